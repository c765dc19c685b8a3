# The daily deal.

daily-what = Everyone who plays today gets the same shuffle, goes first, and plays against the same bot ({ $level }). One try a day. How far can you get?
daily-play = Play today’s deal
daily-go-on = Go on with today’s deal
daily-look = Look at your game
daily-results = Today’s results
daily-results-none = Nobody has finished it yet. Be the first!
daily-place = Place
daily-name = Name
daily-points = Points
daily-margin = Ahead of the bot
daily-you = you
