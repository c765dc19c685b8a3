# Ce que dit la table dans le navigateur.

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
discard-count = défausse { $count }
discard-pile = { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
discard-empty = Rien n’a encore été défaussé.
your-hand = Votre main : { $count }
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
