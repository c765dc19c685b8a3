# Gli inviti, gli account, e gli indirizzi che non portano da nessuna parte.

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
account-password-saved = Salvata. Sei disconnesso da tutti gli altri dispositivi.
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
