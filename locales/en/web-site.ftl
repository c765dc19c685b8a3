# The frame around all pages, settings, names, and what can go wrong.

site-pages = Pages
site-learn = Learn to play
site-cards = Cards
site-rules = Rules
site-daily = Daily deal
site-account = Account
site-credits = Credits
site-not-affiliated = A digital edition made by fans, not affiliated with the publisher. If you like the game, get the cardboard.

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = Match device
settings-theme-dusk = Dusk
settings-theme-parchment = Parchment
settings-card-size = Card size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-animations = Animation speed
settings-bots = Bot speed
settings-bots-hint = Applies from the next table on.
settings-bots-hint-here = At this table too, from the next move on.
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-fast = fast
settings-speed-instant = instant
settings-sounds = Sound effects
settings-confirm-end = Ask before I end a turn with actions left
settings-auto-forced = Play forced moves for me
settings-kept-account = Saved with your account, on all your devices.
settings-kept-here = Saved on this device. Log in to sync.

session-names = Alder, Briar, Cedar, Clover, Dawn, Fern, Hazel, Heather, Juniper, Linden, Maple, Reed, Robin, Rowan, Thistle, Wren
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
problem-unauthorized = You can't do that here.
problem-busy = The server is not responding. Try again in a moment.
problem-bad-message = The server did not understand that. Reload the page.
problem-bad-request = The server cannot accept that.
problem-not-found = There is nothing here. It may be gone, or the address is incomplete.
problem-wrong-method = The server cannot do that. Reload the page.
problem-too-large = That is too long.
problem-too-many = Too many requests. Wait a moment, then try again.
problem-wrong-origin = This page was loaded from a different address than the server. Open the game at its own address.
problem-wrong-version = Vale was updated. Reload the page.
problem-not-over = This game is still being played. You can watch it here when it is over.
problem-name-taken = That name is taken. Choose another.
problem-wrong-password = Wrong name or password.
problem-other-rules = This game was started under older rules and cannot continue.
problem-internal = Something went wrong on our side. Try again.
