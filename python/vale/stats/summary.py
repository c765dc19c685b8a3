"""What people want to know, as one small JSON document."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import RULES_VERSION, ValeError, cards, levels
from .data import OPTIONS, Group, connect, groups, query
from .intervals import pairs

if TYPE_CHECKING:
    import duckdb

VERSION = 1
"""The version of the document."""

FEW = 20
"""What was seen less often is left out where a row has many estimates."""

BATCH = 50
"""How many files are joined at once when pairs are counted."""

FALSE_DISCOVERIES = 0.05
"""The share of false discoveries among the pairs that are reported."""

PARTNERS = 3
"""How many partners of a creature are reported."""

BEST_PAIRS = 20
"""How many pairs of all are reported."""

Tell = Callable[[str], None]


def statistics(
    folders: Sequence[str], *, memory: str = "1500MB", threads: int | None = None, tell: Tell = lambda _: None
) -> dict[str, Any]:
    """Return the statistics of the games in these folders; docs/lab.md has every field."""
    database = connect(memory, threads)
    found = groups(database, folders)
    detailed = _detailed(found)
    summaries = []
    for group in found:
        tell(f"{group.players} players, {group.bots or 'records'}, {group.sell}: {len(group.parts)} files")
        summaries.append(_summary(database, group, group in detailed))
    return {
        "version": VERSION,
        "made": datetime.date.today().isoformat(),
        "rules": RULES_VERSION,
        "confidence": 0.95,
        "groups": summaries,
    }


def together(new: dict[str, Any], old: dict[str, Any]) -> dict[str, Any]:
    """Return new statistics with the groups of older ones that have games of other kinds.

    So the games of one number of players can be counted, and thrown away, before those of the next are played.
    """
    same = ("version", "rules", "confidence")
    if not isinstance(old, dict) or any(old.get(name) != new[name] for name in same):
        raise ValeError("the statistics to be kept are of another version, or of other rules")
    counted = {_kind(group) for group in new["groups"]}
    groups = new["groups"] + [group for group in old["groups"] if _kind(group) not in counted]
    return {**new, "groups": sorted(groups, key=_order)}


def _kind(group: dict[str, Any]) -> tuple[Any, ...]:
    return (*(group[name] for name in OPTIONS), group["bots"])


def _order(group: dict[str, Any]) -> tuple[Any, ...]:
    return (group["players"], group["artifact_tiles"], group["sell"], group["bots"] or "")


def _level(bots: str | None) -> int | None:
    numbers = {name: number for number, name in levels()}
    return numbers.get(bots or "")


def _detailed(found: Sequence[Group]) -> list[Group]:
    """Return the groups whose creatures have details: of each number of players and kind of game the strongest bots."""
    best: dict[Any, Group] = {}
    for group in found:
        kind = (group.players, group.artifact_creatures, group.artifact_tiles)
        if group.sell == "printed" and group.payment == "needed":
            if kind not in best or (_level(group.bots) or 0) > (_level(best[kind].bots) or 0):
                best[kind] = group
    return list(best.values())


def _summary(database: duckdb.DuckDBPyConnection, group: Group, detailed: bool) -> dict[str, Any]:
    group.open(database)
    overview = _rows(database, "overview")[0]
    scores = {row["winner"]: row for row in _rows(database, "scores")}
    summary: dict[str, Any] = {
        "players": group.players,
        "bots": group.bots,
        "level": _level(group.bots),
        "sell": group.sell,
        "payment": group.payment,
        "artifact_creatures": group.artifact_creatures,
        "artifact_tiles": group.artifact_tiles,
        "games": overview["games"],
        "decisions": _mean(overview["decisions"]),
        "rounds": _mean(overview["rounds"]),
        "eight_to_ten": _share(overview["eight_to_ten"]),
        "tied": _share(overview["tied"]),
        "ends": {str(row["rounds"]): _share(row["games"]) for row in _rows(database, "rounds")},
        "winner_score": _mean(scores[True]["score"]) if True in scores else None,
        "other_score": _mean(scores[False]["score"]) if False in scores else None,
        "stones_lost": [_mean(scores[place]["stones_lost"]) if place in scores else None for place in (True, False)],
        "turn_order": [
            {"won": _share(row["won"]), "score": _mean(row["score"])} for row in _rows(database, "turn_order")
        ],
        "families": {row["family"]: _estimates(row) for row in _rows(database, "families")},
    }
    if group.artifact_tiles:
        summary["tiles"] = {row["tile"]: _estimates(row) for row in _rows(database, "tiles")}
    if group.sell == "printed":
        rows = _rows(database, "creatures")
        # With the expansion only its own creatures: the others have theirs without it, and the document stays small.
        own = {card["id"] for card in cards() if not group.artifact_creatures or card["set"] == "artifacts"}
        summary["creatures"] = {row["card"]: _estimates(row) for row in rows if row["card"] in own}
        if detailed:
            _add_details(database, group, summary, rows)
    return summary


def _add_details(
    database: duckdb.DuckDBPyConnection, group: Group, summary: dict[str, Any], rows: list[dict[str, Any]]
) -> None:
    """Add rounds, picks and partners."""
    creatures = summary["creatures"]
    for name, column, length in (("rounds", "summoned", 5), ("picks", "drafted", 2 * group.players)):
        for row in _rows(database, f"creature_{name}"):
            places = creatures[row["card"]].setdefault(name, [None] * length) if row["card"] in creatures else []
            if row["place"] <= len(places) and row[column][0] >= FEW:
                places[row["place"] - 1] = _share(row[column])
    alone = {row["card"]: (row["summoned"][0], row["summoned"][0] * row["summoned"][1]) for row in rows if row["summoned"]}
    tested = pairs(_together(database, group), alone, 1 / group.players)
    better = [pair for pair in tested if pair.adjusted <= FALSE_DISCOVERIES and pair.lift > 1]
    better.sort(key=lambda pair: pair.low, reverse=True)
    for pair in better:
        for card, partner in ((pair.card, pair.partner), (pair.partner, pair.card)):
            partners = creatures[card].setdefault("partners", []) if card in creatures else []
            if len(partners) < PARTNERS:
                partners.append([partner, *_lift(pair.n, pair.lift, pair.low, pair.high)])
    worse = [pair for pair in tested if pair.adjusted <= FALSE_DISCOVERIES and pair.lift < 1]
    best = [[pair.card, pair.partner, *_lift(pair.n, pair.lift, pair.low, pair.high)] for pair in better[:BEST_PAIRS]]
    summary["pairs"] = {"tested": len(tested), "better": len(better), "worse": len(worse), "best": best}


def _together(database: duckdb.DuckDBPyConnection, group: Group) -> dict[tuple[str, str], tuple[int, float]]:
    """Return how often creatures were summoned together, and with which sum of wins."""
    times: Counter[tuple[str, str]] = Counter()
    wins: dict[tuple[str, str], float] = {}
    for parts in group.batches(BATCH):
        group.open(database, parts)
        for row in _rows(database, "pairs"):
            pair = (row["card"], row["partner"])
            times[pair] += row["n"]
            wins[pair] = wins.get(pair, 0.0) + row["won"]
    group.open(database)
    return {pair: (n, wins[pair]) for pair, n in times.items()}


def _rows(database: duckdb.DuckDBPyConnection, name: str) -> list[dict[str, Any]]:
    result = database.execute(query(name))
    names = [column[0] for column in result.description or []]
    return [dict(zip(names, row)) for row in result.fetchall()]


def _estimates(row: dict[str, Any]) -> dict[str, Any]:
    """Return the estimates of a row: points and such as means, all others as shares."""
    names = [name for name in row if name not in ("card", "family", "tile", "seen")]
    return {name: _mean(row[name]) if name == "points" else _share(row[name]) for name in names}


def _share(estimate: list[float] | None) -> list[int] | None:
    """Return an estimate of a share in tenths of a percent: how many cases, the share, and its interval."""
    return [int(estimate[0]), *(round(1000 * value) for value in estimate[1:])] if estimate else None


def _mean(estimate: list[float] | None) -> list[float] | None:
    return [int(estimate[0]), *(round(value, 2) for value in estimate[1:])] if estimate else None


def _lift(n: int, *values: float) -> list[float]:
    return [n, *(round(value, 2) for value in values)]
