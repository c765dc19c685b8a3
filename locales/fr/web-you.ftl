# Ce qui arrive au lecteur, à la deuxième personne.

you-name = Vous

you-event-round-began = La manche { $round } commence. { $first } jouez en premier.
you-event-hunted = { $seat } capturez { $card }.
you-event-passed = { $seat } n’avez aucune carte à capturer et passez.
you-event-sold = { $seat } vendez { $card }{ for-stones }.
you-event-tamed = { $seat } apprivoisez { $card }.
you-event-summoned = { $seat } invoquez { $card }{ for-paid }.
you-event-summoned-free = { $seat } invoquez { $card } gratuitement{ because }.
you-event-removed = { $seat } bannissez { $card }{ for-paid }.
you-event-turn-ended = { $seat } terminez votre tour.
you-event-used = { $seat } utilisez { $card }.
you-event-copied = Votre { $card } copie { $from }.
you-event-took-tile = { $seat } prenez { $tile }.
you-event-tile-idle = La tuile { $tile } n’a aucun effet pour vous.
you-event-used-tile = { $seat } utilisez { $tile }.
you-event-returned-tile = { $seat } remettez { $tile } dans la clairière, avec votre marqueur carré.
you-event-family-chosen = { $seat } choisissez { $family }{ because }.
you-event-stones-paid = { $seat } payez { bag-stones }{ because }.
you-event-stone-upgraded = { $seat } améliorez { $from } en { $to }{ because }.
you-event-player-chosen = { $seat } choisissez { $chosen }{ because }.
you-event-stones-earned = { $seat } gagnez { bag-stones }{ because }.
you-event-stones-spent = { $seat } défaussez { bag-stones }{ because }.
you-event-stones-exchanged = { $seat } échangez { bag-gave } contre { bag-took }{ because }.
you-event-stones-kept = { $seat } avez trop de pierres, gardez { bag-kept } et défaussez { bag-lost }.
you-event-points-earned = { $seat } gagnez { some-points }{ because }.
you-event-points-lost = { $seat } perdez { some-points }{ because }.
you-event-drew = { $seat } piochez une carte{ because }.
you-event-recovered = { $seat } récupérez { $card }{ because }.
you-event-discarded-from-hand = { $seat } défaussez { $card } de votre main{ because }.
you-event-discarded-from-area = { $seat } défaussez { $card } de votre arène{ because }.
you-event-took-from-discard = { $seat } prenez { $card } de la défausse{ because }.
you-event-put-on-pile = { $seat } posez { $card } sur la pioche.
you-event-put-hand-card-on-pile = { $seat } posez une carte de votre main sur la pioche{ because }.
you-event-hand-revealed = { $seat } révélez { $cards ->
        [none] une main vide
       *[other] { $cards }
    }{ because }.
you-event-swapped = { $with ->
        [none] Vos cartes { $card } et { $other } restent à leur place
       *[other] Votre { $card } et { $other } ({ $with }) changent d’arène
    }{ because }.
you-event-sheltered = { $seat } abritez { $card }{ because }.
you-event-retrieved = { $seat } reprenez { $card } de votre abri{ because }.
you-event-discarded-from-shelter = { $seat } défaussez { $card } de votre abri{ because }.
you-event-area-taken = { $seat } prenez un emplacement de plus et en avez maintenant { $areas }{ because }.

to-you-player-chosen = { $seat } vous choisit{ because }.
to-you-swapped = { $card } ({ $seat }) et votre { $other } changent d’arène{ because }.
you-choose-yourself = { $seat } vous choisissez{ because }.

you-question-swap-away = Votre { $by } : échangez une carte { $family } de votre arène contre elle.
you-question-give-up = Votre { $by } : défaussez une carte { $family } de votre arène.
you-refusal-marked = { $card } porte déjà votre jeton

you-log-undone = { $player } annulez un coup.
you-log-kept = Un bot joue maintenant pour vous.
you-log-returned = { $player } êtes de retour.

where-display-marked-you = dans la clairière, avec votre jeton Capture
where-area-you = dans votre arène
where-shelter-you = dans votre abri
where-before-you = devant vous
areas-of-you = Votre arène : { $used } sur { $areas }
shelter-of-you = Votre abri
