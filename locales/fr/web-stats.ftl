# La fin d’une partie : comment elle s’est passée, et si le mélange était honnête.

stats-loading = Chargement des statistiques…
stats-failed = Les statistiques n’ont pas pu être chargées.
stats-again = Réessayer
stats-rounds = Les points, manche par manche
stats-chart = Une ligne par joueur : ses points après chaque manche. Les mêmes chiffres suivent dans un tableau.
stats-round = Manche
stats-start = Début
stats-as-table = En tableau
stats-sources = D’où viennent les points
stats-at-start = Au début
stats-all = Tout montrer ({ $count })
stats-fewer = En montrer moins
stats-replay = Revoir la partie
stats-record = Télécharger la partie
stats-sealed = D’autres jouent peut-être encore cette donne aujourd’hui. Dès demain, vous pourrez revoir la partie et vérifier le mélange.

verify-title = Le mélange était-il honnête ?
verify-about = Avant que quiconque prenne place, le serveur a tiré un nombre secret, la graine, qui décide de tous les mélanges, et il en a publié l’empreinte : son engagement. La partie terminée, vous connaissez la graine. Si son empreinte correspond à l’engagement, personne n’a pu changer les cartes après coup.
verify-promise = L’engagement, tel que le serveur l’affiche maintenant
verify-promise-kept = L’engagement, tel que cet appareil l’a enregistré à votre arrivée à la table
verify-seed = La graine
verify-computed = L’empreinte de la graine, calculée par votre navigateur
verify-do = Comparer maintenant
verify-right = Les empreintes sont identiques : c’est bien la donne annoncée.
verify-wrong = Les empreintes diffèrent : ce n’est pas la donne annoncée.
verify-insecure = Votre navigateur ne calcule les empreintes que sur des pages sécurisées (https) ; ici, il ne le peut pas. Le programme le peut :
verify-command = Le programme rejoue aussi chaque coup selon les règles et vérifie le résultat. Téléchargez la partie et lancez :
