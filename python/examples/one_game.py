"""One game between you, played by the first legal move, and a bot that plans its turns."""

import vale

game = vale.Game(players=2, seed=11, first=1)
bot = vale.Bot(2)
while not game.over:
    move = game.legal_moves()[0] if game.asked == 1 else bot.decide(game)
    game.play(move)

for standing in game.ranking():
    print(f"{standing['place']}. seat {standing['seat']}: {standing['score']} points")
print(game.record(["First move", "Apprentice"]))
