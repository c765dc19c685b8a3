### Ce que seul le navigateur dit.

## Ce que disent toutes les pages du navigateur

title = Vale
close = Fermer
page-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion et rechargez-la.
card-cost = coût { $cost }

## Le cadre de toutes les pages, les réglages, les noms, et ce qui peut mal tourner

site-pages = Pages
site-learn = Apprendre
site-cards = Cartes
site-rules = Règles
site-daily = Donne du jour
site-account = Compte
site-credits = Crédits
site-not-affiliated = Une édition numérique faite par des passionnés, sans lien avec l’éditeur. Si le jeu vous plaît, offrez-vous la boîte.

settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = Comme l’appareil
settings-theme-dusk = Crépuscule
settings-theme-parchment = Parchemin
settings-card-size = Taille des cartes
settings-size-small = Petite
settings-size-normal = Normale
settings-size-large = Grande
settings-animations = Vitesse des animations
settings-bots = Vitesse des bots
settings-bots-hint = À partir de la prochaine table.
settings-bots-hint-here = À cette table aussi, dès le prochain coup.
settings-speed-slow = lente
settings-speed-normal = normale
settings-speed-fast = rapide
settings-speed-instant = instantanée
settings-sounds = Effets sonores
settings-volume = Volume
settings-confirm-end = Demander avant de terminer un tour où il reste des actions
settings-auto-forced = Jouer à ma place les coups forcés
settings-kept-account = Enregistrés avec votre compte, sur tous vos appareils.
settings-kept-here = Enregistrés sur cet appareil. Connectez-vous pour les synchroniser.

session-names = Aubépine, Bruyère, Cèdre, Clairière, Églantine, Fougère, Genêt, Hirondelle, Lierre, Mélèze, Mésange, Noisette, Orme, Roseau, Sorbier, Tilleul
session-somebody = Quelqu’un

bot-level-0 = Rêveur
bot-level-1 = Fougueux
bot-level-2 = Apprenti
bot-level-3 = Expert
bot-level-4 = Bricoleur
bot-level-5 = Maître

colour-yellow = rond jaune
colour-green = carré vert
colour-violet = losange violet
colour-black = pentagone noir

copy = Copier
copied = Copié
share = Partager
qr = Code QR
qr-about = Code QR de ce lien, pour l’appareil photo d’un téléphone
picture = Enregistrer une image
picture-failed = L’image n’a pas pu être créée.
picture-creatures = { $count ->
    [one] { $name } : une créature
   *[other] { $name } : { $count } créatures
}

problem-conflict = Quelque chose a changé entre-temps. Regardez de nouveau, puis décidez.
problem-illegal = Ce n’est pas possible maintenant.
problem-unauthorized = Vous ne pouvez pas faire cela ici.
problem-busy = Le serveur ne répond pas. Réessayez dans un instant.
problem-bad-message = Le serveur n’a pas compris. Rechargez la page.
problem-bad-request = Le serveur ne peut pas accepter cela.
problem-not-found = Il n’y a rien ici. Cela n’existe peut-être plus, ou l’adresse est incomplète.
problem-wrong-method = Le serveur ne peut pas faire cela. Rechargez la page.
problem-too-large = C’est trop long.
problem-too-many = Trop de requêtes. Attendez un instant, puis réessayez.
problem-wrong-origin = Cette page vient d’une autre adresse que celle du serveur. Ouvrez le jeu à sa propre adresse.
problem-wrong-version = Vale a été mis à jour. Rechargez la page.
problem-not-over = Cette partie est encore en cours. Vous pourrez la voir ici quand elle sera terminée.
problem-name-taken = Ce nom est déjà pris. Choisissez-en un autre.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-other-rules = Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.
problem-internal = Une erreur s’est produite de notre côté. Réessayez.

## La page d’accueil, et les tables en mots

