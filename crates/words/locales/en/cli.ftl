### What only the command line says to players.

## Everywhere

cli-expansion = { $parts ->
        [creatures] {" "}with the Artifacts creatures
        [tiles] {" "}with artifact tiles
        [both] {" "}with the Artifacts creatures and tiles
       *[none] {""}
    }
cli-bot = Bot { $number }
cli-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## vale play: the greeting

play-title = The Vale of Eternity{ cli-expansion }.
play-against = You are in seat 1, playing against { $bots }.
play-you = You
play-level = Bot level: { $number } ({ $level }).
play-program = The program { $program } plays the other seats.
play-stand-in = Level { $number } has not learned games with these options: level { $other } plays instead.
play-round = Each round you mark two cards, sell or tame each of them, summon cards from your hand for stones, and then use the active effects of your summoned cards.
play-round-with-tiles = Each round you take an artifact tile, mark two cards, sell or tame each of them, summon cards from your hand for stones, and then use the active effects of your summoned cards.
play-tiles = An instant tile works when you take it, a permanent tile until the Action Phase ends, and an action tile once, as one of your actions. You cannot take the tile you had last round.
play-goal = The player with the most points wins. The game ends when somebody has { $points } points at the end of a round, or after round 10.
play-seed = The seed of this game is { $seed }.
play-type-help = Type ? for help, or quit to leave. The game is saved as you play.
play-goes-on = The game continues in round { $round }.
play-unfinished = You have an unfinished game: round { $round }, { $scores }.
play-standing = { $name }: { $points }
play-go-on-or-new = Press Enter to continue it, or type new for a new game.
play-nothing-to-resume = there is no unfinished game to continue
play-file-over = this game is over; `vale replay` prints it
play-no-slot = This game will not be saved as you play: { $problem }.
play-no-home = you have no home directory
play-not-kept = The game can no longer be saved as you play: { $file }: { $problem }.
play-kept = Your game is saved; vale play continues it. The file is { $file }
play-kept-finished = The record of this game is { $file }

## vale play: answers

play-only-move = That is your only move: press Enter to play it.
play-forced = { $what } It was your only move.
play-had-to = Your only move: { $move }.
play-which = Several moves fit: { $moves }.
play-not-the-question = That is not what you are asked now: { $question }
play-hint = Level { $number } ({ $level }) would play { $move }.
did-you-mean = Did you mean { $what }?
play-no-effect = It would have no effect now
play-leave = You leave the game.
play-type-number = Type the number of a move, or ? for help.
play-stones-in-words = Stones are now shown as words.
play-stones-as-letters = Stones are now shown as letters.
play-no-such-move = There is no move { $number }; the last one is { $last }.
play-not-possible = Not possible: { $reason }.
play-not-understood = `{ $text }` is neither a move nor a command. Type ? for help.
play-nothing-to-undo = You have no move to undo.
play-cannot-undo = Hidden cards have been revealed since your last move, so it cannot be undone.
play-undone = Your last move has been undone.
play-save-where = Add a file name, such as: record game.vale.
play-saved = Saved as { $file }.
play-file-exists = Not saved: { $file } already exists. Choose another name.
play-not-saved = Not saved: { $file }: { $problem }.
play-place = Place { $place }: { $name } with { $points } and { $summoned ->
        [one] { $summoned } summoned card
       *[other] { $summoned } summoned cards
    }.
play-you-win = You win.
play-wins = { $name } wins.
play-shared-victory = { $names } share the victory.
play-length = The game took { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }; you made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
points-of = { $name }: { $points }, from { $sources }.
points-source = { $source } { $points }
points-at-start = the start { $points }
points-by-round = { $name }, points after each round: { $points }.
play-save-or-leave = Type new for another game, a file name such as game.vale to save this one, or press Enter to leave.

## vale play: what can be typed, each with other words for it

command-help = help
command-table = table
command-hand = hand
command-moves = moves
command-hint = hint
command-points = points
command-words = words
command-log = log
command-undo = undo
command-record = record
command-new = new
command-quit = quit

## vale play: the help, a fact per line

