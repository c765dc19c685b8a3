# Invitations, accounts, and addresses that lead nowhere.

to-start = To the start page

join-title = You are invited
join-hint = A seat is reserved for you. Choose a colour if you like.
join-as = You are playing as { $name }.
join-take = Take the seat
join-used = This invitation has been used, has expired, or is incomplete. Ask for a new link.
join-host = { $name } invites you to play.
join-others = At the table: { $names }
join-seated = You already have a seat at this table.
join-begun = The game has already started without you.
join-withdrawn = This seat is no longer reserved for you: somebody else has it, or it was freed. Ask for a new link.
join-colour-taken = Somebody has just taken that colour. Choose another one, or none.
join-to-table = Go to the table
join-no-token = This link is incomplete. Copy all of it, including everything after the # sign.

not-found-title = Nothing but a mimic here
not-found-hint = There is no page at this address.

account-title = Your account
account-is-account = You have an account.
account-is-guest = You are a guest, known on this device only.
account-your-name = Your name
account-shown-name = The name others see
account-rename = Change
account-renamed = Name changed.
account-name = Name
account-password = Password
account-password-hint = At least 8 characters.
account-password-old = Current password
account-password-new = New password
account-password-save = Save the new password
account-password-saved = Saved. You are logged out on all other devices.
account-make = Create an account
account-make-why = Keep your games and settings on all your devices, and get a rating. All you need is a name and a password.
account-log-in = Log in
account-log-in-why = Already have an account? Log in to play as yourself on this device.
account-leave = Log out
account-guest-leaves = A guest who logs out is gone for good. Create an account first if you want to come back.
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-delete = Delete account
account-delete-what = Your name, settings and statistics are deleted for good. Your games remain, without your name.
account-delete-now = Delete for good

account-statistics = Statistics
account-statistics-none = No finished games yet. Play one!
account-statistics-players = Players
account-statistics-games = Games
account-statistics-wins = Won
account-statistics-mean = Points per game
account-statistics-rating = Rating
account-statistics-sources = Where your points came from
