### What only the command line says to players.

## Everywhere

cli-expansion = { $parts ->
        [creatures] {" "}with artifact creatures
        [tiles] {" "}with artifact tiles
        [both] {" "}with artifact creatures and tiles
       *[none] {""}
    }
cli-bot = Bot { $number }
cli-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## vale play: the greeting

play-title = The Vale of Eternity{ cli-expansion }.
play-you-are = You are { $name }, at seat 1. You play against { $bots }.
play-level = Their level is { $number }, { $level }.
play-round = Each round you mark two cards, sell or tame each of them, summon cards from your hand for stones, and then use the active effects of your summoned cards.
play-round-with-tiles = Each round you take an artifact tile, mark two cards, sell or tame each of them, summon cards from your hand for stones, and then use the active effects of your summoned cards.
play-tiles = An instant tile works when you take it, a permanent tile until the Action Phase ends, and an action tile once, as one of your actions. You cannot take the tile that you had in the round before.
play-goal = The most points win. The round in which somebody reaches { $points } points is the last, and at the latest round 10.
play-seed = The seed of this game is { $seed }.
play-type-help = Type ? for help, quit to leave.

## vale play: answers

play-only-move = That is your only move: press Enter for it.
play-no-effect = Its effect cannot happen now
play-leave = You leave the game.
play-type-number = Type the number of a move, or ? for help.
play-stones-in-words = Stones are said in words.
play-stones-as-letters = Stones are letters.
play-no-such-move = There is no move { $number }; the last is { $last }.
play-not-possible = Not possible: { $reason }.
play-not-understood = `{ $text }` is neither a move nor a command. Type ? for help.
play-nothing-to-undo = There is no move of yours to take back.
play-cannot-undo = Hidden cards have turned up since your last move, so it stands.
play-undone = Your last move is taken back.
play-save-where = Say where: record and a file name, such as record game.vale.
play-saved = Saved as { $file }.
play-file-exists = Not saved: { $file } exists already. Choose another name.
play-not-saved = Not saved: { $file }: { $problem }.
play-place = Place { $place }: { $name } with { $points } and { $summoned ->
        [one] { $summoned } summoned card
       *[other] { $summoned } summoned cards
    }.
play-you-win = You win.
play-wins = { $name } wins.
play-shared-victory = { $names } share the victory.
play-save-or-leave = To save the game, type a file name such as game.vale; to leave, just press Enter.
play-file-or-leave = Type a file name such as game.vale, or just press Enter to leave.

## vale play: the help, a fact per line

play-help-moves = Type the number of a move, or the move itself, such as: hunt hydra, sell troll, tame imp, summon hydra RB, remove imp R, use medusa, keep RRBP, end.
play-help-table = table: everything on the table.
play-help-hand = hand: the cards in your hand and what they do.
play-help-again = moves: your moves again.
play-help-card = ? and a card, such as ? hydra: what the card does, where it is, whether you can summon it.
play-help-move = ? and a move, such as ? summon hydra RB: whether the move is possible, and if not, why.
play-help-words = words: stones in words, or as letters again. R is a red stone, worth 1; B is blue, worth 3; P is purple, worth 6.
play-help-log = log: all that has happened so far.
play-help-undo = undo: take back your last move, unless something hidden has turned up since.
play-help-record = record and a file name, such as record game.vale: save the game so far.
play-help-quit = quit: leave the game.
play-help-tile-moves = Moves of artifact tiles: take book of thoth, use book of thoth, choose shelter, pick imp, upgrade R, pay B, done.
play-help-tile = ? and an artifact tile, such as ? book of thoth: what the tile does, where it is, whether you can take or use it.

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
table-player-you = { $name }, that is you: { $points }, { $purse }, { cli-cards } in hand, { $areas }.
table-summoned = { $name } has summoned { $cards }.
table-sheltered = { $name } has sheltered { $cards }.
table-has-tile = { $name } has the tile { $tile }, { $kind }.
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

## Cards and tiles on one line

line-card = { $card }, { $family }, cost { $cost }. { $effects }
line-effect = { $when }: { $text }
line-tile = { $tile }, { $kind }. { $text }

## vale play: what ? says

