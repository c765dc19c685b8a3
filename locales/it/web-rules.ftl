# La pagina delle regole.

rules-title = Regole
rules-rules = Le regole
rules-rulings = I chiarimenti
rules-about-rules = Ogni regola ha una sigla, così la si può citare.
rules-about-rulings = Ciò che il regolamento lascia aperto, e come lo decide questo programma.
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-nothing = Nessuna regola trovata.

how-title = Come si gioca
how-goal = Cacci creature mitiche nella valle, ne vendi alcune in cambio di pietre magiche e ne evochi altre al tuo fianco. La partita termina quando qualcuno ha 60 punti alla fine di un round, o dopo dieci round. Vince chi ha più punti.
how-hunt-title = 1. Caccia
how-hunt = Appaiono due creature per giocatore. In ordine di turno ciascuno ne caccia una; poi, in ordine inverso, ciascuno ne caccia una seconda. Così l’ultimo giocatore sceglie due volte di fila.
how-act-title = 2. Azione
how-act = Nel tuo turno, sistema le due carte che hai cacciato: vendile in cambio di pietre, o domale per prenderle in mano. Paga pietre per evocare carte dalla mano nella tua area. Nel round 1 hai posto per una carta, nel round 2 per due, e così via.
how-resolve-title = 3. Risoluzione
how-resolve = Ogni carta della tua area con la clessidra agisce una volta, a ogni round. Le carte con il fulmine hanno agito quando le hai evocate; quelle con il segno dell’infinito agiscono sempre.
how-end-title = La fine
how-end = Se qualcuno ha 60 punti alla fine di un round, la partita è finita. Altrimenti il segnalino primo giocatore passa di mano, e ciascuno ha posto per una carta in più.
how-stones-title = Pietre, ma niente resto
how-stones = {"[R]"} vale 1, [B] vale 3 e [P] vale 6. Puoi avere al massimo quattro pietre, e nessuno dà il resto: paga un costo di 4 con [P], e 2 sono persi. Saperlo fare è il cuore del gioco.
how-sell-title = Quanto rende una vendita
how-learn = Gioca una prima partita con una guida
how-cards = Guarda tutte le carte
