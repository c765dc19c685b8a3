"""The Vale of Eternity for Python.

``Game`` is one game, with moves, views, records and positions in the words of the engine. ``VecEnv`` steps many games at
once and writes observations, masks and rewards into numpy arrays. ``Bot`` is a bot of the house, ``arena`` measures bots
and functions of yours against each other. ``generate`` writes games as Parquet files, and ``vale.stats`` makes statistics
of them. Environments for other libraries are in ``vale.gymnasium``,
``vale.pettingzoo`` and ``vale.openspiel``.

docs/python.md of the project explains all of it, with the table of actions and the layout of observations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ._vale import (
    ACTIONS,
    ACTIONS_VERSION,
    BYTES_PER_GAME,
    OBSERVATION_LENGTH,
    OBSERVATION_VERSION,
    RULES_VERSION,
    Bot,
    Game,
    IllegalMove,
    Sight,
    ValeError,
    VecEnv,
    action_names,
    arena,
    cards,
    generate,
    import_records,
    levels,
    observation_layout,
    questions,
    tiles,
)

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = [
    "ACTIONS",
    "ACTIONS_VERSION",
    "BYTES_PER_GAME",
    "OBSERVATION_LENGTH",
    "OBSERVATION_VERSION",
    "RULES_VERSION",
    "Bot",
    "Game",
    "IllegalMove",
    "Sight",
    "ValeError",
    "VecEnv",
    "action_names",
    "arena",
    "cards",
    "generate",
    "import_records",
    "levels",
    "observation_fields",
    "observation_layout",
    "observation_scale",
    "questions",
    "tiles",
]


def observation_scale() -> NDArray[np.float32]:
    """Return the highest value of each byte of an observation: ``observation / observation_scale()`` is in 0 to 1."""
    scale = np.empty(OBSERVATION_LENGTH, dtype=np.float32)
    for field in observation_layout():
        scale[field["offset"] :][: field["rows"] * field["columns"]] = field["maximum"]
    return scale


def observation_fields(observations: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """Return the fields of an observation, or of many, by name. They are views: nothing is copied.

    A field of one observation has the shape (rows, columns), a field of N has (N, rows, columns).
    """
    if observations.ndim == 0 or observations.shape[-1] != OBSERVATION_LENGTH:
        raise ValeError(f"shape {observations.shape}: an observation has {OBSERVATION_LENGTH} bytes")
    fields = {}
    for field in observation_layout():
        part = observations[..., field["offset"] : field["offset"] + field["rows"] * field["columns"]]
        fields[field["name"]] = part.reshape(*observations.shape[:-1], field["rows"], field["columns"])
    return fields
