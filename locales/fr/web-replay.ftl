# Revoir une partie terminée.

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
replay-hand = a en main :
replay-hand-empty = aucune carte
replay-eyes = Mains visibles
replay-eyes-all = toutes les mains
replay-share = Partager ce moment
replay-share-about = Ce lien ouvre la partie à cette étape.
replay-link = Lien vers cette étape
replay-statistics = Statistiques de la partie
