# The frame around all pages, settings, names, and what can go wrong.

site-pages = Pages
site-learn = Learn to play
site-cards = Cards
site-rules = Rules
site-daily = Daily deal
site-account = Account
site-credits = Credits
site-not-affiliated = A digital edition by fans, not affiliated with the publisher. If you like the game, get the cardboard.

settings = Settings
settings-language = Language
settings-theme = Colours
settings-theme-system = As the device
settings-theme-dusk = Dusk
settings-theme-parchment = Parchment
settings-card-size = Size of cards
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-animations = Cards travel
settings-bots = Bots play
settings-bots-hint = From the next table on.
settings-speed-slow = slowly
settings-speed-normal = as usual
settings-speed-fast = fast
settings-speed-instant = at once
settings-sounds = Play sounds
settings-confirm-end = Ask before I end a turn in which I could do more
settings-auto-forced = Answer for me when there is only one answer
settings-kept-account = Kept with your account, on all your devices.
settings-kept-here = Kept on this device. With an account they come along.

session-names = Alder, Briar, Cedar, Clover, Dawn, Fern, Hazel, Heather, Juniper, Linden, Maple, Reed, Robin, Rowan, Sage, Thistle, Wren
session-somebody = Somebody

bot-level-0 = Dreamer
bot-level-1 = Eager
bot-level-2 = Apprentice
bot-level-4 = Sage

colour-yellow = yellow circle
colour-green = green square
colour-violet = violet diamond
colour-black = black pentagon

copy = Copy
copied = Copied
share = Share

problem-conflict = Something changed in the meantime. Look again, then decide.
problem-illegal = That is not possible now.
problem-unauthorized = That is not yours to do.
problem-busy = The server does not answer right now. Try again in a moment.
problem-bad-message = The server did not understand that. Load the page again.
problem-bad-request = The server cannot accept that.
problem-not-found = There is nothing here. It may be gone, or the address is not complete.
problem-wrong-method = The server does not do that. Load the page again.
problem-too-large = That is too long.
problem-too-many = That was a lot at once. Wait a moment, then go on.
problem-wrong-origin = This page comes from another address than the server. Open the game at its own address.
problem-wrong-version = The server has been renewed. Load the page again.
problem-not-over = This game is still being played. It can be seen here when it is over.
problem-name-taken = Somebody has that name already. Choose another.
problem-wrong-password = The name or the password is wrong.
problem-other-rules = This game was begun under older rules and cannot go on.
problem-internal = Something broke on our side. Try again.
