# What the table in the browser says.

table-title = Table
the-display = The display
connecting = Setting the table…
no-table = There is no such table
no-watching = This table does not allow spectators.
connection-lost = Connection lost. Reconnecting; no moves are lost.
connect-again = Reconnect now
your-turn = Your turn.
asked-act-only = Take an action.
prompt = Your decision
game-over = The game is over.
cancel = Cancel
undo = Undo
act-hunt = Mark { $what }
act-take = Take { $what }
act-use = Use { $what }
act-sell = Sell
act-tame = Tame
act-summon = Summon
act-summon-for = Summon for { $stones }
act-summon-free = Summon for free
act-remove = Remove for { $stones }
act-keep = Keep { $stones }
act-pay = Pay { $stones }
act-upgrade = { $stone } to { $better }
act-end = End turn
act-choose = Choose
act-done = Done
choose-player = Choose { $player }
wastes = wastes { $count }
reveals-short = no undo
reveals = reveals something hidden: cannot be undone
brings = gains
card-lit = can be chosen
card-used = used
sells-for = sells for
zone = { $family } zone
tiles = Artifact tiles
draw-word = draw
draw-pile = { $count ->
        [one] Draw pile: { $count } card
       *[other] Draw pile: { $count } cards
    }
discard-count = { $count } discarded
discard-pile = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
discard-empty = Nothing has been discarded yet.
your-hand = Your hand: { $count }
hand-of = { $player }’s hand: { $count }
hand-empty = Your hand is empty.
hand-empty-of = { $player }’s hand is empty.
hand-size = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
hand-known = { $size }; you know of { $cards }
stones-held = Stones: { $stones }; worth { $worth }, limit { $limit }
stones-worth = worth { $worth } · limit { $limit }
points-word = { $count ->
        [one] point
       *[other] points
    }
areas-of = { $player }’s area: { $used } of { $areas } used
areas-yours = Your areas: { $used } of { $areas }
areas-used = Areas: { $used } of { $areas }
area-free = free
area-of-round = round { $round }
shelter-of = { $player }’s shelter
first-player = first player
player-away = offline
player-thinks = thinking…
kept-clock = out of time: a bot is playing
kept-vote = a bot is playing
kept-left = left the table: a bot is playing
bot-name = { $seat ->
        [1] Nima
        [2] Oren
        [3] Sela
       *[4] Tavi
    }
where-display = on the display
where-display-marked = on the display, marked by { $player }
where-hand = in your hand
where-hand-of = in { $player }’s hand
where-known-hand = in { $player }’s hand: you saw it go there
where-discard = in the discard pile
where-tiles = on the display
where-area = in { $player }’s area
where-shelter = in { $player }’s shelter
where-before = in front of { $player }
where-unknown = hidden, or not in this game
log = Game log
log-undone = { $player } undoes a move.
log-kept = A bot now plays for { $player }.
log-returned = { $player } is back.
log-all = Show all
log-jump = Go to this step
round-banner = Round { $round }
rounds = Rounds
round-and-phase = Round { $round } · { $phase ->
        [hunting] Hunting
        [action] Action
        [resolution] Resolution
       *[over] the end
    }
scores = Scores
ends-at = The game ends at { $points } points or after 10 rounds
past-60 = past 60: the marker starts over
nav-rules = Rules
nav-cards = Cards
nav-settings = Settings
nav-chat = Chat
chat-unread = { $count ->
        [one] new message
       *[other] new messages
    }
table-more = Log and more
nav-keys = Keyboard
nav-leave = Home
watching = { $count ->
        [one] You are watching.
       *[other] You are watching, with others.
    }
confirm-end-title = End your turn?
confirm-end = You still have actions left.
key-arrows = move around the table
key-enter = choose the selected item
key-digits = choose one of the options
key-escape = cancel
key-undo = undo
key-end = end the turn
key-inspect = show the card in detail
key-log = go to the log
key-help = this help
help-details = Hover over a card to enlarge it. Right-click or long-press it to see everything about it.
help-carry = You can also drag cards: from your hand to your area to summon them, from the display to your hand to tame them, or to the discard pile to sell them.
show-result = Show the result
you-won = You won!
winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
summoned-cards = { $count ->
        [one] { $count } card summoned
       *[other] { $count } cards summoned
    }
look-at-table = View the table
rematch = Play again
rematch-ready = The next game is being set up.
rematch-join = Join the next game
cover-title = Pass the device to { $player }
cover-text = { $player } is next. Everyone else, look away.
cover-button = I am { $player }: show my hand
vote = let a bot play
vote-in = bot possible in { $time }
leave-title = Leave the table?
leave-text = The game will wait for you on the start page. If you will be away for long, let a bot play for you.
leave-to-bot = Let a bot play for me
leave-later = I’ll be back
nav-sound = Sound
