# The start page, and tables in words.

start-title = Vale: hunt, tame and summon
start-tagline = Hunt the creatures of the vale, tame them, summon them.
start-new-game = A new game
start-play = Play
start-what = { $bots ->
    [one] You and a bot ({ $level }), right away.
   *[other] You and { $bots } bots ({ $level }), right away.
}
start-what-beside = { $players } players at this device, right away.
start-players = Players
start-level = Bots
start-level-0 = plays on a whim
start-level-1 = takes what is near
start-level-2 = plans the turn
start-level-4 = thinks far ahead
start-more = More options
start-artifact-creatures = Creatures of Artifacts
start-artifact-tiles = Artifact tiles
start-undo = Moves can be taken back
start-spectators = Others may watch
start-chat = Chat
start-first = Who goes first
start-first-random = Chance decides
start-first-me = I do
start-first-reptile = Who saw a reptile last
start-clock = Time to think
start-clock-none = As much as you like
start-clock-turn-60 = 1 minute per turn
start-clock-turn-180 = 3 minutes per turn
start-clock-turn-day = 1 day per turn
start-clock-bank-900 = 15 minutes per player
start-clock-bank-1800 = 30 minutes per player
start-sell = Selling earns
start-sell-printed = what the board says
start-sell-manual = what the manual says
start-payment = Paying
start-payment-needed = no needless stones
start-payment-any = any stones that cover it
start-beside = Several people at this device
start-beside-hint = Write their names here. Hands are covered between turns.
start-beside-name = Seat { $seat }
start-friends = Play with friends
start-friends-hint = Opens a table with free seats. You send a link; nobody needs an account.
start-public = Show it in the list, so that anyone can join
start-ways = More to do
start-way-learn = New here?
start-hint-learn = Learn it in one round
start-way-daily = Daily deal
start-hint-daily = The same cards for everyone
start-way-cards = Cards
start-hint-cards = All creatures and tiles
start-way-rules = Rules
start-hint-rules = Short, and with all rulings
start-running = Your games
start-waiting = Tables that wait
start-waiting-none = Nobody waits right now. Open a table and tick the box for the list, and you are the first.
start-finished = Finished games
start-open = Open
start-go-on = Go on
start-join = Join
start-look = Look

occupant-bot = { $name } (bot)
occupant-invited = somebody invited

table-nobody = Nobody yet
table-free = { $free ->
    [0] full
    [one] { $free } free seat
   *[other] { $free } free seats
}
table-over = over
table-artifacts = Artifacts
table-players = { $count } players
table-set-base = base game
table-set-creatures = with the creatures of Artifacts
table-set-tiles = with artifact tiles
table-set-both = with the creatures and tiles of Artifacts
table-sell-printed = selling earns what the board says
table-sell-manual = selling as in the manual
table-payment-needed = no needless stones in a payment
table-payment-any = payments may have needless stones
table-first-random = chance decides who goes first
table-first-reptile = whoever saw a reptile last goes first
table-first-seat = seat { $seat } goes first
table-clock-none = no clock
table-clock-turn = { $time } per turn
table-clock-bank = { $time } per player
table-undo-yes = moves can be taken back
table-undo-no = moves stand
table-public-yes = in the list of open tables
table-public-no = only for those who have the address
table-spectators-yes = others may watch
table-spectators-no = nobody watches
