### Ce qui est demandé, ce qui peut être fait, ce qui s’est passé et pourquoi non.
### Les variables sont décrites en tête du même fichier en anglais.

list-and = { $before } et { $last }
choices-and = { $before } ; { $after }
seat-number = Place { $number }
no-stones = aucune pierre
some-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Parties de messages

for-stones = { $stones ->
        [none] {""}
       *[other] {" "}pour { $stones }
    }
for-paid = { $paid ->
        [none] {""}
       *[other] {" "}pour { $paid }
    }
because = { $by ->
        [none] {""}
       *[other] {" "}({ $by })
    }
bag-stones = { $stones ->
        [none] aucune pierre
       *[other] { $stones }
    }
bag-gave = { $gave ->
        [none] aucune pierre
       *[other] { $gave }
    }
bag-took = { $took ->
        [none] aucune pierre
       *[other] { $took }
    }
bag-kept = { $kept ->
        [none] aucune pierre
       *[other] { $kept }
    }
bag-lost = { $lost ->
        [none] aucune pierre
       *[other] { $lost }
    }
a-card = une carte { $family }
filter-one = { $other ->
        [yes] une autre carte
       *[no] une carte
    }{ filter-card }
filter-a = { $other ->
        [yes] une autre carte
       *[no] une carte
    }{ filter-card }
filter-card = { $family_id ->
        [none] {""}
       *[other] {" "}{ $family }
    }
filter-has = { $instant ->
        [yes] {" "}ayant un effet instantané{ $cost_up_to ->
            [none] {""}
           *[other] {" "}et un coût indiqué de { $cost_up_to } ou moins
        }
       *[no] { $cost_up_to ->
            [none] {""}
           *[other] {" "}ayant un coût indiqué de { $cost_up_to } ou moins
        }
    }

## Ce qu’un effet demande

ask-discard-from-hand = défaussez une carte de votre main
ask-hand-onto-pile = posez une carte de votre main sur la pioche
ask-discard-from-area = défaussez { filter-one } de votre arène{ filter-has }
ask-recover = récupérez { filter-one } de votre arène{ filter-has }
ask-summon-free = invoquez gratuitement { $from ->
        [discard] { filter-a } de la défausse{ filter-has }
       *[hand] { filter-a } de votre main{ filter-has }
    }
ask-pay = payez des pierres valant { $price }
ask-shelter-from-hand = abritez une carte de votre main
ask-shelter-from-display = abritez une carte de la clairière
ask-discard-sheltered = défaussez une de vos cartes abritées
ask-swap = échangez { filter-one } de votre arène contre elle

## Questions

question-take-tile = Prenez une tuile d’artefact.
question-hunt = Capturez une carte de la clairière.
question-act = Faites vos actions, puis terminez votre tour.
question-resolve = Utilisez un effet activable.
question-keep-stones = Vous avez trop de pierres : gardez-en { $limit }.
question-choose = { $by } : choisissez { $least ->
        [0] { $most ->
            [1] un effet ou aucun
            [2] jusqu’à deux effets différents, ou aucun
            [3] jusqu’à trois effets différents, ou aucun
           *[other] jusqu’à { $most } effets différents, ou aucun
        }
        [1] { $most ->
            [1] un effet
            [2] un ou deux effets différents
            [3] d’un à trois effets différents
           *[other] d’un à { $most } effets différents
        }
        [2] { $most ->
            [2] deux effets différents
            [3] deux ou trois effets différents
           *[other] de deux à { $most } effets différents
        }
       *[other] de { $least } à { $most } effets différents
    }.
question-choose-family = { $by } : choisissez une famille pour gagner { some-points } par carte de cette famille dans votre arène.
question-onto-pile = { $by } : { ask-hand-onto-pile }.
question-upgrade = { $by } : améliorez { $left ->
        [1] une de vos pierres
       *[other] jusqu’à { $left } de vos pierres, une à la fois
    }{ $may_stop ->
        [yes] , ou arrêtez-vous
       *[no] {""}
    }.
