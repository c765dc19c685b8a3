"""Flat Monte Carlo search, written against the interface of OpenSpiel."""

import random

from vale.openspiel import ValeGame

dice = random.Random(1)


def play_out(state):
    """Play at random to the end."""
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    return state.returns()


def search(state, samples=4):
    """Take the action with the best mean in games that fit what the player knows."""
    player, legal = state.current_player(), state.legal_actions()
    if len(legal) == 1:
        return legal[0]

    def mean(action):
        total = 0.0
        for _ in range(samples):
            sample = state.resample_from_infostate(player, dice.random)
            sample.apply_action(action)
            total += play_out(sample)[player]
        return total / samples

    return max(legal, key=mean)


game = ValeGame(2, seed=3)
state = game.new_initial_state()
while not state.is_terminal() and state.state.round < 3:
    if state.current_player() == 0:
        action = search(state)
        print(state.action_to_string(0, action))
    else:
        action = dice.choice(state.legal_actions())
    state.apply_action(action)
print(play_out(state))
