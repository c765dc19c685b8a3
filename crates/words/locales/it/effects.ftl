### Che cosa dicono le creature e le tessere artefatto.
### Le variabili sono descritte in testa allo stesso file in inglese.

## Come si susseguono le parti

effect-then = { $before }, poi { $after }
effect-and = { $before } e { $after }
effect-next = { $before }; { $after }
effect-begin-then = poi { $words }
effect-if = se { $condition }, { $then }
effect-if-otherwise = se { $condition }, { $then }; altrimenti { $otherwise }
effect-nothing = non fare nulla
effect-after-sale = dopo una vendita, { $words }

## Scelte

choose-may = se vuoi, { $choices }
choose-one = scegli: { $choices }
choose-one-or-both = scegli uno o entrambi: { $choices }
choose-exactly = scegli { $count ->
        [2] due
        [3] tre
       *[other] { $count }
    } effetti diversi: { $choices }
choose-up-to = scegli fino a { $count } effetti diversi: { $choices }
choose-from-to = scegli da { $least } a { $count } effetti diversi: { $choices }
choose-trade = perdi un elemento, poi ottieni gli altri: { $choices }

## Passi e atti

effect-earn = ottieni { $stones }
effect-earn-both = ottieni { $stones } e { $amount }
effect-earn-each = ottieni { $stones } per ciascuna
effect-earn-points = ottieni { $amount }
effect-lose = perdi { $points }
effect-spend = scarta { own-stones }
effect-exchange = scambia { own-stones } con { $took }
effect-exchange-all = scambia ognuna delle tue pietre con { $stones }
effect-cash-in = scarta tutte le tue pietre e ottieni punti pari al loro valore totale
effect-draw = pesca una carta
effect-recover-this = recupera questa carta
effect-discard-this = scarta questa carta
effect-this-onto-pile = metti questa carta in cima al mazzo di pesca
effect-reveal-hand = rivela la tua mano
effect-reveal-to-display = rivela un’altra carta nella radura
effect-shelter-top = metti nel rifugio { $count ->
        [one] la prima carta
       *[other] le prime { $count } carte
    } del mazzo di pesca
effect-retrieve-all = riprendi tutte le carte dal tuo rifugio
effect-take-area = prendi uno slot in più
effect-take-sold = prendi in mano la carta venduta
effect-points-per-family = scegli una famiglia e ottieni { $points } per ogni sua carta nella tua area
effect-discard-from-hand = scarta { $count } carte dalla mano
effect-discard-any = scarta quante carte vuoi dalla mano
effect-discard-up-to = scarta fino a { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } dalla mano
effect-discard-others = scarta fino a { $count ->
        [one] { $count } altra carta
       *[other] { $count } altre carte
    } della tua area
effect-take-from-discard = prendi in mano { a-card } dalla pila degli scarti
effect-steal = ruba { $points } a un avversario a tua scelta
effect-player-discards = un giocatore a tua scelta scarta una carta { $family } della sua area
effect-player-swaps = un giocatore a tua scelta scambia una carta { $family } della sua area con questa
effect-upgrade-one = migliora una delle tue pietre { upgrades }
effect-upgrade = migliora { $least ->
        [0] fino a { $count }
       *[other] da { $least } a { $count }
    } delle tue pietre di un grado { upgrades }
effect-upgrade-exactly = migliora { $count } delle tue pietre di un grado { upgrades }
effect-upgrade-received = migliora una delle pietre ricevute { upgrades }
effect-copy-instant = copia l’effetto Istantaneo di un’altra carta della tua area e risolvilo come se fosse di questa
effect-copy-active = copia l’effetto Attivazione di un’altra carta della tua area e usalo come se fosse di questa
effect-activate-all = attiva ogni effetto Attivazione utilizzabile della tua area, nell’ordine che preferisci
effect-activate-one = attiva l’effetto Attivazione di una carta della tua area
effect-retrieve = riprendi una carta dal rifugio

upgrades = ({ $red } in { $blue }, o { $blue } in { $purple })
own-stones = { $count ->
        [one] una delle tue { $kinds }
       *[other] { $stones }
    }

## Quanti punti

amount-each = { $points } { $per }
amount-worth-of = punti pari al valore totale delle tue { $kinds } (le tieni)
amount-cost-of-picked = punti pari al suo costo indicato
per-hand = per ogni carta nella tua mano
per-area = per ogni carta nella tua area
per-of = per ogni carta { $family } nella tua area
per-families = per ogni famiglia diversa nella tua area
per-cost-up-to = per ogni carta nella tua area con costo indicato di { $cost } o meno
per-with-active = per ogni carta nella tua area con un effetto Attivazione
per-with-permanent = per ogni carta nella tua area con un effetto Permanente
per-pairs-of = per ogni coppia completa di carte { $family } nella tua area
per-hand-families = per ogni famiglia diversa nella tua mano
per-picked = per ciascuna
per-stones-of = per ogni { $kind } che hai

## Condizioni, dopo «se»

condition-none-of = la tua area non ha carte { $family }
condition-all-costs = la tua area ha una carta per ognuno dei costi indicati { $costs }
condition-opponent-ahead = un avversario ha più punti di te
condition-has-stone = hai almeno una { $kind }
condition-hand-equals-area = hai tante carte in mano quante nella tua area
condition-hand-below = hai meno di { $count } carte in mano
condition-stones-at-least = hai { $count } o più pietre
condition-picked-of = era { a-card }
trigger-earned = ottieni una { $kind }
trigger-drew = peschi una carta
trigger-lost-points = perdi { $points } o più

## Effetti permanenti

permanent-worth-more = { $each } vale { $more } in più
permanent-worth-each = ognuna delle tue { $kinds }
permanent-swap-worth = le tue { $blue } e { $purple } si scambiano i valori: ogni { $one_blue } vale { $worth_blue } e ogni { $one_purple } vale { $worth_purple }
permanent-stone-limit = il tuo limite di pietre aumenta di { $more }
permanent-cost-less = { $family_id ->
        [none] tutte le carte
       *[other] le carte { $family }
    } ti costano { $less } in meno da evocare
permanent-cost-exactly = le carte { $family } ti costano esattamente { $cost } da evocare
permanent-on-summon = quando evochi una carta, ottieni { $points }
permanent-on-summon-each = quando evochi una carta, ottieni { $points } per ogni { $kind } pagata
permanent-on-summon-some = quando evochi una carta pagando almeno una { $kind }, ottieni { $points }
permanent-on-tame = quando domi { a-card }, ottieni { $stones }
permanent-recover-instead = invece di scartare questa carta dalla tua area, recuperala e ottieni punti pari al numero del round
permanent-on-discard = quando un’altra carta è scartata dalla tua area, ottieni { $stones }
permanent-on-sell = quando vendi una carta, { $words }
permanent-recover-if = se { $condition }, recupera questa carta
permanent-any-family = nei tuoi turni conta come una famiglia a tua scelta
