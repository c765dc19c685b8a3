# Ce que seul le navigateur dit au joueur concerné.

you-name = Vous
you-log-undone = Vous annulez un coup.
you-log-kept = Un bot joue maintenant pour vous.
you-log-returned = Vous êtes de retour.
you-refusal-marked = vous avez déjà capturé { $card }
where-display-marked-you = dans la clairière, avec votre jeton Capture
where-area-you = dans votre arène
where-shelter-you = dans votre abri
where-before-you = devant vous
areas-of-you = Votre arène : { $used } sur { $areas }
shelter-of-you = Votre abri
