# Les invitations, les comptes, et les adresses qui ne mènent nulle part.

to-start = Vers la page d’accueil

join-title = Vous avez une invitation
join-hint = Une place vous est réservée. Choisissez une couleur si vous voulez.
join-as = Vous jouez sous le nom « { $name } ».
join-take = Prendre la place
join-used = Cette invitation a déjà servi, a expiré ou est incomplète. Demandez un nouveau lien.
join-host = { $name } vous invite à jouer.
join-others = À la table : { $names }
join-seated = Vous avez déjà une place à cette table.
join-begun = La partie a déjà commencé sans vous.
join-withdrawn = Cette place ne vous est plus réservée : quelqu’un l’a prise, ou elle a été libérée. Demandez un nouveau lien.
join-colour-taken = Quelqu’un vient de prendre cette couleur. Choisissez-en une autre, ou aucune.
join-to-table = Aller à la table
join-no-token = Ce lien est incomplet. Copiez-le en entier, avec tout ce qui suit le signe #.

not-found-title = Rien ici, à part une mimique
not-found-hint = Il n’y a pas de page à cette adresse.

account-title = Votre compte
account-is-account = Vous avez un compte.
account-is-guest = Vous jouez en invité, sur cet appareil seulement.
account-your-name = Votre nom
account-shown-name = Le nom que voient les autres
account-rename = Changer
account-renamed = Nom changé.
account-name = Nom
account-password = Mot de passe
account-password-hint = Au moins 8 caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-save = Enregistrer le nouveau mot de passe
account-password-saved = Enregistré. Vous êtes déconnecté de tous les autres appareils.
account-make = Créer un compte
account-make-why = Retrouvez vos parties et vos réglages sur tous vos appareils, avec un classement. Il suffit d’un nom et d’un mot de passe.
account-log-in = Se connecter
account-log-in-why = Déjà un compte ? Connectez-vous pour jouer sous votre nom sur cet appareil.
account-leave = Déconnexion
account-guest-leaves = Un invité qui se déconnecte disparaît définitivement. Créez d’abord un compte si vous voulez revenir.
account-log-out = Se déconnecter
account-log-out-everywhere = Se déconnecter partout
account-delete = Supprimer le compte
account-delete-what = Votre nom, vos réglages et vos statistiques sont supprimés définitivement. Vos parties restent, sans votre nom.
account-delete-now = Supprimer définitivement

account-statistics = Statistiques
account-statistics-none = Pas encore de partie terminée. Jouez-en une !
account-statistics-players = Joueurs
account-statistics-games = Parties
account-statistics-wins = Gagnées
account-statistics-mean = Points par partie
account-statistics-rating = Classement
account-statistics-sources = D’où viennent vos points
