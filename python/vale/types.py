"""The types of what the package takes and returns, for type checkers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Literal, TypedDict, Union

if TYPE_CHECKING:
    from ._vale import Sight

SellTable = Literal["printed", "manual"]
PaymentRule = Literal["needed", "any"]
Phase = Literal["hunting", "action", "resolution", "over"]
Reward = Literal["win", "margin"]
Seed = Union[int, str]
Level = Union[int, str]
Json = dict[str, Any]
Agent = Callable[["Sight"], Union[str, int]]


class Field(TypedDict):
    """A field of an observation."""

    name: str
    offset: int
    rows: int
    columns: int
    maximum: int
    meaning: str


class CreatureCard(TypedDict):
    """What is printed on a creature; effects are data of the engine's language."""

    number: int
    id: str
    name: str
    family: Literal["fire", "water", "earth", "wind", "dragon"]
    cost: int
    set: Literal["base", "artifacts"]
    sells: dict[str, str]
    instant: list[Any]
    permanent: list[Any]
    active: list[Any]


class ArtifactTile(TypedDict):
    """What is printed on an artifact tile."""

    number: int
    id: str
    name: str
    kind: Literal["instant", "permanent", "action"]
    steps: list[Any]


class Standing(TypedDict):
    """How one player stands."""

    seat: int
    place: int
    score: int
    summoned: int


class Plan(TypedDict):
    """A way to go on, and what a bot thinks it comes to."""

    moves: list[str]
    value: float
