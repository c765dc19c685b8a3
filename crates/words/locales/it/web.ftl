### Ciò che dice solo il browser.

## Ciò che dicono tutte le pagine del browser

title = Vale
close = Chiudi
page-failed = Impossibile caricare questa pagina. Controlla la connessione e ricaricala.
card-cost = costo { $cost }

## La cornice di tutte le pagine, le impostazioni, i nomi e ciò che può andare storto

site-pages = Pagine
site-learn = Impara
site-cards = Carte
site-rules = Regole
site-daily = Smazzata del giorno
site-account = Account
site-credits = Riconoscimenti
site-not-affiliated = Un’edizione digitale fatta da appassionati, senza legami con l’editore. Se il gioco ti piace, prendi la scatola.

settings = Impostazioni
settings-language = Lingua
settings-theme = Tema
settings-theme-system = Come il dispositivo
settings-theme-dusk = Crepuscolo
settings-theme-parchment = Pergamena
settings-card-size = Dimensione delle carte
settings-size-small = Piccole
settings-size-normal = Normali
settings-size-large = Grandi
settings-animations = Velocità delle animazioni
settings-bots = Velocità dei bot
settings-bots-hint = A partire dal prossimo tavolo.
settings-bots-hint-here = Anche a questo tavolo, dalla prossima mossa.
settings-speed-slow = lenta
settings-speed-normal = normale
settings-speed-fast = rapida
settings-speed-instant = istantanea
settings-sounds = Effetti sonori
settings-volume = Volume
settings-confirm-end = Chiedi prima di terminare un turno con altre azioni possibili
settings-auto-forced = Gioca per me le mosse obbligate
settings-kept-account = Salvate con il tuo account, su tutti i tuoi dispositivi.
settings-kept-here = Salvate su questo dispositivo. Accedi per sincronizzarle.

session-names = Abete, Acero, Betulla, Biancospino, Brezza, Edera, Erica, Faggio, Felce, Ginepro, Larice, Nocciola, Rondine, Salice, Sambuco, Tiglio
session-somebody = Qualcuno

bot-level-0 = Sognatore
bot-level-1 = Impetuoso
bot-level-2 = Apprendista
bot-level-3 = Esperto
bot-level-4 = Sperimentatore
bot-level-5 = Maestro

colour-yellow = cerchio giallo
colour-green = quadrato verde
colour-violet = rombo viola
colour-black = pentagono nero

copy = Copia
copied = Copiato
share = Condividi
qr = Codice QR
qr-about = Codice QR di questo link, per la fotocamera di un telefono
picture = Salva un’immagine
picture-failed = Non è stato possibile creare l’immagine.
picture-creatures = { $count ->
    [one] { $name }: una creatura
   *[other] { $name }: { $count } creature
}

problem-conflict = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi decidi.
problem-illegal = Adesso non è possibile.
problem-unauthorized = Non puoi farlo qui.
problem-busy = Il server non risponde. Riprova tra un attimo.
problem-bad-message = Il server non ha capito. Ricarica la pagina.
problem-bad-request = Il server non può accettarlo.
problem-not-found = Qui non c’è niente. Forse non c’è più, o l’indirizzo è incompleto.
problem-wrong-method = Il server non può farlo. Ricarica la pagina.
problem-too-large = È troppo lungo.
problem-too-many = Troppe richieste. Aspetta un attimo, poi riprova.
problem-wrong-origin = Questa pagina viene da un indirizzo diverso da quello del server. Apri il gioco al suo indirizzo.
problem-wrong-version = Vale è stato aggiornato. Ricarica la pagina.
problem-not-over = Questa partita è ancora in corso. Potrai vederla qui quando sarà finita.
problem-name-taken = Questo nome è già in uso. Scegline un altro.
problem-wrong-password = Nome o password errati.
problem-other-rules = Questa partita è iniziata con regole precedenti e non può continuare.
problem-internal = Si è verificato un errore da parte nostra. Riprova.

## La pagina iniziale, e i tavoli in parole

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
start-level-3 = ha imparato a vincere
start-level-4 = prova tante partite a caso
start-level-5 = confronta i suoi turni migliori e guarda lontano
start-more = Altre opzioni
start-artifact-creatures = Creature di Artefatti
start-artifact-tiles = Tessere artefatto
start-undo = Mosse annullabili
start-spectators = Spettatori ammessi
start-chat = Chat
start-hints = Consigli contro i bot
start-here = Gioca su questo dispositivo, senza il server
start-file = Apri un file di partita (.vale)
start-file-failed = Questo file non è una partita che questa versione può aprire.
update-waits = È pronta una nuova versione di Vale.
update-now = Ricarica
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
start-hint-learn = Una prima partita guidata
start-way-daily = Smazzata del giorno
start-hint-daily = Le stesse carte per tutti
start-way-puzzle = Problema del giorno
start-hint-puzzle = Trova il miglior ultimo turno
start-way-cards = Carte
start-hint-cards = Tutte le creature e le tessere
start-way-statistics = Statistiche
start-hint-statistics = Quali creature vincono
start-way-album = Album
start-hint-album = Le creature che hai evocato
start-way-rules = Regole
start-hint-rules = In breve, e con tutti i chiarimenti
start-running = Le tue partite
start-running-all = Mostra tutte ({ $count })
start-running-fewer = Mostra meno
start-waiting = Tavoli aperti
start-waiting-none = Nessun tavolo aperto. Aprine uno e rendilo pubblico.
start-finished = Partite finite
start-sent = { $count ->
    [one] Una partita di questo dispositivo è ora tra le tue partite sul server.
   *[other] { $count } partite di questo dispositivo sono ora tra le tue partite sul server.
}
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
table-here = su questo dispositivo
table-on-device = giocata su un dispositivo
table-save = Salva in un file
table-delete = Elimina
table-delete-sure = Eliminare davvero?
table-your-turn = Tocca a te
table-in-round = round { $round }
table-turn-of = tocca a { $player }
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

## La smazzata del giorno

daily-what = Oggi tutti ricevono le stesse carte, giocano per primi e sfidano lo stesso bot ({ $level }). Un tentativo al giorno. Fin dove arriverai?
daily-next = Prossima smazzata tra { $time }.
daily-your-place = { $points } punti: { $place }º posto oggi
daily-streak = { $count ->
    [one] Un giorno, per ora: torna ogni giorno per fare una serie
   *[other] { $count } giorni di fila
}
daily-ghost = { $level } arriva a { $points } punti con queste carte. Sai fare di meglio?
daily-ghost-plays = Anche il bot più forte sta giocando queste carte. Il suo punteggio arriva presto.
daily-line = Vale, { $date }: { $points } punti ({ $margin })
daily-line-ghost = { $level }: { $points }
daily-line-streak = { $count } giorni di fila
daily-play = Gioca la smazzata del giorno
daily-go-on = Continua la smazzata del giorno
daily-look = Rivedi la tua partita
daily-results = Risultati di oggi
daily-results-none = Nessuno l’ha ancora finita. Apri tu la classifica!
daily-place = Posizione
daily-name = Nome
daily-points = Punti
daily-margin = Vantaggio sul bot
daily-you = tu

## Gli inviti, gli account, e gli indirizzi che non portano da nessuna parte

to-start = Alla pagina iniziale

join-title = Hai un invito
join-hint = C’è un posto riservato per te. Scegli un colore, se vuoi.
join-as = Giochi come { $name }.
join-take = Prendi il posto
join-used = Questo invito è già stato usato, è scaduto o è incompleto. Chiedi un nuovo link.
join-host = { $name } ti invita a giocare.
join-others = Al tavolo: { $names }
join-seated = Hai già un posto a questo tavolo.
join-begun = La partita è già cominciata senza di te.
join-withdrawn = Questo posto non è più riservato a te: lo ha preso qualcun altro, o è stato liberato. Chiedi un nuovo link.
join-colour-taken = Qualcuno ha appena preso quel colore. Scegline un altro, o nessuno.
join-to-table = Vai al tavolo
join-no-token = Questo link è incompleto. Copialo tutto, con ciò che segue il segno #.

not-found-title = Qui c’è solo un mimic
not-found-hint = A questo indirizzo non c’è nessuna pagina.

