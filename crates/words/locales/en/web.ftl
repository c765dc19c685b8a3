### What only the browser says.

## What every page of the browser says

title = Vale
close = Close
page-failed = This page could not be loaded. Check your connection and reload it.
card-cost = cost { $cost }

## The frame around all pages, settings, names, and what can go wrong

site-pages = Pages
site-learn = Learn to play
site-cards = Cards
site-rules = Rules
site-daily = Daily deal
site-account = Account
site-credits = Credits
site-not-affiliated = A digital edition made by fans, not affiliated with the publisher. If you like the game, get the cardboard.

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Match device
settings-theme-dusk = Dusk
settings-theme-parchment = Parchment
settings-card-size = Card size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-animations = Animation speed
settings-bots = Bot speed
settings-bots-hint = Applies from the next table on.
settings-bots-hint-here = At this table too, from the next move on.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-sounds = Sound effects
settings-volume = Volume
settings-confirm-end = Ask before I end a turn with actions left
settings-auto-forced = Play forced moves for me
settings-kept-account = Saved with your account, on all your devices.
settings-kept-here = Saved on this device. Log in to sync.

session-names = Alder, Briar, Cedar, Clover, Dawn, Fern, Hazel, Heather, Juniper, Linden, Maple, Reed, Robin, Rowan, Thistle, Wren
session-somebody = Somebody

bot-level-0 = Dreamer
bot-level-1 = Eager
bot-level-2 = Apprentice
bot-level-3 = Expert
bot-level-4 = Tinkerer
bot-level-5 = Master

colour-yellow = yellow circle
colour-green = green square
colour-violet = violet diamond
colour-black = black pentagon

copy = Copy
copied = Copied
share = Share
qr = QR code
qr-about = QR code of this link, for the camera of a phone
picture = Save a picture
picture-failed = The picture could not be created.
picture-creatures = { $count ->
    [one] { $name }: one creature
   *[other] { $name }: { $count } creatures
}

problem-conflict = Something changed in the meantime. Look again, then decide.
problem-illegal = That is not possible now.
problem-unauthorized = You can't do that here.
problem-busy = The server is not responding. Try again in a moment.
problem-bad-message = The server did not understand that. Reload the page.
problem-bad-request = The server cannot accept that.
problem-not-found = There is nothing here. It may be gone, or the address is incomplete.
problem-wrong-method = The server cannot do that. Reload the page.
problem-too-large = That is too long.
problem-too-many = Too many requests. Wait a moment, then try again.
problem-wrong-origin = This page was loaded from a different address than the server. Open the game at its own address.
problem-wrong-version = Vale was updated. Reload the page.
problem-not-over = This game is still being played. You can watch it here when it is over.
problem-name-taken = That name is taken. Choose another.
problem-wrong-password = Wrong name or password.
problem-other-rules = This game was started under older rules and cannot continue.
problem-internal = Something went wrong on our side. Try again.

## The start page, and tables in words

