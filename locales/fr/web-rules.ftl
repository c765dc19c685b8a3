# La page des règles.

rules-title = Règles
rules-rules = Les règles
rules-rulings = Les précisions
rules-about-rules = Chaque règle a un repère, pour que l’on puisse y renvoyer.
rules-about-rulings = Ce que le livret laisse ouvert, et comment ce programme le tranche.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle trouvée.

how-title = Comment jouer
how-goal = Vous capturez des créatures mythiques dans le val, vous en vendez certaines pour des pierres magiques et vous en invoquez d’autres à vos côtés. La partie se termine quand quelqu’un a 60 points à la fin d’une manche, ou après dix manches. Celui qui a le plus de points gagne.
how-hunt-title = 1. Capturer
how-hunt = Deux créatures par joueur apparaissent. Dans l’ordre du tour, chacun en capture une ; puis, dans l’ordre inverse, chacun en capture une deuxième. Le dernier joueur choisit donc deux fois de suite.
how-act-title = 2. Agir
how-act = À votre tour, occupez-vous de vos deux cartes capturées : vendez-les pour des pierres, ou apprivoisez-les pour les prendre en main. Payez des pierres pour invoquer des cartes de votre main dans votre arène. À la manche 1, vous avez de la place pour une carte, à la manche 2 pour deux, et ainsi de suite.
how-resolve-title = 3. Résoudre
how-resolve = Chaque carte à sablier de votre arène agit une fois, à chaque manche. Les cartes à éclair ont agi quand vous les avez invoquées ; celles qui portent le signe infini agissent tout le temps.
how-end-title = La fin
how-end = Si quelqu’un a 60 points à la fin d’une manche, la partie est terminée. Sinon la tuile d’initiative change de main, et chacun a de la place pour une carte de plus.
how-stones-title = Des pierres, mais pas de monnaie
how-stones = {"[R]"} vaut 1, [B] vaut 3 et [P] vaut 6. Vous pouvez avoir quatre pierres au plus, et le jeu ne rend pas la monnaie : payez un coût de 4 avec [P], et 2 sont perdus. Bien s’y prendre, c’est le cœur du jeu.
how-sell-title = Ce que rapporte une vente
how-learn = Jouer une première partie avec un guide
how-cards = Voir toutes les cartes