account-title = Il tuo account
account-is-account = Hai un account.
account-is-guest = Giochi come ospite, solo su questo dispositivo.
account-your-name = Il tuo nome
account-shown-name = Il nome che vedono gli altri
account-rename = Cambia
account-renamed = Nome cambiato.
account-name = Nome
account-password = Password
account-password-hint = Almeno 8 caratteri.
account-password-old = Password attuale
account-password-new = Nuova password
account-password-save = Salva la nuova password
account-password-saved = Salvata. Tutti gli altri tuoi dispositivi sono disconnessi.
account-make = Crea un account
account-make-why = Ritrova partite e impostazioni su tutti i tuoi dispositivi, e ottieni una valutazione. Bastano un nome e una password.
account-log-in = Accedi
account-log-in-why = Hai già un account? Accedi per giocare con il tuo nome su questo dispositivo.
account-leave = Disconnessione
account-guest-leaves = Un ospite che si disconnette sparisce per sempre. Crea prima un account, se vuoi tornare.
account-log-out = Disconnetti
account-log-out-everywhere = Disconnetti tutti i dispositivi
account-delete = Elimina l’account
account-delete-what = Nome, impostazioni e statistiche vengono eliminati definitivamente. Le tue partite restano, senza il tuo nome.
account-delete-now = Elimina definitivamente

account-statistics = Statistiche
account-statistics-none = Ancora nessuna partita finita. Giocane una!
account-statistics-players = Giocatori
account-statistics-games = Partite
account-statistics-wins = Vinte
account-statistics-mean = Punti per partita
account-statistics-rating = Valutazione
account-statistics-sources = Da dove vengono i tuoi punti

## Un tavolo prima della partita, gli inviti e la chat

lobby-title = Tavolo
lobby-title-of = Il tavolo di { $name }
lobby-welcome = Ti diamo il benvenuto!
lobby-come-in = Unisciti
lobby-seats = Posti
lobby-seat = Posto { $seat }
lobby-free-seat = Posto libero
lobby-kept = Riservato a un amico
lobby-invited = Invito inviato.
lobby-you = tu
lobby-here = online
lobby-away = offline
lobby-beside = sullo stesso dispositivo
lobby-is-ready = tutto pronto
lobby-bot = bot · { $level }
lobby-sit = Siediti qui
lobby-stand = Alzati
lobby-colour = Colore
lobby-invite = Invita un amico
lobby-invitation = Per il tuo amico: questo link dà il posto, una volta sola.
lobby-new-link = Crea un nuovo link
lobby-free-it = Libera il posto
lobby-level = Livello del bot
lobby-seat-bot = Aggiungi un bot
lobby-send-away = Rimuovi
lobby-reptile = Ho appena visto un rettile!
lobby-reptile-last = { $name } ne ha visto uno per ultimo e comincia.
lobby-start = Inizia la partita
lobby-ready = Per me si può iniziare
lobby-all-ready = Tutti sono pronti: inizia la partita.
lobby-waits-for = Tutti sono pronti. Si aspetta che { $name } inizi la partita; puoi iniziarla anche tu.
lobby-lacks-seats = { $count ->
    [one] Un posto è libero: siediti, invita un amico o aggiungi un bot.
   *[other] { $count } posti sono liberi: siediti, invita amici o aggiungi bot.
}
lobby-lacks-invited = { $count ->
    [one] In attesa di una persona invitata.
   *[other] In attesa di { $count } persone invitate.
}
lobby-lacks-ready = In attesa di { $name }.
lobby-friends = Amici
lobby-address = Link a questo tavolo
lobby-address-hint = Manda questo link ai tuoi amici. Chiunque lo apra può prendere un posto libero.
lobby-only-here = Questo link funziona solo su questo dispositivo. Per giocare con altri nella tua rete, avvia Vale così:
lobby-share = Vieni a giocare a Vale con me!
lobby-spectators = { $count ->
    [one] Uno spettatore.
   *[other] { $count } spettatori.
}
lobby-settings = Opzioni di questo tavolo
lobby-fair = Un mazzo mescolato onestamente
lobby-fair-why = Le carte sono già mescolate. Questa impronta del mazzo è ormai fissata; dopo la partita chiunque può verificare che nulla sia cambiato.

