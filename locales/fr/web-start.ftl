# La page d’accueil, et les tables en mots.

start-title = Vale : capturez, apprivoisez, invoquez
start-tagline = Capturez les créatures du val, apprivoisez-les, invoquez-les.
start-new-game = Une nouvelle partie
start-play = Jouer
start-what = { $bots ->
    [one] Vous et un robot ({ $level }), tout de suite.
   *[other] Vous et { $bots } robots ({ $level }), tout de suite.
}
start-what-beside = { $players } joueurs sur cet appareil, tout de suite.
start-players = Joueurs
start-level = Robots
start-level-0 = joue au petit bonheur
start-level-1 = prend le plus proche
start-level-2 = prépare son tour
start-level-4 = voit loin
start-more = Plus d’options
start-artifact-creatures = Créatures d’Artefacts
start-artifact-tiles = Tuiles d’artefact
start-undo = On peut annuler ses coups
start-spectators = D’autres peuvent regarder
start-chat = Discussion
start-first = Qui commence
start-first-random = Le hasard décide
start-first-me = Moi
start-first-reptile = Qui a vu un reptile en dernier
start-clock = Temps de réflexion
start-clock-none = Autant qu’on veut
start-clock-turn-60 = 1 minute par tour
start-clock-turn-180 = 3 minutes par tour
start-clock-turn-day = 1 jour par tour
start-clock-bank-900 = 15 minutes par joueur
start-clock-bank-1800 = 30 minutes par joueur
start-sell = Vendre rapporte
start-sell-printed = ce que dit le plateau
start-sell-manual = ce que dit le manuel
start-payment = Payer
start-payment-needed = sans pierre superflue
start-payment-any = avec toute somme suffisante
start-beside = Plusieurs personnes sur cet appareil
start-beside-hint = Écrivez leurs noms ici. Les mains sont cachées entre les tours.
start-beside-name = Place { $seat }
start-friends = Jouer entre amis
start-friends-hint = Ouvre une table avec des places libres. Vous envoyez un lien ; personne n’a besoin de compte.
start-public = La montrer dans la liste, ouverte à tous
start-ways = À découvrir
start-way-learn = Première visite ?
start-hint-learn = Apprenez en une manche
start-way-daily = Donne du jour
start-hint-daily = Les mêmes cartes pour tous
start-way-cards = Cartes
start-hint-cards = Toutes les créatures et tuiles
start-way-rules = Règles
start-hint-rules = En bref, et tous les points précisés
start-running = Vos parties
start-waiting = Tables en attente
start-waiting-none = Personne n’attend pour l’instant. Ouvrez une table, cochez la case de la liste, et vous serez en tête.
start-finished = Parties finies
start-open = Ouvrir
start-go-on = Continuer
start-join = Rejoindre
start-look = Revoir

occupant-bot = { $name } (robot)
occupant-invited = une personne invitée

table-nobody = Encore personne
table-free = { $free ->
    [0] complète
    [one] { $free } place libre
   *[other] { $free } places libres
}
table-over = finie
table-artifacts = Artefacts
table-players = { $count } joueurs
table-set-base = jeu de base
table-set-creatures = avec les créatures d’Artefacts
table-set-tiles = avec les tuiles d’artefact
table-set-both = avec les créatures et les tuiles d’Artefacts
table-sell-printed = vendre rapporte ce que dit le plateau
table-sell-manual = vente selon le manuel
table-payment-needed = pas de pierre superflue dans un paiement
table-payment-any = pierres superflues permises dans un paiement
table-first-random = le hasard décide qui commence
table-first-reptile = qui a vu un reptile en dernier commence
table-first-seat = la place { $seat } commence
table-clock-none = sans limite de temps
table-clock-turn = { $time } par tour
table-clock-bank = { $time } par joueur
table-undo-yes = on peut annuler ses coups
table-undo-no = coup joué, coup gardé
table-public-yes = dans la liste des tables ouvertes
table-public-no = seulement pour qui a l’adresse
table-spectators-yes = d’autres peuvent regarder
table-spectators-no = sans spectateurs
