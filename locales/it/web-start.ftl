# La pagina iniziale, e i tavoli in parole.

start-title = Vale: caccia, doma, evoca
start-tagline = Caccia le creature della valle, domale, evocale.
start-new-game = Una nuova partita
start-play = Gioca
start-what = { $bots ->
    [one] Tu e un bot ({ $level }), subito.
   *[other] Tu e { $bots } bot ({ $level }), subito.
}
start-what-beside = { $players } giocatori su questo dispositivo, subito.
start-players = Giocatori
start-level = Bot
start-level-0 = gioca a caso
start-level-1 = prende ciò che è vicino
start-level-2 = prepara il turno
start-level-4 = guarda lontano
start-more = Altre opzioni
start-artifact-creatures = Creature di Artefatti
start-artifact-tiles = Tessere artefatto
start-undo = Si possono annullare le mosse
start-spectators = Altri possono guardare
start-chat = Chat
start-first = Chi inizia
start-first-random = Decide il caso
start-first-me = Io
start-first-reptile = Chi ha visto per ultimo un rettile
start-clock = Tempo per pensare
start-clock-none = Quanto si vuole
start-clock-turn-60 = 1 minuto per turno
start-clock-turn-180 = 3 minuti per turno
start-clock-turn-day = 1 giorno per turno
start-clock-bank-900 = 15 minuti per giocatore
start-clock-bank-1800 = 30 minuti per giocatore
start-sell = Vendere rende
start-sell-printed = come sul tabellone
start-sell-manual = come nel manuale
start-payment = Pagare
start-payment-needed = senza pietre superflue
start-payment-any = con qualsiasi somma che basti
start-beside = Più persone su questo dispositivo
start-beside-hint = Scrivi qui i loro nomi. Le mani sono coperte tra un turno e l’altro.
start-beside-name = Posto { $seat }
start-friends = Gioca con gli amici
start-friends-hint = Apre un tavolo con posti liberi. Tu mandi un link; a nessuno serve un account.
start-public = Mostralo nell’elenco, aperto a tutti
start-ways = Da scoprire
start-way-learn = Prima volta?
start-hint-learn = Impara in un round
start-way-daily = Mano del giorno
start-hint-daily = Le stesse carte per tutti
start-way-cards = Carte
start-hint-cards = Tutte le creature e le tessere
start-way-rules = Regole
start-hint-rules = In breve, con tutti i chiarimenti
start-running = Le tue partite
start-waiting = Tavoli in attesa
start-waiting-none = Al momento non aspetta nessuno. Apri un tavolo, spunta la casella dell’elenco, e apri tu le danze.
start-finished = Partite finite
start-open = Apri
start-go-on = Continua
start-join = Unisciti
start-look = Rivedi

occupant-bot = { $name } (bot)
occupant-invited = una persona invitata

table-nobody = Ancora nessuno
table-free = { $free ->
    [0] completo
    [one] { $free } posto libero
   *[other] { $free } posti liberi
}
table-over = finita
table-artifacts = Artefatti
table-players = { $count } giocatori
table-set-base = gioco base
table-set-creatures = con le creature di Artefatti
table-set-tiles = con le tessere artefatto
table-set-both = con le creature e le tessere di Artefatti
table-sell-printed = vendere rende come sul tabellone
table-sell-manual = vendita come nel manuale
table-payment-needed = niente pietre superflue in un pagamento
table-payment-any = pietre superflue ammesse in un pagamento
table-first-random = il caso decide chi inizia
table-first-reptile = inizia chi ha visto per ultimo un rettile
table-first-seat = inizia il posto { $seat }
table-clock-none = senza limiti di tempo
table-clock-turn = { $time } per turno
table-clock-bank = { $time } per giocatore
table-undo-yes = si possono annullare le mosse
table-undo-no = le mosse non si annullano
table-public-yes = nell’elenco dei tavoli aperti
table-public-no = solo per chi ha l’indirizzo
table-spectators-yes = altri possono guardare
table-spectators-no = senza spettatori
