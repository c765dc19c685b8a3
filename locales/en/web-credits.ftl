# Whom all this is owed to.

credits-title = Credits
credits-game = The game
credits-game-text = The Vale of Eternity was designed by Eric Hong and is published by Mandoo Games. The game, its name and its art belong to them.
credits-not-affiliated = This digital edition is made by players. It is not affiliated with the publisher and uses neither its art nor its texts.
credits-buy = If you like the game, buy it: it is beautiful, and a real table is hard to beat.
credits-pictures = Pictures
credits-icons = The pictures on the cards are icons by many authors, unchanged except for their colours, from
credits-own = The frames, stones, markers, app icon and sounds are our own.
credits-fonts = Fonts
credits-software = Software
credits-software-text = Vale builds on the work of many others, among them:
credits-licence = The code and texts of Vale are free software, licensed under MIT or Apache 2.0, at your option.
