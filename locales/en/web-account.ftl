# Invitations, accounts, and addresses that lead nowhere.

to-start = To the start page

join-title = You are invited
join-hint = A seat at a table is kept for you. Choose a colour if you like.
join-as = You play as { $name }.
join-take = Take the seat
join-used = This invitation has been used, is too old, or is not complete. Ask for a new link.
join-not-now = The seat cannot be taken: somebody may have that colour, you may sit at this table already, or the game has begun.
join-no-token = This link is not complete. Copy all of it, with everything after the # sign.

not-found-title = Nothing but a mimic here
not-found-hint = There is no page at this address.

account-title = Your account
account-is-account = You have an account.
account-is-guest = You are a guest, known on this device only.
account-your-name = Your name
account-shown-name = What others call you
account-rename = Change
account-renamed = That is your name now.
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-make = Make an account
account-make-why = Keep your games and settings on all your devices, and get a rating. A name and a password, nothing else.
account-log-in = Log in
account-log-in-why = You have an account already? This device then plays as you.
account-leave = Leave
account-guest-leaves = A guest who logs out is gone for good. Make an account first if you want to come back.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-delete = Delete the account
account-delete-what = Your name, settings and statistics are deleted for good. Your games stay as those of a former player.
account-delete-now = Delete it for good

account-statistics = Statistics
account-statistics-none = No finished games yet. Play one!
account-statistics-players = Players
account-statistics-games = Games
account-statistics-wins = Won
account-statistics-mean = Points per game
account-statistics-rating = Rating
account-statistics-sources = What brought you the most points
