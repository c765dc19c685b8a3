"""Statistics for people: tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import ValeError, cards, tiles


def text(document: dict[str, Any], most: int = 15) -> str:
    """Return the statistics as text: of each group the games, the turn order, the families and the strongest creatures."""
    return "\n\n".join(_group(group, most) for group in document["groups"])


def _group(group: dict[str, Any], most: int) -> str:
    extra = " with artifacts" if group["artifact_tiles"] or group["artifact_creatures"] else ""
    lines = [
        f"{group['players']} players, {group['bots'] or 'records'}, sell table {group['sell']}{extra}: {group['games']} games",
        f"  rounds {_mean(group['rounds'])}, decisions {_mean(group['decisions'])}",
        f"  ended in rounds 8 to 10: {_share(group['eight_to_ten'])}; tied: {_share(group['tied'])}",
    ]
    for number, order in enumerate(group["turn_order"], 1):
        lines.append(f"  player {number} of the first round won {_share(order['won'])}, score {_mean(order['score'])}")
    families = [[name, *_columns(row)] for name, row in group["families"].items()]
    lines += _table(["family", *_TITLES], families)
    if "tiles" in group:
        names = {tile["id"]: tile["name"] for tile in tiles()}
        rows = sorted(group["tiles"].items(), key=lambda row: -_value(row[1]["taken"]))
        lines += _table(
            ["tile", "won when taken", "points"],
            [[names.get(tile, tile), _share(row["taken"]), _mean(row["points"])] for tile, row in rows],
        )
    if "creatures" in group:
        names = {card["id"]: card["name"] for card in cards()}
        ranked = sorted(group["creatures"].items(), key=lambda row: -_value(row[1]["summoned"]))
        lines += _table(["creature", *_TITLES], [[names.get(card, card), *_columns(row)] for card, row in ranked[:most]])
    return "\n".join(lines)


_TITLES = ["won when summoned", "when marked", "when sold", "points"]


def _columns(row: dict[str, Any]) -> list[str]:
    return [_share(row["summoned"]), _share(row["drafted"]), _share(row["sold"]), _mean(row["points"])]


def _value(estimate: list[float] | None) -> float:
    return estimate[1] if estimate else -1


def _share(estimate: list[float] | None) -> str:
    if not estimate:
        return "-"
    share, low, high = (f"{value / 10:.1f}" for value in estimate[1:])
    return f"{share} % ({low} to {high})"


def _mean(estimate: list[float] | None) -> str:
    if not estimate:
        return "-"
    return "{:.2f} ({:.2f} to {:.2f})".format(*estimate[1:])


def _table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(len(row[place]) for row in [titles, *rows]) for place in range(len(titles))]
    return ["", *("  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in [titles, *rows])]


def plot(document: dict[str, Any], path: str | Path, most: int = 25) -> None:
    """Draw how often those who summoned a creature won, with intervals: the strongest creatures of each group."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ValeError("plots need matplotlib: pip install matplotlib") from error
    drawn = [group for group in document["groups"] if group.get("creatures")]
    if not drawn:
        raise ValeError("there are no creatures to draw")
    names = {card["id"]: card["name"] for card in cards()}
    figure = Figure(figsize=(6 * len(drawn), 1.5 + 0.25 * most), layout="constrained")
    for place, group in enumerate(drawn, 1):
        axes = figure.add_subplot(1, len(drawn), place)
        seen = [(names.get(card, card), row["summoned"]) for card, row in group["creatures"].items() if row["summoned"]]
        strongest = sorted(seen, key=lambda row: row[1][1])[-most:]
        shares = [row[1][1] / 10 for row in strongest]
        errors = [[(row[1][1] - row[1][2]) / 10 for row in strongest], [(row[1][3] - row[1][1]) / 10 for row in strongest]]
        axes.errorbar(shares, range(len(strongest)), xerr=errors, fmt="o", markersize=4, capsize=2)
        axes.set_yticks(range(len(strongest)), [row[0] for row in strongest])
        axes.axvline(100 / group["players"], linestyle=":", color="grey")
        axes.set_xlabel("won when summoned, %")
        axes.set_title(f"{group['players']} players, {group['bots'] or 'records'}, {group['games']} games")
    figure.savefig(path)
