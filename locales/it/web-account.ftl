# Gli inviti, gli account, e gli indirizzi che non portano da nessuna parte.

to-start = Alla pagina iniziale

join-title = Hai un invito
join-hint = A un tavolo c’è un posto riservato a te. Scegli un colore, se vuoi.
join-as = Giochi come { $name }.
join-take = Prendi il posto
join-used = Questo invito è già stato usato, è troppo vecchio o incompleto. Chiedi un nuovo link.
join-not-now = Non si può prendere il posto: forse qualcuno ha quel colore, forse siedi già a questo tavolo, o la partita è iniziata.
join-no-token = Questo link è incompleto. Copialo tutto, con ciò che segue il segno #.

not-found-title = Qui c’è solo un mimic
not-found-hint = A questo indirizzo non c’è nessuna pagina.
