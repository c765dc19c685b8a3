### Gli eventi e le domande di game.ftl, detti al giocatore che riguardano. Le variabili sono le stesse.

you-round-began = Inizia il round { $round }; cominci tu.
you-hunted = Cacci { $card }.
you-passed = Non hai carte da cacciare e passi.
you-sold = Vendi { $card }{ for-stones }.
you-tamed = Domi { $card }.
you-summoned = Evochi { $card }{ for-paid }.
you-summoned-free = Evochi { $card } gratis{ because }.
you-removed = Rimuovi { $card }{ for-paid }.
you-turn-ended = Termini il tuo turno.
you-used = Usi { $card }.
you-copied = La tua carta { $card } copia { $from }.
you-took-tile = Prendi { $tile }.
you-tile-idle = La tessera { $tile } non ha effetto per te.
you-used-tile = Usi { $tile }.
you-returned-tile = Rimetti { $tile } nella radura, con il tuo indicatore quadrato.
you-family-chosen = Scegli { $family }{ because }.
you-stones-paid = Paghi { bag-stones }{ because }.
you-stone-upgraded = Migliori { $from } in { $to }{ because }.
you-player-chosen = Scegli { $chosen }{ because }.
yourself-player-chosen = Scegli te stesso{ because }.
to-you-player-chosen = { $seat } sceglie te{ because }.
you-stones-earned = Ottieni { bag-stones }{ because }.
you-stones-spent = Scarti { bag-stones }{ because }.
you-stones-exchanged = Scambi { bag-gave } con { bag-took }{ because }.
you-stones-kept = Hai troppe pietre: tieni { bag-kept } e scarti { bag-lost }.
you-points-earned = Ottieni { some-points }{ because }.
you-points-lost = Perdi { some-points }{ because }.
you-drew = Peschi una carta{ because }.
you-recovered = Recuperi { $card }{ because }.
you-discarded-from-hand = Scarti { $card } dalla mano{ because }.
you-discarded-from-area = Scarti { $card } dalla tua area{ because }.
you-took-from-discard = Prendi { $card } dalla pila degli scarti{ because }.
you-put-on-pile = Metti { $card } in cima al mazzo di pesca.
you-put-hand-card-on-pile = Metti una carta della mano in cima al mazzo di pesca{ because }.
you-hand-revealed = Riveli { $cards ->
        [none] una mano vuota
       *[other] { $cards }
    }{ because }.
you-swapped = { $with ->
        [none] Le tue carte { $card } e { $other } restano dove sono
       *[other] La tua carta { $card } e { $other } ({ $with }) cambiano area
    }{ because }.
to-you-swapped = { $card } ({ $seat }) e la tua carta { $other } cambiano area{ because }.
you-sheltered = Metti { $card } nel rifugio{ because }.
you-retrieved = Riprendi { $card }{ because }.
you-discarded-from-shelter = Scarti { $card } dal tuo rifugio{ because }.
you-area-taken = Prendi uno slot in più e ora ne hai { $areas }{ because }.

your-swap-away = La tua carta { $by }: scambia una carta { $family } della tua area con questa.
your-give-up = La tua carta { $by }: scarta una carta { $family } della tua area.
