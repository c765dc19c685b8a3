"""Many games at once: random legal actions, and how fast that is."""

import time

import numpy as np
import vale

games, steps = 256, 500
env = vale.VecEnv(games, players=2, seed=1, threads=1)
actions = np.zeros(games, dtype=np.int64)
finished, wins = 0, np.zeros(2)
began = time.perf_counter()
for _ in range(steps):
    env.random_actions(actions)
    env.step(actions)
    finished += int(env.dones.sum())
    wins += env.rewards.sum(axis=0)
seconds = time.perf_counter() - began
print(f"{games * steps / seconds:,.0f} decisions a second, {finished} games")
print("wins by seat:", (wins / finished).round(3))
print("the legal actions of game 0:", [vale.action_names()[action] for action in np.flatnonzero(env.masks[0])])