start-title = Vale: hunt, tame and summon
start-tagline = Hunt the creatures of the vale, tame them, summon them.
start-new-game = New game
start-play = Play
start-what = { $bots ->
    [one] You against a bot ({ $level }). Starts right away.
   *[other] You against { $bots } bots ({ $level }). Starts right away.
}
start-what-beside = { $players } players on this device. Starts right away.
start-players = Players
start-level = Bots
start-level-0 = plays at random
start-level-1 = takes what looks best now
start-level-2 = plans its turn
start-level-3 = has learned how to win
start-level-4 = tries many games out at random
start-level-5 = compares its best turns far ahead
start-more = More options
start-artifact-creatures = Artifacts creatures
start-artifact-tiles = Artifact tiles
start-undo = Moves can be undone
start-spectators = Spectators allowed
start-chat = Chat
start-hints = Hints against bots
start-here = Play on this device, without the server
start-file = Open a game file (.vale)
start-file-failed = This file is not a game that this version can open.
update-waits = A new version of Vale is ready.
update-now = Reload
start-first = Who goes first
start-first-random = Random
start-first-me = Me
start-first-reptile = Whoever saw a reptile last
start-clock = Time limit
start-clock-none = None
start-clock-turn-60 = 1 minute per turn
start-clock-turn-180 = 3 minutes per turn
start-clock-turn-day = 1 day per turn
start-clock-bank-900 = 15 minutes per player
start-clock-bank-1800 = 30 minutes per player
start-sell = Selling
start-sell-printed = as on the board
start-sell-manual = as in the manual
start-payment = Payments
start-payment-needed = no surplus stones
start-payment-any = surplus stones allowed
start-beside = Several players on this device
start-beside-hint = Enter their names. Hands are hidden between turns.
start-beside-name = Seat { $seat }
start-friends = Play with friends
start-friends-hint = Opens a table with free seats. Share the link; nobody needs an account.
start-public = List the table publicly, so that anyone can join
start-ways = More to do
start-way-learn = New here?
start-hint-learn = A guided first game
start-way-daily = Daily deal
start-hint-daily = The same cards for everyone
start-way-puzzle = Puzzle of the day
start-hint-puzzle = Find the best last turn
start-way-cards = Cards
start-hint-cards = All creatures and tiles
start-way-statistics = Statistics
start-hint-statistics = Which creatures win
start-way-album = Album
start-hint-album = The creatures you have summoned
start-way-rules = Rules
start-hint-rules = In short, and with all rulings
start-running = Your games
start-running-all = Show all { $count }
start-running-fewer = Show fewer
start-waiting = Open tables
start-waiting-none = No open tables. Start one and list it publicly.
start-finished = Finished games
start-sent = { $count ->
    [one] A game of this device is now among your games on the server.
   *[other] { $count } games of this device are now among your games on the server.
}
start-open = Open
start-go-on = Continue
start-join = Join
start-look = View

occupant-bot = { $name } (bot)
occupant-invited = invited player

table-nobody = Nobody yet
table-free = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-over = finished
table-here = on this device
table-on-device = played on a device
table-save = Save as a file
table-delete = Delete
table-delete-sure = Really delete?
table-your-turn = Your turn
table-in-round = round { $round }
table-turn-of = { $player } to play
table-score = { $player } { $score }
table-won = you won
table-place = { $place ->
    [2] you came 2nd
    [3] you came 3rd
   *[other] you came { $place }th
}
table-artifacts = Artifacts
table-players = { $count } players
table-set-base = base game
table-set-creatures = with the Artifacts creatures
table-set-tiles = with artifact tiles
table-set-both = with the Artifacts creatures and tiles
table-sell-printed = selling as on the board
table-sell-manual = selling as in the manual
table-payment-needed = no surplus stones
table-payment-any = surplus stones allowed
table-first-random = random first player
table-first-reptile = whoever saw a reptile last goes first
table-first-seat = seat { $seat } goes first
table-clock-none = no time limit
table-clock-turn = { $time } per turn
table-clock-bank = { $time } per player
table-undo-yes = moves can be undone
table-undo-no = moves cannot be undone
table-public-yes = listed publicly
table-public-no = by link only
table-spectators-yes = spectators allowed
table-spectators-no = no spectators

## The daily deal

daily-what = Everyone who plays today gets the same shuffle, goes first, and faces the same bot ({ $level }). One try per day. How far can you get?
daily-next = Next deal in { $time }.
daily-your-place = { $points } points: place { $place } today
daily-streak = { $count ->
    [one] One day so far: come back every day for a streak
   *[other] { $count } days in a row
}
daily-ghost = { $level } reaches { $points } points with these cards. Can you beat that?
daily-ghost-plays = The strongest bot is playing these cards, too. Its score comes soon.
daily-line = Vale, { $date }: { $points } points ({ $margin })
daily-line-ghost = { $level }: { $points }
daily-line-streak = { $count } days in a row
daily-play = Play today’s deal
daily-go-on = Continue today’s deal
daily-look = View your game
daily-results = Today’s results
daily-results-none = Nobody has finished it yet. Be the first!
daily-place = Place
daily-name = Name
daily-points = Points
daily-margin = Lead over the bot
daily-you = you

## Invitations, accounts, and addresses that lead nowhere

to-start = To the start page

join-title = You are invited
join-hint = A seat is reserved for you. Choose a colour if you like.
join-as = You are playing as { $name }.
join-take = Take the seat
join-used = This invitation has been used, has expired, or is incomplete. Ask for a new link.
join-host = { $name } invites you to play.
join-others = At the table: { $names }
join-seated = You already have a seat at this table.
join-begun = The game has already started without you.
join-withdrawn = This seat is no longer reserved for you: somebody else has it, or it was freed. Ask for a new link.
join-colour-taken = Somebody has just taken that colour. Choose another one, or none.
join-to-table = Go to the table
join-no-token = This link is incomplete. Copy all of it, including everything after the # sign.