question-upgrade-received = { $by } : améliorez une des pierres que vous recevez : { $stones }.
question-pay = { $by } : { ask-pay }.
question-shelter = { $by } : { $from ->
        [display] { ask-shelter-from-display }
       *[hand] { ask-shelter-from-hand }
    }.
question-take = { $by } : { $from ->
        [area] { ask-recover }
        [shelter] reprenez une de vos cartes abritées
       *[discard] prenez { a-card } de la défausse
    }.
# The card that asks, and whose it is if it asks another player.
asker = { $chooser ->
        [none] { $by }
       *[other] { $by } ({ $chooser })
    }
question-discard = { asker } : { $from ->
        [hand] { $may_stop ->
            [yes] { $left ->
                [none] défaussez autant de cartes de votre main que vous voulez, une à la fois, ou arrêtez-vous
                [1] défaussez une carte de votre main, ou arrêtez-vous
               *[other] défaussez jusqu’à { $left } cartes de votre main, une à la fois, ou arrêtez-vous
            }
           *[no] { ask-discard-from-hand }
        }
        [shelter] { ask-discard-sheltered }
       *[area] { $may_stop ->
            [yes] { $left ->
                [1] défaussez une autre carte de votre arène, ou arrêtez-vous
               *[other] défaussez jusqu’à { $left } autres cartes de votre arène, une à la fois, ou arrêtez-vous
            }
           *[no] { ask-discard-from-area }
        }
    }.
question-steal-from = { $by } : choisissez l’adversaire à qui voler { some-points }.
question-summon = { $by } : { ask-summon-free }.
question-choose-player = { $by } : choisissez le joueur qui devra { $to ->
        [swap] l’échanger contre { a-card }
       *[discard] défausser { a-card }
    }.
question-swap = { asker } : { ask-swap }.
question-copy-instant = { $by } : choisissez une autre carte pour copier son effet instantané.
question-copy-active = { $by } : choisissez une autre carte pour copier son effet activable.
question-activate = { $by } : choisissez { $all ->
        [yes] le prochain effet à activer
       *[no] l’effet à activer
    }.

## Coups

move-take = Prendre { $tile }
move-hunt = Capturer { $card }
move-sell = Vendre { $card }{ for-stones }
move-tame = Apprivoiser { $card }
move-summon = Invoquer { $card }{ for-stones }
move-remove = Bannir { $card }{ for-stones }
move-use-tile = Utiliser { $tile }
move-use = Utiliser { $card }
move-end = Terminer le tour
move-keep = Garder { bag-stones }
move-family = Choisir { $family }
move-upgrade = Améliorer { $colour }{ $to ->
        [none] {""}
       *[other] {" "}en { $to }
    }
move-pay = Payer { $stones }
move-pick = { $question ->
        [take] { $from ->
            [area] Récupérer { $card }
            [shelter] Reprendre { $card }
           *[discard] Prendre { $card }
        }
        [discard] Défausser { $card }
        [onto_pile] Poser { $card } sur la pioche
        [summon] Invoquer { $card } gratuitement
        [shelter] Abriter { $card }
        [swap] Échanger { $card } contre { $by }
        [copy_instant] Copier { $card }
        [copy_active] Copier { $card }
       *[other] Choisir { $card }
    }
move-player = { $question ->
        [steal_from] Voler { some-points } à { $seat }
       *[other] Choisir { $seat }
    }
move-done = { $question ->
        [discard] Ne plus rien défausser
        [upgrade] Ne plus rien améliorer
        [choose] Ne rien choisir
       *[other] Arrêter
    }

## Événements

event-round-began = La manche { $round } commence ; { $first } joue en premier.
event-phase-began = { $phase ->
        [hunting] La phase de capture commence.
        [action] La phase d’action commence.
        [resolution] La phase de résolution commence.
       *[over] Il n’y a plus de phase.
    }