chat = Chat
reactions = Reazioni
reaction-hello = Ciao!
reaction-bravo = Bella giocata!
reaction-wow = Accidenti!
reaction-ouch = Ahi!
reaction-thinking = Ci penso…
reaction-thanks = Grazie!
chat-said = Messaggi
chat-none = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
chat-mute = Silenzia
chat-unmute = Riattiva
chat-mute-who = Silenzia { $name }
chat-hear-again = Riattiva { $name }
chat-muted = messaggi silenziati

name-ask = Come ti chiami?
name-title = Il tuo nome al tavolo
name-go-on = Apri il tavolo

## Ciò che dice il tavolo nel browser

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
card-details = Dettagli
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
discard-pile = { $count ->
        [one] Pila degli scarti: { $count } carta
       *[other] Pila degli scarti: { $count } carte
    }
discard-empty = Non è ancora stato scartato nulla.
your-hand = La tua mano: { $count }
hand-brief = Mano
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
more-brief = Altro
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
cover-text = Tocca a { $player }. Voi altri, non guardate!
cover-button = Sono { $player }: mostra la mia mano
vote = lascia giocare un bot
vote-in = bot possibile tra { $time }
leave-title = Lasciare il tavolo?
leave-text = La partita ti aspetterà nella pagina iniziale. Se starai via a lungo, lascia giocare un bot al posto tuo.
leave-to-bot = Lascia giocare un bot al posto mio
leave-later = Torno presto
nav-sound = Suono

## Ciò che solo il browser dice a chi riguarda

you-name = Tu
you-log-undone = Annulli una mossa.
you-log-kept = Ora un bot gioca per te.
you-log-returned = Sei di nuovo qui.
log-hinted = { $player } ha chiesto un consiglio.
you-log-hinted = Hai chiesto un consiglio.
you-refusal-marked = hai già cacciato { $card }
where-display-marked-you = nella radura, con il tuo indicatore
where-area-you = nella tua area
where-shelter-you = nel tuo rifugio
where-before-you = davanti a te
areas-of-you = La tua area: { $used } di { $areas }
shelter-of-you = Il tuo rifugio

## L’album

album-title = Album
album-what = Ogni creatura che evochi in una partita finita trova posto qui. Evocale tutte!
album-count = { $count } su { $all }
album-missing = non ancora evocata
album-games = { $count ->
    [one] 1 partita
   *[other] { $count } partite
}

## Il tutorial: la sua pagina, e la guida al tavolo

learn-title = Impara a giocare
learn-lead = Gioca una prima partita contro un bot amichevole, con carte scelte per te. Una guida al tuo fianco ti mostra una cosa alla volta e te la spiega: cacciare, vendere e domare, le pietre, evocare, gli effetti, e come finisce una partita.
learn-takes = In una decina di minuti saprai giocare. Puoi smettere in qualsiasi momento e continuare qui più tardi.
learn-start = Comincia la tua prima partita
learn-starting = Preparazione del tavolo…
learn-or-rules = Leggi invece come si gioca
learn-point-undo = Non puoi sbagliare: le mosse si possono annullare, e si illuminano solo quelle permesse.
learn-point-card = Ogni carta mostra il suo testo. Aprila dal tavolo per vedere dettagli e chiarimenti.
learn-point-coach = Ciò di cui parla la guida ha una cornice dorata. Puoi sempre fare altro.

