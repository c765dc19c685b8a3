"""The part of the package that is written in Rust; ``vale`` has all of it."""

from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import Any, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .types import (
    Agent,
    ArtifactTile,
    CreatureCard,
    Field,
    Json,
    Level,
    PaymentRule,
    Phase,
    Plan,
    Reward,
    Seed,
    SellTable,
    Standing,
)

ACTIONS: int
"""How many actions there are."""
ACTIONS_VERSION: int
"""The version of the table of actions."""
OBSERVATION_LENGTH: int
"""How many bytes an observation has."""
OBSERVATION_VERSION: int
"""The version of the layout of observations."""
RULES_VERSION: int
"""The version of the rules."""
BYTES_PER_GAME: int
"""How much memory each game of a ``VecEnv`` takes, its arrays included."""

class ValeError(ValueError):
    """Something that the game or the package does not know or allow."""

class IllegalMove(ValeError):
    """A move or an action that is not legal now; the text says why."""

@final
class Game:
    """A game from its beginning or a position, with all its moves and with what each seat remembers.

    Moves are texts of the notation, such as ``summon imp RR``; actions are numbers of the table, such as that of ``summon
    imp``. Seats are counted from 1.
    """

    def __new__(
        cls,
        players: int = 2,
        *,
        seed: Seed | None = None,
        first: int | None = None,
        sell: SellTable = "printed",
        payment: PaymentRule = "needed",
        artifact_creatures: bool = False,
        artifact_tiles: bool = False,
        deck: Sequence[str] | None = None,
    ) -> Game: ...
    @staticmethod
    def from_record(record: str | bytes) -> Game:
        """Read a record (``.vale``) and return the game as it stood after the last move."""
    @staticmethod
    def from_position(position: str | Json) -> Game:
        """Read a position, as JSON or as the dict of it, and return the game that goes on from there."""
    @staticmethod
    def from_view(
        view: str | Json,
        *,
        remembered: dict[int, list[str]] | None = None,
        running: str | Json | None = None,
        seed: int = 0,
    ) -> Game:
        """Return a full game that fits the view of a seat; what the seat does not know is dealt at random."""
    @property
    def players(self) -> int:
        """How many players."""
    @property
    def round(self) -> int:
        """The round, from 1."""
    @property
    def phase(self) -> Phase:
        """The phase."""
    @property
    def over(self) -> bool:
        """Is the game over?"""
    @property
    def asked(self) -> int | None:
        """The seat that is asked; none when the game is over."""
    @property
    def question(self) -> Json | None:
        """What is asked, as in a view; none when the game is over."""
    @property
    def scores(self) -> list[int]:
        """The points, by seat."""
    @property
    def moves(self) -> list[str]:
        """The moves so far."""
    def ranking(self) -> list[Standing]:
        """Return the players from the first place to the last, as they stand now."""
    def rewards(self, reward: Reward = "win") -> list[float]:
        """Return what the game brings each seat as it stands: a share of the win, or the points ahead of the best opponent."""
    def legal_moves(self) -> list[str]:
        """Return the legal moves of the seat that is asked, as texts."""
    def offers(self) -> list[tuple[str, Json]]:
        """Return what each legal move would bring, as far as the seat that is asked can know."""
    def play(self, text: str, *, events: bool = False) -> list[Json] | None:
        """Play a move. With ``events=True`` it returns what everyone sees happen."""
    def undo(self) -> str:
        """Take back the last move, if that turned up nothing hidden, and return it."""
    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat that is asked, as numbers."""
    def action_mask(self) -> NDArray[np.bool_]:
        """Return the legal actions of the seat that is asked, as an array with a bool for each action."""
    def apply(self, number: int) -> None:
        """Take an action."""
    def actions_of(self, text: str) -> list[int]:
        """Return the actions that make a move: one, or two if a card has to be paid and there is a choice of stones."""
    def observation(self, seat: int | None = None) -> NDArray[np.uint8]:
        """Return what a seat sees and remembers, as bytes; without a seat, the one that is asked."""
    def view(self, seat: int | None = None) -> Json:
        """Return what a seat sees; without a seat, the one that is asked."""
    def table_view(self) -> Json:
        """Return what everyone at the table sees."""
    def referee_view(self) -> Json:
        """Return everything, hidden or not."""
    def remembered(self, seat: int | None = None) -> dict[int, list[str]]:
        """Return the cards that a seat knows to be in the hands of others, by seat."""
    def sample(self, seat: int | None = None, *, seed: int = 0) -> Game:
        """Return a full game that looks to a seat exactly like this one, with what is hidden from it dealt at random."""
    def position(self) -> Json:
        """Return the game at this moment, written out: everything, hidden or not."""
    def record(self, names: Sequence[str] | None = None) -> str:
        """Return the record of the game so far, as the text of a ``.vale`` file."""
    def copy(self) -> Game:
        """Return a copy that can be played on by itself."""
    @staticmethod
    def _restore(record: str, bought: int | None) -> Game: ...
    def __reduce__(self) -> tuple[Any, tuple[str, int | None]]: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...

@final
class Bot:
    """A bot of the house: ``Bot(2)``, ``Bot("learned")``, or with a budget ``Bot("4@500")`` (nodes) or ``Bot("4@20ms")``."""

    def __new__(cls, level: Level) -> Bot: ...
    @property
    def name(self) -> str:
        """The name of the bot."""
    def decide(self, game: Game, seed: int = 0) -> str:
        """Return the move that the bot makes for the seat that is asked, from what that seat knows."""
    def plans(self, game: Game, seed: int = 0) -> list[Plan]:
        """Return what the bot looked at, the best first. Empty for a bot that does not plan."""

@final
class Sight:
    """What an agent of the arena may know when it is asked."""

    @property
    def seat(self) -> int:
        """The seat that is asked, from 1."""
    @property
    def seed(self) -> int:
        """A number for the agent's own chance, which is the same when the arena is run again."""
    def view(self) -> Json:
        """Return what the seat sees."""
    def remembered(self) -> dict[int, list[str]]:
        """Return the cards that the seat knows to be in the hands of others, by seat."""
    def legal_moves(self) -> list[str]:
        """Return the legal moves, as texts."""
    def legal_actions(self) -> list[int]:
        """Return the legal actions, as numbers."""
    def action_mask(self) -> NDArray[np.bool_]:
        """Return the legal actions, as an array with a bool for each action."""
    def observation(self) -> NDArray[np.uint8]:
        """Return what the seat sees and remembers, as bytes."""
    def sample(self, *, seed: int = 0) -> Game:
        """Return a full game that looks to the seat exactly like this."""

