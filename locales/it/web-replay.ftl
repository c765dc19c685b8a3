# Rivedere una partita finita.

replay-title = Rivedi la partita
replay-loading = Caricamento della partita…
replay-none = Questa partita non si può rivedere
replay-controls = Comandi
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-round-back = Un round indietro
replay-round-forward = Un round avanti
replay-play = Riproduci
replay-pause = Pausa
replay-step = Passo
replay-where = Passo { $step } di { $count } · round { $round }
replay-deal = Le carte vengono mescolate, e la partita comincia.
replay-hand = ha in mano:
replay-hand-empty = nessuna carta
replay-eyes = Mani visibili
replay-eyes-all = tutte le mani
replay-share = Condividi questo momento
replay-share-about = Questo link apre la partita a questo passo.
replay-link = Link a questo passo
replay-statistics = Statistiche della partita
