# La cornice di tutte le pagine, le impostazioni, i nomi e ciò che può andare storto.

site-pages = Pagine
site-learn = Impara
site-cards = Carte
site-rules = Regole
site-daily = Mano del giorno
site-account = Account
site-credits = Riconoscimenti
site-not-affiliated = Un’edizione digitale fatta da appassionati, senza legami con l’editore. Se il gioco ti piace, prendi la scatola.

settings = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme-system = Come il dispositivo
settings-theme-dusk = Crepuscolo
settings-theme-parchment = Pergamena
settings-card-size = Grandezza delle carte
settings-size-small = Piccole
settings-size-normal = Normali
settings-size-large = Grandi
settings-animations = Le carte si muovono
settings-bots = I bot giocano
settings-bots-hint = A partire dal prossimo tavolo.
settings-speed-slow = piano
settings-speed-normal = normalmente
settings-speed-fast = in fretta
settings-speed-instant = all’istante
settings-sounds = Riproduci i suoni
settings-confirm-end = Chiedi prima di finire un turno in cui potrei fare altro
settings-auto-forced = Rispondi per me quando c’è una sola risposta
settings-kept-account = Conservate con il tuo account, su tutti i tuoi dispositivi.
settings-kept-here = Conservate su questo dispositivo. Con un account ti seguono.

session-names = Abete, Acero, Betulla, Biancospino, Brezza, Edera, Erica, Faggio, Felce, Ginepro, Larice, Nocciola, Rondine, Salice, Sambuco, Tiglio
session-somebody = Qualcuno

bot-level-0 = Sognatore
bot-level-1 = Impetuoso
bot-level-2 = Apprendista
bot-level-4 = Saggio

colour-yellow = cerchio giallo
colour-green = quadrato verde
colour-violet = rombo viola
colour-black = pentagono nero

copy = Copia
copied = Copiato
share = Condividi

problem-conflict = Nel frattempo qualcosa è cambiato. Guarda di nuovo, poi decidi.
problem-illegal = Adesso non è possibile.
problem-unauthorized = Non spetta a te.
problem-busy = Il server al momento non risponde. Riprova tra un attimo.
problem-bad-message = Il server non ha capito. Ricarica la pagina.
problem-bad-request = Il server non può accettarlo.
problem-not-found = Qui non c’è niente. Forse non c’è più, o l’indirizzo è incompleto.
problem-wrong-method = Il server non lo fa. Ricarica la pagina.
problem-too-large = È troppo lungo.
problem-too-many = È molto in una volta. Aspetta un attimo, poi continua.
problem-wrong-origin = Questa pagina viene da un indirizzo diverso da quello del server. Apri il gioco al suo indirizzo.
problem-wrong-version = Il server è stato aggiornato. Ricarica la pagina.
problem-not-over = Questa partita è ancora in corso. Si potrà vedere qui quando sarà finita.
problem-name-taken = Qualcuno ha già questo nome. Scegline un altro.
problem-wrong-password = Nome o password errati.
problem-other-rules = Questa partita è iniziata con regole precedenti e non può continuare.
problem-internal = Qualcosa si è rotto dalla nostra parte. Riprova.
