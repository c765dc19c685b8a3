### Ce que seule la ligne de commande dit aux joueurs.

## Partout

cli-expansion = { $parts ->
        [creatures] {" "}avec les créatures d’Artefacts
        [tiles] {" "}avec les tuiles d’artefact
        [both] {" "}avec les créatures et les tuiles d’Artefacts
       *[none] {""}
    }
cli-bot = Bot { $number }
cli-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## vale play : l’accueil

play-title = The Vale of Eternity{ cli-expansion }.
play-against = Vous êtes à la place 1 et jouez contre { $bots }.
play-you = Vous
play-level = Niveau des bots : { $number } ({ $level }).
play-program = Le programme { $program } joue les autres places.
play-stand-in = Le niveau { $number } n’a pas appris à jouer avec ces options : le niveau { $other } joue à sa place.
play-round = À chaque manche, vous capturez deux cartes, vous vendez ou apprivoisez chacune d’elles, vous invoquez des cartes de votre main contre des pierres, puis vous utilisez les effets activables de vos cartes invoquées.
play-round-with-tiles = À chaque manche, vous prenez une tuile d’artefact, vous capturez deux cartes, vous vendez ou apprivoisez chacune d’elles, vous invoquez des cartes de votre main contre des pierres, puis vous utilisez les effets activables de vos cartes invoquées.
play-tiles = Une tuile instantanée agit quand vous la prenez, une tuile permanente jusqu’à la fin de la phase d’action, et une tuile à action une fois, comme une de vos actions. Vous ne pouvez pas prendre la tuile que vous aviez à la manche précédente.
play-goal = Le joueur qui a le plus de points gagne. La partie se termine quand quelqu’un a { $points } points à la fin d’une manche, ou après la manche 10.
play-seed = La graine de cette partie est { $seed }.
play-type-help = Tapez ? pour l’aide, ou quitter pour partir. La partie est enregistrée au fur et à mesure.
play-goes-on = La partie reprend à la manche { $round }.
play-unfinished = Vous avez une partie inachevée : manche { $round }, { $scores }.
play-standing = { $name } : { $points }
play-go-on-or-new = Appuyez sur Entrée pour la reprendre, ou tapez nouvelle pour une nouvelle partie.
play-nothing-to-resume = il n’y a pas de partie inachevée à reprendre
play-file-over = cette partie est terminée ; `vale replay` la raconte
play-no-slot = Cette partie ne sera pas enregistrée au fur et à mesure : { $problem }.
play-no-home = vous n’avez pas de dossier personnel
play-not-kept = La partie ne peut plus être enregistrée au fur et à mesure : { $file } : { $problem }.
play-kept = Votre partie est enregistrée ; vale play la reprendra. Fichier : { $file }
play-kept-finished = Cette partie est enregistrée dans { $file }

## vale play : réponses

play-only-move = C’est votre seul coup : appuyez sur Entrée pour le jouer.
play-forced = { $what } C’était votre seul coup.
play-had-to = Votre seul coup : { $move }.
play-which = Plusieurs coups conviennent : { $moves }.
play-not-the-question = Ce n’est pas ce qui vous est demandé maintenant : { $question }
play-hint = Le niveau { $number } ({ $level }) jouerait { $move }.
did-you-mean = Vouliez-vous dire { $what } ?
play-no-effect = Elle n’aurait aucun effet maintenant
play-leave = Vous quittez la partie.
play-type-number = Tapez le numéro d’un coup, ou ? pour l’aide.
play-stones-in-words = Les pierres s’affichent maintenant en toutes lettres.
play-stones-as-letters = Les pierres s’affichent maintenant par leur initiale.
play-no-such-move = Il n’y a pas de coup { $number } ; le dernier est { $last }.
play-not-possible = Impossible : { $reason }.
play-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez ? pour l’aide.
play-nothing-to-undo = Vous n’avez aucun coup à annuler.
play-cannot-undo = Des cartes cachées ont été révélées depuis votre dernier coup : il ne peut plus être annulé.
play-undone = Votre dernier coup est annulé.
play-save-where = Ajoutez un nom de fichier, par exemple : enregistrer partie.vale.
play-saved = Partie enregistrée : { $file }.
play-file-exists = Partie non enregistrée : { $file } existe déjà. Choisissez un autre nom.
play-not-saved = Partie non enregistrée : { $file } : { $problem }.
play-place = Rang { $place } : { $name } avec { $points } et { $summoned ->
        [one] { $summoned } carte invoquée
       *[other] { $summoned } cartes invoquées
    }.
