# Les invitations, les comptes, et les adresses qui ne mènent nulle part.

to-start = Vers la page d’accueil

join-title = On vous invite
join-hint = Une place est gardée pour vous. Choisissez une couleur si vous voulez.
join-as = Vous jouez sous le nom « { $name } ».
join-take = Prendre la place
join-used = Cette invitation a déjà servi, est trop ancienne ou incomplète. Demandez un nouveau lien.
join-not-now = La place ne peut pas être prise : quelqu’un a peut-être cette couleur, vous êtes peut-être déjà à cette table, ou la partie a commencé.
join-no-token = Ce lien est incomplet. Copiez-le en entier, avec tout ce qui suit le signe #.

not-found-title = Rien ici, sauf une mimique
not-found-hint = Il n’y a pas de page à cette adresse.

account-title = Votre compte
account-is-account = Vous avez un compte.
account-is-guest = Vous jouez en invité, sur cet appareil seulement.
account-your-name = Votre nom
account-shown-name = Le nom que voient les autres
account-rename = Changer
account-renamed = C’est votre nom désormais.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-make = Créer un compte
account-make-why = Retrouvez vos parties et vos réglages sur tous vos appareils, avec un classement. Un nom, un mot de passe, rien d’autre.
account-log-in = Se connecter
account-log-in-why = Vous avez déjà un compte ? Cet appareil jouera en votre nom.
account-leave = Partir
account-guest-leaves = Un invité qui se déconnecte disparaît pour de bon. Créez d’abord un compte si vous voulez revenir.
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
account-delete = Supprimer le compte
account-delete-what = Votre nom, vos réglages et vos statistiques sont supprimés pour de bon. Vos parties restent, sans votre nom.
account-delete-now = Supprimer pour de bon

account-statistics = Statistiques
account-statistics-none = Pas encore de partie finie. Jouez-en une !
account-statistics-players = Joueurs
account-statistics-games = Parties
account-statistics-wins = Gagnées
account-statistics-mean = Points par partie
account-statistics-rating = Classement
account-statistics-sources = Ce qui vous a rapporté le plus de points
