### Che cosa è chiesto, che cosa si può fare, che cosa è successo e perché no.
### Le variabili sono descritte in testa allo stesso file in inglese.

list-and = { $before } e { $last }
choices-and = { $before }; { $after }
seat-number = Posto { $number }
no-stones = nessuna pietra
some-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Parti di messaggi

for-stones = { $stones ->
        [none] {""}
       *[other] {" "}per { $stones }
    }
for-paid = { $paid ->
        [none] {""}
       *[other] {" "}per { $paid }
    }
because = { $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
bag-stones = { $stones ->
        [none] nessuna pietra
       *[other] { $stones }
    }
bag-gave = { $gave ->
        [none] nessuna pietra
       *[other] { $gave }
    }
bag-took = { $took ->
        [none] nessuna pietra
       *[other] { $took }
    }
bag-kept = { $kept ->
        [none] nessuna pietra
       *[other] { $kept }
    }
bag-lost = { $lost ->
        [none] nessuna pietra
       *[other] { $lost }
    }
a-card = una carta { $family }
filter-one = { $other ->
        [yes] un’altra carta
       *[no] una carta
    }{ filter-card }
filter-a = { $other ->
        [yes] un’altra carta
       *[no] una carta
    }{ filter-card }
filter-card = { $family_id ->
        [none] {""}
       *[other] {" "}{ $family }
    }
filter-has = { $instant ->
        [yes] {" "}con un effetto Istantaneo{ $cost_up_to ->
            [none] {""}
           *[other] {" "}e un costo indicato di { $cost_up_to } o meno
        }
       *[no] { $cost_up_to ->
            [none] {""}
           *[other] {" "}con un costo indicato di { $cost_up_to } o meno
        }
    }

## Che cosa chiede un effetto

ask-discard-from-hand = scarta una carta dalla mano
ask-hand-onto-pile = metti una carta della mano in cima al mazzo di pesca
ask-discard-from-area = scarta { filter-one } della tua area{ filter-has }
ask-recover = recupera { filter-one } della tua area{ filter-has }
ask-summon-free = evoca gratis { $from ->
        [discard] { filter-a } dalla pila degli scarti{ filter-has }
       *[hand] { filter-a } dalla mano{ filter-has }
    }
ask-pay = paga pietre del valore di { $price }
ask-shelter-from-hand = metti nel rifugio una carta della mano
ask-shelter-from-display = metti nel rifugio una carta della radura
ask-discard-sheltered = scarta una carta dal tuo rifugio
ask-swap = scambia { filter-one } della tua area con questa

## Domande

question-take-tile = Prendi una tessera artefatto.
question-hunt = Caccia una carta della radura.
question-act = Fai le tue azioni, poi termina il turno.
question-resolve = Usa un effetto Attivazione.
question-keep-stones = Hai troppe pietre: tienine { $limit }.
question-choose = { $by }: scegli { $least ->
        [0] { $most ->
            [1] un effetto o nessuno
            [2] fino a due effetti diversi, o nessuno
            [3] fino a tre effetti diversi, o nessuno
           *[other] fino a { $most } effetti diversi, o nessuno
        }
        [1] { $most ->
            [1] un effetto
            [2] uno o due effetti diversi
            [3] da uno a tre effetti diversi
           *[other] da uno a { $most } effetti diversi
        }
        [2] { $most ->
            [2] due effetti diversi
            [3] due o tre effetti diversi
           *[other] da due a { $most } effetti diversi
        }
       *[other] da { $least } a { $most } effetti diversi
    }.
question-choose-family = { $by }: scegli una famiglia per ottenere { some-points } per ogni sua carta nella tua area.
question-onto-pile = { $by }: { ask-hand-onto-pile }.
question-upgrade = { $by }: migliora { $left ->
        [1] una delle tue pietre
       *[other] fino a { $left } delle tue pietre, una alla volta
    }{ $may_stop ->
        [yes] , o fermati
       *[no] {""}
    }.
question-upgrade-received = { $by }: migliora una delle pietre che ricevi: { $stones }.
question-pay = { $by }: { ask-pay }.
question-shelter = { $by }: { $from ->
        [display] { ask-shelter-from-display }
       *[hand] { ask-shelter-from-hand }
    }.
question-take = { $by }: { $from ->
        [area] { ask-recover }
        [shelter] riprendi una carta dal tuo rifugio
       *[discard] prendi { a-card } dalla pila degli scarti
    }.
# The card that asks, and whose it is if it asks another player.
asker = { $chooser ->
        [none] { $by }
       *[other] { $by } ({ $chooser })
    }
question-discard = { asker }: { $from ->
        [hand] { $may_stop ->
            [yes] { $left ->
                [none] scarta quante carte vuoi dalla mano, una alla volta, o fermati
                [1] scarta una carta dalla mano, o fermati
               *[other] scarta fino a { $left } carte dalla mano, una alla volta, o fermati
            }
           *[no] { ask-discard-from-hand }
        }
        [shelter] { ask-discard-sheltered }
       *[area] { $may_stop ->
            [yes] { $left ->
                [1] scarta un’altra carta della tua area, o fermati
               *[other] scarta fino a { $left } altre carte della tua area, una alla volta, o fermati
            }
           *[no] { ask-discard-from-area }
        }
    }.
question-steal-from = { $by }: scegli l’avversario a cui rubare { some-points }.
question-summon = { $by }: { ask-summon-free }.
question-choose-player = { $by }: scegli il giocatore che dovrà { $to ->
        [swap] scambiarla con { a-card }
       *[discard] scartare { a-card }
    }.
question-swap = { asker }: { ask-swap }.
question-copy-instant = { $by }: scegli un’altra carta di cui copiare l’effetto Istantaneo.
question-copy-active = { $by }: scegli un’altra carta di cui copiare l’effetto Attivazione.
question-activate = { $by }: scegli { $all ->
        [yes] il prossimo effetto Attivazione da attivare
       *[no] l’effetto Attivazione da attivare
    }.

## Mosse

move-take = Prendi { $tile }
move-hunt = Caccia { $card }
move-sell = Vendi { $card }{ for-stones }
move-tame = Doma { $card }
move-summon = Evoca { $card }{ for-stones }
move-remove = Rimuovi { $card }{ for-stones }
move-use-tile = Usa { $tile }
move-use = Usa { $card }
move-end = Termina il turno
move-keep = Tieni { bag-stones }
move-family = Scegli { $family }
move-upgrade = Migliora { $colour }{ $to ->
        [none] {""}
       *[other] {" "}in { $to }
    }
move-pay = Paga { $stones }
move-pick = { $question ->
        [take] { $from ->
            [area] Recupera { $card }
            [shelter] Riprendi { $card }
           *[discard] Prendi { $card }
        }
        [discard] Scarta { $card }
        [onto_pile] Metti { $card } in cima al mazzo di pesca
        [summon] Evoca { $card } gratis
        [shelter] Metti { $card } nel rifugio
        [swap] Scambia { $card } con { $by }
        [copy_instant] Copia { $card }
        [copy_active] Copia { $card }
       *[other] Scegli { $card }
    }
move-player = { $question ->
        [steal_from] Ruba { some-points } a { $seat }
       *[other] Scegli { $seat }
    }
move-done = { $question ->
        [discard] Non scartare altro
        [upgrade] Non migliorare altro
        [choose] Non scegliere nulla
       *[other] Fermati
    }

## Eventi

event-round-began = Inizia il round { $round }; comincia { $first }.
event-phase-began = { $phase ->
        [hunting] Inizia la Fase di Caccia.
        [action] Inizia la Fase di Azione.
        [resolution] Inizia la Fase di Risoluzione.
       *[over] Non ci sono altre fasi.
    }
event-revealed = Carta rivelata: { $card }.
event-reshuffled = La pila degli scarti viene mescolata e diventa un nuovo mazzo di pesca di { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
event-hunted = { $seat } caccia { $card }.
event-passed = { $seat } non ha carte da cacciare e passa.
event-sold = { $seat } vende { $card }{ for-stones }.
event-tamed = { $seat } doma { $card }.
event-summoned = { $seat } evoca { $card }{ for-paid }.
event-summoned-free = { $seat } evoca gratis { $card }{ because }.
event-removed = { $seat } rimuove { $card }{ for-paid }.
event-turn-ended = { $seat } termina il turno.
event-used = { $seat } usa { $card }.
event-copied = { $card } ({ $seat }) copia { $from }.
event-took-tile = { $seat } prende { $tile }.
event-tile-idle = La tessera { $tile } non ha effetto per { $seat }.
event-used-tile = { $seat } usa { $tile }.
event-returned-tile = { $seat } rimette { $tile } nella radura, con un indicatore quadrato.
event-family-chosen = { $seat } sceglie { $family }{ because }.
event-stones-paid = { $seat } paga { bag-stones }{ because }.
event-stone-upgraded = { $seat } migliora { $from } in { $to }{ because }.
event-player-chosen = { $seat } sceglie { $chosen }{ because }.
event-stones-earned = { $seat } ottiene { bag-stones }{ because }.
event-stones-spent = { $seat } scarta { bag-stones }{ because }.
event-stones-exchanged = { $seat } scambia { bag-gave } con { bag-took }{ because }.
event-stones-kept = { $seat } ha troppe pietre, tiene { bag-kept } e scarta { bag-lost }.
event-points-earned = { $seat } ottiene { some-points }{ because }.
event-points-lost = { $seat } perde { some-points }{ because }.
event-drew = { $seat } pesca una carta{ because }.
event-recovered = { $seat } recupera { $card }{ because }.
event-discarded-from-hand = { $seat } scarta { $card } dalla mano{ because }.
event-discarded-from-area = { $seat } scarta { $card } dall’area{ because }.
event-took-from-discard = { $seat } prende { $card } dalla pila degli scarti{ because }.
event-put-on-pile = { $seat } mette { $card } in cima al mazzo di pesca.
event-put-hand-card-on-pile = { $seat } mette una carta della mano in cima al mazzo di pesca{ because }.
event-hand-revealed = { $seat } rivela { $cards ->
        [none] una mano vuota
       *[other] { $cards }
    }{ because }.
event-swapped = { $with ->
        [none] { $card } e { $other } restano nell’area di { $seat }
       *[other] { $card } ({ $seat }) e { $other } ({ $with }) cambiano area
    }{ because }.
event-sheltered = { $seat } mette { $card } nel rifugio{ because }.
event-retrieved = { $seat } riprende { $card } dal rifugio{ because }.
event-discarded-from-shelter = { $seat } scarta { $card } dal rifugio{ because }.
event-area-taken = { $seat } prende uno slot in più e ora ne ha { $areas }{ because }.
event-game-ended = La partita è finita.

## Quello che sa un solo giocatore

secret-drew-card = Peschi { $card }.
secret-put-card-on-pile = Metti { $card } in cima al mazzo di pesca.

## Perché una mossa è rifiutata

refusal-game-over = la partita è finita
refusal-not-the-question = non è quello che ti viene chiesto ora
refusal-not-on-display = { $card } non è nella radura
refusal-tile-taken = la tessera { $tile } non è nella radura
refusal-tile-blocked = il tuo indicatore quadrato è sulla tessera { $tile }: l’avevi nel round precedente
refusal-not-your-tile = non hai la tessera { $tile }
refusal-no-tile-action = { $tile } non è una tessera azione
refusal-cannot-use-tile = la tessera { $tile } non si può usare ora: { $obstacle }
refusal-cannot-upgrade = qui non c’è nessuna { $colour } da migliorare
refusal-marked = { $seat } ha già cacciato { $card }
refusal-not-your-marker = il tuo indicatore non è su { $card }
refusal-markers-left = { $count ->
        [one] il tuo indicatore è ancora su una carta: prima vendila o domala
       *[other] i tuoi indicatori sono ancora su { $count } carte: prima vendile o domale
    }
refusal-not-in-hand = { $card } non è nella tua mano
refusal-not-in-area = { $card } non è nella tua area
refusal-areas-full = i tuoi slot sono tutti occupati: { $summoned } su { $areas }
refusal-too-expensive = il costo è { $cost }, e le tue pietre valgono { $worth }
refusal-stones-missing = non puoi pagare { $pay }: { $have ->
        [none] non hai pietre
       *[other] hai { $have }
    }
refusal-pays-too-little = il costo è { $cost }, e offri { $worth }
refusal-pays-too-much = il costo è { $cost }: una delle pietre di { $pay } è superflua
refusal-cannot-resolve = non puoi evocare { $card } ora: { $obstacle }
refusal-no-active-effect = { $card } non ha un effetto Attivazione
refusal-already-used = l’effetto della carta { $card } è già stato usato
refusal-cannot-use = { $card } non si può usare ora: { $obstacle }
refusal-cannot-keep = non puoi tenere { $keep }: hai { $have }, tienine esattamente { $limit }
refusal-keep-exactly = hai { $have }, tienine esattamente { $limit }
refusal-choose-between = scegli { $least ->
        [1] { $most ->
            [1] esattamente 1 opzione
           *[other] da 1 a { $most } opzioni
        }
        [2] { $most ->
            [2] esattamente 2 opzioni
           *[other] da 2 a { $most } opzioni
        }
       *[other] da { $least } a { $most } opzioni
    }
refusal-not-offered = questa scelta non è possibile: { $obstacle }
refusal-cannot-pick = qui non si può scegliere { $card }
refusal-cannot-choose-player = qui non si può scegliere { $seat }

## Che cosa lo impedisce

obstacle-nothing-to-draw = il mazzo di pesca e la pila degli scarti sono vuoti
obstacle-shuffled-before = il mazzo di pesca è vuoto, e la pila degli scarti si può mescolare una sola volta per turno
obstacle-points-missing = { $points ->
        [one] serve { some-points }
       *[other] servono { some-points }
    }
obstacle-stones-missing = non hai { $stones }
obstacle-empty-hand = non hai in mano una carta adatta
obstacle-no-card-in-area = nessuna carta della tua area va bene
obstacle-none-in-discard = non ci sono carte { $family } nella pila degli scarti
obstacle-nobody-to-rob = nessun avversario ha punti
obstacle-no-free-area = serve uno slot libero per la carta evocata gratis
obstacle-nothing-to-summon = nessuna carta della tua mano si può evocare gratis
obstacle-nobody-has = nessun giocatore ha una carta { $family } evocata
obstacle-nothing-to-copy = nessun’altra carta della tua area ha un effetto da copiare
obstacle-too-few-choices = troppo poche delle sue opzioni sono possibili
obstacle-no-such-choice = questa opzione non esiste
obstacle-nothing-to-upgrade = non hai pietre da migliorare
obstacle-nothing-sheltered = non hai carte nel rifugio
obstacle-nothing-to-shelter = non ci sono carte da mettere nel rifugio
obstacle-nothing-to-activate = nessun effetto Attivazione della tua area si può usare
obstacle-cannot-pay = costa { $price }, più del valore delle tue pietre
obstacle-nothing-to-summon-from-discard = nessuna carta della pila degli scarti si può evocare gratis

## Gli eventi e le domande, detti al giocatore che riguardano. Le variabili sono le stesse.

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
yourself-player-chosen = Scegli te{ because }.
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
you-retrieved = Riprendi { $card } dal tuo rifugio{ because }.
you-discarded-from-shelter = Scarti { $card } dal tuo rifugio{ because }.
you-area-taken = Prendi uno slot in più e ora ne hai { $areas }{ because }.

your-swap = La tua carta { $by }: { ask-swap }.
your-discard = La tua carta { $by }: { ask-discard-from-area }.

## Analisi: perché un seguito è meglio di quello giocato

review-wins-now = Così si vince la partita in questo round, con { $points } punti alla fine del turno.
review-more-points = { $points ->
        [one] Porta { $points } punto in più nel turno.
       *[other] Porta { $points } punti in più nel turno.
    }
review-brings = { $points ->
        [one] { $source } porta { $points } punto in più.
       *[other] { $source } porta { $points } punti in più.
    }
review-keeps-stones = Non va perso per il limite un valore di { $worth } in pietre.
review-takes-first = Altrimenti { $player } prende { $card }.
