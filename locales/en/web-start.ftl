# The start page, and tables in words.

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
start-level-4 = thinks far ahead
start-more = More options
start-artifact-creatures = Artifacts creatures
start-artifact-tiles = Artifact tiles
start-undo = Moves can be undone
start-spectators = Spectators allowed
start-chat = Chat
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
start-hint-learn = Learn the game in one round
start-way-daily = Daily deal
start-hint-daily = The same cards for everyone
start-way-cards = Cards
start-hint-cards = All creatures and tiles
start-way-rules = Rules
start-hint-rules = In short, and with all rulings
start-running = Your games
start-running-all = Show all { $count }
start-running-fewer = Show fewer
start-waiting = Open tables
start-waiting-none = No open tables. Start one and list it publicly.
start-finished = Finished games
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
table-your-turn = Your turn
table-in-round = round { $round }
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
