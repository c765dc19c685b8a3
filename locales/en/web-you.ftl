# What happens to the reader, in the second person. The variables are those of the messages in game.ftl; { $seat } shows
# as you-name with the player's mark.

you-name = You

you-event-round-began = Round { $round } begins. { $first } go first.
you-event-hunted = { $seat } mark { $card }.
you-event-passed = { $seat } have no card to mark and pass.
you-event-sold = { $seat } sell { $card }{ for-stones }.
you-event-tamed = { $seat } tame { $card }.
you-event-summoned = { $seat } summon { $card }{ for-paid }.
you-event-summoned-free = { $seat } summon { $card } for free{ because }.
you-event-removed = { $seat } remove { $card }{ for-paid }.
you-event-turn-ended = { $seat } end your turn.
you-event-used = { $seat } use { $card }.
you-event-copied = Your { $card } copies { $from }.
you-event-took-tile = { $seat } take { $tile }.
you-event-tile-idle = { $seat } get no effect from { $tile }.
you-event-used-tile = { $seat } use { $tile }.
you-event-returned-tile = { $seat } return { $tile } to the display, with your square marker on it.
you-event-family-chosen = { $seat } choose { $family }{ because }.
you-event-stones-paid = { $seat } pay { bag-stones }{ because }.
you-event-stone-upgraded = { $seat } upgrade { $from } to { $to }{ because }.
you-event-player-chosen = { $seat } choose { $chosen }{ because }.
you-event-stones-earned = { $seat } earn { bag-stones }{ because }.
you-event-stones-spent = { $seat } discard { bag-stones }{ because }.
you-event-stones-exchanged = { $seat } exchange { bag-gave } for { bag-took }{ because }.
you-event-stones-kept = { $seat } have too many stones, keep { bag-kept } and discard { bag-lost }.
you-event-points-earned = { $seat } earn { some-points }{ because }.
you-event-points-lost = { $seat } lose { some-points }{ because }.
you-event-drew = { $seat } draw a card{ because }.
you-event-recovered = { $seat } recover { $card }{ because }.
you-event-discarded-from-hand = { $seat } discard { $card } from your hand{ because }.
you-event-discarded-from-area = { $seat } discard { $card } from your area{ because }.
you-event-took-from-discard = { $seat } take { $card } from the discard pile{ because }.
you-event-put-on-pile = { $seat } put { $card } on top of the draw pile.
you-event-put-hand-card-on-pile = { $seat } put a card from your hand on top of the draw pile{ because }.
you-event-hand-revealed = { $seat } reveal { $cards ->
        [none] an empty hand
       *[other] { $cards }
    }{ because }.
you-event-swapped = { $with ->
        [none] Your { $card } and { $other } stay where they are
       *[other] Your { $card } and { $with }'s { $other } change areas
    }{ because }.
you-event-sheltered = { $seat } shelter { $card }{ because }.
you-event-retrieved = { $seat } retrieve { $card }{ because }.
you-event-discarded-from-shelter = { $seat } discard { $card } from your shelter{ because }.
you-event-area-taken = { $seat } take one more area and now have { $areas }{ because }.

# What others do to the reader.
to-you-player-chosen = { $seat } chooses you{ because }.
to-you-swapped = { $seat }'s { $card } and your { $other } change areas{ because }.
you-choose-yourself = { $seat } choose yourself{ because }.

you-question-swap-away = Your { $by }: swap one { $family } card in your area with it.
you-question-give-up = Your { $by }: discard one { $family } card from your area.
you-refusal-marked = { $card } already has your marker

you-log-undone = { $player } undo a move.
you-log-kept = A bot now plays for you.
you-log-returned = { $player } are back.

where-display-marked-you = on the display, with your marker
where-area-you = in your area
where-shelter-you = in your shelter
where-before-you = in front of you
areas-of-you = Your area: { $used } of { $areas } used
shelter-of-you = Your shelter
