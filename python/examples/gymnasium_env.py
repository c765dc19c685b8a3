"""A random learner at a table with two bots, through Gymnasium."""

from vale.gymnasium import ValeEnv

env = ValeEnv(opponents=[0, 1], seat=2, reward="margin")
for episode in range(3):
    seen, info = env.reset(seed=episode)
    env.action_space.seed(episode)
    over = False
    while not over:
        action = env.action_space.sample(mask=seen["action_mask"])
        seen, reward, over, _, info = env.step(action)
    print(f"seed {episode}: {info['scores']}, margin {reward:+.0f}")
