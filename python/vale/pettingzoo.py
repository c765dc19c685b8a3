"""The game as a PettingZoo environment: one agent for each seat, asked in turn."""

from __future__ import annotations

from typing import Any, Literal, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import ACTIONS, OBSERVATION_LENGTH, Game, ValeError


def env(**options: Any) -> AECEnv[str, Any, Any]:
    """Return the environment with PettingZoo's wrappers: an illegal action ends the game and costs its agent 1."""
    inner: Any = raw_env(**options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801, what PettingZoo calls it
    """The environment without wrappers: an illegal action raises ``IllegalMove``.

    The agents are ``player_0`` and so on, in the order of the seats. An observation is a dict: ``observation`` is what the
    seat knows, ``action_mask`` has a 1 for each legal action, and none for those who are not asked.
    """

    metadata = {"render_modes": ["ansi"], "name": "vale_v1", "is_parallelizable": False, "render_fps": 4}

    def __init__(
        self,
        players: int = 2,
        *,
        reward: Literal["win", "margin"] = "win",
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValeError(f"render_mode: {render_mode!r}; there is only 'ansi'")
        self._options = {"players": players, **options}
        self._reward: Literal["win", "margin"] = reward
        self._game = Game(seed=0, **self._options)
        self._game.rewards(reward)
        self._random, _ = seeding.np_random(None)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{number}" for number in range(players)]
        self.agents: list[str] = []
        self._spaces: dict[str, Any] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (OBSERVATION_LENGTH,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._actions: dict[str, Any] = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations, the same for all."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions, the same for all."""
        return self._actions[agent]

    @property
    def game(self) -> Game:
        """The game, with everything that is hidden."""
        return self._game

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        """Begin a game. The same seed gives the same game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._game = Game(seed=int(self._random.integers(2**63)), **self._options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows, and what it may do."""
        seat = self.possible_agents.index(agent) + 1
        asked = seat == self._game.asked
        mask = self._game.action_mask().astype(np.int8) if asked else np.zeros(ACTIONS, dtype=np.int8)
        return {"observation": self._game.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        """Take an action for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._game.apply(int(action))
        if self._game.over:
            for seat, reward in enumerate(self._game.rewards(self._reward)):
                self.rewards[self.possible_agents[seat]] = float(reward)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> Optional[str]:
        """Return the record of the game so far."""
        return self._game.record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _asked(self) -> str:
        return self.possible_agents[(self._game.asked or 1) - 1]
