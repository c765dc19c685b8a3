"""Games and their statistics from many machines, with Dask.

Here the machines are two processes of a local cluster. With ``--scheduler tcp://...`` they are those of your cluster, and with
``--folder s3://...`` the games lie on object storage (``pip install s3fs``): each machine plays other seeds in a folder of its
own and then copies them, so there is nothing to agree on. A chunk that is there already is not played again.
"""

from __future__ import annotations

import argparse
import collections
import tempfile
from pathlib import Path

import fsspec
from dask.distributed import Client, as_completed

import vale
from vale import stats

TABLES = ("decisions", "cards", "tiles", "seats", "games")  # the games last: they say that a chunk is finished


def play(target: str, bots: list[str], players: int, first_seed: int, chunk: int) -> int:
    """Play a chunk of games and copy it to where all games are; return how many were played."""
    files, root = fsspec.core.url_to_fs(target)
    name = f"part-{first_seed:012}.parquet"
    if files.exists(f"{root}/games/{name}"):
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        vale.generate(scratch, bots, players=players, games=chunk, first_seed=first_seed, chunk=chunk)
        for table in TABLES:
            files.makedirs(f"{root}/{table}", exist_ok=True)
            files.put_file(f"{scratch}/{table}/{name}", f"{root}/{table}/{name}")
        files.put_file(f"{scratch}/manifest.json", f"{root}/manifest.json")
    return chunk


def count(target: str, name: str) -> list[tuple[str, int, float]]:
    """Count one file: how often each creature was summoned, and how much of the win its players had."""
    database = stats.connect(threads=1)
    cards = database.read_parquet(f"{target}/cards/{name}")
    return cards.aggregate("card, count(summoned_round), coalesce(sum(summoner_won), 0)", "card").fetchall()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", required=True, help="where the games go, on every machine the same")
    parser.add_argument("--scheduler", help="a Dask cluster (default: one on this machine)")
    parser.add_argument("--bots", default="1")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--chunk", type=int, default=100)
    args = parser.parse_args()
    folder = args.folder if "://" in args.folder else str(Path(args.folder).resolve())
    local = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with Client(args.scheduler) if args.scheduler else Client(**local) as client:
        seeds = range(0, args.games, args.chunk)
        jobs = [client.submit(play, folder, args.bots.split(","), args.players, seed, args.chunk) for seed in seeds]
        played = sum(job.result() for job in as_completed(jobs))
        print(f"{played} games played, {args.games - played} were there")
        totals: dict[str, list[float]] = collections.defaultdict(lambda: [0, 0.0])
        for counted in client.gather([client.submit(count, folder, f"part-{seed:012}.parquet") for seed in seeds]):
            for card, times, won in counted:
                totals[card][0] += times
                totals[card][1] += won
    database = stats.connect()
    rows = []
    for card, (n, won) in totals.items():
        if n:
            rows.append((card, *database.execute("SELECT share(?, ?)", [won, n]).fetchone()[0]))
    for card, n, share, low, high in sorted(rows, key=lambda row: -row[3])[:10]:
        print(f"{card}: won {100 * share:.1f} % ({100 * low:.1f} to {100 * high:.1f}) when summoned, {n:.0f} times")


if __name__ == "__main__":
    main()
