# A table before the game, invitations, and talk.

lobby-title = Table
lobby-title-of = { $name }’s table
lobby-welcome = Welcome!
lobby-come-in = Join
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-free-seat = Free seat
lobby-kept = Reserved for a friend
lobby-invited = Invitation sent.
lobby-you = you
lobby-here = online
lobby-away = offline
lobby-beside = on the same device
lobby-is-ready = ready
lobby-bot = bot · { $level }
lobby-sit = Sit here
lobby-stand = Get up
lobby-colour = Colour
lobby-invite = Invite a friend
lobby-invitation = For your friend: this link takes the seat, once.
lobby-new-link = Create a new link
lobby-free-it = Free the seat
lobby-level = Bot level
lobby-seat-bot = Add a bot
lobby-send-away = Remove
lobby-reptile = I just saw a reptile!
lobby-reptile-last = { $name } saw one last and goes first.
lobby-start = Start the game
lobby-ready = I’m ready
lobby-all-ready = Everyone is ready: start the game.
lobby-waits-for = Everyone is ready. Waiting for { $name } to start; you can start the game, too.
lobby-lacks-seats = { $count ->
    [one] One seat is free: sit down, invite a friend, or add a bot.
   *[other] { $count } seats are free: sit down, invite friends, or add bots.
}
lobby-lacks-invited = { $count ->
    [one] Waiting for an invited player.
   *[other] Waiting for { $count } invited players.
}
lobby-lacks-ready = { $name } is not ready yet.
lobby-friends = Friends
lobby-address = Link to this table
lobby-address-hint = Send this link to your friends. Anyone who opens it can take a free seat.
lobby-only-here = This link works on this device only. To play with others on your network, start Vale like this:
lobby-share = Come and play Vale with me!
lobby-spectators = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
}
lobby-settings = Settings of this table
lobby-fair = A fair shuffle
lobby-fair-why = The cards are already shuffled. This fingerprint of the shuffle is fixed now; after the game, anyone can check that nothing was changed.

chat = Chat
chat-said = Messages
chat-none = No messages yet.
chat-write = Write a message
chat-send = Send
chat-mute = Mute
chat-unmute = Unmute
chat-mute-who = Mute { $name }
chat-hear-again = Unmute { $name }
chat-muted = muted

name-ask = What is your name?
name-title = Your name at the table
name-go-on = Open the table
