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
replay-step = Passo della partita
replay-where = Passo { $step } di { $count } · round { $round }
replay-deal = Le carte vengono mescolate, e la partita comincia.
replay-hand = ha in mano:
replay-hand-empty = nessuna carta
replay-eyes = Mani scoperte
replay-eyes-all = tutte le mani
replay-share = Condividi questo momento
replay-share-about = Chi apre questo indirizzo vede la partita proprio a questo passo.
replay-link = Indirizzo di questo passo
replay-statistics = La partita in cifre
