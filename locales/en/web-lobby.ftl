# A table before the game, invitations, and talk.

lobby-title = A table
lobby-title-of = { $name }’s table
lobby-welcome = Welcome!
lobby-come-in = Come in
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-free-seat = Free seat
lobby-kept = Kept for a friend
lobby-invited = The invitation is out.
lobby-you = you
lobby-here = here
lobby-away = not connected
lobby-beside = at the same device
lobby-is-ready = ready
lobby-bot = bot · { $level }
lobby-sit = Sit here
lobby-stand = Get up
lobby-colour = Colour
lobby-invite = Invite a friend
lobby-invitation = For your friend: this link takes the seat, once.
lobby-new-link = Make a new link
lobby-free-it = Free the seat
lobby-level = How the bot plays
lobby-seat-bot = Add a bot
lobby-send-away = Send away
lobby-reptile = I just saw a reptile!
lobby-reptile-last = { $name } saw one last and goes first.
lobby-start = Start the game
lobby-ready = I am ready
lobby-all-here = Everyone is here. Off we go!
lobby-lacks-seats = { $count ->
    [one] One seat is free: sit down, invite a friend, or add a bot.
   *[other] { $count } seats are free: sit down, invite friends, or add bots.
}
lobby-lacks-invited = { $count ->
    [one] Somebody who is invited has not come yet.
   *[other] { $count } who are invited have not come yet.
}
lobby-lacks-ready = { $name } is not ready yet.
lobby-friends = Friends
lobby-address = The address of this table
lobby-address-hint = Send this address to your friends. Whoever opens it can take a free seat.
lobby-only-here = This address works on this device only. To play with others in your network, start Vale like this:
lobby-share = Come and play Vale with me!
lobby-spectators = { $count ->
    [one] One more person is looking on.
   *[other] { $count } more people are looking on.
}
lobby-settings = How we play
lobby-fair = A fair shuffle
lobby-fair-why = The cards are already shuffled. This fingerprint of the shuffle is fixed now; after the game anyone can check that nothing was changed.

chat = Talk
chat-said = What was said
chat-none = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-mute = mute
chat-unmute = hear again
chat-mute-who = Mute { $name }
chat-hear-again = Hear { $name } again
chat-muted = muted

name-ask = What shall we call you?
