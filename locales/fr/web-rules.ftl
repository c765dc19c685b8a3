# La page des règles.

rules-title = Règles
rules-rules = Les règles
rules-rulings = Les précisions
rules-about-rules = Chaque règle a un repère, pour que l’on puisse s’y référer.
rules-about-rulings = Ce que le livret laisse ouvert, et ce que ce programme en décide.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-nothing = Aucune règle ne contient ces mots.

how-title = Comment jouer
how-goal = Vous capturez des créatures mythiques dans le val, vous en vendez certaines pour des pierres magiques et vous en invoquez d’autres à vos côtés. Quand quelqu’un atteint 60 points, ou après dix manches, le plus grand nombre de points gagne.
how-hunt-title = 1. Capturer
how-hunt = Deux créatures par joueur apparaissent. Dans l’ordre du tour chacun en capture une, puis dans l’ordre inverse chacun en capture une deuxième. Le dernier joueur choisit donc deux fois de suite.
how-act-title = 2. Agir
how-act = À votre tour, occupez-vous de vos deux cartes capturées : vendez une carte pour des pierres, ou apprivoisez-la dans votre main. Payez des pierres pour invoquer des cartes de votre main dans votre arène. À la manche 1 vous avez de la place pour une carte, à la manche 2 pour deux, et ainsi de suite.
how-resolve-title = 3. Résoudre
how-resolve = Chaque carte de votre arène avec un sablier agit une fois, à chaque manche. Les cartes avec un éclair ont agi quand vous les avez invoquées ; celles avec le signe infini agissent tout le temps.
how-end-title = La fin
how-end = Si quelqu’un a 60 points à la fin d’une manche, la partie est terminée. Sinon la tuile d’initiative change de main, et chacun a de la place pour une carte de plus.
how-stones-title = Des pierres, et pas de monnaie
how-stones = {"[R]"} vaut 1, [B] vaut 3 et [P] vaut 6. Vous gardez au plus quatre pierres, et personne ne rend la monnaie : payez un coût de 4 avec [P] et 2 sont perdus. Bien s’y prendre est le cœur du jeu.
how-sell-title = Ce que rapporte une vente
how-learn = Jouer une première partie avec un guide
how-cards = Voir toutes les cartes
