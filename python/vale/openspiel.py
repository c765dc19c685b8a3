"""The game with the interface of OpenSpiel, for algorithms that are written against it.

It needs no OpenSpiel: ``ValeGame`` and ``ValeState`` have the methods of ``pyspiel.Game`` and ``pyspiel.State`` that
searches and learners call. Chance is in the seed, as OpenSpiel does it for games with ``SAMPLED_STOCHASTIC`` chance: a new
initial state is a new deal, and ``resample_from_infostate`` deals again what a player does not know.
"""

from __future__ import annotations

import json
import random
from typing import Any, Callable, Optional

from . import ACTIONS, OBSERVATION_LENGTH, Game, ValeError, action_names

TERMINAL_PLAYER = -4
"""Who is to act when the game is over, as in ``pyspiel.PlayerId``."""

_NAMES = action_names()


class ValeGame:
    """The rules and options of a game."""

    def __init__(self, players: int = 2, *, seed: Optional[int] = None, **options: Any) -> None:
        self._players = players
        self._options = options
        self._random = random.Random(seed)
        Game(players, seed=0, **options)

    def new_initial_state(self, seed: Optional[int] = None) -> ValeState:
        """Return a new deal."""
        number = self._random.getrandbits(64) if seed is None else seed
        return ValeState(self, Game(self._players, seed=number, **self._options))

    def deserialize_state(self, text: str) -> ValeState:
        """Return the state that ``serialize`` wrote."""
        return ValeState(self, Game._restore(*json.loads(text)))

    def num_players(self) -> int:
        """Return how many players there are."""
        return self._players

    def num_distinct_actions(self) -> int:
        """Return how many actions there are."""
        return ACTIONS

    def max_game_length(self) -> int:
        """Return more actions than any game has."""
        return 5_000

    def min_utility(self) -> float:
        """Return the lowest utility."""
        return -1.0

    def max_utility(self) -> float:
        """Return the highest utility."""
        return 1.0

    def utility_sum(self) -> float:
        """Return the sum of the utilities of all players."""
        return 0.0

    def observation_tensor_shape(self) -> list[int]:
        """Return the shape of an observation."""
        return [OBSERVATION_LENGTH]

    def observation_tensor_size(self) -> int:
        """Return the size of an observation."""
        return OBSERVATION_LENGTH

    def __str__(self) -> str:
        return f"vale(players={self._players})"


class ValeState:
    """A game at one moment. Players are counted from 0."""

    def __init__(self, game: ValeGame, state: Game) -> None:
        self._game = game
        self._state = state

    @property
    def state(self) -> Game:
        """The game, with everything that is hidden."""
        return self._state

    def get_game(self) -> ValeGame:
        """Return the rules and options."""
        return self._game

    def current_player(self) -> int:
        """Return who is to act."""
        asked = self._state.asked
        return TERMINAL_PLAYER if asked is None else asked - 1

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._state.over

    def is_chance_node(self) -> bool:
        """Return false: chance is in the seed."""
        return False

    def is_simultaneous_node(self) -> bool:
        """Return false: one player acts at a time."""
        return False

    def legal_actions(self, player: Optional[int] = None) -> list[int]:
        """Return the legal actions of a player; none if it is not their turn."""
        if player is not None and player != self.current_player():
            return []
        return self._state.legal_actions()

    def legal_actions_mask(self, player: Optional[int] = None) -> list[int]:
        """Return a 1 for each legal action."""
        legal = set(self.legal_actions(player))
        return [int(number in legal) for number in range(ACTIONS)]

    def apply_action(self, action: int) -> None:
        """Take an action."""
        self._state.apply(action)

    def child(self, action: int) -> ValeState:
        """Return the state after an action; this one does not change."""
        child = self.clone()
        child.apply_action(action)
        return child

    def action_to_string(self, player: int, action: Optional[int] = None) -> str:
        """Return the name of an action, with or without the player before it."""
        number = player if action is None else action
        if not 0 <= number < ACTIONS:
            raise ValeError(f"there is no action {number}; actions are numbered 0 to {ACTIONS - 1}")
        return _NAMES[number]

    def string_to_action(self, text: str) -> int:
        """Return the number of an action."""
        try:
            return _NAMES.index(text)
        except ValueError:
            raise ValeError(f"there is no action `{text}`") from None

    def returns(self) -> list[float]:
        """Return the utilities: 1 for a win and -1 for a loss among two, zero-sum among more; 0 while the game goes on."""
        players = self._game.num_players()
        if not self._state.over:
            return [0.0] * players
        return [(share * players - 1) / (players - 1) for share in self._state.rewards("win")]

    def rewards(self) -> list[float]:
        """Return what the last action brought."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """Return the utility of a player."""
        return self.returns()[player]

    def observation_tensor(self, player: Optional[int] = None) -> list[int]:
        """Return what a player knows; without one, the one who is to act."""
        return [int(byte) for byte in self._state.observation(None if player is None else player + 1)]

    def observation_string(self, player: Optional[int] = None) -> str:
        """Return what a player knows, as a text."""
        seat = None if player is None else player + 1
        return f"{self._state.view(seat)}\n{self._state.remembered(seat)}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> ValeState:
        """Return a state that looks the same to a player, with what is hidden dealt again."""
        return ValeState(self._game, self._state.sample(player + 1, seed=int(sampler() * 2**53)))

    def clone(self) -> ValeState:
        """Return a copy."""
        return ValeState(self._game, self._state.copy())

    def serialize(self) -> str:
        """Return the game as a text."""
        return json.dumps(self._state.__reduce__()[1])

    def __str__(self) -> str:
        return self._state.record()
