### Ce que disent les créatures et les tuiles d’artefact.
### Les variables sont décrites en tête du même fichier en anglais.

## Enchaînements

effect-then = { $before }, puis { $after }
effect-and = { $before } et { $after }
effect-next = { $before } ; { $after }
effect-begin-then = puis { $words }
effect-if = si { $condition }, { $then }
effect-if-otherwise = si { $condition }, { $then } ; sinon, { $otherwise }
effect-nothing = ne faites rien
effect-after-sale = après une vente, { $words }

## Choix

choose-may = si vous voulez, { $choices }
choose-one = choisissez : { $choices }
choose-one-or-both = choisissez l’un ou les deux : { $choices }
choose-exactly = choisissez { $count ->
        [2] deux
        [3] trois
       *[other] { $count }
    } effets différents : { $choices }
choose-up-to = choisissez jusqu’à { $count } effets différents : { $choices }
choose-from-to = choisissez de { $least } à { $count } effets différents : { $choices }
choose-trade = perdez un élément, puis gagnez les autres : { $choices }

## Étapes et actes

effect-earn = gagnez { $stones }
effect-earn-both = gagnez { $stones } et { $amount }
effect-earn-each = gagnez { $stones } pour chacune
effect-earn-points = gagnez { $amount }
effect-lose = perdez { $points }
effect-spend = défaussez { own-stones }
effect-exchange = échangez { own-stones } contre { $took }
effect-exchange-all = échangez chacune de vos pierres contre { $stones }
effect-cash-in = défaussez toutes vos pierres et gagnez des points égaux à leur valeur totale
effect-draw = piochez une carte
effect-recover-this = récupérez cette carte
effect-discard-this = défaussez cette carte
effect-this-onto-pile = posez cette carte sur la pioche
effect-reveal-hand = révélez votre main
effect-reveal-to-display = révélez une carte de plus dans la clairière
effect-shelter-top = abritez { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de la pioche
effect-retrieve-all = reprenez toutes vos cartes abritées
effect-take-area = prenez un emplacement de plus
effect-take-sold = prenez la carte vendue en main
effect-points-per-family = choisissez une famille et gagnez { $points } par carte de cette famille dans votre arène
effect-discard-from-hand = défaussez { $count } cartes de votre main
effect-discard-any = défaussez autant de cartes de votre main que vous voulez
effect-discard-up-to = défaussez jusqu’à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de votre main
effect-discard-others = défaussez jusqu’à { $count ->
        [one] { $count } autre carte
       *[other] { $count } autres cartes
    } de votre arène
effect-take-from-discard = prenez en main { a-card } de la défausse
effect-steal = volez { $points } à un adversaire de votre choix
effect-player-discards = un joueur de votre choix défausse une carte { $family } de son arène
effect-player-swaps = un joueur de votre choix échange une carte { $family } de son arène contre celle-ci
effect-upgrade-one = améliorez une de vos pierres { upgrades }
effect-upgrade = améliorez { $least ->
        [0] jusqu’à { $count }
       *[other] de { $least } à { $count }
    } de vos pierres d’un cran chacune { upgrades }
effect-upgrade-exactly = améliorez { $count } de vos pierres d’un cran chacune { upgrades }
effect-upgrade-received = améliorez une des pierres reçues { upgrades }
effect-copy-instant = copiez l’effet instantané d’une autre carte de votre arène et résolvez-le comme celui de cette carte
effect-copy-active = copiez l’effet activable d’une autre carte de votre arène et activez-le comme celui de cette carte
effect-activate-all = activez chaque effet activable utilisable de votre arène, dans l’ordre de votre choix
effect-activate-one = activez l’effet activable d’une carte de votre arène
effect-retrieve = reprenez une carte abritée

upgrades = ({ $red } en { $blue } ou { $blue } en { $purple })
own-stones = { $count ->
        [one] une de vos { $kinds }
       *[other] { $stones }
    }

## Combien de points

amount-each = { $points } { $per }
amount-worth-of = des points égaux à la valeur totale de vos { $kinds } (vous les gardez)
amount-cost-of-picked = des points égaux à son coût indiqué
per-hand = par carte de votre main
per-area = par carte de votre arène
per-of = par carte { $family } de votre arène
per-families = par famille différente de votre arène
per-cost-up-to = par carte de votre arène au coût indiqué de { $cost } ou moins
per-with-active = par carte à effet activable de votre arène
per-with-permanent = par carte à effet permanent de votre arène
per-pairs-of = par paire complète de cartes { $family } de votre arène
per-hand-families = par famille différente de votre main
per-picked = pour chacune
per-stones-of = par { $kind } que vous avez

## Conditions, après « si »

condition-none-of = votre arène n’a pas de carte { $family }
condition-all-costs = votre arène a une carte de chacun des coûts indiqués { $costs }
condition-opponent-ahead = un adversaire a plus de points que vous
condition-has-stone = vous avez au moins une { $kind }
condition-hand-equals-area = vous avez autant de cartes en main que dans votre arène
condition-hand-below = vous avez moins de { $count } cartes en main
condition-stones-at-least = vous avez { $count } pierres ou plus
condition-picked-of = c’était { a-card }
trigger-earned = vous gagnez une { $kind }
trigger-drew = vous piochez une carte
trigger-lost-points = vous perdez { $points } ou plus

## Effets permanents

permanent-worth-more = { $each } vaut { $more } de plus
permanent-worth-each = chacune de vos { $kinds }
permanent-swap-worth = vos { $blue } et { $purple } échangent leurs valeurs : chaque { $one_blue } vaut { $worth_blue } et chaque { $one_purple } vaut { $worth_purple }
permanent-stone-limit = votre limite de pierres augmente de { $more }
permanent-cost-less = { $family_id ->
        [none] toutes les cartes
       *[other] les cartes { $family }
    } vous coûtent { $less } de moins à invoquer
permanent-cost-exactly = les cartes { $family } vous coûtent exactement { $cost } à invoquer
permanent-on-summon = quand vous invoquez une carte, gagnez { $points }
permanent-on-summon-each = quand vous invoquez une carte, gagnez { $points } par { $kind } payée
permanent-on-summon-some = quand vous invoquez une carte en payant au moins une { $kind }, gagnez { $points }
permanent-on-tame = quand vous apprivoisez { a-card }, gagnez { $stones }
permanent-recover-instead = au lieu de défausser cette carte de votre arène, récupérez-la et gagnez des points égaux au numéro de la manche
permanent-on-discard = quand une autre carte est défaussée de votre arène, gagnez { $stones }
permanent-on-sell = quand vous vendez une carte, { $words }
permanent-recover-if = si { $condition }, récupérez cette carte
permanent-any-family = pendant vos tours, compte comme la famille de votre choix
