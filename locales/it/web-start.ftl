# La pagina iniziale, e i tavoli in parole.

start-title = Vale: caccia, doma, evoca
start-tagline = Caccia le creature della valle, domale, evocale.
start-new-game = Nuova partita
start-play = Gioca
start-what = { $bots ->
    [one] Tu contro un bot ({ $level }). Si comincia subito.
   *[other] Tu contro { $bots } bot ({ $level }). Si comincia subito.
}
start-what-beside = { $players } giocatori su questo dispositivo. Si comincia subito.
start-players = Giocatori
start-level = Bot
start-level-0 = gioca a caso
start-level-1 = prende ciò che gli conviene al momento
start-level-2 = pianifica il turno
start-level-4 = guarda lontano
start-more = Altre opzioni
start-artifact-creatures = Creature di Artefatti
start-artifact-tiles = Tessere artefatto
start-undo = Mosse annullabili
start-spectators = Spettatori ammessi
start-chat = Chat
start-first = Chi comincia
start-first-random = A caso
start-first-me = Io
start-first-reptile = L’ultimo ad aver visto un rettile
start-clock = Limite di tempo
start-clock-none = Nessuno
start-clock-turn-60 = 1 minuto per turno
start-clock-turn-180 = 3 minuti per turno
start-clock-turn-day = 1 giorno per turno
start-clock-bank-900 = 15 minuti per giocatore
start-clock-bank-1800 = 30 minuti per giocatore
start-sell = Vendite
start-sell-printed = come sul tabellone
start-sell-manual = come nel manuale
start-payment = Pagamenti
start-payment-needed = senza pietre superflue
start-payment-any = pietre superflue ammesse
start-beside = Più giocatori su questo dispositivo
start-beside-hint = Inserisci i loro nomi. Le mani restano coperte tra un turno e l’altro.
start-beside-name = Posto { $seat }
start-friends = Gioca con gli amici
start-friends-hint = Apre un tavolo con posti liberi. Manda il link; a nessuno serve un account.
start-public = Tavolo pubblico, aperto a tutti
start-ways = Da scoprire
start-way-learn = Prima volta?
start-hint-learn = Impara in un round
start-way-daily = Mano del giorno
start-hint-daily = Le stesse carte per tutti
start-way-cards = Carte
start-hint-cards = Tutte le creature e le tessere
start-way-rules = Regole
start-hint-rules = In breve, e con tutti i chiarimenti
start-running = Le tue partite
start-running-all = Mostra tutte ({ $count })
start-running-fewer = Mostra meno
start-waiting = Tavoli aperti
start-waiting-none = Nessun tavolo aperto. Aprine uno e rendilo pubblico.
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
table-your-turn = Tocca a te
table-in-round = round { $round }
table-score = { $player } { $score }
table-won = hai vinto
table-place = { $place }º posto
table-artifacts = Artefatti
table-players = { $count } giocatori
table-set-base = gioco base
table-set-creatures = con le creature di Artefatti
table-set-tiles = con le tessere artefatto
table-set-both = con le creature e le tessere di Artefatti
table-sell-printed = vendite come sul tabellone
table-sell-manual = vendite come nel manuale
table-payment-needed = senza pietre superflue
table-payment-any = pietre superflue ammesse
table-first-random = primo giocatore a caso
table-first-reptile = comincia l’ultimo ad aver visto un rettile
table-first-seat = comincia il posto { $seat }
table-clock-none = senza limiti di tempo
table-clock-turn = { $time } per turno
table-clock-bank = { $time } per giocatore
table-undo-yes = mosse annullabili
table-undo-no = mosse non annullabili
table-public-yes = tavolo pubblico
table-public-no = solo con il link
table-spectators-yes = spettatori ammessi
table-spectators-no = senza spettatori
