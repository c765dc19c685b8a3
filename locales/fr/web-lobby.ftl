# Une table avant la partie, les invitations, et la discussion.

lobby-title = Une table
lobby-title-of = La table ({ $name })
lobby-welcome = Bienvenue !
lobby-come-in = Entrer
lobby-seats = Places
lobby-seat = Place { $seat }
lobby-free-seat = Place libre
lobby-kept = Gardée pour un ami
lobby-invited = L’invitation est faite.
lobby-you = vous
lobby-here = en ligne
lobby-away = hors ligne
lobby-beside = sur le même appareil
lobby-is-ready = c’est bon
lobby-bot = robot · { $level }
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-colour = Couleur
lobby-invite = Inviter un ami
lobby-invitation = Pour votre ami : ce lien donne la place, une seule fois.
lobby-new-link = Créer un nouveau lien
lobby-free-it = Libérer la place
lobby-level = Comment joue le robot
lobby-seat-bot = Ajouter un robot
lobby-send-away = Renvoyer
lobby-reptile = Je viens de voir un reptile !
lobby-reptile-last = { $name } en a vu un en dernier et commence.
lobby-start = Commencer la partie
lobby-ready = C’est bon pour moi
lobby-all-here = Tout le monde est là. C’est parti !
lobby-lacks-seats = { $count ->
    [one] Une place est libre : asseyez-vous, invitez un ami ou ajoutez un robot.
   *[other] { $count } places sont libres : asseyez-vous, invitez des amis ou ajoutez des robots.
}
lobby-lacks-invited = { $count ->
    [one] Une personne invitée n’est pas encore venue.
   *[other] { $count } personnes invitées ne sont pas encore venues.
}
lobby-lacks-ready = On attend que { $name } donne le signal.
lobby-friends = Amis
lobby-address = L’adresse de cette table
lobby-address-hint = Envoyez cette adresse à vos amis. Qui l’ouvre peut prendre une place libre.
lobby-only-here = Cette adresse ne marche que sur cet appareil. Pour jouer avec d’autres sur votre réseau, lancez Vale ainsi :
lobby-share = Viens jouer à Vale avec moi !
lobby-spectators = { $count ->
    [one] Une autre personne regarde.
   *[other] { $count } autres personnes regardent.
}
lobby-settings = Comment on joue
lobby-fair = Un mélange honnête
lobby-fair-why = Les cartes sont déjà mélangées. Cette empreinte du mélange est fixée maintenant ; après la partie, chacun peut vérifier que rien n’a changé.

chat = Discussion
chat-said = Ce qui s’est dit
chat-none = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-mute = ne plus entendre
chat-unmute = entendre de nouveau
chat-mute-who = Ne plus entendre { $name }
chat-hear-again = Entendre de nouveau { $name }
chat-muted = message caché

name-ask = Comment vous appelle-t-on ?