@final
class VecEnv:
    """Many games that are stepped at once, without Python's lock and in one or more threads.

    The arrays are made once and written in place by each step: copy what you want to keep. ``opponents`` names who plays
    at each seat: a level, or none for whoever steps the games.
    """

    def __new__(
        cls,
        games: int,
        *,
        players: int = 2,
        seed: int = 0,
        threads: int = 1,
        opponents: Sequence[Level | None] | None = None,
        reward: Reward = "win",
        sell: SellTable = "printed",
        payment: PaymentRule = "needed",
        artifact_creatures: bool = False,
        artifact_tiles: bool = False,
    ) -> VecEnv: ...
    @property
    def observations(self) -> NDArray[np.uint8]:
        """What the player to act sees and remembers: games x ``OBSERVATION_LENGTH``."""
    @property
    def masks(self) -> NDArray[np.bool_]:
        """The legal actions: games x ``ACTIONS``."""
    @property
    def to_act(self) -> NDArray[np.int8]:
        """Who is to act, from 0: one for each game."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the game that just ended brought each player: games x players; 0 while a game goes on."""
    @property
    def scores(self) -> NDArray[np.int32]:
        """The points of each player: games x players; those of the game that just ended where one did."""
    @property
    def dones(self) -> NDArray[np.bool_]:
        """Did the game end in this step? Its place is taken by the next game at once."""
    @property
    def games(self) -> int:
        """How many games there are."""
    @property
    def players(self) -> int:
        """How many players each game has."""
    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. The same seed gives the same games."""
    def step(self, actions: ArrayLike) -> None:
        """Take one action in each game, let the bots answer, and write all arrays. An illegal action changes nothing."""
    def random_actions(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """Return a legal action for each game, any of them as likely as the others."""
    def game(self, number: int) -> Game:
        """Return a copy of one of the games, counted from 0, with everything that is hidden."""
    def __len__(self) -> int: ...

def arena(
    bots: Sequence[Level | Agent],
    *,
    players: int = 2,
    deals: int = 100,
    seed: Seed | None = None,
    threads: int = 1,
    sell: SellTable = "printed",
    payment: PaymentRule = "needed",
    artifact_creatures: bool = False,
    artifact_tiles: bool = False,
) -> Json:
    """Let bots play against each other, and return what came of it with 95 % confidence intervals.

    A bot is a level, such as ``2`` or ``"4@500"``, a program, such as ``"cmd:./mybot"``, or a function of yours: it gets a
    ``Sight`` and returns a move as a text or an action as a number.
    """

def action_names() -> list[str]:
    """Return the names of all actions, by number."""

def observation_layout() -> list[Field]:
    """Return the fields of an observation, in their order."""

def questions() -> list[str]:
    """Return the names of the questions that the field ``question`` of an observation tells apart."""

def cards() -> list[CreatureCard]:
    """Return all creatures, in the order of their numbers."""

def tiles() -> list[ArtifactTile]:
    """Return all artifact tiles, in the order of their numbers."""

def levels() -> list[tuple[int, str]]:
    """Return the bots of the house: the number of each level and its name."""

def generate(
    folder: str | PathLike[str],
    bots: Sequence[Level],
    *,
    players: int = 2,
    games: int = 1000,
    first_seed: int = 0,
    chunk: int = 1000,
    threads: int = 1,
    follow_plans: bool = False,
    sell: SellTable = "printed",
    payment: PaymentRule = "needed",
    artifact_creatures: bool = False,
    artifact_tiles: bool = False,
) -> int:
    """Let bots play, write their games as Parquet files into a folder, and return how many are there.

    The games have the seeds ``first_seed`` to ``first_seed + games - 1``. Chunks that are there already are kept, so the same
    call goes on after an interruption; games of another kind are refused. What is written does not depend on the number of
    threads. Bots are named by seat as for ``arena``; the last one takes the seats that are left. With
    ``follow_plans`` they follow the plan for a turn as long as it can be followed: several times as fast, and a little weaker.
    """

def import_records(
    folder: str | PathLike[str], records: Sequence[str | PathLike[str]], *, chunk: int = 1000
) -> tuple[int, list[tuple[Path, str]]]:
    """Read records of finished games into a new folder of the same layout: ``.vale`` files, and folders of them.

    Return how many games were read, and the files that were left out, with the reasons.
    """
