### What creatures and artifact tiles say. Only the game itself fills these messages; the browser gets finished texts.
###
### A card has no text of its own: its words are put together from the steps of its effect. $stones are counted stones
### ("R R B"), $kind is one stone of a colour and $kinds are all of a colour, $points are counted points ("2 points").
### Each of these can also be a symbol. All messages begin in lower case: a sentence gets its capital and its full stop
### when it is complete.

## How parts follow each other

effect-then = { $before }, then { $after }
effect-and = { $before } and { $after }
effect-next = { $before }; { $after }
effect-begin-then = then { $words }
effect-if = if { $condition }, { $then }
effect-if-otherwise = if { $condition }, { $then }; otherwise { $otherwise }
effect-nothing = do nothing
effect-after-sale = after you sell a card, { $words }

## Choices

choose-may = you may { $choices }
choose-one = choose one: { $choices }
choose-one-or-both = choose one or both: { $choices }
choose-exactly = choose { $count ->
        [2] two
        [3] three
       *[other] { $count }
    } different ones: { $choices }
choose-up-to = choose up to { $count } different ones: { $choices }
choose-from-to = choose { $least } to { $count } different ones: { $choices }
choose-trade = lose one of these, then earn the others: { $choices }

## Steps and acts

effect-earn = earn { $stones }
effect-earn-both = earn { $stones } and { $amount }
effect-earn-each = earn { $stones } for each of them
effect-earn-points = earn { $amount }
effect-lose = lose { $points }
effect-spend = discard { own-stones }
effect-exchange = exchange { own-stones } for { $took }
effect-exchange-all = exchange each of your stones for { $stones }
effect-cash-in = discard all your stones and earn points equal to their total value
effect-draw = draw a card
effect-recover-this = recover this
effect-discard-this = discard this
effect-this-onto-pile = put this on top of the draw pile
effect-reveal-hand = reveal your hand
effect-reveal-to-display = reveal one more card to the display
effect-shelter-top = shelter the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the draw pile
effect-retrieve-all = retrieve all your sheltered cards
effect-take-area = take one more area
effect-take-sold = take the sold card into your hand
effect-points-per-family = choose a family and earn { $points } per card of it in your area
effect-discard-from-hand = discard { $count } cards from your hand
effect-discard-any = discard any number of cards from your hand
effect-discard-up-to = discard up to { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from your hand
effect-discard-others = discard up to { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } from your area
effect-take-from-discard = take { a-card } from the discard pile into your hand
effect-steal = steal { $points } from an opponent you choose
effect-player-discards = a player you choose discards one { $family } card from their area
effect-player-swaps = a player you choose swaps one { $family } card in their area with this
effect-upgrade-one = upgrade one of your stones { upgrades }
effect-upgrade = upgrade { $least ->
        [0] up to { $count }
       *[other] { $least } to { $count }
    } of your stones by one step each { upgrades }
effect-upgrade-exactly = upgrade { $count } of your stones by one step each { upgrades }
effect-upgrade-received = upgrade one of the stones you receive { upgrades }
effect-copy-instant = copy the instant effect of another card in your area and resolve it as this card's own
effect-copy-active = copy the active effect of another card in your area and activate it as this card's own
effect-activate-all = activate every usable active effect in your area, in the order you choose
effect-activate-one = activate the active effect of one card in your area
effect-retrieve = retrieve a sheltered card

# The colours of stones are variables, because they can be letters, words or symbols.
upgrades = ({ $red } to { $blue }, or { $blue } to { $purple })
own-stones = { $count ->
        [one] one of your { $kinds }
       *[other] { $stones }
    }

## How many points

amount-each = { $points } { $per }
amount-worth-of = points equal to the total value of your { $kinds } (you keep them)
amount-cost-of-picked = points equal to its written cost
per-hand = per card in your hand
per-area = per card in your area
per-of = per { $family } card in your area
per-families = per different family in your area
per-cost-up-to = per card in your area with a written cost of { $cost } or less
per-with-active = per card in your area that has an active effect
per-with-permanent = per card in your area that has a permanent effect
per-pairs-of = per pair of { $family } cards in your area (rounded down)
per-hand-families = per different family in your hand
per-picked = for each of them
per-stones-of = per { $kind } you have

## Conditions, after "if"

condition-none-of = your area has no { $family } card
condition-all-costs = your area has a card of each of the written costs { $costs }
condition-opponent-ahead = any opponent has more points than you
condition-has-stone = you have at least one { $kind }
condition-hand-equals-area = you have as many cards in hand as in your area
condition-hand-below = you have fewer than { $count } cards in hand
condition-stones-at-least = you have { $count } or more stones
condition-picked-of = it was { a-card }
trigger-earned = you earn a { $kind }
trigger-drew = you draw a card
trigger-lost-points = you lose { $points } or more

## Permanent effects

permanent-worth-more = { $each } is worth { $more } more
# One of the colours in the message before, which are joined as a list.
permanent-worth-each = each of your { $kinds }
permanent-swap-worth = your { $blue } and { $purple } swap values: each { $one_blue } is worth { $worth_blue } and each { $one_purple } is worth { $worth_purple }
permanent-stone-limit = your stone limit is { $more } higher
permanent-cost-less = { $family_id ->
        [none] every card costs
       *[other] { $family } cards cost
    } you { $less } less to summon
permanent-cost-exactly = { $family } cards cost you exactly { $cost } to summon
permanent-on-summon = whenever you summon a card, earn { $points }
permanent-on-summon-each = whenever you summon a card, earn { $points } per { $kind } paid for it
permanent-on-summon-some = whenever you summon a card and paid at least one { $kind } for it, earn { $points }
permanent-on-tame = whenever you tame { a-card }, earn { $stones }
permanent-recover-instead = instead of discarding this from your area, recover it and earn points equal to the round number
permanent-on-discard = whenever another card is discarded from your area, earn { $stones }
permanent-on-sell = whenever you sell a card, { $words }
permanent-recover-if = if { $condition }, recover this
permanent-any-family = on your turns you may count this as any one family
