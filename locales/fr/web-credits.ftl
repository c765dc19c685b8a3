# À qui tout cela est dû.

credits-title = Crédits
credits-game = Le jeu
credits-game-text = The Vale of Eternity a été créé par Eric Hong et est édité par Mandoo Games. Le jeu, son nom et ses illustrations leur appartiennent.
credits-not-affiliated = Cette édition numérique est faite par des joueurs. Elle n’est pas affiliée à l’éditeur, et ne contient ni ses illustrations ni ses textes.
credits-buy = Si le jeu vous plaît, achetez-le : il est magnifique, et rien ne vaut une vraie table.
credits-pictures = Images
credits-icons = Les images des cartes sont des icônes de nombreux auteurs, inchangées à part la couleur, tirées de
credits-own = Les cadres, les pierres, les jetons, l’icône de l’application et les sons sont de nous.
credits-fonts = Polices
credits-software = Logiciels
credits-software-text = Vale repose sur le travail de beaucoup d’autres, dont :
credits-licence = Le code et les textes de Vale sont libres, sous licence MIT ou Apache 2.0, au choix.
