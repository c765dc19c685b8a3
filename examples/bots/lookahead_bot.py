#!/usr/bin/env python3
"""A bot that tries every legal move in a game that could be the real one, and takes the move after which it has most.

    vale arena --bots "cmd:python3 examples/bots/lookahead_bot.py vale,0" --players 2 --deals 10

The argument is the `vale` program. It runs as a referee beside the bot: `sample` makes a full game of what the seat sees
and remembers, `fork` copies it, and each move is played in a copy. docs/referee.md has all requests.
"""

import json
import subprocess
import sys

referee = subprocess.Popen([sys.argv[1], "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(request):
    print(json.dumps(request), file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if not answer["ok"]:
        raise RuntimeError(answer["error"]["message"])
    return answer


def value(move, seat):
    """What the seat has after a move: points, most of all for summoned cards, and a little for stones and cards in hand."""
    ask({"do": "fork", "as": "try"})
    ask({"do": "play", "game": "try", "move": move})
    view = ask({"do": "view", "game": "try", "as": "spectator"})["view"]
    me = view["players"][seat - 1]
    worth = {letter: me["worth"][colour] for letter, colour in zip("RBP", ("red", "blue", "purple"))}
    stones = sum(worth[stone] for stone in me["stones"])
    return me["score"] + 4 * len(me["area"]) + 0.4 * stones + 1.5 * min(me["hand_size"], 4)


def decide(message):
    known = {field: message[field] for field in ("view", "remembered", "running", "seed") if field in message}
    ask({"do": "sample", **known})
    return max(message["legal"], key=lambda move: value(move, message["seat"]))


for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        print(json.dumps({"ready": True}), flush=True)
    elif message["do"] == "decide":
        print(json.dumps({"move": decide(message)}), flush=True)