explain-which-stones = Possible. Say which stones: { $payments }.
explain-unknown = There is no card and no move `{ $text }`. Type ? alone for help.
explain-unknown-with-tiles = There is no card, no artifact tile and no move `{ $text }`. Type ? alone for help.
explain-possible = { $move }: possible now.
explain-not-possible = { $move }: not possible, { $reason }.
explain-your-marker = { $card } already has your marker
explain-sells = It sells for { $stones }.
explain-can-use = You can use it now.
explain-cannot-use = You cannot use it now: { $reason }.
explain-before-you = It lies in front of you.
explain-before = It lies in front of { $name }.
explain-tile-on-display = It is on the display, with { $markers }.
explain-tile-not-here = It is not among the tiles of this game.
explain-no-tiles = This game is played without artifact tiles.
explain-can-take = You can take it now.
explain-can-take-for-nothing = You can take it now, but its effect cannot happen now.
explain-cannot-take = You cannot take it now: { $reason }.
explain-use-once = You can use it once, in your turn of the Action Phase.
explain-card-not-here = It is not in this game, which is played without the artifact creatures.
explain-in-your-hand = It is in your hand.
explain-on-display = It is on the display, without a marker.
explain-on-display-yours = It is on the display with your marker.
explain-on-display-of = It is on the display with a marker of { $name }.
explain-in-your-area = It is in your area.
explain-in-area = It is in { $name }'s area.
explain-in-your-shelter = It is in your shelter.
explain-in-shelter = It is in { $name }'s shelter.
explain-in-discard = It is in the discard pile.
explain-in-pile = It is in the draw pile, under { cli-cards }.
explain-hidden = It is in the draw pile or in another player's hand.
explain-summon-later = You can summon cards in your turn of the Action Phase.
explain-cannot-summon-now = You cannot summon it now.
explain-cannot-summon = You cannot summon it now: { $reason }.
explain-can-summon = You can summon it now for { $payments }.
explain-or = { $before }, or { $after }

## Moves that cannot be read

notation-empty = There is no move in an empty line.
notation-missing-card = The move is not complete: the name of a card is missing.
notation-missing-tile = The move is not complete: the name of an artifact tile is missing.
notation-missing-stones-to-pay = The move is not complete: which stones to pay is missing.
notation-missing-stones-to-keep = The move is not complete: which stones to keep is missing.
notation-missing-choice = The move is not complete: what to choose is missing.
notation-missing-seat = The move is not complete: the number of a seat is missing.
notation-too-much = `{ $text }` is too much: the move is complete without it.
notation-card = There is no card `{ $text }`.
notation-tile = There is no artifact tile `{ $text }`.
notation-family = `{ $text }` is not a family; it is fire, water, earth, wind or dragon.
notation-colour = `{ $text }` is not a stone; write R, B or P.
notation-stones = `{ $text }` are not stones; write R, B and P, for example RRB.
notation-seat = `{ $text }` is not a seat; seats are numbered 1 to 4.
notation-choice = `{ $text }` is not one of the choices: { $offered }.
notation-which-stones = Say which stones: { $payments }.

## vale cards

cards-none = there is no card or artifact tile `{ $text }`; `vale cards` lists them all
cards-family = Family: { $family }
cards-cost = Cost: { $cost }
cards-sells = Sells for: { $printed } (with the table of the manual { $manual })
cards-set = Set: { $set }
cards-notation = In the notation: { $id }
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
replay-right = the record is right: { $short }
replay-finished = { $moves } moves, result { $points }
replay-unfinished = { $moves } moves, unfinished

## vale hint

hint-asked = Round { $round }, { $phase }. { $name } is asked:
hint-would-play = Level { $number } ({ $level }) would play: { $move }
hint-in-words = In words: { $move }.
hint-no-other = There is no other legal move.
hint-no-plans = This bot does not plan, so it has no reasons to give.
hint-plans = Its best plans, each with its value to the bot:
hint-over = the game is over: nobody is asked anything

## vale sim and vale arena

sim-random = { $games } random games for { $players } players{ cli-expansion }, seed { $seed }
sim-bots = { $games } games for { $players } players{ cli-expansion }, seed { $seed }, by seat: { $bots }
sim-errors = Every mean stands with its standard error and, in brackets, its least and greatest value.
sim-rounds = rounds: { $value }
sim-decisions = decisions: { $value }
sim-range = { $mean } ({ $least } to { $most })
sim-seat = seat { $number }: score { $score }, wins { $wins } %
sim-turn-order = turn order in round 1, place { $number }: score { $score }, wins { $wins } %
sim-no-game = no game was finished
arena-title = { $deals } deals for { $players } players{ cli-expansion }, seed { $seed }, { $seatings } seatings: { $games } games
arena-intervals = Every mean stands with its 95 % confidence interval, by bootstrap over the deals.
arena-bot = { $name }, { $seats } of { $players } seats
arena-bot-nodes = { $name }, { $budget } nodes a decision, { $seats } of { $players } seats
arena-bot-ms = { $name }, { $budget } ms a decision, { $seats } of { $players } seats
arena-wins = wins: { $value } % of games for each seat
arena-score = score: { $value }
arena-place = place: { $value }
arena-forfeits = forfeits: { $count } games lost by a fault
arena-turn-order = turn order { $number }: wins { $wins } %, score { $score }
arena-all-bots = all bots, { $order }
arena-time = { $what ->
        [decision] time for a decision
        [pick] time for a pick
       *[turn] time for a whole turn
    }: mean { $mean } ms, 50 % { $p50 }, 95 % { $p95 }, 99 % { $p99 } ({ $count } in all)

## vale without a command

home-serves = Vale serves at { $address }
home-network = From other devices in your network: { $address }
home-browser-opens = Your browser shows it in a moment.
home-open-yourself = Open this address in a browser.
home-how-to-stop = Ctrl-C stops it, and every game is kept. `vale play` plays in the terminal instead.
home-already = It was running already.