play-help-moves = Type the number of a move, the move as the list shows it, such as mark hydra, sell troll, summon hydra RB, keep RRBP or end the turn, or only a name if just one move fits.
play-help-table = table: everything on the table.
play-help-hand = hand: the cards in your hand and what they do.
play-help-again = moves: list your moves again.
play-help-hint = hint: what a bot would play, and why.
play-help-points = points: where everyone's points came from.
play-help-card = ? and a card, such as ? hydra: what the card does, where it is, and whether you can summon it.
play-help-move = ? and a move, such as ? summon hydra RB: whether the move is possible, and if not, why.
play-help-words = words: show stones as words, or as letters again. R is a red stone, worth 1; B is blue, worth 3; P is purple, worth 6.
play-help-log = log: everything that has happened so far.
play-help-undo = undo: undo your last move, unless something hidden has been revealed since.
play-help-record = record and a file name, such as record game.vale: save the game so far.
play-help-new = new: start another game; this one is saved.
play-help-quit = quit: leave the game; vale play continues it later.
play-help-tile-moves = Moves of artifact tiles are typed in the same way: take book of thoth, use book of thoth, upgrade R, pay B.
play-help-tile = ? and an artifact tile, such as ? book of thoth: what the tile does, where it is, and whether you can take or use it.

## vale play: the table

table-round = Round { $round } of 10, { $phase }. First player: { $first }.
table-display = Display: { $card }, { $family }, cost { $cost }, { $marker }.
table-tile = Artifact tile on the display: { $tile }, { $kind }, { $markers }.
table-everyone-knows = Everyone knows that { $card } is in the draw pile, under { cli-cards }.
table-you-know = You know that { $card } is in the draw pile, under { cli-cards }.
table-draw-pile = Draw pile: { cli-cards }.
table-discard-empty = The discard pile is empty.
table-discard = Discard pile: { $cards }.
table-to-be-marked = On the display, to be marked later: { $cards }.
table-card-to-mark = { $card } ({ $family }, cost { $cost })
table-tile-blocked = Your square marker is on { $tile }, so you cannot take it now.
table-player = { $name }: { $points }, { $purse }, { cli-cards } in hand, { $areas }.
table-player-you = You: { $points }, { $purse }, { cli-cards } in hand, { $areas }.
table-summoned = { $name } has summoned { $cards }.
table-you-summoned = You have summoned { $cards }.
table-sheltered = { $name } has sheltered { $cards }.
table-you-sheltered = You have sheltered { $cards }.
table-has-tile = { $name } has the tile { $tile }, { $kind }.
table-you-have-tile = You have the tile { $tile }, { $kind }.
table-known-hand = You know that { $name } has { $cards } in hand.
table-you = you
table-areas = { $used } of { $areas ->
        [one] { $areas } area
       *[other] { $areas } areas
    } used
table-purse = { $stones } worth { $worth }
table-hand-empty = Your hand is empty.
table-in-hand = In your hand: { $card }.
table-own = You have { $points }, { $purse }, { $areas }, { $hand }{ $shelter ->
        [none] {""}
       *[other] , in the shelter { $shelter }
    }{ $tile ->
        [none] {""}
       *[other] , and the tile { $tile }
    }.
table-own-no-cards = no cards in hand
table-own-hand = in hand { $cards }
table-own-card = { $card } (cost { $cost })
table-no-marker = no marker
table-your-marker = your marker
table-marker-of = marker of { $name }
table-no-square = no square marker
table-your-square = your square marker
table-square-of = square marker of { $name }

## vale play: the full screen

screen-round = Round { $round } of { $last } · { $phase } · ends at { $points } points
screen-piles = draw { $draw } · discard { $discard }
screen-tiles = Tiles
screen-first = {" "}(1st)
screen-areas = area { $used }/{ $areas }
screen-hand = hand { $count }
screen-shelter = shelter:
screen-in-hand = known in hand:
screen-your-hand = Your hand
screen-thinks = { $name } is thinking…
screen-press-help = Press ? for the keys, or q to leave. The game is saved as you play.
screen-too-small = This window is too small for the table. Make it at least 80 by 24, or leave with q and run vale play --plain.
screen-close = {" "}Esc: close{" "}
screen-keys-begin = Enter continue  n new game  q leave
screen-keys = ? help  q leave  ↑↓ choose  Enter play  u undo  h hint  i about it  l log  Tab look around  : type
screen-keys-over = n new game  s save  p points  l log  t table  Tab look around  q leave
screen-help-choose = Arrow keys, or the digits of its number: choose a move.
screen-help-play = Enter: play the chosen move.
screen-help-look = Tab, then the arrow keys: look at the cards and tiles on the table. Esc: back to the moves.
screen-help-about = i: all about this card or tile.
screen-help-mouse = Mouse: a click chooses a move or a card, another click plays the move or tells about the card.
screen-help-hint = h: what a bot would play, and why.
screen-help-undo = u: undo your last move, unless something hidden has been revealed since.
screen-help-table = t: everything on the table.
screen-help-log = l: everything that has happened so far.
screen-help-points = p: where everyone's points came from.
screen-help-words = w: show stones as words, or as letters again. R is a red stone, worth 1; B is blue, worth 3; P is purple, worth 6.
screen-help-save = s: save the game so far as a file.
screen-help-new = n: start another game; this one is saved.
screen-help-quit = q: leave the game; vale play continues it later.
screen-help-type = : lets you type a move or a question such as ? hydra; Tab completes it.
screen-help-signs = On the table, ► is whose decision it is, ‹ › is whose marker lies there, and √ is an active effect that has been used.

