"""Three random agents, through PettingZoo."""

from vale.pettingzoo import env

table = env(players=3)
table.reset(seed=5)
total = dict.fromkeys(table.possible_agents, 0.0)
for agent in table.agent_iter():
    seen, reward, over, _, _ = table.last()
    total[agent] += reward
    action = None if over else table.action_space(agent).sample(seen["action_mask"])
    table.step(action)
print(total)