coach = Guida
coach-understood = Ho capito
coach-back = Indietro
coach-close = Nascondi
coach-again = Spiega di nuovo
coach-welcome-title = Ti diamo il benvenuto nella valle!
coach-welcome = Tu e il tuo avversario radunate creature. Alla fine vince chi ha più punti. Ti mostro una cosa alla volta e te la spiego. Questa barra dice sempre che cosa devi decidere.
coach-vale-title = Questa è la radura
coach-vale = Sono state rivelate due carte per giocatore, ognuna nella zona della sua famiglia. Una zona mostra le pietre che rende la vendita delle sue carte: {"[R]"} vale 1, {"[B]"} 3, {"[P]"} 6.
coach-hunt-title = Caccia una carta
coach-hunt = La carta { $card } costa solo 2, e la sua clessidra ti porta 2 punti a ogni round. Cacciala, ed è tua: da tenere o da vendere.
coach-second-title = La tua seconda carta
coach-second = La seconda scelta va nel senso opposto: il tuo avversario ha appena scelto due volte, e a te resta la carta { $card }. Cacciala; la venderai tra poco.
coach-sell-title = Vendi una carta
coach-sell = Le carte che hai cacciato ti aspettano. La carta { $card } per ora è troppo cara: vendila, e ottieni le pietre della sua famiglia.
coach-act-title = Il tuo turno
coach-act = Le carte che hai cacciato ti aspettano. Vendi una carta per ottenere le pietre della sua famiglia, o domala per prenderla in mano. Devi fare l’una o l’altra cosa con entrambe prima di terminare il turno.
coach-stones-title = Le pietre
coach-stones = Queste pietre sono il tuo denaro. Puoi averne al massimo quattro, e nessuno dà il resto: se paghi un costo di 2 con {"[B]"}, il resto è perso. Cerca quindi di pagare il prezzo esatto.
coach-tame-title = Doma una carta
coach-tame = Doma la carta { $card } per prenderla in mano. Nessun altro vede la tua mano, e non c’è limite al numero di carte.
coach-change-title = Evocala, e perdi il resto
coach-change = Il numero in alto a sinistra è il costo: 2. Non hai pietre per pagare esattamente 2, e nessuno dà il resto: ciò che avanza è perso. Evoca comunque la carta { $card }: agisce già nel round in cui la evochi.
coach-summon-title = Evocala
coach-summon = Puoi permetterti una carta della tua mano: si illumina. Evocala per metterla nella tua area, dove lavora per te. Hai tanti slot quant’è il numero del round: uno nel round 1, due nel round 2, e così via.
coach-effects-title = Che cosa fanno le carte
coach-effects = Il simbolo accanto al testo dice quando funziona un effetto. Fulmine: una volta, quando la carta viene evocata. Infinito: sempre, finché la carta è lì. Clessidra: una volta per round, nella Fase di Risoluzione.
coach-keep-title = Troppe pietre
coach-keep = Hai più pietre di quante ne puoi tenere. Scegli quali tenere; le altre sono perse. La prossima volta forse conviene spenderne prima qualcuna.
coach-asks-title = Una carta ti dà una scelta
coach-asks = L’effetto di una carta ti fa scegliere. Tutto ciò che puoi scegliere si illumina, e la barra nomina la carta.
coach-why-not-title = Perché non questa carta?
coach-why-not = Una carta che non si illumina ora non si può giocare. Passaci sopra con il mouse o aprila per vedere perché: poche pietre, nessuno slot libero, o un effetto impossibile.
coach-end-turn-title = Termina il tuo turno
coach-end-turn = Quando hai fatto tutto ciò che vuoi, termina il turno. Le pietre e le carte in mano restano tue. Se ci ripensi, annulla prima la mossa.
coach-others-title = Giocano gli altri
coach-others = Ora gioca il tuo avversario. Vedi le sue pietre e le sue carte evocate, ma non la sua mano. Il registro mostra che cosa è successo.
coach-resolve-title = La Fase di Risoluzione
coach-resolve = Ora ognuna delle tue carte con la clessidra agisce una volta. Scegli tu l’ordine, e può contare: alcune hanno bisogno di pietre che altre portano.
coach-round-title = Un nuovo round
coach-round = Ora ciascuno ha uno slot in più, e comincia un altro giocatore. Le carte evocate restano, e i loro effetti con la clessidra tornano a ogni round: prima è, meglio è.
coach-pick-title = Scegli tu
coach-pick = Ora scegli tu. Cerca una carta che venduta rende le pietre che ti servono, e una che quelle pietre pagano esattamente. Apri una carta per leggerla da vicino.
coach-end-title = Come finisce la partita
coach-end = La partita termina quando qualcuno ha 60 punti alla fine di un round, o dopo il round 10. Vince chi ha più punti. All’inizio raccogli carte che rendono qualcosa a ogni round; più tardi, pensa ai punti.
coach-alone-title = Sai giocare!
coach-alone = Hai giocato due round interi. Continua come preferisci; interverrò solo se c’è qualcosa di nuovo. Buon divertimento!
coach-over-title = Questa era la tua prima partita
coach-over = Guarda da dove vengono i punti, e rivedi la partita se vuoi. La prossima volta prova un bot più forte, o invita un amico.

