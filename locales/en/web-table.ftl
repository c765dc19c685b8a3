# What the table in the browser says.

table-title = Table
the-display = The display
connecting = The table is being laid …
no-table = There is no such table
no-watching = This game is for its players only: nobody watches.
connection-lost = The connection is lost. It comes back by itself; nothing is lost.
connect-again = Connect now
your-turn = Your turn.
asked = { $player } is asked.
prompt = What is asked
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
act-summon-free = Summon for nothing
act-remove = Remove for { $stones }
act-keep = Keep { $stones }
act-pay = Pay { $stones }
act-upgrade = { $stone } to { $better }
act-end = End turn
act-done = No more
choose-player = Choose { $player }
wastes = wastes { $count }
reveals = shows something hidden: cannot be undone
brings = brings
card-lit = can be chosen
card-used = used
sells-for = sells for
zone = Zone of { $family }
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
hand-empty = Your hand is empty.
hand-size = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
stones-held = Stones: { $stones }; worth { $worth }, limit { $limit }
stones-worth = worth { $worth } · limit { $limit }
points-word = { $count ->
        [one] point
       *[other] points
    }
areas-of = Area of { $player }: { $used } of { $areas } used
areas-yours = Your areas: { $used } of { $areas }
area-free = free
area-of-round = round { $round }
shelter-of = Shelter of { $player }
first-player = first player
player-away = not connected
player-thinks = thinks …
kept-clock = time is up: a bot plays
kept-vote = a bot plays
kept-left = left: a bot plays
bot-name = { $seat ->
        [1] Nima
        [2] Oren
        [3] Sela
       *[4] Tavi
    }
where-display = on the display
where-display-marked = on the display, marked by { $player }
where-hand = in your hand
where-discard = in the discard pile
where-tiles = on display
where-area = in the area of { $player }
where-shelter = sheltered by { $player }
where-before = in front of { $player }
where-unknown = somewhere hidden, or not in this game
log = What happened
log-undone = { $player } takes back a move.
log-kept = A bot plays for { $player } now.
log-returned = { $player } is back.
log-all = Show everything
rounds = Rounds
round-and-phase = Round { $round } · { $phase ->
        [hunting] Hunting
        [action] Action
        [resolution] Resolution
       *[over] the end
    }
scores = Scores
ends-at = { $points } points or 10 rounds end the game
past-60 = past 60: the marker starts again
nav-rules = Rules
nav-cards = Cards
nav-settings = Settings
nav-chat = Talk
chat-unread = { $count ->
        [one] new message
       *[other] new messages
    }
table-more = Log and more
nav-keys = Keys
nav-leave = Start page
watching = { $count ->
        [one] You are watching.
       *[other] You are watching, with others.
    }
confirm-end-title = End your turn?
confirm-end = There is still something you could do.
key-arrows = move over the table
key-enter = choose what has the focus
key-digits = choose one of the offered answers
key-escape = never mind
key-undo = undo
key-end = end the turn
key-inspect = show the card in detail
key-log = go to what happened
key-help = this help
help-details = With the mouse, rest on a card to see it large; a right click, or a long touch, shows everything about it.
help-carry = The mouse can also carry cards: from your hand to your areas to summon them, from the display to your hand to tame them, or to the discard pile to sell them.
show-result = Show the result
you-won = You have won!
winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
summoned-cards = { $count ->
        [one] { $count } card summoned
       *[other] { $count } cards summoned
    }
look-at-table = Look at the table
rematch = Play again
rematch-ready = The next game is being set up.
rematch-join = Join the next game
cover-title = Pass the device to { $player }
cover-text = { $player } is asked. Nobody else should look now.
cover-button = I am { $player }: show my hand
vote = let a bot play
leave-title = Leave the table?
leave-text = The game waits for you, and you find it on the start page. If you do not come back soon, let a bot play for you.
leave-to-bot = Let a bot play for me
leave-later = I will be back
nav-sound = Sound
