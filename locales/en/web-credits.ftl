# Whom all this is owed to.

credits-title = Credits
credits-game = The game
credits-game-text = The Vale of Eternity was designed by Eric Hong and is published by Mandoo Games. The game, its name and its art belong to them.
credits-not-affiliated = This digital edition is made by players. It is not affiliated with the publisher, and has none of its art and none of its texts.
credits-buy = If you like the game, buy it: it is beautiful, and a real table is hard to beat.
credits-pictures = Pictures
credits-icons = The pictures on the cards are icons by many authors, unchanged but for their colours, from
credits-own = The frames, stones, marks, the app icon and the sounds are our own.
credits-fonts = Fonts
credits-software = Software
credits-software-text = Vale stands on the work of many, among them:
credits-licence = The code and texts of Vale are free software, under the MIT or the Apache 2.0 licence, as you like.
