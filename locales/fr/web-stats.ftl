# La fin d’une partie : comment elle s’est passée, et si le mélange était honnête.

stats-loading = Chargement des chiffres de la partie…
stats-failed = Les chiffres de la partie n’ont pas pu être chargés.
stats-again = Réessayer
stats-rounds = Les points, manche par manche
stats-chart = Une ligne par joueur : les points après chaque manche. Les mêmes chiffres suivent dans un tableau.
stats-round = Manche
stats-start = Début
stats-as-table = En tableau
stats-sources = D’où viennent les points
stats-at-start = Au début
stats-all = Tout montrer ({ $count })
stats-fewer = En montrer moins
stats-replay = Revoir la partie
stats-record = Télécharger la partie
stats-sealed = D’autres jouent peut-être encore cette donne aujourd’hui. Demain, la partie pourra être revue et le mélange vérifié.

verify-title = Le mélange était-il honnête ?
verify-about = Avant que quiconque prenne place, le serveur a tiré un nombre secret, la graine, qui décide de tous les mélanges, et il en a publié l’empreinte : sa promesse. La partie terminée, vous connaissez la graine. Si son empreinte est la promesse, personne n’a pu changer les cartes après coup.
verify-promise = La promesse, telle que le serveur la donne maintenant
verify-promise-kept = La promesse que cet appareil a gardée à votre arrivée à la table
verify-seed = La graine
verify-computed = L’empreinte de la graine, calculée par votre navigateur
verify-do = Comparer maintenant
verify-right = Elles sont identiques : c’est bien la donne promise.
verify-wrong = Elles diffèrent : ce n’est pas la donne promise.
verify-insecure = Votre navigateur ne calcule des empreintes que sur les pages d’une adresse sécurisée (https) ; ici il ne le peut pas. Le programme le peut :
verify-command = Le programme rejoue aussi chaque coup selon les règles et compare le résultat. Téléchargez la partie et lancez ceci :
