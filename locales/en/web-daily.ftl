# The daily deal.

daily-what = Everyone who plays today gets the same shuffle, goes first, and faces the same bot ({ $level }). One try per day. How far can you get?
daily-next = Next deal in { $time }.
daily-your-place = { $points } points: place { $place } today
daily-play = Play today’s deal
daily-go-on = Continue today’s deal
daily-look = View your game
daily-results = Today’s results
daily-results-none = Nobody has finished it yet. Be the first!
daily-place = Place
daily-name = Name
daily-points = Points
daily-margin = Lead over the bot
daily-you = you
