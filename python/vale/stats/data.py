"""Folders of games, opened in DuckDB."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .. import ValeError

if TYPE_CHECKING:
    import duckdb

TABLES = ("games", "seats", "decisions", "cards", "tiles")

FORMAT = 1
"""The version of the layout that is read."""

MOST_FILES = 100_000
"""The most files of a table that are read."""

OPTIONS = ("players", "sell", "payment", "artifact_creatures", "artifact_tiles")


def query(name: str) -> str:
    """Return the SQL of one of the queries, by the name of its file."""
    return files(__package__).joinpath("queries", f"{name}.sql").read_text(encoding="utf-8")


def connect(memory: str = "1500MB", threads: int | None = None) -> duckdb.DuckDBPyConnection:
    """Return a database in memory that knows the macros of the queries. It takes no more memory than this for its data."""
    try:
        import duckdb
    except ImportError as error:
        raise ValeError("statistics need DuckDB: pip install 'vale[stats]'") from error
    config: dict[str, Any] = {"memory_limit": memory, "preserve_insertion_order": False}
    if threads is not None:
        config["threads"] = threads
    database = duckdb.connect(config=config)
    database.execute(query("macros"))
    return database


@dataclass(frozen=True)
class Group:
    """Games that can be counted together: with the same options, played by the same bots."""

    players: int
    sell: str
    payment: str
    artifact_creatures: bool
    artifact_tiles: bool
    bots: str | None
    """The bots, or nothing if the games come from records."""
    parts: tuple[tuple[str, str], ...]
    """The folders with the names of their finished files."""
    condition: str = ""
    """Which games of these files, as SQL, if not all."""

    def open(self, database: duckdb.DuckDBPyConnection, parts: Sequence[tuple[str, str]] | None = None) -> None:
        """Make the tables of these games the views ``games``, ``seats``, ``decisions``, ``cards`` and ``tiles``."""
        for table in TABLES:
            paths = [f"{folder}/{table}/{name}" for folder, name in (self.parts if parts is None else parts)]
            which = f" WHERE game IN (SELECT game FROM games WHERE {self.condition})" if self.condition else ""
            if table == "games":
                which = f" WHERE {self.condition}" if self.condition else ""
            database.execute(
                f"CREATE OR REPLACE TEMP VIEW {table} AS SELECT * FROM read_parquet({_sql(paths)}){which}"
            )

    def batches(self, size: int) -> Iterator[Sequence[tuple[str, str]]]:
        """Return the files in batches, so that a query needs no more memory for more games."""
        for start in range(0, len(self.parts), size):
            yield self.parts[start : start + size]


def groups(database: duckdb.DuckDBPyConnection, folders: Sequence[str]) -> list[Group]:
    """Return the groups of games in these folders. Folders of the same kind, from several machines, are one group."""
    found: dict[str, list[str]] = {}
    result = []
    for folder in folders:
        folder = str(folder).rstrip("/")
        manifest = _manifest(database, folder)
        if manifest["played"] is None:
            result += _groups_of_records(database, folder)
        else:
            kind = json.dumps(manifest["played"], sort_keys=True)
            if folder not in found.setdefault(kind, []):
                found[kind].append(folder)
    for kind, alike in found.items():
        played = json.loads(kind)
        parts = tuple(part for folder in alike for part in _parts(database, folder))
        _refuse_twins(parts)
        bots = sorted({bot.split("@")[0] for bot in played["bots"]})
        group = Group(bots=", ".join(bots), parts=parts, **{name: _option(played["options"], name) for name in OPTIONS})
        result.append(group)
    return sorted(result, key=lambda group: (group.players, group.artifact_tiles, group.sell, group.bots or ""))


def _option(options: dict[str, Any], name: str) -> Any:
    return options.get(name, False)


def _manifest(database: duckdb.DuckDBPyConnection, folder: str) -> dict[str, Any]:
    path = f"{folder}/manifest.json"
    try:
        row = database.execute(f"SELECT content FROM read_text({_sql(path)})").fetchone()
    except Exception as error:
        raise ValeError(f"{folder}: cannot be read: {error}") from error
    if row is None:
        raise ValeError(f"{folder}: there are no games here: no manifest.json")
    try:
        manifest = json.loads(row[0])
    except json.JSONDecodeError as error:
        raise ValeError(f"{path}: {error}") from error
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT or "played" not in manifest:
        raise ValeError(f"{path}: this is not a manifest of format {FORMAT}")
    return manifest


def _parts(database: duckdb.DuckDBPyConnection, folder: str) -> list[tuple[str, str]]:
    """Return the finished files: the games of a chunk are written last."""
    rows = database.execute(f"SELECT file FROM glob({_sql(folder + '/games/part-*.parquet')}) ORDER BY file").fetchall()
    if not rows:
        raise ValeError(f"{folder}: there are no finished games yet")
    if len(rows) > MOST_FILES:
        raise ValeError(f"{folder}: {len(rows)} files; no more than {MOST_FILES} are read: generate with larger chunks")
    return [(folder, path.replace("\\", "/").rsplit("/", 1)[-1]) for (path,) in rows]


def _refuse_twins(parts: Sequence[tuple[str, str]]) -> None:
    """Refuse the same games in two folders: they would count twice."""
    seen: dict[str, str] = {}
    for folder, name in parts:
        if name in seen:
            raise ValeError(f"{folder} and {seen[name]} both have the games of {name}; give each machine other seeds")
        seen[name] = folder


def _groups_of_records(database: duckdb.DuckDBPyConnection, folder: str) -> list[Group]:
    parts = tuple(_parts(database, folder))
    whole = Group(2, "printed", "needed", False, False, None, parts)
    whole.open(database)
    rows = database.execute(f"SELECT DISTINCT {', '.join(OPTIONS)} FROM games ORDER BY ALL").fetchall()
    result = []
    for row in rows:
        options = dict(zip(OPTIONS, row))
        condition = " AND ".join(f"{name} = {_sql(value)}" for name, value in options.items())
        result.append(Group(bots=None, parts=parts, condition=condition, **options))
    return result


def _sql(value: Any) -> str:
    """Return a value as SQL writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_sql(one) for one in value) + "]"
    if isinstance(value, int):
        return str(value)
    return "'" + str(value).replace("'", "''") + "'"
