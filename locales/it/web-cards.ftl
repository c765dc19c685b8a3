# La galleria, e una carta vista da vicino.

tile-kind-instant = tessera istantanea
tile-kind-action = tessera azione
tile-kind-permanent = tessera permanente
detail-family = Famiglia
detail-cost = Costo
detail-sells = Si vende per
detail-sells-printed = Si vende per (tabellone)
detail-sells-manual = Si vende per (manuale di riferimento)
detail-set = Gioco
detail-set-base = Gioco base
detail-set-artifacts = Artefatti
detail-when-instant = Agisce una volta, quando la carta viene evocata.
detail-when-permanent = Agisce finché la carta è nell’area.
detail-when-active = Agisce una volta per round, nella Fase di Risoluzione.
detail-tile-when-instant = Agisce appena la tessera viene presa.
detail-tile-when-action = Si usa una volta, come azione, nel proprio turno.
detail-tile-when-permanent = Agisce finché la tessera è davanti a te.
detail-stones = Una pietra rossa vale 1, una blu 3, una viola 6.
detail-rulings = Chiarimenti che la riguardano
detail-previous = Precedente
detail-next = Successiva

gallery-title = Carte
gallery-search = Cerca nei nomi e negli effetti
gallery-search-hint = per esempio «pesca» o «drago»
gallery-all = tutto
gallery-tiles = Tessere artefatto
gallery-or-more = { $cost } o più
gallery-timing = Effetto
gallery-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte e tessere
}
gallery-reset = Mostra tutto
gallery-nothing = Nessuna carta corrisponde. Prova con meno parole o altri filtri.
