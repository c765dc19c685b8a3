# Un tavolo prima della partita, gli inviti e la chat.

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
chat-said = Messaggi
chat-none = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
chat-mute = Silenzia
chat-unmute = Riattiva
chat-mute-who = Silenzia { $name }
chat-hear-again = Riattiva { $name }
chat-muted = silenziato

name-ask = Come ti chiami?
name-title = Il tuo nome al tavolo
name-go-on = Apri il tavolo
