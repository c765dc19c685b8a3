# La donne du jour.

daily-what = Aujourd’hui, tout le monde reçoit le même mélange, joue en premier et affronte le même bot ({ $level }). Un essai par jour. Jusqu’où irez-vous ?
daily-next = Prochaine donne dans { $time }.
daily-your-place = { $points } points : place { $place } aujourd’hui
daily-play = Jouer la donne du jour
daily-go-on = Continuer la donne du jour
daily-look = Revoir votre partie
daily-results = Résultats du jour
daily-results-none = Personne ne l’a encore terminée. À vous d’ouvrir le bal !
daily-place = Rang
daily-name = Nom
daily-points = Points
daily-margin = Avance sur le bot
daily-you = vous
