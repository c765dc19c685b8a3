### Les événements et les questions de game.ftl, dits au joueur qu’ils concernent. Les variables sont les mêmes.

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

your-swap-away = Votre carte { $by } : échangez une carte { $family } de votre arène contre elle.
your-give-up = Votre carte { $by } : défaussez une carte { $family } de votre arène.
