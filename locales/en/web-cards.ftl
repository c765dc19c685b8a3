# The gallery, and a card seen closely.

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
