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