start-title = Vale : capturez, apprivoisez, invoquez
start-tagline = Capturez les créatures du val, apprivoisez-les, invoquez-les.
start-new-game = Nouvelle partie
start-play = Jouer
start-what = { $bots ->
    [one] Vous contre un bot ({ $level }). La partie commence tout de suite.
   *[other] Vous contre { $bots } bots ({ $level }). La partie commence tout de suite.
}
start-what-beside = { $players } joueurs sur cet appareil. La partie commence tout de suite.
start-players = Joueurs
start-level = Bots
start-level-0 = joue au hasard
start-level-1 = prend ce qui rapporte sur le moment
start-level-2 = prépare son tour
start-level-3 = a appris à gagner
start-level-4 = essaie beaucoup de parties au hasard
start-level-5 = compare ses meilleurs tours et voit loin
start-more = Plus d’options
start-artifact-creatures = Créatures d’Artefacts
start-artifact-tiles = Tuiles d’artefact
start-undo = Coups annulables
start-spectators = Spectateurs admis
start-chat = Chat
start-hints = Conseils contre les bots
start-here = Jouer sur cet appareil, sans le serveur
start-file = Ouvrir un fichier de partie (.vale)
start-file-failed = Ce fichier n’est pas une partie que cette version peut ouvrir.
update-waits = Une nouvelle version de Vale est prête.
update-now = Recharger
start-first = Qui commence
start-first-random = Au hasard
start-first-me = Moi
start-first-reptile = Le dernier à avoir vu un reptile
start-clock = Limite de temps
start-clock-none = Aucune
start-clock-turn-60 = 1 minute par tour
start-clock-turn-180 = 3 minutes par tour
start-clock-turn-day = 1 jour par tour
start-clock-bank-900 = 15 minutes par joueur
start-clock-bank-1800 = 30 minutes par joueur
start-sell = Ventes
start-sell-printed = selon le plateau
start-sell-manual = selon le manuel
start-payment = Paiements
start-payment-needed = sans pierre superflue
start-payment-any = pierres superflues permises
start-beside = Plusieurs joueurs sur cet appareil
start-beside-hint = Indiquez leurs noms. Les mains sont cachées entre les tours.
start-beside-name = Place { $seat }
start-friends = Jouer entre amis
start-friends-hint = Ouvre une table avec des places libres. Envoyez le lien ; personne n’a besoin de compte.
start-public = Table publique, ouverte à tous
start-ways = À découvrir
start-way-learn = Première visite ?
start-hint-learn = Une première partie guidée
start-way-daily = Donne du jour
start-hint-daily = Les mêmes cartes pour tous
start-way-puzzle = Problème du jour
start-hint-puzzle = Trouvez le meilleur dernier tour
start-way-cards = Cartes
start-hint-cards = Toutes les créatures et tuiles
start-way-statistics = Statistiques
start-hint-statistics = Quelles créatures gagnent
start-way-album = Album
start-hint-album = Les créatures que vous avez invoquées
start-way-rules = Règles
start-hint-rules = L’essentiel, et toutes les précisions
start-running = Vos parties
start-running-all = Tout afficher ({ $count })
start-running-fewer = Afficher moins
start-waiting = Tables ouvertes
start-waiting-none = Aucune table ouverte. Ouvrez-en une et rendez-la publique.
start-finished = Parties terminées
start-sent = { $count ->
    [one] Une partie de cet appareil figure désormais parmi vos parties sur le serveur.
   *[other] { $count } parties de cet appareil figurent désormais parmi vos parties sur le serveur.
}
start-open = Ouvrir
start-go-on = Continuer
start-join = Rejoindre
start-look = Revoir

occupant-bot = { $name } (bot)
occupant-invited = une personne invitée

table-nobody = Encore personne
table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-over = terminée
table-here = sur cet appareil
table-on-device = jouée sur un appareil
table-save = Enregistrer dans un fichier
table-delete = Supprimer
table-delete-sure = Vraiment supprimer ?
table-your-turn = À vous
table-in-round = manche { $round }
table-turn-of = à { $player } de jouer
table-score = { $player } : { $score }
table-won = victoire
table-place = { $place }e place
table-artifacts = Artefacts
table-players = { $count } joueurs
table-set-base = jeu de base
table-set-creatures = avec les créatures d’Artefacts
table-set-tiles = avec les tuiles d’artefact
table-set-both = avec les créatures et les tuiles d’Artefacts
table-sell-printed = ventes selon le plateau
table-sell-manual = ventes selon le manuel
table-payment-needed = sans pierre superflue
table-payment-any = pierres superflues permises
table-first-random = premier joueur au hasard
table-first-reptile = le dernier à avoir vu un reptile commence
table-first-seat = la place { $seat } commence
table-clock-none = sans limite de temps
table-clock-turn = { $time } par tour
table-clock-bank = { $time } par joueur
table-undo-yes = coups annulables
table-undo-no = coups non annulables
table-public-yes = table publique
table-public-no = sur lien seulement
table-spectators-yes = spectateurs admis
table-spectators-no = sans spectateurs

## La donne du jour

daily-what = Aujourd’hui, tout le monde reçoit le même mélange, joue en premier et affronte le même bot ({ $level }). Un essai par jour. Jusqu’où irez-vous ?
daily-next = Prochaine donne dans { $time }.
daily-your-place = { $points } points : { $place ->
    [1] 1re
   *[other] { $place }e
} place aujourd’hui
daily-streak = { $count ->
    [one] Un jour pour l’instant : revenez chaque jour pour une série
   *[other] { $count } jours de suite
}
daily-ghost = { $level } atteint { $points } points avec ces cartes. Ferez-vous mieux ?
daily-ghost-plays = Le meilleur bot joue ces cartes, lui aussi. Son score arrive bientôt.
daily-line = Vale, { $date } : { $points } points ({ $margin })
daily-line-ghost = { $level } : { $points }
daily-line-streak = { $count } jours de suite
daily-play = Jouer la donne du jour
daily-go-on = Continuer la donne du jour
daily-look = Revoir votre partie
daily-results = Résultats du jour
daily-results-none = Personne ne l’a encore terminée. À vous d’ouvrir le bal !
daily-place = Rang
daily-name = Nom
daily-points = Points
daily-margin = Avance sur le bot
daily-you = vous

