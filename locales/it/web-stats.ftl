# La fine di una partita: com’è andata, e se il mazzo è stato mescolato onestamente.

stats-loading = Caricamento dei dati della partita…
stats-failed = Non è stato possibile caricare i dati della partita.
stats-again = Riprova
stats-rounds = I punti, round per round
stats-chart = Una linea per giocatore: i punti dopo ogni round. Gli stessi dati seguono in una tabella.
stats-round = Round
stats-start = Inizio
stats-as-table = Come tabella
stats-sources = Da dove vengono i punti
stats-at-start = All’inizio
stats-all = Mostra tutto ({ $count })
stats-fewer = Mostra meno
stats-replay = Rivedi la partita
stats-record = Scarica la partita
stats-sealed = Oggi altri potrebbero ancora giocare queste carte. Domani la partita si potrà rivedere e il mescolamento verificare.

verify-title = Il mazzo è stato mescolato onestamente?
verify-about = Prima che qualcuno si sedesse, il server ha estratto un numero segreto, il seme, che decide ogni mescolata, e ne ha pubblicato l’impronta: la sua promessa. Ora che la partita è finita conosci il seme. Se la sua impronta è la promessa, nessuno può aver cambiato le carte in seguito.
verify-promise = La promessa, come la dice ora il server
verify-promise-kept = La promessa che questo dispositivo ha conservato quando sei arrivato al tavolo
verify-seed = Il seme
verify-computed = L’impronta del seme, calcolata dal tuo browser
verify-do = Confronta ora
verify-right = Sono uguali: è proprio la distribuzione promessa.
verify-wrong = Sono diverse: non è la distribuzione promessa.
verify-insecure = Il tuo browser calcola impronte solo su pagine con un indirizzo sicuro (https), quindi qui non può farlo. Il programma può:
verify-command = Il programma rigioca anche ogni mossa secondo le regole e confronta il risultato. Scarica la partita ed esegui:
