### The events of game.ftl and its questions, told to the player whom they are about. The variables are the same.
###
###   you-<event>        what you did, or what happened to you
###   to-you-<event>     what another player did to you
###   yourself-<event>   what you did to yourself
###   your-<question>    what a card of your own asks of you

you-round-began = Round { $round } begins; you go first.
you-hunted = You mark { $card }.
you-passed = You have no card to mark and pass.
you-sold = You sell { $card }{ for-stones }.
you-tamed = You tame { $card }.
you-summoned = You summon { $card }{ for-paid }.
you-summoned-free = You summon { $card } for free{ because }.
you-removed = You remove { $card }{ for-paid }.
you-turn-ended = You end your turn.
you-used = You use { $card }.
you-copied = Your { $card } copies { $from }.
you-took-tile = You take { $tile }.
you-tile-idle = You get no effect from { $tile }.
you-used-tile = You use { $tile }.
you-returned-tile = You return { $tile } to the display, with your square marker on it.
you-family-chosen = You choose { $family }{ because }.
you-stones-paid = You pay { bag-stones }{ because }.
you-stone-upgraded = You upgrade { $from } to { $to }{ because }.
you-player-chosen = You choose { $chosen }{ because }.
yourself-player-chosen = You choose yourself{ because }.
to-you-player-chosen = { $seat } chooses you{ because }.
you-stones-earned = You earn { bag-stones }{ because }.
you-stones-spent = You discard { bag-stones }{ because }.
you-stones-exchanged = You exchange { bag-gave } for { bag-took }{ because }.
you-stones-kept = You have too many stones, keep { bag-kept } and discard { bag-lost }.
you-points-earned = You earn { some-points }{ because }.
you-points-lost = You lose { some-points }{ because }.
you-drew = You draw a card{ because }.
you-recovered = You recover { $card }{ because }.
you-discarded-from-hand = You discard { $card } from your hand{ because }.
you-discarded-from-area = You discard { $card } from your area{ because }.
you-took-from-discard = You take { $card } from the discard pile{ because }.
you-put-on-pile = You put { $card } on top of the draw pile.
you-put-hand-card-on-pile = You put a card from your hand on top of the draw pile{ because }.
you-hand-revealed = You reveal { $cards ->
        [none] an empty hand
       *[other] { $cards }
    }{ because }.
you-swapped = { $with ->
        [none] Your { $card } and { $other } stay where they are
       *[other] Your { $card } and { $with }'s { $other } swap areas
    }{ because }.
to-you-swapped = { $seat }'s { $card } and your { $other } swap areas{ because }.
you-sheltered = You shelter { $card }{ because }.
you-retrieved = You retrieve { $card }{ because }.
you-discarded-from-shelter = You discard { $card } from your shelter{ because }.
you-area-taken = You take one more area and now have { $areas }{ because }.

your-swap-away = Your { $by }: swap one { $family } card in your area with it.
your-give-up = Your { $by }: discard one { $family } card from your area.