## Les invitations, les comptes, et les adresses qui ne mènent nulle part

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
account-password-saved = Enregistré. Tous vos autres appareils sont déconnectés.
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

## Une table avant la partie, les invitations, et la discussion

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
reactions = Réactions
reaction-hello = Bonjour !
reaction-bravo = Bien joué !
reaction-wow = Oh là là !
reaction-ouch = Aïe !
reaction-thinking = Je réfléchis…
reaction-thanks = Merci !
chat-said = Messages
chat-none = Pas encore de message.
chat-write = Écrire un message
chat-send = Envoyer
chat-mute = Masquer
chat-unmute = Réafficher
chat-mute-who = Masquer { $name }
chat-hear-again = Réafficher { $name }
chat-muted = messages masqués

name-ask = Quel est votre nom ?
name-title = Votre nom à la table
name-go-on = Ouvrir la table

## Ce que dit la table dans le navigateur

table-title = Table
the-display = La clairière
connecting = La table se prépare…
no-table = Cette table n’existe pas
no-watching = Cette table n’admet pas de spectateurs.
connection-lost = Connexion perdue. Reconnexion en cours ; aucun coup n’est perdu.
connect-again = Se reconnecter
your-turn = À vous.
asked-act-only = Faites une action.
prompt = Votre décision
game-over = La partie est terminée.
cancel = Retour
undo = Annuler
act-hunt = Capturer { $what }
act-take = Prendre { $what }
act-use = Utiliser { $what }
act-sell = Vendre
act-tame = Apprivoiser
act-summon = Invoquer
act-summon-for = Invoquer pour { $stones }
act-summon-free = Invoquer gratuitement
act-remove = Bannir pour { $stones }
act-keep = Garder { $stones }
act-pay = Payer { $stones }
act-upgrade = { $stone } en { $better }
act-end = Fin du tour
act-choose = Choisir
act-done = C’est tout
choose-player = Choisir { $player }
wastes = perd { $count }
reveals-short = non annulable
reveals = révèle quelque chose de caché : ne pourra plus être annulé
brings = rapporte
card-details = Détails
card-lit = peut être choisie
card-used = utilisée
sells-for = se vend contre
zone = Zone { $family }
tiles = Tuiles d’artefact
draw-word = pioche
draw-pile = { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
discard-pile = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
discard-empty = Rien n’a encore été défaussé.
your-hand = Votre main : { $count }
hand-brief = Main
hand-of = Main ({ $player }) : { $count }
hand-empty = Votre main est vide.
hand-empty-of = Aucune carte en main ({ $player }).
hand-size = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
hand-known = { $size } ; vous connaissez { $cards }
stones-held = Pierres : { $stones } ; valeur { $worth }, limite { $limit }
stones-worth = valeur { $worth } · limite { $limit }
points-word = { $count ->
        [one] point
       *[other] points
    }
areas-of = Arène ({ $player }) : { $used } sur { $areas }
areas-yours = Vos emplacements : { $used } sur { $areas }
areas-used = Emplacements : { $used } sur { $areas }
area-free = libre
area-of-round = manche { $round }
shelter-of = Abri ({ $player })
first-player = premier joueur
player-away = hors ligne
player-thinks = réfléchit…
kept-clock = temps écoulé : un bot joue
kept-vote = un bot joue
kept-left = a quitté la table : un bot joue
bot-name = { $seat ->
        [1] Nima
        [2] Oren
        [3] Sela
       *[4] Tavi
    }
where-display = dans la clairière
where-display-marked = dans la clairière, jeton Capture : { $player }
where-hand = dans votre main
where-hand-of = en main ({ $player })
where-known-hand = en main ({ $player }) : vous l’avez vue y entrer
where-discard = dans la défausse
where-tiles = dans la clairière
where-area = dans l’arène ({ $player })
where-shelter = dans l’abri ({ $player })
where-before = devant { $player }
where-unknown = cachée, ou absente de cette partie
log = Journal
log-undone = { $player } annule un coup.
log-kept = Un bot joue maintenant pour { $player }.
log-returned = { $player } est de retour.
log-all = Tout afficher
log-jump = Aller à ce moment
round-banner = Manche { $round }
rounds = Manches
round-and-phase = Manche { $round } · { $phase ->
        [hunting] capture
        [action] action
        [resolution] résolution
       *[over] fin
    }
scores = Scores
ends-at = { $points } points ou 10 manches mettent fin à la partie
past-60 = au-delà de 60 : le pion Score repart
nav-rules = Règles
nav-cards = Cartes
nav-settings = Réglages
nav-chat = Chat
chat-unread = { $count ->
        [one] nouveau message
       *[other] nouveaux messages
    }
table-more = Journal et plus
more-brief = Plus
nav-keys = Clavier
nav-leave = Accueil
watching = { $count ->
        [one] Vous regardez la partie.
       *[other] Vous regardez la partie, avec d’autres.
    }
confirm-end-title = Terminer votre tour ?
confirm-end = Il vous reste des actions possibles.
key-arrows = se déplacer sur la table
key-enter = choisir l’élément sélectionné
key-digits = choisir une des options
key-escape = annuler le choix
key-undo = annuler un coup
key-end = terminer le tour
key-inspect = voir la carte en détail
key-log = aller au journal
key-help = cette aide
help-details = Survolez une carte pour l’agrandir. Un clic droit ou un appui long montre tout ce qui la concerne.
help-carry = Vous pouvez aussi faire glisser les cartes : de votre main à votre arène pour les invoquer, de la clairière à votre main pour les apprivoiser, ou vers la défausse pour les vendre.
show-result = Voir le résultat
you-won = Vous avez gagné !
winners = { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
summoned-cards = { $count ->
        [one] { $count } carte invoquée
       *[other] { $count } cartes invoquées
    }
look-at-table = Voir la table
rematch = Rejouer
rematch-ready = La partie suivante se prépare.
rematch-join = Rejoindre la partie suivante
cover-title = Passez l’appareil à { $player }
cover-text = C’est à { $player }. Les autres, détournez les yeux !
cover-button = Je suis { $player } : voir ma main
vote = laisser jouer un bot
vote-in = bot possible dans { $time }
leave-title = Quitter la table ?
leave-text = La partie vous attendra sur la page d’accueil. Si vous vous absentez longtemps, laissez un bot jouer pour vous.
leave-to-bot = Laisser un bot jouer pour moi
leave-later = Je reviens
nav-sound = Son

## Ce que seul le navigateur dit au joueur concerné

you-name = Vous
you-log-undone = Vous annulez un coup.
you-log-kept = Un bot joue maintenant pour vous.
you-log-returned = Vous êtes de retour.
log-hinted = { $player } a demandé un conseil.
you-log-hinted = Vous avez demandé un conseil.
you-refusal-marked = vous avez déjà capturé { $card }
where-display-marked-you = dans la clairière, avec votre jeton Capture
where-area-you = dans votre arène
where-shelter-you = dans votre abri
where-before-you = devant vous
areas-of-you = Votre arène : { $used } sur { $areas }
shelter-of-you = Votre abri

## L’album

album-title = Album
album-what = Chaque créature que vous invoquez dans une partie terminée trouve sa place ici. Invoquez-les toutes !
album-count = { $count } sur { $all }
album-missing = pas encore invoquée
album-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}

## Le tutoriel : sa page, et le guide à la table

learn-title = Apprendre à jouer
learn-lead = Jouez une première partie contre un bot bienveillant, avec des cartes préparées pour vous. Un guide à vos côtés montre une chose à la fois et l’explique : capturer, vendre et apprivoiser, les pierres, invoquer, les effets, et comment se termine une partie.
learn-takes = En une dizaine de minutes, vous saurez jouer. Vous pouvez vous arrêter à tout moment et continuer ici plus tard.
learn-start = Commencer votre première partie
learn-starting = La table se prépare…
learn-or-rules = Lire plutôt les règles
learn-point-undo = Aucun risque : on peut annuler ses coups, et seuls les coups permis s’illuminent.
learn-point-card = Chaque carte montre son texte. Ouvrez-la depuis la table pour voir les détails et les précisions.
learn-point-coach = Ce dont parle le guide a un cadre doré. Vous pouvez toujours faire autre chose.

coach = Guide
coach-understood = Compris
coach-back = Retour
coach-close = Masquer
coach-again = Réexpliquer
coach-welcome-title = Bienvenue dans le val !
coach-welcome = Vous et votre adversaire rassemblez des créatures. À la fin, celui qui a le plus de points gagne. Je vous montre une chose à la fois et je vous l’explique. Cette barre dit toujours ce que vous avez à décider.
coach-vale-title = Voici la clairière
coach-vale = Deux cartes par joueur ont été révélées, chacune dans la zone de sa famille. Une zone montre les pierres que rapporte la vente de ses cartes : {"[R]"} vaut 1, {"[B]"} 3, {"[P]"} 6.
coach-hunt-title = Capturez une carte
coach-hunt = La carte { $card } ne coûte que 2, et son sablier vous rapporte 2 points à chaque manche. Capturez-la, et elle est à vous : à garder ou à vendre.
coach-second-title = Votre deuxième carte
coach-second = Le second choix se fait dans l’autre sens : votre adversaire vient de choisir deux fois, et il vous reste la carte { $card }. Capturez-la ; vous la vendrez ensuite.
coach-sell-title = Vendez une carte
coach-sell = Vos cartes capturées vous attendent. La carte { $card } est bien trop chère pour l’instant : vendez-la, et vous gagnez les pierres de sa famille.
coach-act-title = À votre tour
coach-act = Vos cartes capturées vous attendent. Vendez une carte pour gagner les pierres de sa famille, ou apprivoisez-la pour la prendre en main. Il faut faire l’un ou l’autre avec les deux avant de terminer votre tour.
coach-stones-title = Les pierres
coach-stones = Ces pierres sont votre argent. Vous pouvez en avoir quatre au plus, et le jeu ne rend pas la monnaie : si vous payez un coût de 2 avec {"[B]"}, le reste est perdu. Payez donc aussi juste que possible.
coach-tame-title = Apprivoisez une carte
coach-tame = Apprivoisez la carte { $card } pour la prendre en main. Personne d’autre ne voit votre main, et elle n’a pas de limite de taille.
coach-change-title = Invoquez-la, et perdez la monnaie
coach-change = Le nombre en haut à gauche est le coût : 2. Vous n’avez pas de pierres pour payer 2 exactement, et le jeu ne rend pas la monnaie : le reste est perdu. Invoquez quand même la carte { $card } : elle agit dès la manche où vous l’invoquez.
coach-summon-title = Invoquez-la
coach-summon = Vous avez de quoi payer une carte de votre main : elle s’illumine. Invoquez-la pour la poser dans votre arène, où elle travaille pour vous. Vous avez autant d’emplacements que le numéro de la manche : un à la manche 1, deux à la manche 2, et ainsi de suite.
coach-effects-title = Ce que font les cartes
coach-effects = Le symbole à côté du texte dit quand un effet agit. Éclair : une fois, quand la carte est invoquée. Infini : toujours, tant que la carte est là. Sablier : une fois par manche, pendant la phase de résolution.
coach-keep-title = Trop de pierres
coach-keep = Vous avez plus de pierres que vous ne pouvez en garder. Choisissez celles que vous gardez ; les autres sont perdues. La prochaine fois, pensez à en dépenser d’abord.
coach-asks-title = Une carte vous laisse le choix
coach-asks = L’effet d’une carte vous laisse choisir. Tout ce que vous pouvez choisir s’illumine, et la barre nomme la carte.
coach-why-not-title = Pourquoi pas cette carte ?
coach-why-not = Une carte qui ne s’illumine pas ne peut pas être jouée maintenant. Survolez-la ou ouvrez-la pour voir pourquoi : pas assez de pierres, pas d’emplacement libre, ou un effet impossible.
coach-end-turn-title = Terminez votre tour
coach-end-turn = Quand vous avez fait tout ce que vous voulez, terminez votre tour. Vous gardez vos pierres et les cartes de votre main. Un regret ? Annulez votre coup avant.
coach-others-title = Aux autres de jouer
coach-others = C’est à votre adversaire. Vous voyez ses pierres et ses cartes invoquées, mais pas sa main. Le journal montre ce qui s’est passé.
coach-resolve-title = La phase de résolution
coach-resolve = Maintenant, chacune de vos cartes à sablier agit une fois. Vous choisissez l’ordre, et il peut compter : certaines ont besoin de pierres que d’autres apportent.
coach-round-title = Une nouvelle manche
coach-round = Chacun a maintenant un emplacement de plus, et un autre joueur commence. Les cartes invoquées restent, et leurs effets à sablier reviennent à chaque manche : plus c’est tôt, mieux c’est.
coach-pick-title = À vous de choisir
coach-pick = Maintenant, vous choisissez. Cherchez une carte dont la vente rapporte les pierres qu’il vous faut, et une autre que ces pierres paient exactement. Ouvrez une carte pour la lire de près.
coach-end-title = Comment se termine la partie
coach-end = La partie se termine quand quelqu’un a 60 points à la fin d’une manche, ou après la manche 10. Celui qui a le plus de points gagne. Au début, réunissez des cartes qui rapportent à chaque manche ; plus tard, visez les points.
coach-alone-title = Vous savez jouer !
coach-alone = Vous avez joué deux manches entières. Continuez comme il vous plaît ; je n’interviendrai que s’il y a du nouveau. Amusez-vous bien !
coach-over-title = C’était votre première partie
coach-over = Regardez d’où viennent les points, et revoyez la partie si vous voulez. La prochaine fois, essayez un bot plus fort, ou invitez un ami.

## La fin d’une partie : comment elle s’est passée, et si le mélange était honnête

stats-loading = Chargement des statistiques…
stats-failed = Les statistiques n’ont pas pu être chargées.
stats-again = Réessayer
stats-rounds = Les points, manche par manche
stats-chart = Une ligne par joueur : ses points après chaque manche. Les mêmes chiffres suivent dans un tableau.
stats-round = Manche
stats-start = Début
stats-as-table = En tableau
stats-sources = D’où viennent les points
stats-best = Meilleure carte
stats-at-start = Au début
stats-all = Tout montrer ({ $count })
stats-fewer = En montrer moins
stats-replay = Revoir la partie
stats-record = Télécharger la partie
stats-sealed = D’autres jouent peut-être encore cette donne aujourd’hui. Dès demain, vous pourrez revoir la partie et vérifier le mélange.
stats-on-device = Cette partie a été jouée sur un appareil, sans serveur. Personne ne s’est engagé d’avance sur le mélange, qui ne peut donc pas être vérifié.

verify-title = Le mélange était-il honnête ?
verify-about = Avant que quiconque prenne place, le serveur a tiré un nombre secret, la graine, qui décide de tous les mélanges, et il en a publié l’empreinte : son engagement. La partie terminée, vous connaissez la graine. Si son empreinte correspond à l’engagement, personne n’a pu changer les cartes après coup.
verify-promise = L’engagement, tel que le serveur l’affiche maintenant
verify-promise-kept = L’engagement, tel que cet appareil l’a enregistré à votre arrivée à la table
verify-seed = La graine
verify-computed = L’empreinte de la graine, calculée par votre navigateur
verify-do = Comparer maintenant
verify-right = Les empreintes sont identiques : c’est bien la donne annoncée.
verify-wrong = Les empreintes diffèrent : ce n’est pas la donne annoncée.
verify-insecure = Votre navigateur ne calcule les empreintes que sur des pages sécurisées (https) ; ici, il ne le peut pas. Le programme le peut :
verify-command = Le programme rejoue aussi chaque coup selon les règles et vérifie le résultat. Téléchargez la partie et lancez :

## Revoir une partie terminée

replay-title = Revoir la partie
replay-loading = Chargement de la partie…
replay-none = Cette partie ne peut pas être revue
replay-controls = Commandes
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-round-back = Une manche en arrière
replay-round-forward = Une manche en avant
replay-play = Lecture
replay-pause = Pause
replay-step = Étape
replay-where = Étape { $step } sur { $count } · manche { $round }
replay-deal = Les cartes sont mélangées, et la partie commence.
replay-on-device = Partie jouée sur un appareil, sans serveur
replay-hand = a en main :
replay-hand-empty = aucune carte
replay-eyes = Mains visibles
replay-eyes-all = toutes les mains
replay-share = Partager ce moment
replay-share-about = Ce lien ouvre la partie à cette étape.
replay-link = Lien vers cette étape
replay-statistics = Statistiques de la partie

## L’analyse d’une partie terminée

review-title = Analyse
review-open = Analyser cette partie
review-about = Un bot fort juge chaque décision d’après ce que son auteur pouvait savoir alors. Les chances de victoire sont des estimations.
review-sealed = L’analyse sera possible quand la partie pourra être revue.
review-working = Analyse de la partie : { $percent } %
review-cancel = Annuler
review-make = Lancer l’analyse
review-failed = L’analyse a échoué.
review-shares = L’évolution des chances de victoire
review-chart = Une ligne par joueur : ses chances de victoire après chaque coup. Des traits verticaux marquent les cartes dévoilées. Les mêmes chiffres suivent sous forme de tableau.
review-chart-where = Étape { $step }, manche { $round } : { $shares }
review-chart-share = { $player } { $share } %
review-chart-luck = cartes dévoilées : { $shares }
review-chart-change = { $player } { $change }
review-step = Étape
review-luck = Chance
review-accuracy = Précision
review-start = Début
review-own = Ses coups
review-others = Coups des autres
review-result = Résultat
review-players = Le bilan de chacun
review-players-about = Le début, la chance, ses coups et ceux des autres donnent ensemble le résultat, en points de chances de victoire.
review-grade-best = Meilleur coup
review-grade-about-equal = À peu près égal
review-grade-good = Bon coup
review-grade-inaccuracy = Imprécision
review-grade-mistake = Erreur
review-grade-blunder = Gaffe
review-grades = Décisions
review-moments = Moments clés
review-moments-none = Aucune décision n’a rien coûté de façon certaine.
review-moment = Manche { $round } : { $grade }
review-moment-loss = { $loss } points de chances de victoire perdus (± { $error })
review-moment-better = Mieux
review-moment-go = Aller à ce moment
review-moment-show = Montrer la meilleure suite
review-luckiest = La chance qui a le plus compté
review-line = La meilleure suite, étape { $step } sur { $count }
review-line-next = Étape suivante
review-line-back = Retour à la partie
review-decision = { $grade } : { $loss } points de chances de victoire

## Conseils

hint = Conseil
hint-title = Ce que jouerait le meilleur bot
hint-thinking = Le bot réfléchit…
hint-best = Le meilleur : { $share } %
hint-other = Possible aussi : { $share } %
hint-about = Vos chances de victoire en continuant ainsi. Les conseils sont notés dans le journal.
hint-play = Jouer ce coup

## Le problème du jour

puzzle-title = Problème du jour
puzzle-link = Le problème du jour : trouvez le meilleur tour
puzzle-what = C’est la dernière manche, et votre dernier tour. Une seule façon de le jouer rapporte le plus de points à la fin, après la phase de résolution. Trouvez-la !
puzzle-loading = Chargement du problème…
puzzle-failed = Le problème n’a pas pu être chargé.
puzzle-number = Problème { $number } sur { $count }
puzzle-tries = { $count ->
        [one] { $count } essai
       *[other] { $count } essais
    }
puzzle-again = Recommencer
puzzle-solution = Voir la solution
puzzle-next-step = Étape suivante
puzzle-solved = Résolu : { $points } points à la fin, c’est le maximum.
puzzle-not-yet = { $points } points à la fin. Il y a un meilleur tour.
puzzle-shown = La solution, coup { $step } sur { $count } : { $points } points à la fin

## La galerie, et une carte vue de près

tile-kind-instant = tuile instantanée
tile-kind-action = tuile à action
tile-kind-permanent = tuile permanente
detail-family = Famille
detail-cost = Coût
detail-sells = Rapporte à la vente
detail-sells-printed = Rapporte à la vente (plateau imprimé)
detail-sells-manual = Rapporte à la vente (manuel de référence)
detail-set = Jeu
detail-set-base = Jeu de base
detail-set-artifacts = Artefacts
detail-when-instant = Résolu une fois, quand la carte est invoquée.
detail-when-permanent = Agit tant que la carte est dans l’arène.
detail-when-active = S’utilise une fois par manche, pendant la phase de résolution.
detail-tile-when-instant = Résolu dès que la tuile est prise.
detail-tile-when-action = S’utilise une fois, comme action, pendant votre tour.
detail-tile-when-permanent = Agit tant que la tuile est devant vous.
detail-stones = Une pierre rouge vaut 1, une bleue 3, une violette 6.
detail-rulings = Précisions
detail-previous = Précédente
detail-next = Suivante

gallery-title = Cartes
gallery-search = Chercher dans les noms et les effets
gallery-search-hint = par exemple « pioche » ou « dragon »
gallery-all = tout
gallery-tiles = Tuiles d’artefact
gallery-or-more = { $cost } ou plus
gallery-timing = Effet
gallery-order = Ordre
gallery-order-cost = par coût
gallery-order-family = par famille
gallery-order-name = par nom
gallery-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes et tuiles
}
gallery-reset = Tout montrer
gallery-nothing = Aucune carte trouvée. Essayez moins de mots ou d’autres filtres.

