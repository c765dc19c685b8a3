# La fine di una partita: com’è andata, e se il mazzo è stato mescolato onestamente.

stats-loading = Caricamento delle statistiche…
stats-failed = Non è stato possibile caricare le statistiche.
stats-again = Riprova
stats-rounds = I punti, round per round
stats-chart = Una linea per giocatore: i suoi punti dopo ogni round. Gli stessi dati seguono in una tabella.
stats-round = Round
stats-start = Inizio
stats-as-table = Come tabella
stats-sources = Da dove vengono i punti
stats-at-start = All’inizio
stats-all = Mostra tutto ({ $count })
stats-fewer = Mostra meno
stats-replay = Rivedi la partita
stats-record = Scarica la partita
stats-sealed = Oggi altri potrebbero ancora giocare queste carte. Da domani potrai rivedere la partita e verificare come è stato mescolato il mazzo.

verify-title = Il mazzo è stato mescolato onestamente?
verify-about = Prima che qualcuno si sedesse, il server ha estratto un numero segreto, il seme, che decide ogni mescolata, e ne ha pubblicato l’impronta: il suo impegno. Ora che la partita è finita conosci il seme. Se la sua impronta corrisponde all’impegno, nessuno può aver cambiato le carte in seguito.
verify-promise = L’impegno, come il server lo mostra ora
verify-promise-kept = L’impegno, come questo dispositivo lo ha salvato al tuo arrivo al tavolo
verify-seed = Il seme
verify-computed = L’impronta del seme, calcolata dal tuo browser
verify-do = Confronta ora
verify-right = Le impronte coincidono: è proprio la distribuzione annunciata.
verify-wrong = Le impronte sono diverse: non è la distribuzione annunciata.
verify-insecure = Il tuo browser calcola le impronte solo su pagine sicure (https), quindi qui non può farlo. Il programma può:
verify-command = Il programma rigioca anche ogni mossa secondo le regole e verifica il risultato. Scarica la partita ed esegui:
