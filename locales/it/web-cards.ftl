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
detail-when-instant = Si risolve una volta, quando la carta viene evocata.
detail-when-permanent = È attivo finché la carta è nell’area.
detail-when-active = Si usa una volta per round, nella Fase di Risoluzione.
detail-tile-when-instant = Si risolve appena la tessera viene presa.
detail-tile-when-action = Si usa una volta, come azione, nel tuo turno.
detail-tile-when-permanent = È attiva finché la tessera è davanti a te.
detail-stones = Una pietra rossa vale 1, una blu 3, una viola 6.
detail-rulings = Chiarimenti
detail-previous = Precedente
detail-next = Successiva

gallery-title = Carte
gallery-search = Cerca nei nomi e negli effetti
gallery-search-hint = per esempio «pesca» o «drago»
gallery-all = tutto
gallery-tiles = Tessere artefatto
gallery-or-more = { $cost } o più
gallery-timing = Effetto
gallery-order = Ordine
gallery-order-cost = per costo
gallery-order-family = per famiglia
gallery-order-name = per nome
gallery-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte e tessere
}
gallery-reset = Mostra tutto
gallery-nothing = Nessuna carta trovata. Prova con meno parole o altri filtri.
