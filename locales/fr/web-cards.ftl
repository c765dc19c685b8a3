# La galerie, et une carte vue de près.

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