## Les statistiques de nombreuses parties

statistics-title = Statistiques
statistics-link = Quelles créatures gagnent ? Toutes les statistiques
statistics-all = Toutes les statistiques
statistics-what = Quelles créatures gagnent, combien de temps dure une partie, et l’ordre du tour compte-t-il ? Des bots ont joué beaucoup de parties pour le savoir.
statistics-games = Les parties
statistics-people = parties entre joueurs
statistics-bots = bots : { $level }
statistics-from = Ces chiffres viennent de { $games } parties ({ $kind }), comptées le { $date }.
statistics-fact-rounds = Manches par partie
statistics-fact-eight-to-ten = Finies aux manches 8 à 10
statistics-fact-winner-score = Points des gagnants
statistics-fact-other-score = Points de tous les autres
statistics-fact-tied = Victoires partagées
statistics-interval = À côté de chaque chiffre se trouve son intervalle : la vraie valeur y est très probablement (95 %). Les graphiques montrent la même chose, avec une ligne pointillée là où la part des victoires serait équitable : { $fair }.
statistics-few = trop peu
statistics-creatures = Créatures
statistics-creature = Créature
statistics-careful = À lire avec prudence : une créature qui gagne souvent quand elle est invoquée n’en est pas forcément la cause. Qui peut payer un dragon a déjà de l’avance.
statistics-printed-only = Les créatures ne sont comptées une à une que dans les parties où les ventes suivent le plateau.
statistics-expansion-only = Avec l’extension, seules ses propres créatures sont listées ; les autres sont comptées dans le jeu de base.
statistics-search = Chercher un nom
statistics-count = { $count ->
    [one] { $count } créature
   *[other] { $count } créatures
}
statistics-summoned = Gagne si invoquée
statistics-marked = Gagne si capturée
statistics-marked-first = Gagne si capturée en premier
statistics-sold = Gagne si vendue
statistics-points = Points rapportés
statistics-best-rounds = Gagne à ses meilleures manches
statistics-in-rounds = manches { $from } et { $to }
statistics-tile = Tuile
statistics-taken = Gagne si prise
statistics-idle = Sans effet quand elle est prise
statistics-families = Familles
statistics-sales = Vendues après capture
statistics-partners = Meilleures partenaires
statistics-partners-what = Combien de fois plus souvent on gagne en invoquant les deux, par rapport à deux créatures qui ne s’aident pas : 1,10 veut dire un dixième de plus.
statistics-partners-tested = { $tested } paires ont été testées. { $better } sont meilleures ensemble, { $worse } sont moins bonnes ; parmi elles, une sur vingt au plus devrait être due au hasard.
statistics-partners-none = { $tested } paires ont été testées. Dans ces parties, aucune ne se distingue du hasard.
statistics-pair = Créatures
statistics-lift = Ensemble
statistics-cases = { $count } cas
statistics-order = Ordre du tour
statistics-order-fair = Si l’ordre du tour ne comptait pas, chacun gagnerait { $fair } des parties.
statistics-order-even = Dans ces parties, aucune différence n’est visible.
statistics-order-uneven = Il compte : qui joue { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
} gagne { $share } des parties.
statistics-player = Joue
statistics-goes = { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] en quatrième
}
statistics-wins = Victoires
statistics-score = Points à la fin
statistics-length = Durée des parties
statistics-length-what = Le livret annonce 8 à 10 manches. De ces parties, { $share } se sont terminées aux manches 8 à 10 ; la moyenne est de { $rounds } manches.
statistics-ended = Parties qui s’y terminent
statistics-sell = Les deux tables de vente
statistics-sell-what = Si les familles se valent, une carte de chacune gagne aussi souvent quand elle est capturée. La meilleure et la moins bonne famille sont à { $printed } points de pourcentage l’une de l’autre avec la table de vente du plateau, à { $manual } avec celle du manuel : plus elles sont proches, meilleur est l’équilibre.
statistics-sell-marked-printed = Gagne si capturée, plateau
statistics-sell-marked-manual = Gagne si capturée, manuel
statistics-sell-sales-printed = Vendues après capture, plateau
statistics-sell-sales-manual = Vendues après capture, manuel
statistics-note-early = Gagne { $share } des parties quand elle est invoquée avant la manche 5 ({ $games }).
statistics-note-summoned = Gagne { $share } des parties quand elle est invoquée ({ $games }).
statistics-note-taken = Gagne { $share } des parties quand elle est prise ({ $games }).
statistics-note-partner = Meilleure partenaire : { $card }.