not-found-title = Nothing but a mimic here
not-found-hint = There is no page at this address.

account-title = Your account
account-is-account = You have an account.
account-is-guest = You are a guest, known on this device only.
account-your-name = Your name
account-shown-name = The name others see
account-rename = Change
account-renamed = Name changed.
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Current password
account-password-new = New password
account-password-save = Save the new password
account-password-saved = Saved. You are logged out on all other devices.
account-make = Create an account
account-make-why = Keep your games and settings on all your devices, and get a rating. All you need is a name and a password.
account-log-in = Log in
account-log-in-why = Already have an account? Log in to play as yourself on this device.
account-leave = Log out
account-guest-leaves = A guest who logs out is gone for good. Create an account first if you want to come back.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-delete = Delete account
account-delete-what = Your name, settings and statistics are deleted for good. Your games remain, without your name.
account-delete-now = Delete for good

account-statistics = Statistics
account-statistics-none = No finished games yet. Play one!
account-statistics-players = Players
account-statistics-games = Games
account-statistics-wins = Won
account-statistics-mean = Points per game
account-statistics-rating = Rating
account-statistics-sources = Where your points came from

## A table before the game, invitations, and talk

lobby-title = Table
lobby-title-of = { $name }’s table
lobby-welcome = Welcome!
lobby-come-in = Join
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-free-seat = Free seat
lobby-kept = Reserved for a friend
lobby-invited = Invitation sent.
lobby-you = you
lobby-here = online
lobby-away = offline
lobby-beside = on the same device
lobby-is-ready = ready
lobby-bot = bot · { $level }
lobby-sit = Sit here
lobby-stand = Get up
lobby-colour = Colour
lobby-invite = Invite a friend
lobby-invitation = For your friend: this link takes the seat, once.
lobby-new-link = Create a new link
lobby-free-it = Free the seat
lobby-level = Bot level
lobby-seat-bot = Add a bot
lobby-send-away = Remove
lobby-reptile = I just saw a reptile!
lobby-reptile-last = { $name } saw one last and goes first.
lobby-start = Start the game
lobby-ready = I’m ready
lobby-all-ready = Everyone is ready: start the game.
lobby-waits-for = Everyone is ready. Waiting for { $name } to start; you can start the game, too.
lobby-lacks-seats = { $count ->
    [one] One seat is free: sit down, invite a friend, or add a bot.
   *[other] { $count } seats are free: sit down, invite friends, or add bots.
}
lobby-lacks-invited = { $count ->
    [one] Waiting for an invited player.
   *[other] Waiting for { $count } invited players.
}
lobby-lacks-ready = { $name } is not ready yet.
lobby-friends = Friends
lobby-address = Link to this table
lobby-address-hint = Send this link to your friends. Anyone who opens it can take a free seat.
lobby-only-here = This link works on this device only. To play with others on your network, start Vale like this:
lobby-share = Come and play Vale with me!
lobby-spectators = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
}
lobby-settings = Settings of this table
lobby-fair = A fair shuffle
lobby-fair-why = The cards are already shuffled. This fingerprint of the shuffle is fixed now; after the game, anyone can check that nothing was changed.

chat = Chat
reactions = Reactions
reaction-hello = Hello!
reaction-bravo = Well played!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-thinking = Let me think…
reaction-thanks = Thanks!
chat-said = Messages
chat-none = No messages yet.
chat-write = Write a message
chat-send = Send
chat-mute = Mute
chat-unmute = Unmute
chat-mute-who = Mute { $name }
chat-hear-again = Unmute { $name }
chat-muted = muted

name-ask = What is your name?
name-title = Your name at the table
name-go-on = Open the table