event-revealed = Carte révélée : { $card }.
event-reshuffled = La défausse est mélangée et devient une nouvelle pioche de { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-hunted = { $seat } capture { $card }.
event-passed = { $seat } n’a aucune carte à capturer et passe.
event-sold = { $seat } vend { $card }{ for-stones }.
event-tamed = { $seat } apprivoise { $card }.
event-summoned = { $seat } invoque { $card }{ for-paid }.
event-summoned-free = { $seat } invoque { $card } gratuitement{ because }.
event-removed = { $seat } bannit { $card }{ for-paid }.
event-turn-ended = { $seat } termine son tour.
event-used = { $seat } utilise { $card }.
event-copied = { $card } ({ $seat }) copie { $from }.
event-took-tile = { $seat } prend { $tile }.
event-tile-idle = La tuile { $tile } n’a aucun effet pour { $seat }.
event-used-tile = { $seat } utilise { $tile }.
event-returned-tile = { $seat } remet { $tile } dans la clairière, avec un marqueur carré.
event-family-chosen = { $seat } choisit { $family }{ because }.
event-stones-paid = { $seat } paie { bag-stones }{ because }.
event-stone-upgraded = { $seat } améliore { $from } en { $to }{ because }.
event-player-chosen = { $seat } choisit { $chosen }{ because }.
event-stones-earned = { $seat } gagne { bag-stones }{ because }.
event-stones-spent = { $seat } défausse { bag-stones }{ because }.
event-stones-exchanged = { $seat } échange { bag-gave } contre { bag-took }{ because }.
event-stones-kept = { $seat } a trop de pierres, garde { bag-kept } et défausse { bag-lost }.
event-points-earned = { $seat } gagne { some-points }{ because }.
event-points-lost = { $seat } perd { some-points }{ because }.
event-drew = { $seat } pioche une carte{ because }.
event-recovered = { $seat } récupère { $card }{ because }.
event-discarded-from-hand = { $seat } défausse { $card } de sa main{ because }.
event-discarded-from-area = { $seat } défausse { $card } de son arène{ because }.
event-took-from-discard = { $seat } prend { $card } de la défausse{ because }.
event-put-on-pile = { $seat } pose { $card } sur la pioche.
event-put-hand-card-on-pile = { $seat } pose une carte de sa main sur la pioche{ because }.
event-hand-revealed = { $seat } révèle { $cards ->
        [none] une main vide
       *[other] { $cards }
    }{ because }.
event-swapped = { $with ->
        [none] { $card } et { $other } restent à leur place ({ $seat })
       *[other] { $card } ({ $seat }) et { $other } ({ $with }) changent d’arène
    }{ because }.
event-sheltered = { $seat } abrite { $card }{ because }.
event-retrieved = { $seat } reprend { $card } de son abri{ because }.
event-discarded-from-shelter = { $seat } défausse { $card } de son abri{ because }.
event-area-taken = { $seat } prend un emplacement de plus et en a maintenant { $areas }{ because }.
event-game-ended = La partie est terminée.

## Ce qu’un seul joueur sait

secret-drew-card = Vous piochez { $card }.
secret-put-card-on-pile = Vous posez { $card } sur la pioche.

## Pourquoi un coup est refusé

refusal-game-over = la partie est terminée
refusal-not-the-question = ce n’est pas ce qui vous est demandé
refusal-not-on-display = { $card } n’est pas dans la clairière
refusal-tile-taken = la tuile { $tile } n’est pas dans la clairière
refusal-tile-blocked = votre marqueur carré est sur la tuile { $tile } : vous l’aviez à la manche précédente
refusal-not-your-tile = vous n’avez pas la tuile { $tile }
refusal-no-tile-action = { $tile } n’est pas une tuile à action
refusal-cannot-use-tile = la tuile { $tile } ne peut pas être utilisée maintenant : { $obstacle }
refusal-cannot-upgrade = il n’y a pas de { $colour } à améliorer ici
refusal-marked = { $seat } a déjà capturé { $card }
refusal-not-your-marker = votre jeton n’est pas sur { $card }
refusal-markers-left = { $count ->
        [one] votre jeton est encore sur une carte : vendez-la ou apprivoisez-la d’abord
       *[other] vos jetons sont encore sur { $count } cartes : vendez-les ou apprivoisez-les d’abord
    }
refusal-not-in-hand = { $card } n’est pas dans votre main
refusal-not-in-area = { $card } n’est pas dans votre arène
refusal-areas-full = tous vos emplacements sont pris : { $summoned } sur { $areas }
refusal-too-expensive = le coût est de { $cost }, et vos pierres valent { $worth }
refusal-stones-missing = vous ne pouvez pas payer { $pay } : { $have ->
        [none] vous n’avez aucune pierre
       *[other] vous avez { $have }
    }
refusal-pays-too-little = le coût est de { $cost }, et vous offrez { $worth }
refusal-pays-too-much = le coût est de { $cost } : une des pierres de { $pay } est superflue
refusal-cannot-resolve = vous ne pouvez pas invoquer { $card } maintenant : { $obstacle }
refusal-no-active-effect = { $card } n’a pas d’effet activable
refusal-already-used = l’effet de la carte { $card } a déjà été utilisé
refusal-cannot-use = la carte { $card } ne peut pas être utilisée maintenant : { $obstacle }
refusal-cannot-keep = vous ne pouvez pas garder { $keep } : vous avez { $have }, gardez-en exactement { $limit }
refusal-keep-exactly = vous avez { $have }, gardez-en exactement { $limit }
refusal-choose-between = choisissez { $least ->
        [1] { $most ->
            [1] exactement 1 option
           *[other] de 1 à { $most } options
        }
        [2] { $most ->
            [2] exactement 2 options
           *[other] de 2 à { $most } options
        }
       *[other] de { $least } à { $most } options
    }
refusal-not-offered = ce choix n’est pas possible : { $obstacle }
refusal-cannot-pick = on ne peut pas choisir { $card } ici
refusal-cannot-choose-player = on ne peut pas choisir { $seat } ici

## Ce qui fait obstacle

obstacle-nothing-to-draw = la pioche et la défausse sont vides
obstacle-shuffled-before = la pioche est vide, et la défausse ne peut être mélangée qu’une fois par tour
obstacle-points-missing = il vous faut { some-points }
obstacle-stones-missing = il vous faut { $stones }
obstacle-empty-hand = vous n’avez pas de carte en main pour cela
obstacle-no-card-in-area = aucune carte de votre arène ne convient
obstacle-none-in-discard = il n’y a pas de carte { $family } dans la défausse
obstacle-nobody-to-rob = aucun adversaire n’a de points
obstacle-no-free-area = il faut un emplacement libre pour la carte invoquée gratuitement
obstacle-nothing-to-summon = aucune carte de votre main ne peut être invoquée gratuitement
obstacle-nobody-has = aucun joueur n’a de carte { $family } invoquée
obstacle-nothing-to-copy = aucune autre carte de votre arène n’a d’effet à copier
obstacle-too-few-choices = trop peu de ses options sont possibles
obstacle-no-such-choice = cette option n’existe pas
obstacle-nothing-to-upgrade = vous n’avez pas de pierre à améliorer
obstacle-nothing-sheltered = vous n’avez pas de carte abritée
obstacle-nothing-to-shelter = il n’y a pas de carte à abriter
obstacle-nothing-to-activate = aucun effet activable de votre arène ne peut être utilisé
obstacle-cannot-pay = cela coûte { $price }, plus que la valeur de vos pierres
obstacle-nothing-to-summon-from-discard = aucune carte de la défausse ne peut être invoquée gratuitement

## Les événements et les questions, dits au joueur qu’ils concernent. Les variables sont les mêmes.

you-round-began = La manche { $round } commence ; vous jouez en premier.
you-hunted = Vous capturez { $card }.
you-passed = Vous n’avez aucune carte à capturer et vous passez.
you-sold = Vous vendez { $card }{ for-stones }.
you-tamed = Vous apprivoisez { $card }.
you-summoned = Vous invoquez { $card }{ for-paid }.
you-summoned-free = Vous invoquez { $card } gratuitement{ because }.
you-removed = Vous bannissez { $card }{ for-paid }.
you-turn-ended = Vous terminez votre tour.
you-used = Vous utilisez { $card }.
you-copied = Votre carte { $card } copie { $from }.
you-took-tile = Vous prenez { $tile }.
you-tile-idle = La tuile { $tile } n’a aucun effet pour vous.
you-used-tile = Vous utilisez { $tile }.
you-returned-tile = Vous remettez { $tile } dans la clairière, avec votre marqueur carré.
you-family-chosen = Vous choisissez { $family }{ because }.
you-stones-paid = Vous payez { bag-stones }{ because }.
you-stone-upgraded = Vous améliorez { $from } en { $to }{ because }.
you-player-chosen = Vous choisissez { $chosen }{ because }.
yourself-player-chosen = Vous vous choisissez vous-même{ because }.
to-you-player-chosen = { $seat } vous choisit{ because }.
you-stones-earned = Vous gagnez { bag-stones }{ because }.
you-stones-spent = Vous défaussez { bag-stones }{ because }.
you-stones-exchanged = Vous échangez { bag-gave } contre { bag-took }{ because }.
you-stones-kept = Vous avez trop de pierres, vous gardez { bag-kept } et défaussez { bag-lost }.
you-points-earned = Vous gagnez { some-points }{ because }.
you-points-lost = Vous perdez { some-points }{ because }.
you-drew = Vous piochez une carte{ because }.
you-recovered = Vous récupérez { $card }{ because }.
you-discarded-from-hand = Vous défaussez { $card } de votre main{ because }.
you-discarded-from-area = Vous défaussez { $card } de votre arène{ because }.
you-took-from-discard = Vous prenez { $card } de la défausse{ because }.
you-put-on-pile = Vous posez { $card } sur la pioche.
you-put-hand-card-on-pile = Vous posez une carte de votre main sur la pioche{ because }.
you-hand-revealed = Vous révélez { $cards ->
        [none] une main vide
       *[other] { $cards }
    }{ because }.
you-swapped = { $with ->
        [none] Vos cartes { $card } et { $other } restent à leur place
       *[other] Votre carte { $card } et { $other } ({ $with }) changent d’arène
    }{ because }.
to-you-swapped = { $card } ({ $seat }) et votre carte { $other } changent d’arène{ because }.
you-sheltered = Vous abritez { $card }{ because }.
you-retrieved = Vous reprenez { $card } de votre abri{ because }.
you-discarded-from-shelter = Vous défaussez { $card } de votre abri{ because }.
you-area-taken = Vous prenez un emplacement de plus et en avez maintenant { $areas }{ because }.

your-swap = Votre carte { $by } : { ask-swap }.
your-discard = Votre carte { $by } : { ask-discard-from-area }.

## Analyses : pourquoi une suite vaut mieux que celle qui a été jouée

review-wins-now = Cette suite gagne la partie dans cette manche, avec { $points } points à la fin du tour.
review-more-points = { $points ->
        [one] Elle rapporte { $points } point de plus pendant le tour.
       *[other] Elle rapporte { $points } points de plus pendant le tour.
    }
review-brings = { $points ->
        [one] { $source } rapporte { $points } point de plus.
       *[other] { $source } rapporte { $points } points de plus.
    }
review-keeps-stones = Des pierres valant { $worth } ne sont pas perdues à cause de la limite.
review-takes-first = Sinon, { $player } prend { $card }.