## La fine di una partita: com’è andata, e se il mazzo è stato mescolato onestamente

stats-loading = Caricamento delle statistiche…
stats-failed = Non è stato possibile caricare le statistiche.
stats-again = Riprova
stats-rounds = I punti, round per round
stats-chart = Una linea per giocatore: i suoi punti dopo ogni round. Gli stessi dati seguono in una tabella.
stats-round = Round
stats-start = Inizio
stats-as-table = In tabella
stats-sources = Da dove vengono i punti
stats-best = Carta migliore
stats-at-start = All’inizio
stats-all = Mostra tutto ({ $count })
stats-fewer = Mostra meno
stats-replay = Rivedi la partita
stats-record = Scarica la partita
stats-sealed = Oggi altri potrebbero ancora giocare queste carte. Da domani potrai rivedere la partita e verificare come è stato mescolato il mazzo.
stats-on-device = Questa partita è stata giocata su un dispositivo, senza server. Nessuno si è impegnato in anticipo sul mazzo, quindi non si può verificare come è stato mescolato.

verify-title = Il mazzo è stato mescolato onestamente?
verify-about = Prima che qualcuno si sedesse, il server ha estratto un numero segreto, il seme, che decide ogni mescolata, e ne ha pubblicato l’impronta: il suo impegno. Ora che la partita è finita conosci il seme. Se la sua impronta corrisponde all’impegno, nessuno può aver cambiato le carte in seguito.
verify-promise = L’impegno, come il server lo mostra ora
verify-promise-kept = L’impegno, come questo dispositivo lo ha salvato al tuo arrivo al tavolo
verify-seed = Il seme
verify-computed = L’impronta del seme, calcolata dal tuo browser
verify-do = Confronta ora
verify-right = Le impronte coincidono: è proprio la smazzata annunciata.
verify-wrong = Le impronte sono diverse: non è la smazzata annunciata.
verify-insecure = Il tuo browser calcola le impronte solo su pagine sicure (https), quindi qui non può farlo. Il programma può:
verify-command = Il programma rigioca anche ogni mossa secondo le regole e verifica il risultato. Scarica la partita ed esegui:

## Rivedere una partita finita

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
replay-on-device = Partita giocata su un dispositivo, senza server
replay-hand = ha in mano:
replay-hand-empty = nessuna carta
replay-eyes = Mani visibili
replay-eyes-all = tutte le mani
replay-share = Condividi questo momento
replay-share-about = Questo link apre la partita a questo passo.
replay-link = Link a questo passo
replay-statistics = Statistiche della partita

## L’analisi di una partita finita

review-title = Analisi
review-open = Analizza questa partita
review-about = Un bot forte giudica ogni decisione in base a ciò che si poteva sapere in quel momento. Le probabilità di vittoria sono stime.
review-sealed = L’analisi sarà possibile quando la partita potrà essere rivista.
review-working = Analisi della partita: { $percent } %
review-cancel = Annulla
review-make = Avvia l’analisi
review-failed = L’analisi non è riuscita.
review-shares = Come sono andate le probabilità di vittoria
review-chart = Una linea per giocatore: la sua probabilità di vittoria dopo ogni mossa. Le linee verticali indicano le carte rivelate. Le stesse cifre seguono come tabella.
review-chart-where = Passo { $step }, round { $round }: { $shares }
review-chart-share = { $player } { $share } %
review-chart-luck = carte rivelate: { $shares }
review-chart-change = { $player } { $change }
review-step = Passo
review-luck = Fortuna
review-accuracy = Precisione
review-start = Inizio
review-own = Mosse proprie
review-others = Mosse degli altri
review-result = Risultato
review-players = Come hanno giocato
review-players-about = Inizio, fortuna, mosse proprie e mosse degli altri danno insieme il risultato, in punti di probabilità di vittoria.
review-grade-best = Mossa migliore
review-grade-about-equal = Più o meno pari
review-grade-good = Buona mossa
review-grade-inaccuracy = Imprecisione
review-grade-mistake = Errore
review-grade-blunder = Errore grave
review-grades = Decisioni
review-moments = Momenti chiave
review-moments-none = Nessuna decisione è costata qualcosa con certezza.
review-moment = Round { $round }: { $grade }
review-moment-loss = persi { $loss } punti di probabilità di vittoria (± { $error })
review-moment-better = Meglio
review-moment-go = Vai a questo momento
review-moment-show = Mostra il seguito migliore
review-luckiest = La fortuna che ha contato di più
review-line = Il seguito migliore, passo { $step } di { $count }
review-line-next = Passo successivo
review-line-back = Torna alla partita
review-decision = { $grade }: { $loss } punti di probabilità di vittoria