## What the table in the browser says

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
card-details = Details
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
discard-pile = { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
discard-empty = Nothing has been discarded yet.
your-hand = Your hand: { $count }
hand-brief = Hand
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
more-brief = More
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

## What is said to the player whom it is about; events and questions are in game.ftl

you-name = You
you-log-undone = You undo a move.
you-log-kept = A bot now plays for you.
you-log-returned = You are back.
log-hinted = { $player } asked for a hint.
you-log-hinted = You asked for a hint.
you-refusal-marked = you have already marked { $card }
where-display-marked-you = on the display, with your marker
where-area-you = in your area
where-shelter-you = in your shelter
where-before-you = in front of you
areas-of-you = Your area: { $used } of { $areas } used
shelter-of-you = Your shelter

## The album

album-title = Album
album-what = Every creature that you summon in a finished game finds its place here. Summon them all!
album-count = { $count } of { $all }
album-missing = not summoned yet
album-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}

## The tutorial: its page, and the coach at the table

learn-title = Learn to play
learn-lead = Play a first game against a friendly bot, with cards chosen for you. A coach sits beside you, points out one thing at a time, and explains it: hunting, selling and taming, stones, summoning, effects, and how a game ends.
learn-takes = In about ten minutes you will know how to play. You can leave at any time and continue here later.
learn-start = Start your first game
learn-starting = Setting the table…
learn-or-rules = Read how to play instead
learn-point-undo = You cannot go wrong: moves can be undone, and only legal moves light up.
learn-point-card = Every card shows its text. Open it from the table for details and rulings.
learn-point-coach = Whatever the coach is talking about gets a golden frame. You are always free to do something else.

coach = Coach
coach-understood = Got it
coach-back = Back
coach-close = Hide
coach-again = Explain again
coach-welcome-title = Welcome to the vale!
coach-welcome = You and your opponent gather creatures. Whoever has the most points at the end wins. I will point out one thing at a time and tell you about it. This bar always tells you what to decide.
coach-vale-title = This is the display
coach-vale = Two cards per player have been revealed, each in the zone of its family. A zone shows the stones that its cards sell for: {"[R]"} is worth 1, {"[B]"} 3, {"[P]"} 6.
coach-hunt-title = Mark a card
coach-hunt = { $card } costs only 2, and its hourglass brings you 2 points in every round. Mark it, and it is yours to keep or to sell.
coach-second-title = Your second card
coach-second = The second choice goes the other way round: your opponent has just chosen twice, and { $card } is left for you. Mark it now and sell it later.
coach-sell-title = Sell a card
coach-sell = Your marked cards wait for you. { $card } is far too expensive for now, so sell it: you get the stones of its family.
coach-act-title = Your turn
coach-act = Your marked cards are waiting for you. Sell a card to get the stones of its family, or tame it to take it into your hand. You must do one or the other with both before you can end your turn.
coach-stones-title = Stones
coach-stones = These stones are your money. You can hold at most four, and nobody gives change: if you pay a cost of 2 with {"[B]"}, the rest is lost. So pay as exactly as you can.
coach-tame-title = Tame a card
coach-tame = Tame { $card } to take it into your hand. Nobody else can see your hand, and it can hold any number of cards.
coach-change-title = Summon it, and lose the change
coach-change = The number at the top left is the cost: 2. You have no stones for exactly 2, and nobody gives change: the rest is lost. Summon { $card } all the same: it starts working in the round in which you summon it.
coach-summon-title = Summon it
coach-summon = You can afford a card in your hand, so it lights up. Summon it to place it in your area, where it works for you. You have as many areas as the number of the round: one in round 1, two in round 2, and so on.
coach-effects-title = What cards do
coach-effects = The symbol beside the text tells you when an effect works. Lightning: once, when the card is summoned. Infinity: always, as long as the card is there. Hourglass: once each round, in the Resolution Phase.
coach-keep-title = Too many stones
coach-keep = You have more stones than you can hold. Choose which to keep; the others are lost. Next time, try to spend some first.
coach-asks-title = A card gives you a choice
coach-asks = The effect of a card lets you choose. Everything you can choose lights up, and the bar names the card.
coach-why-not-title = Why not this card?
coach-why-not = A card that does not light up cannot be played now. Point at it, or open it, to see why: too few stones, no free area, or an effect that cannot happen.
coach-end-turn-title = End your turn
coach-end-turn = When you have done everything you want, end your turn. You keep your stones and the cards in your hand. If you regret something, undo it first.
coach-others-title = The others play
coach-others = Now your opponent acts. You can see their stones and summoned cards, but not their hand. The log shows what happened.
coach-resolve-title = The Resolution Phase
coach-resolve = Now each of your cards with an hourglass works once. You choose the order, and it can matter: some need the stones that others bring.
coach-round-title = A new round
coach-round = Everyone now has one more area, and another player goes first. Summoned cards stay, and their hourglass effects come back every round: the earlier, the better.
coach-pick-title = Your choice
coach-pick = Now you choose. Look for a card that sells for the stones you need, and for one that these stones pay for exactly. Open a card to read it closely.
coach-end-title = How the game ends
coach-end = The game ends when somebody has 60 points at the end of a round, or after round 10. The most points win. Early on, build up cards that bring something every round; later, go for points.
coach-alone-title = You can play!
coach-alone = You have played two whole rounds. Carry on as you like; I will only speak up when something new comes along. Have fun!
coach-over-title = That was your first game
coach-over = See where the points came from, and watch the game again if you like. Next time, try a stronger bot, or invite a friend.

