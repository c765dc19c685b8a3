# Ciò che dice il tavolo nel browser.

table-title = Tavolo
the-display = La radura
connecting = Preparazione del tavolo…
no-table = Questo tavolo non esiste
no-watching = Questo tavolo non ammette spettatori.
connection-lost = Connessione persa. Riconnessione in corso; nessuna mossa va persa.
connect-again = Riconnetti
your-turn = Tocca a te.
asked-act-only = Fai un’azione.
prompt = La tua decisione
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
act-summon-free = Evoca gratis
act-remove = Rimuovi per { $stones }
act-keep = Tieni { $stones }
act-pay = Paga { $stones }
act-upgrade = { $stone } in { $better }
act-end = Fine turno
act-choose = Scegli
act-done = Basta così
choose-player = Scegli { $player }
wastes = spreca { $count }
reveals-short = non annullabile
reveals = rivela qualcosa di nascosto: non si potrà annullare
brings = rende
card-lit = può essere scelta
card-used = usata
sells-for = si vende per
zone = Zona { $family }
tiles = Tessere artefatto
draw-word = pesca
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
hand-of = Mano di { $player }: { $count }
hand-empty = La tua mano è vuota.
hand-empty-of = La mano di { $player } è vuota.
hand-size = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
hand-known = { $size }; conosci { $cards }
stones-held = Pietre: { $stones }; valore { $worth }, limite { $limit }
stones-worth = valore { $worth } · limite { $limit }
points-word = { $count ->
        [one] punto
       *[other] punti
    }
areas-of = Area di { $player }: { $used } di { $areas }
areas-yours = I tuoi slot: { $used } di { $areas }
areas-used = Slot: { $used } di { $areas }
area-free = libero
area-of-round = round { $round }
shelter-of = Rifugio di { $player }
first-player = primo giocatore
player-away = offline
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
where-hand-of = nella mano di { $player }
where-known-hand = nella mano di { $player }: l’hai vista andarci
where-discard = nella pila degli scarti
where-tiles = nella radura
where-area = nell’area di { $player }
where-shelter = nel rifugio di { $player }
where-before = davanti a { $player }
where-unknown = nascosta, o assente da questa partita
log = Registro
log-undone = { $player } annulla una mossa.
log-kept = Ora un bot gioca per { $player }.
log-returned = { $player } è di nuovo qui.
log-all = Mostra tutto
log-jump = Vai a questo momento
round-banner = Round { $round }
rounds = Round
round-and-phase = Round { $round } · { $phase ->
        [hunting] caccia
        [action] azione
        [resolution] risoluzione
       *[over] fine
    }
scores = Punteggi
ends-at = La partita termina a { $points } punti o dopo 10 round
past-60 = oltre 60: l’indicatore punteggio ricomincia
nav-rules = Regole
nav-cards = Carte
nav-settings = Impostazioni
nav-chat = Chat
chat-unread = { $count ->
        [one] nuovo messaggio
       *[other] nuovi messaggi
    }
table-more = Registro e altro
nav-keys = Tastiera
nav-leave = Home
watching = { $count ->
        [one] Stai guardando la partita.
       *[other] Stai guardando la partita, con altri.
    }
confirm-end-title = Terminare il turno?
confirm-end = Hai ancora azioni possibili.
key-arrows = muoversi sul tavolo
key-enter = scegliere l’elemento selezionato
key-digits = scegliere una delle opzioni
key-escape = annullare la scelta
key-undo = annullare una mossa
key-end = terminare il turno
key-inspect = vedere la carta in dettaglio
key-log = andare al registro
key-help = questo aiuto
help-details = Passa il mouse su una carta per ingrandirla. Un clic destro o una pressione prolungata mostra tutto ciò che la riguarda.
help-carry = Puoi anche trascinare le carte: dalla tua mano alla tua area per evocarle, dalla radura alla tua mano per domarle, o alla pila degli scarti per venderle.
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
cover-text = Tocca a { $player }. Gli altri non guardino!
cover-button = Sono { $player }: mostra la mia mano
vote = lascia giocare un bot
vote-in = bot possibile tra { $time }
leave-title = Lasciare il tavolo?
leave-text = La partita ti aspetterà nella pagina iniziale. Se starai via a lungo, lascia giocare un bot per te.
leave-to-bot = Lascia giocare un bot per me
leave-later = Torno presto
nav-sound = Suono
