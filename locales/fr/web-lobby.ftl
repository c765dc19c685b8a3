# Une table avant la partie, les invitations, et la discussion.

lobby-title = Table
lobby-title-of = Chez { $name }
lobby-welcome = Bienvenue !
lobby-come-in = Rejoindre
lobby-seats = Places
lobby-seat = Place { $seat }
lobby-free-seat = Place libre
lobby-kept = Réservée à un ami
lobby-invited = Invitation envoyée.
lobby-you = vous
lobby-here = en ligne
lobby-away = hors ligne
lobby-beside = sur le même appareil
lobby-is-ready = c’est bon
lobby-bot = bot · { $level }
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-colour = Couleur
lobby-invite = Inviter un ami
lobby-invitation = Pour votre ami : ce lien donne la place, une seule fois.
lobby-new-link = Créer un nouveau lien
lobby-free-it = Libérer la place
lobby-level = Niveau du bot
lobby-seat-bot = Ajouter un bot
lobby-send-away = Retirer
lobby-reptile = Je viens de voir un reptile !
lobby-reptile-last = { $name } en a vu un en dernier et commence.
lobby-start = Commencer la partie
lobby-ready = C’est bon pour moi
lobby-all-ready = Tout le monde est prêt : commencez la partie.
lobby-waits-for = Tout le monde est prêt. On attend { $name } pour commencer ; vous pouvez aussi commencer la partie.
lobby-lacks-seats = { $count ->
    [one] Une place est libre : asseyez-vous, invitez un ami ou ajoutez un bot.
   *[other] { $count } places sont libres : asseyez-vous, invitez des amis ou ajoutez des bots.
}
lobby-lacks-invited = { $count ->
    [one] En attente d’une personne invitée.
   *[other] En attente de { $count } personnes invitées.
}
lobby-lacks-ready = On attend { $name }.
lobby-friends = Amis
lobby-address = Lien vers cette table
lobby-address-hint = Envoyez ce lien à vos amis. Toute personne qui l’ouvre peut prendre une place libre.
lobby-only-here = Ce lien ne marche que sur cet appareil. Pour jouer avec d’autres sur votre réseau, lancez Vale ainsi :
lobby-share = Viens jouer à Vale avec moi !
lobby-spectators = { $count ->
    [one] Un spectateur.
   *[other] { $count } spectateurs.
}
lobby-settings = Options de cette table
lobby-fair = Un mélange honnête
lobby-fair-why = Les cartes sont déjà mélangées. Cette empreinte du mélange est désormais fixée ; après la partie, chacun peut vérifier que rien n’a changé.

chat = Chat
chat-said = Messages
chat-none = Pas encore de message.
chat-write = Écrire un message
chat-send = Envoyer
chat-mute = Masquer
chat-unmute = Réafficher
chat-mute-who = Masquer { $name }
chat-hear-again = Réafficher { $name }
chat-muted = masqué

name-ask = Quel est votre nom ?
name-title = Votre nom à la table
name-go-on = Ouvrir la table