## Cards and tiles on one line

line-card = { $card }, { $family }, cost { $cost }. { $effects }
line-effect = { $when }: { $text }
line-tile = { $tile }, { $kind }. { $text }

## vale play: what ? says

explain-unknown = There is no card or move `{ $text }`. Type ? for help.
explain-unknown-with-tiles = There is no card, artifact tile or move `{ $text }`. Type ? for help.
explain-possible = { $move }: possible now.
explain-which = Possible. Several moves fit: { $moves }.
explain-not-now = { $move }: not now. You are asked: { $question }
explain-not-possible = { $move }: not possible, { $reason }.
explain-your-marker = you have already marked { $card }
explain-sells = It sells for { $stones }.
explain-can-use = You can use it now.
explain-cannot-use = You cannot use it now: { $reason }.
explain-before-you = You have it.
explain-before = { $name } has it.
explain-tile-on-display = It is on the display, with { $markers }.
explain-tile-not-here = It is not one of the tiles in this game.
explain-no-tiles = This game is played without artifact tiles.
explain-can-take = You can take it now.
explain-can-take-for-nothing = You can take it now, but it would have no effect.
explain-cannot-take = You cannot take it now: { $reason }.
explain-use-once = You can use it once, on your turn in the Action Phase.
explain-card-not-here = It is not in this game, which is played without the Artifacts creatures.
explain-in-your-hand = It is in your hand.
explain-in-hand-of = It is in { $name }'s hand: you saw it go there.
explain-on-display = It is on the display, unmarked.
explain-on-display-yours = It is on the display with your marker.
explain-on-display-of = It is on the display with { $name }'s marker.
explain-in-your-area = It is in your area.
explain-in-area = It is in { $name }'s area.
explain-in-your-shelter = It is in your shelter.
explain-in-shelter = It is in { $name }'s shelter.
explain-in-discard = It is in the discard pile.
explain-in-pile = It is in the draw pile, under { cli-cards }.
explain-hidden = It is in the draw pile or in another player's hand.
explain-summon-later = You can summon cards on your turn in the Action Phase.
explain-cannot-summon-now = You cannot summon it now.
explain-cannot-summon = You cannot summon it now: { $reason }.
explain-can-summon = You can summon it now for { $payments }.
explain-or = { $before }, or { $after }

## Moves that cannot be read

notation-empty = There is no move on this line.
notation-missing-card = Incomplete move: name a card.
notation-missing-tile = Incomplete move: name an artifact tile.
notation-missing-stones-to-pay = Incomplete move: say which stones you pay.
notation-missing-stones-to-keep = Incomplete move: say which stones you keep.
notation-missing-choice = Incomplete move: say what you choose.
notation-missing-seat = Incomplete move: give the number of a seat.
notation-too-much = Unexpected `{ $text }` after the move.
notation-card = There is no card `{ $text }`.
notation-tile = There is no artifact tile `{ $text }`.
notation-family = `{ $text }` is not a family; the families are fire, water, earth, wind and dragon.
notation-colour = `{ $text }` is not a stone; write R, B or P.
notation-stones = `{ $text }` is not a set of stones; write R, B and P, for example RRB.
notation-seat = `{ $text }` is not a seat; seats are numbered 1 to 4.
notation-choice = `{ $text }` is not one of the options: { $offered }.
notation-which-stones = Say which stones to pay: { $payments }.

## vale cards