## La page des règles

rules-title = Règles
rules-rules = Les règles
rules-rulings = Les précisions
rules-about-rules = Chaque règle a un repère, pour que l’on puisse y renvoyer.
rules-about-rulings = Ce que le livret laisse ouvert, et comment ce programme le tranche.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle trouvée.

how-title = Comment jouer
how-goal = Vous capturez des créatures mythiques dans le val, vous en vendez certaines pour des pierres magiques et vous en invoquez d’autres à vos côtés. La partie se termine quand quelqu’un a 60 points à la fin d’une manche, ou après dix manches. Celui qui a le plus de points gagne.
how-hunt-title = 1. Capturer
how-hunt = Deux créatures par joueur apparaissent. Dans l’ordre du tour, chacun en capture une ; puis, dans l’ordre inverse, chacun en capture une deuxième. Le dernier joueur choisit donc deux fois de suite.
how-act-title = 2. Agir
how-act = À votre tour, occupez-vous de vos deux cartes capturées : vendez-les pour des pierres, ou apprivoisez-les pour les prendre en main. Payez des pierres pour invoquer des cartes de votre main dans votre arène. À la manche 1, vous avez de la place pour une carte, à la manche 2 pour deux, et ainsi de suite.
how-resolve-title = 3. Résoudre
how-resolve = Chaque carte à sablier de votre arène agit une fois, à chaque manche. Les cartes à éclair ont agi quand vous les avez invoquées ; celles qui portent le signe infini agissent tout le temps.
how-end-title = La fin
how-end = Si quelqu’un a 60 points à la fin d’une manche, la partie est terminée. Sinon la tuile d’initiative change de main, et chacun a de la place pour une carte de plus.
how-stones-title = Des pierres, mais pas de monnaie
how-stones = {"[R]"} vaut 1, [B] vaut 3 et [P] vaut 6. Vous pouvez avoir quatre pierres au plus, et le jeu ne rend pas la monnaie : payez un coût de 4 avec [P], et 2 sont perdus. Bien s’y prendre, c’est le cœur du jeu.
how-sell-title = Ce que rapporte une vente
how-learn = Jouer une première partie avec un guide
how-cards = Voir toutes les cartes

## À qui tout cela est dû

credits-title = Crédits
credits-game = Le jeu
credits-game-text = The Vale of Eternity a été créé par Eric Hong et est édité par Mandoo Games. Le jeu, son nom et ses illustrations leur appartiennent.
credits-not-affiliated = Cette édition numérique est faite par des joueurs. Elle n’est pas affiliée à l’éditeur, et ne contient ni ses illustrations ni ses textes.
credits-buy = Si le jeu vous plaît, achetez-le : il est magnifique, et rien ne vaut une vraie table.
credits-pictures = Images
credits-icons = Les images des cartes sont des icônes de nombreux auteurs, inchangées à part la couleur, tirées de
credits-own = Les cadres, les pierres, les jetons, l’icône de l’application et les sons sont de nous.
credits-fonts = Polices
credits-software = Logiciels
credits-software-text = Vale repose sur le travail de beaucoup d’autres, dont :
credits-licence = Le code et les textes de Vale sont libres, sous licence MIT ou Apache 2.0, au choix.