## Consigli

hint = Consiglio
hint-title = Che cosa farebbe il bot più forte
hint-thinking = Il bot sta pensando…
hint-best = Meglio: { $share } %
hint-other = Possibile anche: { $share } %
hint-about = La tua probabilità di vittoria se continui così. I consigli sono annotati nel registro.
hint-play = Gioca questa mossa

## Il problema del giorno

puzzle-title = Problema del giorno
puzzle-link = Il problema di oggi: trova il turno migliore
puzzle-what = È l’ultimo round, e il tuo ultimo turno. Un solo modo di giocarlo porta più punti alla fine, dopo la Fase di Risoluzione. Trovalo!
puzzle-loading = Caricamento del problema…
puzzle-failed = Non è stato possibile caricare il problema.
puzzle-number = Problema { $number } di { $count }
puzzle-tries = { $count ->
        [one] { $count } tentativo
       *[other] { $count } tentativi
    }
puzzle-again = Ricomincia
puzzle-solution = Mostra la soluzione
puzzle-next-step = Passo successivo
puzzle-solved = Risolto: { $points } punti alla fine sono il massimo.
puzzle-not-yet = { $points } punti alla fine. C’è un turno migliore.
puzzle-shown = La soluzione, mossa { $step } di { $count }: { $points } punti alla fine

## La galleria, e una carta vista da vicino

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

## Le statistiche di molte partite