cards-none = there is no card or artifact tile `{ $text }`; `vale cards` lists them all
cards-none-found = no card or artifact tile matches
cards-no-family = there is no family `{ $text }`; the families are { $families }
cards-family = Family: { $family }
cards-cost = Cost: { $cost }
cards-sells = Sells for: { $printed } (with the manual's table: { $manual })
cards-set = Set: { $set }
cards-notation = In notation: { $id }
cards-tile = Artifact tile: { $kind }
cards-tile-effect = Effect: { $text }
cards-tile-games = In games: { $supply }
cards-head-creature = creature
cards-head-family = family
cards-head-cost = cost
cards-head-set = set
cards-head-effect = effect
cards-head-tile = artifact tile
cards-head-kind = kind
cards-head-games = in games
supply-all = all
supply-three = 3 or 4 players
supply-four = 4 players
supply-drawn = if drawn

## vale replay

replay-it-is = It is { $card }.
replay-right = record is valid: { $short }
replay-finished = { $moves } moves, result { $points }
replay-unfinished = { $moves } moves, unfinished

## vale hint

hint-asked = Round { $round }, { $phase }. { $name } is to decide:
hint-would-play = Level { $number } ({ $level }) would play: { $move }
hint-in-words = In words: { $move }.
hint-no-other = There is no other legal move.
hint-no-plans = This bot does not plan ahead, so it cannot explain its move.
hint-plans = Its best plans, with their value to the bot:
hint-over = the game is over: there is nothing left to decide
hint-neither = this is neither a record, whose first line is `vale 1`, nor a position, which is a JSON object

## vale review

review-all-shares = Win shares in percent at the end of each round, by seat: { $names }
review-round = Round { $round }: { $shares }
review-player = { $name }: accuracy { $accuracy } of 100
review-all-grades = Decisions: best { $best }, about equal { $equal }, good { $good }, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
review-account = Win share: { $start } at the start, luck { $luck }, own moves { $own }, moves of others { $others }, result { $result }
review-most-luck = The luck that counted most: round { $round }, { $luck }
review-no-moments = No decision certainly gave anything away.
review-key-moment = Round { $round }, move { $number }: { $grade ->
        [inaccuracy] an inaccuracy
        [mistake] a mistake
       *[blunder] a blunder
    }, { $loss } points of win share (± { $error })
review-played = Played: { $move }
review-better = Better: { $moves }

## vale puzzles

puzzles-found = Puzzles: { $count } in { $games } games
puzzles-wrong = { $file }:{ $line }: this is no puzzle: not exactly one turn is best, or the solution is not
puzzles-right = { $count } puzzles are right

## vale sim and vale arena

sim-random = { $games } random games for { $players } players{ cli-expansion }, seed { $seed }
sim-bots = { $games } games for { $players } players{ cli-expansion }, seed { $seed }, by seat: { $bots }
sim-errors = Means ± standard error (min to max).
sim-rounds = rounds: { $value }
sim-decisions = decisions: { $value }
sim-range = { $mean } ({ $least } to { $most })
sim-seat = seat { $number }: score { $score }, wins { $wins } %
sim-turn-order = turn order in round 1, place { $number }: score { $score }, wins { $wins } %
arena-none-finished = No game was finished: all { $games } games were lost through an error.
arena-title = { $deals } deals for { $players } players{ cli-expansion }, seed { $seed }, { $seatings } seatings: { $games } games
arena-intervals = Means with 95 % confidence intervals, bootstrapped over the deals.
arena-bot = { $name }, { $seats } of { $players } seats
arena-bot-nodes = { $name }, { $budget } nodes per decision, { $seats } of { $players } seats
arena-bot-ms = { $name }, { $budget } ms per decision, { $seats } of { $players } seats
arena-wins = wins: { $value } % of games per seat
arena-score = score: { $value }
arena-place = place: { $value }
arena-forfeits = forfeits: { $count } games lost through an error
arena-turn-order = turn order { $number }: wins { $wins } %, score { $score }
arena-all-bots = all bots, { $order }
arena-time = { $what ->
        [decision] time per decision
        [pick] time per pick
       *[turn] time per turn
    }: mean { $mean } ms, 50 % { $p50 }, 95 % { $p95 }, 99 % { $p99 } ({ $count } in all)

## vale without a command

home-serves = Vale is running at { $address }
home-network = On other devices in your network: { $address }
home-browser-opens = Opening your browser…
home-open-yourself = Open this address in a browser.
home-how-to-stop = Press Ctrl-C to stop; all games are saved. To play in the terminal instead, run `vale play`.
home-already = It was already running.

## vale join: what can be typed, why it does not work

command-ready = ready
command-start = start
command-say = say
command-bot = bot
remote-bad-address = this is not the address of a table: { $text }. It looks like { $table } or { $invitation }
remote-unreachable = cannot reach { $server }: { $problem }
remote-not-vale = { $server } does not answer as a Vale server does ({ $problem }). Check the address
remote-no-table = there is no such table or invitation at { $server }. It may be gone, or the address is incomplete
remote-other-version = { $server } speaks another version of the protocol or of the rules: use a Vale of the same version
remote-full = all seats of this table are taken: { $names }
remote-begun = this game has already started, and you have no seat in it. If you had one, join under the same name and from the same device as then
remote-no-seat = you do not have a seat at this table any more
remote-name-needed = say what the others are to call you: vale join --name NAME
remote-ask-name = What are the others to call you?
remote-ask-password = Password of { $name }:
remote-password-needed = there is nobody to ask for the password: set VALE_PASSWORD
remote-name-taken = that name is taken. Choose another with --name
remote-wrong-password = wrong name or password
remote-busy = the server has no time or too many requests. Try again in { $seconds } s
remote-conflict = Something changed in the meantime. Look again, then decide.
remote-refused = The server says: { $problem }
remote-no-session = You will not find this seat again from another terminal, because who you are could not be saved: { $problem }
remote-lost = The connection is lost. Reconnecting; no moves are lost.
remote-back = Connected again.
remote-gave-up = the connection to { $server } was lost and did not come back: { $problem }. The same command brings you back to your seat
remote-leave = You leave the table. The same command brings you back to your seat.

## vale join: the lobby and the table

remote-table = Table at { $server }{ cli-expansion }, { $players } players. You are { $name }.
remote-seat-free = Seat { $seat }: free.
remote-seat-invited = Seat { $seat }: reserved for somebody who is invited.
remote-seat-bot = Seat { $seat }: bot of level { $level }.
remote-seat-person = Seat { $seat }: { $name }.
remote-seat-ready = Seat { $seat }: { $name }, ready.
remote-lobby-ready = Type ready when you are ready, say and a text to talk, bot to give a free seat to a bot, or quit to leave.
remote-lobby-start = Everyone is ready: type start to start the game.
remote-lobby-waits = You are ready. Waiting for the others.
remote-lobby-keys = Enter ready or start  : type  q leave
remote-lobby-no-bot = There is no free seat for a bot.
remote-keys = ? help  q leave  ↑↓ choose  Enter play  c chat  u undo  i about it  l log  Tab look around  : type
remote-keys-over = n rematch  c chat  l log  t table  Tab look around  q leave
remote-keys-watching = ? help  q leave  l log  t points  Tab look around  i about it  : type
remote-help-chat = c: say something to the table.
remote-help-new = n: after the end, another game with the same players.
remote-help-quit = q: leave; the same command brings you back to your seat.
remote-help-say = say and a text, such as say hello: say something to the table.
remote-help-leave = quit: leave; the same command brings you back to your seat.
remote-help-rematch = new: after the end, another game with the same players.
remote-help-hint = hint: what the strongest bot would play, if the table allows that.
remote-help-hint-key = h: what the strongest bot would play, if the table allows that.
remote-help-record = record and a file name, such as record game.vale: after the end, save the game.
remote-help-save = s: after the end, save the game.
remote-hint-way = With { $moves }: { $share } % to win, as far as it can tell.
remote-no-hints = This table was created without hints.
remote-record-later = You can save the game when it is over.
remote-watching = You have no seat in this game, so you watch it. If you had one, join under the same name and from the same device as then.
remote-not-here = That works in games of vale play only.
remote-not-your-turn = It is not your decision now.
remote-clock = Time left: { $time }.
remote-over = Type new for another game with the same players, or press Enter to leave.

## vale join: what happens at a table

remote-sat = { $name } sits down.
remote-cleared = Seat { $seat } is free.
remote-readied = { $name } is ready.
remote-unreadied = { $name } is not ready any more.
remote-started = The game begins.
remote-said = { $name } says: { $text }
remote-undone = { $name } undoes a move.
remote-substituted = A bot now plays for { $name }.
remote-returned = { $name } is back.
remote-reaction = { $reaction ->
    *[hello] Hello!
     [bravo] Well played!
     [wow] Wow!
     [ouch] Ouch!
     [thinking] Let me think…
     [thanks] Thanks!
  }