## The end of a game: how it went, and whether the shuffle was honest

stats-loading = Loading statistics…
stats-failed = The statistics could not be loaded.
stats-again = Try again
stats-rounds = Points, round by round
stats-chart = A line for each player: their points after each round. The same figures follow as a table.
stats-round = Round
stats-start = Start
stats-as-table = As a table
stats-sources = Where the points came from
stats-best = Best card
stats-at-start = At the start
stats-all = Show all { $count }
stats-fewer = Show fewer
stats-replay = Watch the game again
stats-record = Download the record
stats-sealed = Others may still be playing this deal today. From tomorrow on you can watch the game again and check the shuffle.
stats-on-device = This game was played on a device, without a server. Nobody committed to the shuffle beforehand, so it cannot be verified.

verify-title = Was the shuffle fair?
verify-about = Before anyone sat down, the server drew a secret number, the seed, which decides every shuffle, and published its fingerprint: a commitment. Now that the game is over, you know the seed. If its fingerprint matches the commitment, nobody can have changed the cards afterwards.
verify-promise = Commitment, as the server shows it now
verify-promise-kept = Commitment, as this device saved it when you joined the table
verify-seed = Seed
verify-computed = Fingerprint of the seed, computed by your browser
verify-do = Compare now
verify-right = They match: this is the deal that the server committed to.
verify-wrong = They differ: this is not the deal that the server committed to.
verify-insecure = Your browser computes fingerprints only on secure pages (https), so it cannot do it here. The program can:
verify-command = The program also replays every move by the rules and checks the result. Download the record and run:

## Watching a finished game again

replay-title = Replay
replay-loading = Loading the game…
replay-none = This game cannot be watched
replay-controls = Replay controls
replay-back = One move back
replay-forward = One move forward
replay-round-back = One round back
replay-round-forward = One round forward
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-where = Step { $step } of { $count } · round { $round }
replay-deal = The cards are shuffled, and the game begins.
replay-on-device = Played on a device, without a server
replay-hand = holds
replay-hand-empty = no cards
replay-eyes = Visible hands
replay-eyes-all = all hands
replay-share = Share this moment
replay-share-about = This link opens the game at this step.
replay-link = Link to this step
replay-statistics = Game statistics

## The review of a finished game

review-title = Review
review-open = Review this game
review-about = A strong bot judges every decision by what its player could know at the time. Win shares are estimates.
review-sealed = The review can be made when the game can be watched.
review-working = Reviewing the game: { $percent } %
review-cancel = Cancel
review-make = Make the review
review-failed = The review could not be made.
review-shares = How the win shares went
review-chart = A line for each player: how likely they were to win, after every move. Vertical marks show where cards turned up. The same figures follow as a table.
review-chart-where = Step { $step }, round { $round }: { $shares }
review-chart-share = { $player } { $share } %
review-chart-luck = cards turned up: { $shares }
review-chart-change = { $player } { $change }
review-step = Step
review-luck = Luck
review-accuracy = Accuracy
review-start = Start
review-own = Own moves
review-others = Moves of others
review-result = Result
review-players = How everyone did
review-players-about = The start, luck, own moves and the moves of others add up to the result, in points of win share.
review-grade-best = Best
review-grade-about-equal = About equal
review-grade-good = Good
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-grades = Decisions
review-moments = Key moments
review-moments-none = No decision certainly gave anything away.
review-moment = Round { $round }: { $grade }
review-moment-loss = gave away { $loss } points of win share (± { $error })
review-moment-better = Better
review-moment-go = Go to this moment
review-moment-show = Show the better way
review-luckiest = The luck that counted most
review-line = The better way, step { $step } of { $count }
review-line-next = Next step
review-line-back = Back to the game
review-decision = { $grade }: { $loss } points of win share