play-you-win = Vous gagnez.
play-wins = Victoire : { $name }.
play-shared-victory = Victoire partagée : { $names }.
play-length = La partie a duré { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } ; vous avez joué { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
points-of = { $name } : { $points }. Origine : { $sources }.
points-source = { $source } { $points }
points-at-start = le départ { $points }
points-by-round = { $name }, points après chaque manche : { $points }.
play-save-or-leave = Tapez nouvelle pour une autre partie, un nom de fichier tel que partie.vale pour enregistrer celle-ci, ou appuyez sur Entrée pour partir.

## vale play : ce qui peut être tapé, avec d’autres mots pour le même

command-help = aide
command-table = table
command-hand = main
command-moves = coups
command-hint = conseil
command-points = points
command-words = mots
command-log = journal
command-undo = annuler reprendre
command-record = enregistrer
command-new = nouvelle nouveau
command-quit = quitter

## vale play : l’aide, un fait par ligne

play-help-moves = Tapez le numéro d’un coup, le coup tel qu’il est affiché, par exemple capturer hydre, vendre troll, invoquer hydre RB, garder RRBP ou terminer le tour, ou juste un nom si un seul coup convient.
play-help-table = table : tout ce qui est sur la table.
play-help-hand = main : les cartes de votre main et ce qu’elles font.
play-help-again = coups : vos coups, encore une fois.
play-help-hint = conseil : ce qu’un bot jouerait, et pourquoi.
play-help-points = points : d’où viennent les points de chacun.
play-help-card = ? et une carte, par exemple ? hydre : ce que fait la carte, où elle est, et si vous pouvez l’invoquer.
play-help-move = ? et un coup, par exemple ? invoquer hydre RB : si le coup est possible, et sinon pourquoi.
play-help-words = mots : les pierres en toutes lettres, ou de nouveau par leur initiale. R est une pierre rouge et vaut 1 ; B est bleue et vaut 3 ; P est violette et vaut 6.
play-help-log = journal : tout ce qui s’est passé jusqu’ici.
play-help-undo = annuler : annuler votre dernier coup, sauf si quelque chose de caché a été révélé depuis.
play-help-record = enregistrer et un nom de fichier, par exemple enregistrer partie.vale : enregistrer la partie jusqu’ici.
play-help-new = nouvelle : commencer une autre partie ; celle-ci est enregistrée.
play-help-quit = quitter : quitter la partie ; vale play la reprendra plus tard.
play-help-tile-moves = Les coups des tuiles d’artefact se tapent de la même façon : prendre livre de thot, utiliser livre de thot, améliorer R, payer B.
play-help-tile = ? et une tuile d’artefact, par exemple ? livre de thot : ce que fait la tuile, où elle est, et si vous pouvez la prendre ou l’utiliser.

## vale play : la table

table-round = Manche { $round } sur 10, { $phase }. Initiative : { $first }.
table-display = Clairière : { $card }, { $family }, coût { $cost }, { $marker }.
table-tile = Tuile d’artefact dans la clairière : { $tile }, { $kind }, { $markers }.
table-everyone-knows = Tout le monde sait que { $card } est dans la pioche, sous { cli-cards }.
table-you-know = Vous savez que { $card } est dans la pioche, sous { cli-cards }.
table-draw-pile = Pioche : { cli-cards }.
table-discard-empty = La défausse est vide.
table-discard = Défausse : { $cards }.
table-to-be-marked = Dans la clairière, à capturer plus tard : { $cards }.
table-card-to-mark = { $card } ({ $family }, coût { $cost })
table-tile-blocked = Votre marqueur carré est sur la tuile { $tile } : vous ne pouvez pas la prendre maintenant.
table-player = { $name } : { $points }, { $purse }, { cli-cards } en main, { $areas }.
table-player-you = Vous : { $points }, { $purse }, { cli-cards } en main, { $areas }.
table-summoned = { $name } a invoqué { $cards }.
table-you-summoned = Vous avez invoqué { $cards }.
table-sheltered = { $name } a abrité { $cards }.
table-you-sheltered = Vous avez abrité { $cards }.
table-has-tile = { $name } a la tuile { $tile }, { $kind }.
table-you-have-tile = Vous avez la tuile { $tile }, { $kind }.
table-known-hand = Vous savez que { $name } a en main { $cards }.
table-you = vous
table-areas = { $used } sur { $areas ->
        [one] { $areas } emplacement utilisé
       *[other] { $areas } emplacements utilisés
    }
table-purse = { $stones } valant { $worth }
table-hand-empty = Votre main est vide.
table-in-hand = Dans votre main : { $card }.
table-own = Vous avez { $points }, { $purse }, { $areas }, { $hand }{ $shelter ->
        [none] {""}
       *[other] , à l’abri { $shelter }
    }{ $tile ->
        [none] {""}
       *[other] , et la tuile { $tile }
    }.
table-own-no-cards = aucune carte en main
table-own-hand = en main { $cards }
table-own-card = { $card } (coût { $cost })
table-no-marker = sans jeton
table-your-marker = votre jeton
table-marker-of = jeton : { $name }
table-no-square = sans marqueur carré
table-your-square = votre marqueur carré
table-square-of = marqueur carré : { $name }

## vale play : le plein écran

screen-round = Manche { $round } sur { $last } · { $phase } · fin à { $points } points
screen-piles = pioche { $draw } · défausse { $discard }
screen-tiles = Tuiles
screen-first = {" "}(1er)
screen-areas = arène { $used }/{ $areas }
screen-hand = main { $count }
screen-shelter = abri :
screen-in-hand = en main :
screen-your-hand = Votre main
screen-thinks = { $name } réfléchit…
screen-press-help = Appuyez sur ? pour les touches, ou sur q pour quitter. La partie est enregistrée au fur et à mesure.
screen-too-small = Cette fenêtre est trop petite pour la table. Agrandissez-la à 80 sur 24 au moins, ou quittez avec q et lancez vale play --plain.
screen-close = {" "}Échap : fermer{" "}
screen-keys-begin = Entrée reprendre  n nouvelle partie  q quitter
screen-keys = ? aide  q quitter  ↑↓ choisir  Entrée jouer  u annuler  h conseil  i détails  l journal  Tab regarder  : taper
screen-keys-over = n nouvelle partie  s enregistrer  p points  l journal  t table  Tab regarder  q quitter
screen-help-choose = Flèches, ou les chiffres de son numéro : choisir un coup.
screen-help-play = Entrée : jouer le coup choisi.
screen-help-look = Tab, puis les flèches : regarder les cartes et les tuiles sur la table. Échap : revenir aux coups.
screen-help-about = i : tout sur cette carte ou cette tuile.
screen-help-mouse = Souris : un clic choisit un coup ou une carte, un second joue le coup ou décrit la carte.
screen-help-hint = h : ce qu’un bot jouerait, et pourquoi.
screen-help-undo = u : annuler votre dernier coup, sauf si quelque chose de caché a été révélé depuis.
screen-help-table = t : tout ce qui est sur la table.
screen-help-log = l : tout ce qui s’est passé jusqu’ici.
screen-help-points = p : d’où viennent les points de chacun.
screen-help-words = w : écrire les pierres en toutes lettres, ou de nouveau par leur initiale. R est une pierre rouge et vaut 1 ; B est bleue et vaut 3 ; P est violette et vaut 6.
screen-help-save = s : enregistrer la partie dans un fichier.
screen-help-new = n : commencer une autre partie ; celle-ci est enregistrée.
screen-help-quit = q : quitter la partie ; vale play la reprendra plus tard.
screen-help-type = : permet de taper un coup ou une question comme ? hydre ; Tab complète.
screen-help-signs = Sur la table, ► montre qui doit décider, ‹ › à qui est le jeton posé là, et √ un effet activable déjà utilisé.

## Cartes et tuiles sur une ligne

line-card = { $card }, { $family }, coût { $cost }. { $effects }
line-effect = { $when } : { $text }
line-tile = { $tile }, { $kind }. { $text }

## vale play : ce que dit ?

explain-unknown = Il n’y a ni carte ni coup « { $text } ». Tapez ? pour l’aide.
explain-unknown-with-tiles = Il n’y a ni carte, ni tuile d’artefact, ni coup « { $text } ». Tapez ? pour l’aide.
explain-possible = { $move } : possible maintenant.
explain-which = Possible. Plusieurs coups conviennent : { $moves }.
explain-not-now = { $move } : pas maintenant. On vous demande : { $question }
explain-not-possible = { $move } : impossible, { $reason }.
explain-your-marker = vous avez déjà capturé { $card }
explain-sells = Vente : { $stones }.
explain-can-use = Vous pouvez l’utiliser maintenant.
explain-cannot-use = Vous ne pouvez pas l’utiliser maintenant : { $reason }.
explain-before-you = Vous l’avez.
explain-before = { $name } l’a.
explain-tile-on-display = Elle est dans la clairière ({ $markers }).
explain-tile-not-here = Elle n’est pas parmi les tuiles de cette partie.
explain-no-tiles = Cette partie se joue sans tuiles d’artefact.
explain-can-take = Vous pouvez la prendre maintenant.
explain-can-take-for-nothing = Vous pouvez la prendre maintenant, mais elle n’aurait aucun effet.
explain-cannot-take = Vous ne pouvez pas la prendre maintenant : { $reason }.
explain-use-once = Vous pouvez l’utiliser une fois, à votre tour de la phase d’action.
explain-card-not-here = Elle n’est pas dans cette partie, qui se joue sans les créatures d’Artefacts.
explain-in-your-hand = Elle est dans votre main.
explain-in-hand-of = { $name } l’a en main : vous l’avez vue y entrer.
explain-on-display = Elle est dans la clairière, sans jeton.
explain-on-display-yours = Elle est dans la clairière avec votre jeton.
explain-on-display-of = Elle est dans la clairière avec un jeton ({ $name }).
explain-in-your-area = Elle est dans votre arène.
explain-in-area = Elle est dans une arène ({ $name }).
explain-in-your-shelter = Elle est dans votre abri.
explain-in-shelter = Elle est dans un abri ({ $name }).
explain-in-discard = Elle est dans la défausse.
explain-in-pile = Elle est dans la pioche, sous { cli-cards }.
explain-hidden = Elle est dans la pioche ou dans la main d’un autre joueur.
explain-summon-later = Vous pouvez invoquer des cartes à votre tour de la phase d’action.
explain-cannot-summon-now = Vous ne pouvez pas l’invoquer maintenant.
explain-cannot-summon = Vous ne pouvez pas l’invoquer maintenant : { $reason }.
explain-can-summon = Vous pouvez l’invoquer maintenant pour { $payments }.
explain-or = { $before }, ou { $after }

## Coups illisibles

notation-empty = Cette ligne ne contient aucun coup.
notation-missing-card = Coup incomplet : indiquez une carte.
notation-missing-tile = Coup incomplet : indiquez une tuile d’artefact.
notation-missing-stones-to-pay = Coup incomplet : indiquez les pierres que vous payez.
notation-missing-stones-to-keep = Coup incomplet : indiquez les pierres que vous gardez.
notation-missing-choice = Coup incomplet : indiquez ce que vous choisissez.
notation-missing-seat = Coup incomplet : indiquez le numéro d’une place.
notation-too-much = « { $text } » est de trop après le coup.
notation-card = Il n’y a pas de carte « { $text } ».
notation-tile = Il n’y a pas de tuile d’artefact « { $text } ».
notation-family = « { $text } » n’est pas une famille ; les familles sont feu, eau, terre, vent et dragon.
notation-colour = « { $text } » n’est pas une pierre ; écrivez R, B ou P.
notation-stones = « { $text } » ne sont pas des pierres ; écrivez R, B et P, par exemple RRB.
notation-seat = « { $text } » n’est pas une place ; les places vont de 1 à 4.
notation-choice = « { $text } » n’est pas une des options : { $offered }.
notation-which-stones = Précisez les pierres à payer : { $payments }.

## vale cards

cards-none = il n’y a ni carte ni tuile d’artefact « { $text } » ; vale cards les liste toutes
cards-none-found = aucune carte ni tuile d’artefact ne correspond
cards-no-family = il n’y a pas de famille « { $text } » ; les familles sont { $families }
cards-family = Famille : { $family }
cards-cost = Coût : { $cost }
cards-sells = Vente : { $printed } (avec le tableau du manuel : { $manual })
cards-set = Jeu : { $set }
cards-notation = En notation : { $id }
cards-tile = Tuile d’artefact : { $kind }
cards-tile-effect = Effet : { $text }
cards-tile-games = Dans les parties : { $supply }
cards-head-creature = créature
cards-head-family = famille
cards-head-cost = coût
cards-head-set = jeu
cards-head-effect = effet
cards-head-tile = tuile d’artefact
cards-head-kind = type
cards-head-games = parties
supply-all = toutes
supply-three = 3 ou 4 joueurs
supply-four = 4 joueurs
supply-drawn = si tirée

## vale replay

replay-it-is = C’est { $card }.
replay-right = enregistrement valide : { $short }
replay-finished = { $moves } coups, résultat { $points }
replay-unfinished = { $moves } coups, partie inachevée

## vale hint

hint-asked = Manche { $round }, { $phase }. C’est à { $name } de décider :
hint-would-play = Le niveau { $number } ({ $level }) jouerait : { $move }
hint-in-words = En mots : { $move }.
hint-no-other = Il n’y a pas d’autre coup légal.
hint-no-plans = Ce bot ne prévoit pas ses coups : il ne peut pas expliquer son choix.
hint-plans = Ses meilleurs plans, avec leur valeur pour le bot :
hint-over = la partie est terminée : il n’y a plus rien à décider
hint-neither = ce n’est ni un enregistrement, dont la première ligne est `vale 1`, ni une position, qui est un objet JSON

## vale review

review-all-shares = Chances de victoire en pour cent à la fin de chaque manche, par place : { $names }
review-round = Manche { $round } : { $shares }
review-player = { $name } : précision { $accuracy } sur 100
review-all-grades = Décisions : meilleures { $best }, à peu près égales { $equal }, bonnes { $good }, imprécisions { $inaccuracies }, erreurs { $mistakes }, gaffes { $blunders }
review-account = Chances de victoire : { $start } au début, chance { $luck }, coups joués { $own }, coups des autres { $others }, résultat { $result }
review-most-luck = La chance qui a le plus compté : manche { $round }, { $luck }
review-no-moments = Aucune décision n’a rien coûté de façon certaine.
review-key-moment = Manche { $round }, coup { $number } : { $grade ->
        [inaccuracy] une imprécision
        [mistake] une erreur
       *[blunder] une gaffe
    }, { $loss } points de chances de victoire (± { $error })
review-played = Joué : { $move }
review-better = Mieux : { $moves }

## vale puzzles

puzzles-found = Problèmes : { $count } dans { $games } parties
puzzles-wrong = { $file }, ligne { $line } : ce n’est pas un problème : il n’y a pas exactement un meilleur tour, ou la solution n’en est pas un
puzzles-right = { $count } problèmes corrects

## vale sim et vale arena

sim-random = { $games } parties au hasard à { $players } joueurs{ cli-expansion }, graine { $seed }
sim-bots = { $games } parties à { $players } joueurs{ cli-expansion }, graine { $seed }, par place : { $bots }
sim-errors = Moyennes ± erreur type (min à max).
sim-rounds = manches : { $value }
sim-decisions = décisions : { $value }
sim-range = { $mean } ({ $least } à { $most })
sim-seat = place { $number } : score { $score }, victoires { $wins } %
sim-turn-order = ordre du tour de la manche 1, rang { $number } : score { $score }, victoires { $wins } %
arena-none-finished = Aucune partie n’a été terminée : les { $games } parties ont toutes été perdues à cause d’une erreur.
arena-title = { $deals } donnes à { $players } joueurs{ cli-expansion }, graine { $seed }, { $seatings } placements : { $games } parties
arena-intervals = Moyennes avec intervalle de confiance à 95 %, par bootstrap sur les donnes.
arena-bot = { $name }, { $seats } places sur { $players }
arena-bot-nodes = { $name }, { $budget } nœuds par décision, { $seats } places sur { $players }
arena-bot-ms = { $name }, { $budget } ms par décision, { $seats } places sur { $players }
arena-wins = victoires : { $value } % des parties par place
arena-score = score : { $value }
arena-place = rang : { $value }
arena-forfeits = forfaits : { $count } parties perdues à cause d’une erreur
arena-turn-order = ordre du tour { $number } : victoires { $wins } %, score { $score }
arena-all-bots = tous les bots, { $order }
arena-time = { $what ->
        [decision] temps par décision
        [pick] temps par capture
       *[turn] temps par tour
    } : moyenne { $mean } ms, 50 % { $p50 }, 95 % { $p95 }, 99 % { $p99 } ({ $count } en tout)

## vale sans commande

home-serves = Vale est lancé à l’adresse { $address }
home-network = Depuis les autres appareils de votre réseau : { $address }
home-browser-opens = Ouverture de votre navigateur…
home-open-yourself = Ouvrez cette adresse dans un navigateur.
home-how-to-stop = Ctrl-C pour arrêter ; toutes les parties sont conservées. Pour jouer dans le terminal : `vale play`.
home-already = Il était déjà lancé.

## vale join : ce qui peut être tapé, pourquoi cela ne marche pas

command-ready = pret prêt
command-start = commencer
command-say = dire
command-bot = bot
remote-bad-address = ce n’est pas l’adresse d’une table : { $text }. Elle ressemble à { $table } ou { $invitation }
remote-unreachable = impossible de joindre { $server } : { $problem }
remote-not-vale = { $server } ne répond pas comme un serveur Vale ({ $problem }). Vérifiez l’adresse
remote-no-table = cette table ou cette invitation n’existe pas sur { $server }. Elle n’existe peut-être plus, ou l’adresse est incomplète
remote-other-version = { $server } parle une autre version du protocole ou des règles : utilisez un Vale de la même version
remote-full = toutes les places de cette table sont prises : { $names }
remote-begun = cette partie a déjà commencé, et vous n’y avez pas de place. Si vous en aviez une, revenez sous le même nom et depuis le même appareil
remote-no-seat = vous n’avez plus de place à cette table
remote-name-needed = dites comment les autres doivent vous appeler : vale join --name NOM
remote-ask-name = Comment les autres doivent-ils vous appeler ?
remote-ask-password = Mot de passe de { $name } :
remote-password-needed = il n’y a personne à qui demander le mot de passe : définissez VALE_PASSWORD
remote-name-taken = ce nom est déjà pris. Choisissez-en un autre avec --name
remote-wrong-password = nom ou mot de passe incorrect
remote-busy = le serveur n’a pas le temps ou reçoit trop de requêtes. Réessayez dans { $seconds } s
remote-conflict = Quelque chose a changé entre-temps. Regardez de nouveau, puis décidez.
remote-refused = Le serveur dit : { $problem }
remote-no-session = Vous ne retrouverez pas cette place depuis un autre terminal, car votre identité n’a pas pu être enregistrée : { $problem }
remote-lost = La connexion est perdue. Reconnexion en cours ; aucun coup n’est perdu.
remote-back = Connexion rétablie.
remote-gave-up = la connexion à { $server } est perdue et n’est pas revenue : { $problem }. La même commande vous ramène à votre place
remote-leave = Vous quittez la table. La même commande vous ramène à votre place.

## vale join : avant la partie et à la table

remote-table = Table sur { $server }{ cli-expansion }, { $players } joueurs. Vous êtes { $name }.
remote-seat-free = Place { $seat } : libre.
remote-seat-invited = Place { $seat } : réservée à quelqu’un qui est invité.
remote-seat-bot = Place { $seat } : bot de niveau { $level }.
remote-seat-person = Place { $seat } : { $name }.
remote-seat-ready = Place { $seat } : { $name }, c’est prêt.
remote-lobby-ready = Tapez prêt quand la partie peut commencer pour vous, dire et un texte pour parler, bot pour donner une place libre à un bot, ou quitter pour partir.
remote-lobby-start = Tout le monde est prêt : tapez commencer pour lancer la partie.
remote-lobby-waits = Pour vous, la partie peut commencer. En attente des autres.
remote-lobby-keys = Entrée prêt ou commencer  : taper  q quitter
remote-lobby-no-bot = Il n’y a pas de place libre pour un bot.
remote-keys = ? aide  q quitter  ↑↓ choisir  Entrée jouer  c parler  u annuler  i détails  l journal  Tab regarder  : taper
remote-keys-over = n revanche  c parler  l journal  t table  Tab regarder  q quitter
remote-keys-watching = ? aide  q quitter  l journal  t points  Tab regarder  i détails  : taper
remote-help-chat = c : dire quelque chose à la table.
remote-help-new = n : après la fin, une autre partie avec les mêmes joueurs.
remote-help-quit = q : quitter ; la même commande vous ramène à votre place.
remote-help-say = dire et un texte, comme dire bonjour : dire quelque chose à la table.
remote-help-leave = quitter : quitter ; la même commande vous ramène à votre place.
remote-help-rematch = nouvelle : après la fin, une autre partie avec les mêmes joueurs.
remote-help-hint = conseil : ce que le bot le plus fort jouerait, si la table le permet.
remote-help-hint-key = h : ce que le bot le plus fort jouerait, si la table le permet.
remote-help-record = enregistrer et un nom de fichier, par exemple enregistrer partie.vale : après la fin, enregistrer la partie.
remote-help-save = s : après la fin, enregistrer la partie.
remote-hint-way = Avec { $moves } : { $share } % de victoires, pour autant qu’il puisse en juger.
remote-no-hints = Cette table a été créée sans conseils.
remote-record-later = Vous pourrez enregistrer la partie quand elle sera finie.
remote-watching = Vous n’avez pas de place dans cette partie : vous y assistez. Si vous en aviez une, revenez sous le même nom et depuis le même appareil.
remote-not-here = Cela ne marche que dans les parties de vale play.
remote-not-your-turn = Ce n’est pas à vous de décider maintenant.
remote-clock = Temps restant : { $time }.
remote-over = Tapez nouvelle pour une autre partie avec les mêmes joueurs, ou appuyez sur Entrée pour partir.

## vale join : ce qui se passe à une table

remote-sat = { $name } prend place.
remote-cleared = La place { $seat } est libre.
remote-readied = { $name } : c’est prêt.
remote-unreadied = { $name } : attendez encore un moment.
remote-started = La partie commence.
remote-said = { $name } dit : { $text }
remote-undone = { $name } annule un coup.
remote-substituted = Un bot joue désormais pour { $name }.
remote-returned = { $name } est de retour.
remote-reaction = { $reaction ->
    *[hello] Bonjour !
     [bravo] Bien joué !
     [wow] Oh là là !
     [ouch] Aïe !
     [thinking] Je réfléchis…
     [thanks] Merci !
  }
