#!/usr/bin/env python3
"""The smallest bot that can take a seat: it plays any legal move.

    vale arena --bots "cmd:python3 examples/bots/random_bot.py,0" --players 2 --deals 100

Each line of input is a JSON object. The first has "do": "hello" and is answered with {"ready": true} when the bot has
loaded all it needs. A line with "do": "decide" is answered with one line: {"move": "hunt hydra"}. Everything else, such
as "do": "game over", is for information. docs/referee.md has all fields.
"""

import json
import random
import sys


def answer(data):
    # A line that stays in a buffer is no answer.
    print(json.dumps(data), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["do"] == "hello":
        answer({"ready": True})
    elif message["do"] == "decide":
        # The arena gives a seed for each decision: whoever draws all chance from it can be measured again with the same
        # result.
        answer({"move": random.Random(message["seed"]).choice(message["legal"])})