## Hints

hint = Hint
hint-title = What the strongest bot would do
hint-thinking = The bot is thinking…
hint-best = Best: { $share } %
hint-other = Also possible: { $share } %
hint-about = How likely you are to win if you go on like this. Hints are noted in the log.
hint-play = Play this

## The puzzle of the day

puzzle-title = Puzzle of the day
puzzle-link = Today’s puzzle: find the best turn
puzzle-what = This is the last round, and your last turn. Exactly one way to play it brings the most points in the end, after the Resolution Phase. Find it!
puzzle-loading = Loading the puzzle…
puzzle-failed = The puzzle could not be loaded.
puzzle-number = Puzzle { $number } of { $count }
puzzle-tries = { $count ->
        [one] { $count } try
       *[other] { $count } tries
    }
puzzle-again = Start again
puzzle-solution = Show the solution
puzzle-next-step = Next step
puzzle-solved = Solved: { $points } points in the end is the most.
puzzle-not-yet = { $points } points in the end. There is a better turn.
puzzle-shown = The solution, move { $step } of { $count }: { $points } points in the end

## The gallery, and a card seen closely

tile-kind-instant = instant tile
tile-kind-action = action tile
tile-kind-permanent = permanent tile
detail-family = Family
detail-cost = Cost
detail-sells = Sells for
detail-sells-printed = Sells for (printed board)
detail-sells-manual = Sells for (reference manual)
detail-set = Set
detail-set-base = Base game
detail-set-artifacts = Artifacts
detail-when-instant = Resolved once, when the card is summoned.
detail-when-permanent = Works as long as the card is in the area.
detail-when-active = Used once per round, in the Resolution Phase.
detail-tile-when-instant = Resolved as soon as the tile is taken.
detail-tile-when-action = Can be used once, as an action on your turn.
detail-tile-when-permanent = Works as long as the tile is in front of you.
detail-stones = A red stone is worth 1, a blue one 3, a purple one 6.
detail-rulings = Related rulings
detail-previous = Previous
detail-next = Next

gallery-title = Cards
gallery-search = Search names and effects
gallery-search-hint = for example “draw” or “dragon”
gallery-all = all
gallery-tiles = Artifact tiles
gallery-or-more = { $cost } or more
gallery-timing = Effect
gallery-order = Order
gallery-order-cost = by cost
gallery-order-family = by family
gallery-order-name = by name
gallery-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards and tiles
}
gallery-reset = Show all
gallery-nothing = No cards found. Try fewer words or other filters.

## Statistics of many games

