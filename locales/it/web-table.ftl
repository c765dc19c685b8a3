# Ciò che dice il tavolo nel browser.

table-title = Tavolo
the-display = La radura
connecting = Il tavolo si prepara…
no-table = Questo tavolo non esiste
no-watching = Questa partita è solo per chi gioca: nessuno guarda.
connection-lost = Connessione interrotta. Torna da sola; non va perso nulla.
connect-again = Riconnetti
your-turn = Tocca a te.
asked = Tocca a { $player }.
prompt = Cosa è richiesto
game-over = La partita è finita.
cancel = Indietro
undo = Annulla
act-hunt = Caccia { $what }
act-take = Prendi { $what }
act-use = Usa { $what }
act-sell = Vendi
act-tame = Doma
act-summon = Evoca
act-summon-for = Evoca per { $stones }
act-summon-free = Evoca senza pagare
act-remove = Rimuovi per { $stones }
act-keep = Tieni { $stones }
act-pay = Paga { $stones }
act-upgrade = { $stone } in { $better }
act-end = Fine turno
act-done = Basta così
choose-player = Scegli { $player }
wastes = spreca { $count }
reveals = rivela qualcosa: non si potrà annullare
brings = porta
card-lit = può essere scelta
card-used = usata
sells-for = si vende per
zone = Zona { $family }
tiles = Tessere artefatto
draw-word = mazzo
draw-pile = { $count ->
        [one] Mazzo di pesca: { $count } carta
       *[other] Mazzo di pesca: { $count } carte
    }
discard-count = scarti { $count }
discard-pile = { $count ->
        [one] Pila degli scarti: { $count } carta
       *[other] Pila degli scarti: { $count } carte
    }
discard-empty = Non è ancora stato scartato nulla.
your-hand = La tua mano: { $count }
hand-empty = La tua mano è vuota.
hand-size = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
stones-held = Pietre: { $stones }; valore { $worth }, limite { $limit }
stones-worth = valore { $worth } · limite { $limit }
points-word = { $count ->
        [one] punto
       *[other] punti
    }
areas-of = Area di { $player }: { $used } di { $areas }
areas-yours = I tuoi slot: { $used } di { $areas }
area-free = libero
area-of-round = round { $round }
shelter-of = Rifugio di { $player }
first-player = primo giocatore
player-away = non connesso
player-thinks = pensa…
kept-clock = tempo scaduto: gioca un bot
kept-vote = gioca un bot
kept-left = ha lasciato il tavolo: gioca un bot
bot-name = { $seat ->
        [1] Nima
        [2] Oren
        [3] Sela
       *[4] Tavi
    }
where-display = nella radura
where-display-marked = nella radura, indicatore di { $player }
where-hand = nella tua mano
where-discard = nella pila degli scarti
where-tiles = esposta
where-area = nell’area di { $player }
where-shelter = nel rifugio di { $player }
where-before = davanti a { $player }
where-unknown = nascosta, o assente da questa partita
log = Diario
log-undone = { $player } annulla una mossa.
log-kept = Ora un bot gioca per { $player }.
log-returned = { $player } gioca di nuovo.
log-all = Mostra tutto
rounds = Round
round-and-phase = Round { $round } · { $phase ->
        [hunting] caccia
        [action] azione
        [resolution] risoluzione
       *[over] fine
    }
scores = Punteggi
ends-at = { $points } punti o 10 round chiudono la partita
past-60 = oltre 60: il segnalino ricomincia
nav-rules = Regole
nav-cards = Carte
nav-settings = Impostazioni
nav-chat = Parla
chat-unread = { $count ->
        [one] nuovo messaggio
       *[other] nuovi messaggi
    }
table-more = Diario e altro
nav-keys = Tasti
nav-leave = Inizio
watching = { $count ->
        [one] Stai guardando la partita.
       *[other] Stai guardando la partita, con altri.
    }
confirm-end-title = Finire il turno?
confirm-end = Potresti ancora fare qualcosa.
key-arrows = muoversi sul tavolo
key-enter = scegliere ciò che è selezionato
key-digits = scegliere una delle risposte offerte
key-escape = lasciar stare
key-undo = annullare una mossa
key-end = finire il turno
key-inspect = vedere la carta in dettaglio
key-log = andare a cosa è successo
key-help = questo aiuto
help-details = Con il mouse, fermati su una carta per vederla grande; un clic destro, o un tocco lungo, mostra tutto.
help-carry = Il mouse può anche portare le carte: dalla tua mano alla tua area per evocarle, dalla radura alla tua mano per domarle, o alla pila degli scarti per venderle.
show-result = Mostra il risultato
you-won = Hai vinto!
winners = { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
summoned-cards = { $count ->
        [one] { $count } carta evocata
       *[other] { $count } carte evocate
    }
look-at-table = Guarda il tavolo
rematch = Gioca ancora
rematch-ready = Si prepara la prossima partita.
rematch-join = Unisciti alla prossima partita
cover-title = Passa il dispositivo a { $player }
cover-text = Tocca a { $player }. Nessun altro dovrebbe guardare.
cover-button = Sono { $player }: mostra la mia mano
vote = fai giocare un bot
leave-title = Lasciare il tavolo?
leave-text = La partita ti aspetta: la ritrovi nella pagina iniziale. Se non torni presto, lascia giocare un bot per te.
leave-to-bot = Un bot gioca per me
leave-later = Torno presto
nav-sound = Suono
