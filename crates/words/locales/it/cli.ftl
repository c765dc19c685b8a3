### Quello che solo la riga di comando dice ai giocatori.

## Dappertutto

cli-expansion = { $parts ->
        [creatures] {" "}con le creature di Artefatti
        [tiles] {" "}con le tessere artefatto
        [both] {" "}con le creature e le tessere di Artefatti
       *[none] {""}
    }
cli-bot = Bot { $number }
cli-cards = { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## vale play: il saluto

play-title = The Vale of Eternity{ cli-expansion }.
play-against = Sei al posto 1 e giochi contro { $bots }.
play-you = Tu
play-level = Livello dei bot: { $number } ({ $level }).
play-program = Il programma { $program } gioca gli altri posti.
play-stand-in = Il livello { $number } non ha imparato a giocare con queste opzioni: gioca il livello { $other }.
play-round = In ogni round cacci due carte, le vendi o le domi, evochi carte dalla mano pagando in pietre e poi usi gli effetti Attivazione delle carte evocate.
play-round-with-tiles = In ogni round prendi una tessera artefatto, cacci due carte, le vendi o le domi, evochi carte dalla mano pagando in pietre e poi usi gli effetti Attivazione delle carte evocate.
play-tiles = Una tessera istantanea agisce quando la prendi, una permanente fino alla fine della Fase di Azione, e una tessera azione una volta, come una delle tue azioni. Non puoi prendere la tessera che avevi nel round precedente.
play-goal = Vince chi ha più punti. La partita termina quando qualcuno ha { $points } punti alla fine di un round, o dopo il round 10.
play-seed = Il seme di questa partita è { $seed }.
play-type-help = Scrivi ? per l’aiuto, o esci per uscire. La partita viene salvata man mano.
play-goes-on = La partita riprende al round { $round }.
play-unfinished = Hai una partita in sospeso: round { $round }, { $scores }.
play-standing = { $name }: { $points }
play-go-on-or-new = Premi Invio per riprenderla, o scrivi nuova per una nuova partita.
play-nothing-to-resume = non c’è nessuna partita in sospeso da riprendere
play-file-over = questa partita è finita; `vale replay` la racconta
play-no-slot = Questa partita non sarà salvata man mano: { $problem }.
play-no-home = non hai una cartella personale
play-not-kept = La partita non può più essere salvata man mano: { $file }: { $problem }.
play-kept = La partita è salvata; vale play la riprende. Il file è { $file }
play-kept-finished = Questa partita è salvata in { $file }

## vale play: risposte

play-only-move = È la tua unica mossa: premi Invio per giocarla.
play-forced = { $what } Era la tua unica mossa.
play-had-to = La tua unica mossa: { $move }.
play-which = Ci sono più mosse possibili: { $moves }.
play-not-the-question = Non è quello che ti si chiede ora: { $question }
play-hint = Il livello { $number } ({ $level }) giocherebbe { $move }.
did-you-mean = Intendevi { $what }?
play-no-effect = Ora non avrebbe effetto
play-leave = Lasci la partita.
play-type-number = Scrivi il numero di una mossa, o ? per l’aiuto.
play-stones-in-words = Ora le pietre sono scritte per esteso.
play-stones-as-letters = Ora le pietre sono scritte come lettere.
play-no-such-move = Non c’è una mossa { $number }; l’ultima è { $last }.
play-not-possible = Non si può: { $reason }.
play-not-understood = «{ $text }» non è né una mossa né un comando. Scrivi ? per l’aiuto.
play-nothing-to-undo = Non hai mosse da annullare.
play-cannot-undo = Dalla tua ultima mossa sono state rivelate carte coperte: non si può più annullare.
play-undone = La tua ultima mossa è stata annullata.
play-save-where = Aggiungi un nome di file, per esempio: salva partita.vale.
play-saved = Partita salvata: { $file }.
play-file-exists = Partita non salvata: { $file } esiste già. Scegli un altro nome.
play-not-saved = Partita non salvata: { $file }: { $problem }.
play-place = Posizione { $place }: { $name } con { $points } e { $summoned ->
        [one] { $summoned } carta evocata
       *[other] { $summoned } carte evocate
    }.
play-you-win = Hai vinto.
play-wins = Vince { $name }.
play-shared-victory = Vittoria condivisa: { $names }.
play-length = La partita è durata { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }; hai fatto { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
points-of = { $name }: { $points }. Provenienza: { $sources }.
points-source = { $source } { $points }
points-at-start = l’inizio { $points }
points-by-round = { $name }, punti dopo ogni round: { $points }.
play-save-or-leave = Scrivi nuova per un’altra partita, un nome di file come partita.vale per salvare questa, o premi Invio per uscire.

## vale play: che cosa si può scrivere, con altre parole per lo stesso

command-help = aiuto
command-table = tavolo
command-hand = mano
command-moves = mosse
command-hint = consiglio
command-points = punti
command-words = parole
command-log = registro diario
command-undo = annulla
command-record = salva registra
command-new = nuova nuovo
command-quit = esci

## vale play: l’aiuto, un fatto per riga

play-help-moves = Scrivi il numero di una mossa, la mossa come la mostra l’elenco, per esempio caccia idra, vendi troll, evoca idra RB, tieni RRBP o termina il turno, o solo un nome se c’è una sola mossa adatta.
play-help-table = tavolo: tutto quello che c’è sul tavolo.
play-help-hand = mano: le carte nella tua mano e che cosa fanno.
play-help-again = mosse: elenca di nuovo le tue mosse.
play-help-hint = consiglio: che cosa giocherebbe un bot, e perché.
play-help-points = punti: da dove vengono i punti di ognuno.
play-help-card = ? e una carta, per esempio ? idra: che cosa fa la carta, dov’è e se puoi evocarla.
play-help-move = ? e una mossa, per esempio ? evoca idra RB: se la mossa è possibile e, se no, perché.
play-help-words = parole: le pietre scritte per esteso, o di nuovo come lettere. R è una pietra rossa e vale 1; B è blu e vale 3; P è viola e vale 6.
play-help-log = registro: tutto quello che è successo finora.
play-help-undo = annulla: annulla la tua ultima mossa, se da allora non è stato rivelato nulla di coperto.
play-help-record = salva e un nome di file, per esempio salva partita.vale: salva la partita fin qui.
play-help-new = nuova: comincia un’altra partita; questa è salvata.
play-help-quit = esci: lascia la partita; vale play la riprende più tardi.
play-help-tile-moves = Le mosse delle tessere artefatto si scrivono allo stesso modo: prendi libro di thot, usa libro di thot, migliora R, paga B.
play-help-tile = ? e una tessera artefatto, per esempio ? libro di thot: che cosa fa la tessera, dov’è e se puoi prenderla o usarla.

## vale play: il tavolo

table-round = Round { $round } di 10, { $phase }. Primo giocatore: { $first }.
table-display = Radura: { $card }, { $family }, costo { $cost }, { $marker }.
table-tile = Tessera artefatto nella radura: { $tile }, { $kind }, { $markers }.
table-everyone-knows = Tutti sanno che { $card } è nel mazzo di pesca, sotto { cli-cards }.
table-you-know = Sai che { $card } è nel mazzo di pesca, sotto { cli-cards }.
table-draw-pile = Mazzo di pesca: { cli-cards }.
table-discard-empty = La pila degli scarti è vuota.
table-discard = Pila degli scarti: { $cards }.
table-to-be-marked = Nella radura, da cacciare dopo: { $cards }.
table-card-to-mark = { $card } ({ $family }, costo { $cost })
table-tile-blocked = Il tuo indicatore quadrato è sulla tessera { $tile }, quindi ora non puoi prenderla.
table-player = { $name }: { $points }, { $purse }, { cli-cards } in mano, { $areas }.
table-player-you = Tu: { $points }, { $purse }, { cli-cards } in mano, { $areas }.
table-summoned = { $name } ha evocato { $cards }.
table-you-summoned = Hai evocato { $cards }.
table-sheltered = { $name } ha nel rifugio { $cards }.
table-you-sheltered = Hai nel rifugio { $cards }.
table-has-tile = { $name } ha la tessera { $tile }, { $kind }.
table-you-have-tile = Hai la tessera { $tile }, { $kind }.
table-known-hand = Sai che { $name } ha in mano { $cards }.
table-you = tu
table-areas = { $used } di { $areas ->
        [one] { $areas } slot occupato
       *[other] { $areas } slot occupati
    }
table-purse = { $stones } del valore di { $worth }
table-hand-empty = La tua mano è vuota.
table-in-hand = Nella tua mano: { $card }.
table-own = Hai { $points }, { $purse }, { $areas }, { $hand }{ $shelter ->
        [none] {""}
       *[other] , nel rifugio { $shelter }
    }{ $tile ->
        [none] {""}
       *[other] , e la tessera { $tile }
    }.
table-own-no-cards = nessuna carta in mano
table-own-hand = in mano { $cards }
table-own-card = { $card } (costo { $cost })
table-no-marker = nessun indicatore
table-your-marker = il tuo indicatore
table-marker-of = indicatore di { $name }
table-no-square = nessun indicatore quadrato
table-your-square = il tuo indicatore quadrato
table-square-of = indicatore quadrato di { $name }

## vale play: lo schermo intero

screen-round = Round { $round } di { $last } · { $phase } · fine a { $points } punti
screen-piles = mazzo { $draw } · scarti { $discard }
screen-tiles = Tessere
screen-first = {" "}(1°)
screen-areas = area { $used }/{ $areas }
screen-hand = mano { $count }
screen-shelter = rifugio:
screen-in-hand = note in mano:
screen-your-hand = La tua mano
screen-thinks = { $name } sta pensando…
screen-press-help = Premi ? per i tasti, o q per uscire. La partita viene salvata man mano.
screen-too-small = Questa finestra è troppo piccola per il tavolo. Ingrandiscila almeno a 80 per 24, o esci con q e lancia vale play --plain.
screen-close = {" "}Esc: chiudi{" "}
screen-keys-begin = Invio riprendi  n nuova partita  q esci
screen-keys = ? aiuto  q esci  ↑↓ scegli  Invio gioca  u annulla  h consiglio  i dettagli  l registro  Tab guarda  : scrivi
screen-keys-over = n nuova partita  s salva  p punti  l registro  t tavolo  Tab guarda  q esci
screen-help-choose = Frecce, o le cifre del suo numero: scegli una mossa.
screen-help-play = Invio: gioca la mossa scelta.
screen-help-look = Tab, poi le frecce: guarda le carte e le tessere sul tavolo. Esc: torna alle mosse.
screen-help-about = i: tutto su questa carta o tessera.
screen-help-mouse = Mouse: un clic sceglie una mossa o una carta, un altro gioca la mossa o descrive la carta.
screen-help-hint = h: che cosa giocherebbe un bot, e perché.
screen-help-undo = u: annulla la tua ultima mossa, se da allora non si è rivelato nulla di nascosto.
screen-help-table = t: tutto quello che c’è sul tavolo.
screen-help-log = l: tutto quello che è successo finora.
screen-help-points = p: da dove vengono i punti di tutti.
screen-help-words = w: scrivi le pietre per esteso, o di nuovo come lettere. R è una pietra rossa e vale 1; B è blu e vale 3; P è viola e vale 6.
screen-help-save = s: salva la partita in un file.
screen-help-new = n: inizia un’altra partita; questa è salvata.
screen-help-quit = q: lascia la partita; vale play la riprende più tardi.
screen-help-type = : permette di scrivere una mossa o una domanda come ? idra; Tab completa.
screen-help-signs = Sul tavolo, ► mostra chi deve decidere, ‹ › di chi è l’indicatore posato lì, e √ un effetto Attivazione già usato.

## Carte e tessere su una riga

line-card = { $card }, { $family }, costo { $cost }. { $effects }
line-effect = { $when }: { $text }
line-tile = { $tile }, { $kind }. { $text }

## vale play: che cosa dice ?

explain-unknown = Non c’è nessuna carta o mossa «{ $text }». Scrivi ? per l’aiuto.
explain-unknown-with-tiles = Non c’è nessuna carta, tessera artefatto o mossa «{ $text }». Scrivi ? per l’aiuto.
explain-possible = { $move }: ora si può.
explain-which = Si può. Ci sono più mosse possibili: { $moves }.
explain-not-now = { $move }: non ora. Ti si chiede: { $question }
explain-not-possible = { $move }: non si può, { $reason }.
explain-your-marker = hai già cacciato { $card }
explain-sells = Si vende per { $stones }.
explain-can-use = Puoi usarla ora.
explain-cannot-use = Ora non puoi usarla: { $reason }.
explain-before-you = Ce l’hai tu.
explain-before = Ce l’ha { $name }.
explain-tile-on-display = È nella radura ({ $markers }).
explain-tile-not-here = Non è tra le tessere di questa partita.
explain-no-tiles = Questa partita si gioca senza tessere artefatto.
explain-can-take = Puoi prenderla ora.
explain-can-take-for-nothing = Puoi prenderla ora, ma non avrebbe effetto.
explain-cannot-take = Ora non puoi prenderla: { $reason }.
explain-use-once = Puoi usarla una volta, nel tuo turno della Fase di Azione.
explain-card-not-here = Non è in questa partita, che si gioca senza le creature di Artefatti.
explain-in-your-hand = È nella tua mano.
explain-in-hand-of = È nella mano di { $name }: l’hai vista andarci.
explain-on-display = È nella radura, senza indicatori.
explain-on-display-yours = È nella radura con il tuo indicatore.
explain-on-display-of = È nella radura con un indicatore di { $name }.
explain-in-your-area = È nella tua area.
explain-in-area = È nell’area di { $name }.
explain-in-your-shelter = È nel tuo rifugio.
explain-in-shelter = È nel rifugio di { $name }.
explain-in-discard = È nella pila degli scarti.
explain-in-pile = È nel mazzo di pesca, sotto { cli-cards }.
explain-hidden = È nel mazzo di pesca o nella mano di un altro giocatore.
explain-summon-later = Puoi evocare carte nel tuo turno della Fase di Azione.
explain-cannot-summon-now = Ora non puoi evocarla.
explain-cannot-summon = Ora non puoi evocarla: { $reason }.
explain-can-summon = Puoi evocarla ora per { $payments }.
explain-or = { $before }, o { $after }

## Mosse illeggibili

notation-empty = In questa riga non c’è nessuna mossa.
notation-missing-card = Mossa incompleta: indica una carta.
notation-missing-tile = Mossa incompleta: indica una tessera artefatto.
notation-missing-stones-to-pay = Mossa incompleta: indica le pietre che paghi.
notation-missing-stones-to-keep = Mossa incompleta: indica le pietre che tieni.
notation-missing-choice = Mossa incompleta: indica che cosa scegli.
notation-missing-seat = Mossa incompleta: indica il numero di un posto.
notation-too-much = «{ $text }» è di troppo dopo la mossa.
notation-card = Non c’è nessuna carta «{ $text }».
notation-tile = Non c’è nessuna tessera artefatto «{ $text }».
notation-family = «{ $text }» non è una famiglia; le famiglie sono fuoco, acqua, terra, vento e drago.
notation-colour = «{ $text }» non è una pietra; scrivi R, B o P.
notation-stones = «{ $text }» non sono pietre; scrivi R, B e P, per esempio RRB.
notation-seat = «{ $text }» non è un posto; i posti vanno da 1 a 4.
notation-choice = «{ $text }» non è una delle opzioni: { $offered }.
notation-which-stones = Indica le pietre da pagare: { $payments }.

## vale cards

cards-none = non c’è nessuna carta o tessera artefatto «{ $text }»; vale cards le elenca tutte
cards-none-found = nessuna carta o tessera artefatto corrisponde
cards-no-family = non c’è nessuna famiglia «{ $text }»; le famiglie sono { $families }
cards-family = Famiglia: { $family }
cards-cost = Costo: { $cost }
cards-sells = Si vende per: { $printed } (con la tabella del manuale: { $manual })
cards-set = Gruppo: { $set }
cards-notation = Nella notazione: { $id }
cards-tile = Tessera artefatto: { $kind }
cards-tile-effect = Effetto: { $text }
cards-tile-games = Nelle partite: { $supply }
cards-head-creature = creatura
cards-head-family = fam.
cards-head-cost = costo
cards-head-set = gruppo
cards-head-effect = effetto
cards-head-tile = tessera artefatto
cards-head-kind = tipo
cards-head-games = partite
supply-all = tutte
supply-three = 3 o 4 giocatori
supply-four = 4 giocatori
supply-drawn = se estratta

## vale replay

replay-it-is = È { $card }.
replay-right = registrazione valida: { $short }
replay-finished = { $moves } mosse, risultato { $points }
replay-unfinished = { $moves } mosse, partita incompiuta

## vale hint

hint-asked = Round { $round }, { $phase }. Decide { $name }:
hint-would-play = Il livello { $number } ({ $level }) giocherebbe: { $move }
hint-in-words = A parole: { $move }.
hint-no-other = Non c’è nessun’altra mossa legale.
hint-no-plans = Questo bot non fa piani, quindi non può spiegare la sua mossa.
hint-plans = I suoi piani migliori, con il loro valore per il bot:
hint-over = la partita è finita: non c’è più nulla da decidere
hint-neither = non è né una registrazione, la cui prima riga è `vale 1`, né una posizione, che è un oggetto JSON

## vale review

review-all-shares = Probabilità di vittoria in percento alla fine di ogni round, per posto: { $names }
review-round = Round { $round }: { $shares }
review-player = { $name }: precisione { $accuracy } su 100
review-all-grades = Decisioni: migliori { $best }, più o meno pari { $equal }, buone { $good }, imprecisioni { $inaccuracies }, errori { $mistakes }, errori gravi { $blunders }
review-account = Probabilità di vittoria: { $start } all’inizio, fortuna { $luck }, mosse proprie { $own }, mosse degli altri { $others }, risultato { $result }
review-most-luck = La fortuna che ha contato di più: round { $round }, { $luck }
review-no-moments = Nessuna decisione è costata qualcosa con certezza.
review-key-moment = Round { $round }, mossa { $number }: { $grade ->
        [inaccuracy] un’imprecisione
        [mistake] un errore
       *[blunder] un errore grave
    }, { $loss } punti di probabilità di vittoria (± { $error })
review-played = Giocata: { $move }
review-better = Meglio: { $moves }

## vale puzzles

puzzles-found = Problemi: { $count } in { $games } partite
puzzles-wrong = { $file }:{ $line }: non è un problema: non c’è esattamente un turno migliore, o la soluzione non lo è
puzzles-right = { $count } problemi corretti

## vale sim e vale arena

sim-random = { $games } partite casuali per { $players } giocatori{ cli-expansion }, seme { $seed }
sim-bots = { $games } partite per { $players } giocatori{ cli-expansion }, seme { $seed }, per posto: { $bots }
sim-errors = Medie ± errore standard (da min a max).
sim-rounds = round: { $value }
sim-decisions = decisioni: { $value }
sim-range = { $mean } (da { $least } a { $most })
sim-seat = posto { $number }: punteggio { $score }, vittorie { $wins } %
sim-turn-order = ordine di turno nel round 1, posizione { $number }: punteggio { $score }, vittorie { $wins } %
arena-none-finished = Nessuna partita è stata portata a termine: tutte le { $games } partite sono state perse per un errore.
arena-title = { $deals } smazzate per { $players } giocatori{ cli-expansion }, seme { $seed }, { $seatings } disposizioni: { $games } partite
arena-intervals = Medie con intervallo di confidenza al 95 %, con bootstrap sulle smazzate.
arena-bot = { $name }, { $seats } posti su { $players }
arena-bot-nodes = { $name }, { $budget } nodi per decisione, { $seats } posti su { $players }
arena-bot-ms = { $name }, { $budget } ms per decisione, { $seats } posti su { $players }
arena-wins = vittorie: { $value } % delle partite per posto
arena-score = punteggio: { $value }
arena-place = posizione: { $value }
arena-forfeits = sconfitte a tavolino: { $count } partite perse per un errore
arena-turn-order = ordine di turno { $number }: vittorie { $wins } %, punteggio { $score }
arena-all-bots = tutti i bot, { $order }
arena-time = { $what ->
        [decision] tempo per decisione
        [pick] tempo per caccia
       *[turn] tempo per turno
    }: media { $mean } ms, 50 % { $p50 }, 95 % { $p95 }, 99 % { $p99 } ({ $count } in tutto)

## vale senza comando

home-serves = Vale è in esecuzione all’indirizzo { $address }
home-network = Dagli altri dispositivi della tua rete: { $address }
home-browser-opens = Apertura del browser…
home-open-yourself = Apri questo indirizzo in un browser.
home-how-to-stop = Ctrl-C per fermarlo; tutte le partite restano salvate. Per giocare nel terminale: `vale play`.
home-already = Era già in esecuzione.

## vale join: che cosa si può scrivere, perché non funziona

command-ready = pronto
command-start = inizia comincia
command-say = di
command-bot = bot
remote-bad-address = questo non è l’indirizzo di un tavolo: { $text }. Somiglia a { $table } o { $invitation }
remote-unreachable = impossibile raggiungere { $server }: { $problem }
remote-not-vale = { $server } non risponde come un server di Vale ({ $problem }). Controlla l’indirizzo
remote-no-table = su { $server } non c’è questo tavolo o invito. Forse non c’è più, o l’indirizzo è incompleto
remote-other-version = { $server } usa un’altra versione del protocollo o delle regole: usa un Vale della stessa versione
remote-full = tutti i posti di questo tavolo sono occupati: { $names }
remote-begun = questa partita è già iniziata e non vi hai un posto. Se ne avevi uno, torna con lo stesso nome e dallo stesso dispositivo
remote-no-seat = non hai più un posto a questo tavolo
remote-name-needed = di’ come devono chiamarti gli altri: vale join --name NOME
remote-ask-name = Come devono chiamarti gli altri?
remote-ask-password = Password di { $name }:
remote-password-needed = non c’è nessuno a cui chiedere la password: imposta VALE_PASSWORD
remote-name-taken = questo nome è già in uso. Scegline un altro con --name
remote-wrong-password = nome o password errati
remote-busy = il server non ha tempo o riceve troppe richieste. Riprova tra { $seconds } s
remote-conflict = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi decidi.
remote-refused = Il server dice: { $problem }
remote-no-session = Non ritroverai questo posto da un altro terminale, perché la tua identità non è stata salvata: { $problem }
remote-lost = La connessione è persa. Nuovo tentativo in corso; nessuna mossa va persa.
remote-back = La connessione è tornata.
remote-gave-up = la connessione a { $server } è persa e non è tornata: { $problem }. Lo stesso comando ti riporta al tuo posto
remote-leave = Lasci il tavolo. Lo stesso comando ti riporta al tuo posto.

## vale join: prima della partita e al tavolo

remote-table = Tavolo su { $server }{ cli-expansion }, { $players } giocatori. Sei { $name }.
remote-seat-free = Posto { $seat }: libero.
remote-seat-invited = Posto { $seat }: riservato a un invitato.
remote-seat-bot = Posto { $seat }: bot di livello { $level }.
remote-seat-person = Posto { $seat }: { $name }.
remote-seat-ready = Posto { $seat }: { $name }, tutto pronto.
remote-lobby-ready = Scrivi pronto quando per te si può iniziare, di e un testo per parlare, bot per dare un posto libero a un bot, o esci per andartene.
remote-lobby-start = Tutti sono pronti: scrivi inizia per iniziare la partita.
remote-lobby-waits = Per te si può iniziare. In attesa degli altri.
remote-lobby-keys = Invio pronto o inizia  : scrivi  q esci
remote-lobby-no-bot = Non c’è un posto libero per un bot.
remote-keys = ? aiuto  q esci  ↑↓ scegli  Invio gioca  c chat  u annulla  i dettagli  l registro  Tab guarda  : scrivi
remote-keys-over = n rivincita  c chat  l registro  t tavolo  Tab guarda  q esci
remote-keys-watching = ? aiuto  q esci  l registro  t punti  Tab guarda  i dettagli  : scrivi
remote-help-chat = c: scrivi qualcosa al tavolo.
remote-help-new = n: dopo la fine, un’altra partita con gli stessi giocatori.
remote-help-quit = q: esci; lo stesso comando ti riporta al tuo posto.
remote-help-say = di e un testo, per esempio di ciao: scrivi qualcosa al tavolo.
remote-help-leave = esci: esci; lo stesso comando ti riporta al tuo posto.
remote-help-rematch = nuova: dopo la fine, un’altra partita con gli stessi giocatori.
remote-help-hint = consiglio: che cosa giocherebbe il bot più forte, se il tavolo lo permette.
remote-help-hint-key = h: che cosa giocherebbe il bot più forte, se il tavolo lo permette.
remote-help-record = salva e un nome di file, per esempio salva partita.vale: dopo la fine, salva la partita.
remote-help-save = s: dopo la fine, salva la partita.
remote-hint-way = Con { $moves }: { $share } % di vittorie, per quanto può giudicare.
remote-no-hints = Questo tavolo è stato creato senza consigli.
remote-record-later = Potrai salvare la partita quando sarà finita.
remote-watching = Non hai un posto in questa partita: la guardi. Se ne avevi uno, torna con lo stesso nome e dallo stesso dispositivo.
remote-not-here = Funziona solo nelle partite di vale play.
remote-not-your-turn = Adesso non tocca a te decidere.
remote-clock = Tempo rimasto: { $time }.
remote-over = Scrivi nuova per un’altra partita con gli stessi giocatori, o premi Invio per andartene.

## vale join: che cosa succede a un tavolo

remote-sat = { $name } si siede.
remote-cleared = Il posto { $seat } è libero.
remote-readied = { $name }: tutto pronto.
remote-unreadied = { $name } ha ancora bisogno di tempo.
remote-started = La partita inizia.
remote-said = { $name } dice: { $text }
remote-undone = { $name } annulla una mossa.
remote-substituted = Ora un bot gioca per { $name }.
remote-returned = { $name } è di ritorno.
remote-reaction = { $reaction ->
    *[hello] Ciao!
     [bravo] Bella giocata!
     [wow] Accidenti!
     [ouch] Ahi!
     [thinking] Ci penso…
     [thanks] Grazie!
  }
