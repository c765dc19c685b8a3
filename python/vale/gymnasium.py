"""The game as a Gymnasium environment: one learner against bots of the house."""

from __future__ import annotations

from typing import Any, Literal, Optional, Sequence, Union

import gymnasium
import numpy as np
from gymnasium import spaces

from . import ACTIONS, OBSERVATION_LENGTH, Bot, Game, ValeError


class ValeEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One learner at a table with bots.

    An observation is a dict: ``observation`` is what the seat knows, ``action_mask`` has a 1 for each legal action (what
    ``action_space.sample`` takes as a mask). The reward comes with the end of the game: ``win``, the share of the win, or
    ``margin``, the points ahead of the best opponent.

    An action that is not legal loses the game, as it does in the arena: the episode ends with the lowest reward, and
    ``info["illegal"]`` says what was wrong. With ``illegal="raise"`` it raises ``IllegalMove`` instead.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        opponents: Sequence[Union[int, str]] = (0,),
        *,
        seat: int = 1,
        reward: Literal["win", "margin"] = "win",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: Optional[str] = None,
        **options: Any,
    ) -> None:
        players = len(opponents) + 1
        if not 1 <= seat <= players:
            raise ValeError(f"seat: {seat!r}; the seats of this table are 1 to {players}")
        if illegal not in ("lose", "raise"):
            raise ValeError(f"illegal: {illegal!r}; say 'lose' or 'raise'")
        if render_mode not in (None, "ansi"):
            raise ValeError(f"render_mode: {render_mode!r}; there is only 'ansi'")
        self._options = {"players": players, **options}
        self._game = Game(seed=0, **self._options)
        self._game.rewards(reward)
        others = [number for number in range(1, players + 1) if number != seat]
        self._bots = {number: Bot(level) for number, level in zip(others, opponents)}
        self._seat = seat
        self._reward: Literal["win", "margin"] = reward
        self._illegal = illegal
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (OBSERVATION_LENGTH,), np.uint8),
                "action_mask": spaces.MultiBinary(ACTIONS),
            }
        )

    @property
    def game(self) -> Game:
        """The game, with everything that is hidden."""
        return self._game

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return the legal actions: what MaskablePPO of sb3-contrib asks for."""
        if self._game.asked == self._seat:
            return self._game.action_mask()
        return np.zeros(ACTIONS, dtype=np.bool_)

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game. The same seed gives the same game."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self._game = Game(seed=number, **self._options)
        self._let_bots_play()
        return self._observe(), {"seed": number}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots answer."""
        if self._game.over:
            raise ValeError("the game is over: call reset")
        try:
            self._game.apply(int(action))
        except ValeError as error:
            if self._illegal == "raise":
                raise
            lost = 0.0 if self._reward == "win" else -100.0
            return self._observe(), lost, True, False, {"illegal": str(error)}
        self._let_bots_play()
        over = self._game.over
        reward = self._game.rewards(self._reward)[self._seat - 1] if over else 0.0
        return self._observe(), reward, over, False, {"scores": self._game.scores} if over else {}

    def render(self) -> Optional[str]:
        """Return the record of the game so far."""
        return self._game.record() if self.render_mode == "ansi" else None

    def _observe(self) -> dict[str, Any]:
        mask = self.action_masks().astype(np.int8)
        return {"observation": self._game.observation(self._seat), "action_mask": mask}

    def _let_bots_play(self) -> None:
        while (asked := self._game.asked) is not None and asked != self._seat:
            number = int(self.np_random.integers(2**63))
            self._game.play(self._bots[asked].decide(self._game, number))


def register() -> None:
    """Register the environment with Gymnasium as ``vale/Vale-v1``."""
    gymnasium.register("vale/Vale-v1", entry_point="vale.gymnasium:ValeEnv")