statistics-title = Statistiche
statistics-link = Quali creature vincono? Tutte le statistiche
statistics-all = Tutte le statistiche
statistics-what = Quali creature vincono, quanto dura una partita, e conta chi comincia? I bot hanno giocato molte partite per scoprirlo.
statistics-games = Le partite
statistics-people = partite tra persone
statistics-bots = bot: { $level }
statistics-from = Queste cifre vengono da { $games } partite ({ $kind }), contate il { $date }.
statistics-fact-rounds = Round per partita
statistics-fact-eight-to-ten = Finite nei round da 8 a 10
statistics-fact-winner-score = Punti di chi vince
statistics-fact-other-score = Punti di tutti gli altri
statistics-fact-tied = Vittorie condivise
statistics-interval = Accanto a ogni cifra c’è il suo intervallo: il valore vero è molto probabilmente lì dentro (95%). I grafici mostrano lo stesso, con una linea tratteggiata dove la quota di vittorie sarebbe equa: { $fair }.
statistics-few = troppo pochi
statistics-creatures = Creature
statistics-creature = Creatura
statistics-careful = Da leggere con prudenza: una creatura che vince spesso quando viene evocata non ne è per forza la causa. Chi può pagare un drago è già in vantaggio.
statistics-printed-only = Le creature sono contate una per una solo nelle partite con le vendite come sul tabellone.
statistics-expansion-only = Con l’espansione sono elencate solo le sue creature; le altre sono contate nel gioco base.
statistics-search = Cerca un nome
statistics-count = { $count ->
    [one] { $count } creatura
   *[other] { $count } creature
}
statistics-summoned = Vince se evocata
statistics-marked = Vince se cacciata
statistics-marked-first = Vince se cacciata per prima
statistics-sold = Vince se venduta
statistics-points = Punti portati
statistics-best-rounds = Vince nei suoi round migliori
statistics-in-rounds = round { $from } e { $to }
statistics-tile = Tessera
statistics-taken = Vince se presa
statistics-idle = Senza effetto quando è presa
statistics-families = Famiglie
statistics-sales = Vendute dopo la caccia
statistics-partners = Migliori compagne
statistics-partners-what = Quante volte più spesso vince chi le evoca entrambe, rispetto a due creature che non si aiutano: 1,10 è un decimo in più.
statistics-partners-tested = Sono state esaminate { $tested } coppie. { $better } sono migliori insieme, { $worse } peggiori; tra queste, al massimo una su venti dovrebbe essere dovuta al caso.
statistics-partners-none = Sono state esaminate { $tested } coppie. In queste partite, nessuna si distingue dal caso.
statistics-pair = Creature
statistics-lift = Insieme
statistics-cases = { $count ->
    [one] { $count } caso
   *[other] { $count } casi
}
statistics-order = Ordine di turno
statistics-order-fair = Se non contasse chi comincia, tutti vincerebbero il { $fair } delle partite.
statistics-order-even = In queste partite non si vede alcuna differenza.
statistics-order-uneven = Conta: chi gioca { $place ->
    [1] per primo
    [2] per secondo
    [3] per terzo
   *[other] per quarto
} vince il { $share } delle partite.
statistics-player = Gioca
statistics-goes = { $place ->
    [1] per primo
    [2] per secondo
    [3] per terzo
   *[other] per quarto
}
statistics-wins = Vittorie
statistics-score = Punti alla fine
statistics-length = Quanto durano le partite
statistics-length-what = Il regolamento dice da 8 a 10 round. Di queste partite, il { $share } è finito nei round da 8 a 10; la media è di { $rounds } round.
statistics-ended = Partite che finiscono lì
statistics-sell = Le due tabelle di vendita
statistics-sell-what = Se le famiglie si equivalgono, una carta di ciascuna vince altrettanto spesso quando viene cacciata. La famiglia migliore e la peggiore distano { $printed } punti percentuali con la tabella di vendita del tabellone, { $manual } con quella del manuale: più sono vicine, migliore è l’equilibrio.
statistics-sell-marked-printed = Vince se cacciata, tabellone
statistics-sell-marked-manual = Vince se cacciata, manuale
statistics-sell-sales-printed = Vendute dopo la caccia, tabellone
statistics-sell-sales-manual = Vendute dopo la caccia, manuale
statistics-note-early = Vince il { $share } delle partite quando viene evocata entro il round 4 ({ $games }).
statistics-note-summoned = Vince il { $share } delle partite quando viene evocata ({ $games }).
statistics-note-taken = Vince il { $share } delle partite quando viene presa ({ $games }).
statistics-note-partner = Migliore compagna: { $card }.

## La pagina delle regole

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
how-stones = {"[R]"} vale 1, [B] vale 3 e [P] vale 6. Puoi avere al massimo quattro pietre, e nessuno dà il resto: paga un costo di 4 con [P], e 2 sono persi. Farlo bene è il cuore del gioco.
how-sell-title = Quanto rende una vendita
how-learn = Gioca una prima partita con una guida
how-cards = Guarda tutte le carte

## A chi si deve tutto questo

credits-title = Riconoscimenti
credits-game = Il gioco
credits-game-text = The Vale of Eternity è stato ideato da Eric Hong ed è pubblicato da Mandoo Games. Il gioco, il suo nome e le sue illustrazioni appartengono a loro.
credits-not-affiliated = Questa edizione digitale è fatta da giocatori. Non è affiliata all’editore, e non contiene né le sue illustrazioni né i suoi testi.
credits-buy = Se il gioco ti piace, compralo: è bellissimo, e un tavolo vero è difficile da battere.
credits-pictures = Immagini
credits-icons = Le immagini sulle carte sono icone di molti autori, invariate tranne che nel colore, da
credits-own = Le cornici, le pietre, gli indicatori, l’icona dell’app e i suoni sono nostri.
credits-fonts = Caratteri
credits-software = Software
credits-software-text = Vale si basa sul lavoro di molti altri, tra cui:
credits-licence = Il codice e i testi di Vale sono software libero, con licenza MIT o Apache 2.0, a scelta.
