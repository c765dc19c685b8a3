"""Your own agent in the arena: it looks one move ahead in a game that fits what it sees."""

import vale

LIKED = ["summon", "use", "tame", "sell", "end", "remove"]
"""What it likes to do, the best first, where the points do not decide."""


def look_ahead(sight: vale.Sight) -> str:
    """Take the move that brings the most points at once, and the one it likes best of those that bring as many."""
    game = sight.sample(seed=sight.seed)

    def worth(move: str) -> tuple[int, int]:
        trial = game.copy()
        trial.play(move)
        verb = move.split()[0]
        return trial.scores[sight.seat - 1], -LIKED.index(verb) if verb in LIKED else 0

    return max(sight.legal_moves(), key=worth)


results = vale.arena([look_ahead, 0], deals=20, seed=1)
for bot in results["bots"]:
    share = bot["win_share"]
    print(f"{bot['name']}: wins {share['mean']:.0%} ({share['low']:.0%} to {share['high']:.0%}) of {results['games']} games")