statistics-title = Statistics
statistics-link = Which creatures win? All statistics
statistics-all = All statistics
statistics-what = Which creatures win, how long does a game last, and does it matter who goes first? Bots have played many games to find out.
statistics-games = The games
statistics-people = games of people
statistics-bots = bots: { $level }
statistics-from = These figures come from { $games } games ({ $kind }), counted on { $date }.
statistics-fact-rounds = Rounds in a game
statistics-fact-eight-to-ten = End in rounds 8 to 10
statistics-fact-winner-score = Points of winners
statistics-fact-other-score = Points of all others
statistics-fact-tied = Shared wins
statistics-interval = Beside each figure stands its interval: the real one is most likely in there (95%). Plots show the same, with a dashed line where a share of the wins would be fair: { $fair }.
statistics-few = too few
statistics-creatures = Creatures
statistics-creature = Creature
statistics-careful = Read this with care: a creature that wins often when it is summoned need not be the reason. Whoever can pay for a dragon is ahead already.
statistics-printed-only = Creatures are counted one by one only in games that sell as on the board.
statistics-expansion-only = With the expansion, only its own creatures are listed; the others are counted in the base game.
statistics-search = Search names
statistics-count = { $count ->
    [one] { $count } creature
   *[other] { $count } creatures
}
statistics-summoned = Wins when summoned
statistics-marked = Wins when marked
statistics-marked-first = Wins when marked first of all
statistics-sold = Wins when sold
statistics-points = Points brought
statistics-best-rounds = Wins in its best rounds
statistics-in-rounds = rounds { $from } and { $to }
statistics-tile = Tile
statistics-taken = Wins when taken
statistics-idle = No effect when taken
statistics-families = Families
statistics-sales = Sold after marking
statistics-partners = Best partners
statistics-partners-what = How many times as often you win by summoning both, compared with two creatures that do nothing for each other: 1.10 means a tenth more.
statistics-partners-tested = { $tested } pairs were tested. { $better } are better together, { $worse } are worse; at most one in twenty of these is expected to be chance.
statistics-partners-none = { $tested } pairs were tested. In these games, none of them can be told from chance.
statistics-pair = Creatures
statistics-lift = Together
statistics-cases = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
statistics-order = Turn order
statistics-order-fair = If it did not matter who goes first, everybody would win { $fair } of the games.
statistics-order-even = In these games, no difference can be seen.
statistics-order-uneven = It does: whoever goes { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} wins { $share } of them.
statistics-player = Goes
statistics-goes = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
statistics-wins = Wins
statistics-score = Points at the end
statistics-length = How long games last
statistics-length-what = The rulebook says 8 to 10 rounds. Of these games, { $share } ended in rounds 8 to 10; the average is { $rounds } rounds.
statistics-ended = Games that end in it
statistics-sell = The two sell tables
statistics-sell-what = When families are equally good, a card of each wins equally often when it is marked. The best and the worst family are { $printed } percentage points apart with the sell table of the board, { $manual } with that of the manual: the closer, the better balanced.
statistics-sell-marked-printed = Wins when marked, board
statistics-sell-marked-manual = Wins when marked, manual
statistics-sell-sales-printed = Sold after marking, board
statistics-sell-sales-manual = Sold after marking, manual
statistics-note-early = Wins { $share } when summoned by round 4 ({ $games }).
statistics-note-summoned = Wins { $share } when summoned ({ $games }).
statistics-note-taken = Wins { $share } when taken ({ $games }).
statistics-note-partner = Best partner: { $card }.

## The page of the rules

rules-title = Rules
rules-rules = The rules
rules-rulings = The rulings
rules-about-rules = Every rule has an id, so that you can refer to it.
rules-about-rulings = What the rulebook leaves open, and how this program decides it.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
rules-nothing = No rules found.

how-title = How to play
how-goal = You hunt mythical creatures in the vale, sell some of them for magic stones and summon others to your side. The game ends when somebody has 60 points at the end of a round, or after ten rounds. Whoever has the most points wins.
how-hunt-title = 1. Hunt
how-hunt = Two creatures per player appear. In turn order, everyone marks one; then, in reverse order, everyone marks a second one. So the last player picks twice in a row.
how-act-title = 2. Act
how-act = On your turn, deal with both marked cards: sell a card for stones, or tame it into your hand. Pay stones to summon cards from your hand to your area. In round 1 you have room for one card, in round 2 for two, and so on.
how-resolve-title = 3. Resolve
how-resolve = Every card in your area with an hourglass works once, every round. Cards with a lightning bolt worked when you summoned them; those with the infinity sign work all the time.
how-end-title = The end
how-end = If somebody has 60 points at the end of a round, the game is over. Otherwise the first player marker moves on, and everyone has room for one more card.
how-stones-title = Stones, and no change
how-stones = {"[R]"} is worth 1, [B] is worth 3 and [P] is worth 6. You can hold at most four stones, and nobody gives change: pay a cost of 4 with [P], and 2 are lost. Getting this right is the heart of the game.
how-sell-title = What selling earns
how-learn = Play a first game with a coach
how-cards = See all cards

## Whom all this is owed to

credits-title = Credits
credits-game = The game
credits-game-text = The Vale of Eternity was designed by Eric Hong and is published by Mandoo Games. The game, its name and its art belong to them.
credits-not-affiliated = This digital edition is made by players. It is not affiliated with the publisher and uses neither its art nor its texts.
credits-buy = If you like the game, buy it: it is beautiful, and a real table is hard to beat.
credits-pictures = Pictures
credits-icons = The pictures on the cards are icons by many authors, unchanged except for their colours, from
credits-own = The frames, stones, markers, app icon and sounds are our own.
credits-fonts = Fonts
credits-software = Software
credits-software-text = Vale builds on the work of many others, among them:
credits-licence = The code and texts of Vale are free software, licensed under MIT or Apache 2.0, at your option.
