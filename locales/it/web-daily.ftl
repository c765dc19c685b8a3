# La mano del giorno.

daily-what = Oggi tutti ricevono le stesse carte, giocano per primi e sfidano lo stesso bot ({ $level }). Un tentativo al giorno. Fin dove arriverai?
daily-next = Prossima mano tra { $time }.
daily-your-place = { $points } punti: posto { $place } oggi
daily-play = Gioca la mano del giorno
daily-go-on = Continua la mano del giorno
daily-look = Rivedi la tua partita
daily-results = Risultati di oggi
daily-results-none = Nessuno l’ha ancora finita. Apri tu la classifica!
daily-place = Posizione
daily-name = Nome
daily-points = Punti
daily-margin = Vantaggio sul bot
daily-you = tu
