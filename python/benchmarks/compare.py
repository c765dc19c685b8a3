"""How fast random games are here and elsewhere: VecEnv, one Game, OpenSpiel's and RLCard's Python loops.

What is not installed is left out: `pip install open_spiel rlcard` brings the others. Times are those of the processor, in one
thread, so that a busy machine does not matter much.
"""

import random
import time

import numpy as np
import vale

SECONDS = 2.0


def measure(name, play):
    """Play until the time is up, and print how many decisions there were in a second."""
    play()
    decisions, began = 0, time.process_time()
    while (used := time.process_time() - began) < SECONDS:
        decisions += play()
    print(f"{name}: {decisions / used:,.0f} decisions a second", flush=True)


def batch(games, **options):
    """Return a function that steps many games, with observations and masks."""
    env = vale.VecEnv(games, seed=1, **options)
    actions = np.zeros(games, dtype=np.int64)

    def play():
        for _ in range(50):
            env.random_actions(actions)
            env.step(actions)
        return 50 * games

    return play


def one_game():
    """Play a game by actions, with an observation for each."""
    game, dice, decisions = vale.Game(2), random.Random(), 0
    while not game.over:
        game.observation()
        game.apply(dice.choice(game.legal_actions()))
        decisions += 1
    return decisions


def openspiel(name):
    """Return a function that plays a game of OpenSpiel, with an observation for each decision."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play():
        state, dice, decisions = game.new_initial_state(), random.Random(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor()
                decisions += 1
            state.apply_action(dice.choice(state.legal_actions()))
        return decisions

    return play


def rlcard(name):
    """Return a function that plays a game of RLCard with its own random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play():
        trajectories, _ = env.run(is_training=False)
        return sum(len(states) // 2 for states in trajectories)

    return play


def main():
    """Measure everything that is there."""
    for players in (2, 3, 4):
        measure(f"VecEnv, 256 games of {players} players", batch(256, players=players))
    everything = {"artifact_creatures": True, "artifact_tiles": True}
    measure("VecEnv, 256 games of 2 players, with Artifacts", batch(256, players=2, **everything))
    measure("Game, one after the other", one_game)
    for name in ("gin_rummy", "backgammon"):
        try:
            measure(f"OpenSpiel, {name}", openspiel(name))
        except ImportError:
            print("OpenSpiel is not installed")
    for name in ("gin-rummy", "uno"):
        try:
            measure(f"RLCard, {name}", rlcard(name))
        except ImportError:
            print("RLCard is not installed")


if __name__ == "__main__":
    main()
