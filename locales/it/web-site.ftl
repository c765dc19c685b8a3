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
settings-confirm-end = Chiedi prima di terminare un turno con altre azioni possibili
settings-auto-forced = Gioca per me le mosse obbligate
settings-kept-account = Salvate con il tuo account, su tutti i tuoi dispositivi.
settings-kept-here = Salvate su questo dispositivo. Accedi per sincronizzarle.

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
