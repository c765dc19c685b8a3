"""What two creatures do together, with intervals and a correction for the many pairs that are tested."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

Z = 1.959964
"""How many standard errors a 95 % interval reaches to each side."""

LEAST = 30
"""A pair that was seen less often is not tested."""


class Pair(NamedTuple):
    """Two creatures that the same player summoned."""

    card: str
    partner: str
    n: int
    """How often."""
    lift: float
    """The win share of whoever summoned both, divided by what each of them alone lets expect."""
    low: float
    high: float
    chance: float
    """How likely a lift so far from 1 would be if there were none (two-sided)."""
    adjusted: float
    """The same, adjusted for all pairs that were tested (Benjamini and Hochberg)."""


def logit(share: float) -> float:
    """Return the logarithm of the odds."""
    return math.log(share / (1 - share))


def expit(value: float) -> float:
    """Return the share with these log odds."""
    return 1 / (1 + math.exp(-value))


def adjusted(chances: Sequence[float]) -> list[float]:
    """Return p-values adjusted for the false discovery rate, after Benjamini and Hochberg."""
    order = sorted(range(len(chances)), key=lambda index: chances[index], reverse=True)
    result = [1.0] * len(chances)
    least = 1.0
    for place, index in enumerate(order):
        rank = len(chances) - place
        least = min(least, chances[index] * len(chances) / rank)
        result[index] = least
    return result


def pairs(
    together: Mapping[tuple[str, str], tuple[int, float]],
    alone: Mapping[str, tuple[int, float]],
    base: float,
) -> list[Pair]:
    """Test all pairs: how often and with which sum of wins they were summoned, together and each at all.

    If two creatures did nothing for each other, their odds would multiply: odds(a) odds(b) / odds(base). The lift is the win
    share of both divided by that expectation.
    """
    tested = []
    for (card, partner), (n, won) in together.items():
        counts = [(n, won), alone[card], alone[partner]]
        if n < LEAST or any(won <= 0 or won >= n for n, won in counts):
            continue
        shares = [won / n for n, won in counts]
        error = math.sqrt(sum(1 / (n * share * (1 - share)) for (n, _), share in zip(counts, shares)))
        expected = logit(shares[1]) + logit(shares[2]) - logit(base)
        distance = logit(shares[0]) - expected
        chance = math.erfc(abs(distance) / error / math.sqrt(2))
        ends = [expit(logit(shares[0]) + side * Z * error) / expit(expected) for side in (-1, 1)]
        tested.append(Pair(card, partner, n, shares[0] / expit(expected), ends[0], ends[1], chance, 1.0))
    corrected = adjusted([pair.chance for pair in tested])
    return [pair._replace(adjusted=value) for pair, value in zip(tested, corrected)]
