# La page d’accueil, et les tables en mots.

start-title = Vale : capturez, apprivoisez, invoquez
start-tagline = Capturez les créatures du val, apprivoisez-les, invoquez-les.
start-new-game = Nouvelle partie
start-play = Jouer
start-what = { $bots ->
    [one] Vous contre un bot ({ $level }). La partie commence aussitôt.
   *[other] Vous contre { $bots } bots ({ $level }). La partie commence aussitôt.
}
start-what-beside = { $players } joueurs sur cet appareil. La partie commence aussitôt.
start-players = Joueurs
start-level = Bots
start-level-0 = joue au hasard
start-level-1 = prend ce qui lui plaît sur le moment
start-level-2 = prépare son tour
start-level-4 = voit loin
start-more = Plus d’options
start-artifact-creatures = Créatures d’Artefacts
start-artifact-tiles = Tuiles d’artefact
start-undo = Coups annulables
start-spectators = Spectateurs admis
start-chat = Discussion
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
start-hint-learn = Apprenez en une manche
start-way-daily = Donne du jour
start-hint-daily = Les mêmes cartes pour tous
start-way-cards = Cartes
start-hint-cards = Toutes les créatures et tuiles
start-way-rules = Règles
start-hint-rules = L’essentiel, et toutes les précisions
start-running = Vos parties
start-running-all = Tout afficher ({ $count })
start-running-fewer = Afficher moins
start-waiting = Tables ouvertes
start-waiting-none = Aucune table ouverte. Ouvrez-en une et rendez-la publique.
start-finished = Parties terminées
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
table-your-turn = À vous
table-in-round = manche { $round }
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
