"""Trains a policy from nothing until it beats level 0, with numpy alone: proximal policy optimization in 150 lines.

The policy sees what its seat sees and chooses among the legal actions. Each step is rewarded with the points that it brings,
less those of the opponent. At the end it plays in the arena, which says how often it wins, with an interval.
"""

import argparse
import time

import numpy as np
import vale

HIDDEN = 128
STEPS = 64
EPOCHS, BATCH = 2, 2048
DISCOUNT, TRACE = 0.995, 0.95
CLIP, ENTROPY, RATE = 0.2, 0.01, 1e-3
POINTS = 10.0
"""So many points count as a reward of 1."""

SCALE = 1 / vale.observation_scale()
SCORE = next(field["offset"] for field in vale.observation_layout() if field["name"] == "score")
dice = np.random.default_rng(1)


class Net:
    """One hidden layer; a value for each action, and one for the position."""

    def __init__(self):
        scale = np.sqrt(2 / 100)
        self.weights = {
            "in": dice.normal(0, scale, (vale.OBSERVATION_LENGTH, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "out": dice.normal(0, 0.01, (HIDDEN, vale.ACTIONS + 1)).astype(np.float32),
            "out_bias": np.zeros(vale.ACTIONS + 1, np.float32),
        }
        self.moments = {name: (np.zeros_like(array), np.zeros_like(array)) for name, array in self.weights.items()}
        self.updates = 0

    def forward(self, observations, masks):
        """Return the scaled input, the hidden layer, the chances of the actions and the value."""
        inputs = observations * SCALE
        hidden = np.maximum(inputs @ self.weights["in"] + self.weights["bias"], 0)
        out = hidden @ self.weights["out"] + self.weights["out_bias"]
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return inputs, hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]

    def learn(self, inputs, hidden, to_logits, to_value):
        """Go a step down the gradient (Adam)."""
        to_out = np.concatenate([to_logits, to_value[:, None]], axis=1)
        to_hidden = (to_out @ self.weights["out"].T) * (hidden > 0)
        gradients = {
            "in": inputs.T @ to_hidden,
            "bias": to_hidden.sum(axis=0),
            "out": hidden.T @ to_out,
            "out_bias": to_out.sum(axis=0),
        }
        self.updates += 1
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient * gradient - second)
            fair = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] -= RATE * fair * first / (np.sqrt(second) + 1e-8)


def choose(chances):
    """Draw an action for each row."""
    drawn = dice.random((len(chances), 1), dtype=np.float32)
    # The last sum may be a little below 1; then the last legal action is meant.
    summed = chances.cumsum(axis=1)
    summed /= summed[:, -1:]
    return (summed > drawn).argmax(axis=1)


def lead(observations):
    """Return how many points the learner is ahead of its opponent."""
    return observations[:, SCORE].astype(np.float32) - observations[:, SCORE + 1]


def play(env, net):
    """Play a while, and return what happened with how much better than expected each action was."""
    games = env.games
    seen, masks, actions, chances = [], [], [], []
    rewards, values = np.zeros((STEPS, games), np.float32), np.zeros((STEPS + 1, games), np.float32)
    ended, wins = np.zeros((STEPS, games), bool), []
    for step in range(STEPS):
        _, _, policy, values[step] = net.forward(env.observations, env.masks)
        action = choose(policy)
        seen.append(env.observations.copy())
        masks.append(env.masks.copy())
        actions.append(action)
        chances.append(policy[np.arange(games), action])
        before = lead(env.observations)
        env.step(action)
        ended[step] = env.dones
        after = np.where(env.dones, env.scores[:, 0] - env.scores[:, 1], lead(env.observations))
        rewards[step] = (after - before) / POINTS
        wins.extend(env.rewards[env.dones, 0])
    _, _, _, values[STEPS] = net.forward(env.observations, env.masks)
    better, ahead = np.zeros_like(rewards), np.zeros(games, np.float32)
    for step in reversed(range(STEPS)):
        goes_on = ~ended[step]
        surprise = rewards[step] + DISCOUNT * values[step + 1] * goes_on - values[step]
        ahead = better[step] = surprise + DISCOUNT * TRACE * goes_on * ahead
    flat = [np.concatenate(rows) for rows in (seen, masks, actions, chances)]
    return *flat, better.ravel(), (better + values[:-1]).ravel(), wins


def improve(net, seen, masks, actions, chances, better, returns):
    """Make better actions likelier, not too much at a time."""
    better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(EPOCHS):
        order = dice.permutation(len(actions))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            inputs, hidden, policy, value = net.forward(seen[rows], masks[rows])
            chosen = np.arange(len(rows)), actions[rows]
            ratio = policy[chosen] / chances[rows]
            clipped = np.where(better[rows] > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
            weight = np.where(clipped, 0, ratio * better[rows])
            logs = np.log(np.maximum(policy, 1e-12))
            spread = -(policy * logs).sum(axis=1, keepdims=True)
            to_logits = policy * weight[:, None]
            to_logits[chosen] -= weight
            to_logits += ENTROPY * policy * (logs + spread)
            net.learn(inputs, hidden, to_logits / len(rows), 0.5 * (value - returns[rows]) / len(rows))


def main():
    """Train for so many seconds at most, then play in the arena."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=480, help="how long to train at most")
    parser.add_argument("--enough", type=float, default=0.97, help="stop when so large a share of games is won")
    parser.add_argument("--deals", type=int, default=200, help="how many deals to play in the arena at the end")
    options = parser.parse_args()
    env = vale.VecEnv(256, opponents=[None, 0], seed=1, threads=2)
    net, began, recent, decisions = Net(), time.perf_counter(), [], 0
    while time.perf_counter() - began < options.seconds:
        *experience, wins = play(env, net)
        improve(net, *experience)
        decisions += env.games * STEPS
        recent = (recent + wins)[-1000:]
        print(f"{time.perf_counter() - began:4.0f} s, {decisions:9,} decisions: wins {np.mean(recent):.1%}", flush=True)
        if len(recent) == 1000 and np.mean(recent) > options.enough:
            break

    def policy(sight):
        return int(net.forward(sight.observation()[None], sight.action_mask()[None])[2].argmax())

    results = vale.arena([policy, 0], deals=options.deals, seed=2)
    share = results["bots"][0]["win_share"]
    print(f"wins {share['mean']:.3f} ({share['low']:.3f} to {share['high']:.3f}) of {results['games']} games against level 0")


if __name__ == "__main__":
    main()
