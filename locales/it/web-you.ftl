# Ciò che accade a chi legge, in seconda persona.

you-name = Tu

you-event-round-began = Inizia il round { $round }. Cominci { $first }.
you-event-hunted = { $seat } cacci { $card }.
you-event-passed = { $seat } non hai carte da cacciare e passi.
you-event-sold = { $seat } vendi { $card }{ for-stones }.
you-event-tamed = { $seat } domi { $card }.
you-event-summoned = { $seat } evochi { $card }{ for-paid }.
you-event-summoned-free = { $seat } evochi gratis { $card }{ because }.
you-event-removed = { $seat } rimuovi { $card }{ for-paid }.
you-event-turn-ended = { $seat } termini il turno.
you-event-used = { $seat } usi { $card }.
you-event-copied = La tua carta { $card } copia { $from }.
you-event-took-tile = { $seat } prendi { $tile }.
you-event-tile-idle = La tessera { $tile } non ha effetto per te.
you-event-used-tile = { $seat } usi { $tile }.
you-event-returned-tile = { $seat } rimetti { $tile } nella radura, con il tuo indicatore quadrato.
you-event-family-chosen = { $seat } scegli { $family }{ because }.
you-event-stones-paid = { $seat } paghi { bag-stones }{ because }.
you-event-stone-upgraded = { $seat } migliori { $from } in { $to }{ because }.
you-event-player-chosen = { $seat } scegli { $chosen }{ because }.
you-event-stones-earned = { $seat } ottieni { bag-stones }{ because }.
you-event-stones-spent = { $seat } scarti { bag-stones }{ because }.
you-event-stones-exchanged = { $seat } scambi { bag-gave } con { bag-took }{ because }.
you-event-stones-kept = { $seat } hai troppe pietre, tieni { bag-kept } e scarti { bag-lost }.
you-event-points-earned = { $seat } ottieni { some-points }{ because }.
you-event-points-lost = { $seat } perdi { some-points }{ because }.
you-event-drew = { $seat } peschi una carta{ because }.
you-event-recovered = { $seat } recuperi { $card }{ because }.
you-event-discarded-from-hand = { $seat } scarti { $card } dalla mano{ because }.
you-event-discarded-from-area = { $seat } scarti { $card } dall’area{ because }.
you-event-took-from-discard = { $seat } prendi { $card } dalla pila degli scarti{ because }.
you-event-put-on-pile = { $seat } metti { $card } in cima al mazzo di pesca.
you-event-put-hand-card-on-pile = { $seat } metti una carta della mano in cima al mazzo di pesca{ because }.
you-event-hand-revealed = { $seat } riveli { $cards ->
        [none] una mano vuota
       *[other] { $cards }
    }{ because }.
you-event-swapped = { $with ->
        [none] { $card } e { $other } restano nella tua area
       *[other] La tua carta { $card } e { $other } ({ $with }) cambiano area
    }{ because }.
you-event-sheltered = { $seat } metti { $card } nel rifugio{ because }.
you-event-retrieved = { $seat } riprendi { $card } dal rifugio{ because }.
you-event-discarded-from-shelter = { $seat } scarti { $card } dal rifugio{ because }.
you-event-area-taken = { $seat } prendi uno slot in più e ora ne hai { $areas }{ because }.

to-you-player-chosen = { $seat } sceglie te{ because }.
to-you-swapped = { $card } ({ $seat }) e la tua carta { $other } cambiano area{ because }.
you-choose-yourself = { $seat } scegli te stesso{ because }.

you-question-swap-away = La tua carta { $by }: scambia una carta { $family } della tua area con questa.
you-question-give-up = La tua carta { $by }: scarta una carta { $family } della tua area.
you-refusal-marked = { $card } ha già il tuo indicatore

you-log-undone = { $player } annulli una mossa.
you-log-kept = Ora un bot gioca per te.
you-log-returned = Sei di nuovo qui.

where-display-marked-you = nella radura, con il tuo indicatore
where-area-you = nella tua area
where-shelter-you = nel tuo rifugio
where-before-you = davanti a te
areas-of-you = La tua area: { $used } di { $areas }
shelter-of-you = Il tuo rifugio
