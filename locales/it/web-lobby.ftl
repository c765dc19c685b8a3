# Un tavolo prima della partita, gli inviti e la chat.

lobby-title = Un tavolo
lobby-title-of = Il tavolo di { $name }
lobby-welcome = Ti diamo il benvenuto!
lobby-come-in = Entra
lobby-seats = Posti
lobby-seat = Posto { $seat }
lobby-free-seat = Posto libero
lobby-kept = Riservato a un amico
lobby-invited = L’invito è partito.
lobby-you = tu
lobby-here = in linea
lobby-away = non in linea
lobby-beside = allo stesso dispositivo
lobby-is-ready = tutto pronto
lobby-bot = bot · { $level }
lobby-sit = Siediti qui
lobby-stand = Alzati
lobby-colour = Colore
lobby-invite = Invita un amico
lobby-invitation = Per il tuo amico: questo link dà il posto, una volta sola.
lobby-new-link = Crea un nuovo link
lobby-free-it = Libera il posto
lobby-level = Come gioca il bot
lobby-seat-bot = Aggiungi un bot
lobby-send-away = Manda via
lobby-reptile = Ho appena visto un rettile!
lobby-reptile-last = { $name } ne ha visto uno per ultimo e inizia.
lobby-start = Inizia la partita
lobby-ready = Per me si può iniziare
lobby-all-here = Ci siete tutti. Si comincia!
lobby-lacks-seats = { $count ->
    [one] Un posto è libero: siediti, invita un amico o aggiungi un bot.
   *[other] { $count } posti sono liberi: siediti, invita amici o aggiungi bot.
}
lobby-lacks-invited = { $count ->
    [one] Una persona invitata non è ancora arrivata.
   *[other] { $count } persone invitate non sono ancora arrivate.
}
lobby-lacks-ready = { $name } non ha ancora dato il via.
lobby-friends = Amici
lobby-address = L’indirizzo di questo tavolo
lobby-address-hint = Manda questo indirizzo ai tuoi amici. Chi lo apre può prendere un posto libero.
lobby-only-here = Questo indirizzo funziona solo su questo dispositivo. Per giocare con altri nella tua rete, avvia Vale così:
lobby-share = Vieni a giocare a Vale con me!
lobby-spectators = { $count ->
    [one] Un’altra persona sta guardando.
   *[other] Altre { $count } persone stanno guardando.
}
lobby-settings = Come si gioca
lobby-fair = Un mazzo mescolato onestamente
lobby-fair-why = Le carte sono già mescolate. Questa impronta del mazzo è fissata adesso; dopo la partita chiunque può verificare che nulla è cambiato.

chat = Chat
chat-said = Che cosa è stato detto
chat-none = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
chat-mute = silenzia
chat-unmute = ascolta di nuovo
chat-mute-who = Silenzia { $name }
chat-hear-again = Ascolta di nuovo { $name }
chat-muted = messaggio nascosto

name-ask = Come ti chiamiamo?
