# The page of the rules.

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
