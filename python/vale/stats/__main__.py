"""``python -m vale.stats DIR...``: statistics of games, as tables, as a plot, and as a small JSON file."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from .. import ValeError
from .report import plot, text
from .summary import statistics, together


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m vale.stats", description=__doc__)
    parser.add_argument("folders", nargs="+", metavar="DIR", help="a folder of vale-lab, also on object storage (s3://...)")
    parser.add_argument("--json", metavar="FILE", help="write the statistics to this file")
    parser.add_argument("--keep", metavar="FILE", help="keep the statistics of games of other kinds from this file")
    parser.add_argument("--plot", metavar="FILE", help="draw the strongest creatures (PNG, SVG or PDF)")
    parser.add_argument("--memory", default="1500MB", help="memory limit of DuckDB (default 1500MB)")
    parser.add_argument("--threads", type=int, help="number of threads (default: all cores)")
    parser.add_argument("--most", type=int, default=15, help="number of creatures in each table (default 15)")
    args = parser.parse_args()
    begin = time.monotonic()
    try:
        document = statistics(
            args.folders, memory=args.memory, threads=args.threads, tell=lambda line: print(line, file=sys.stderr)
        )
        if args.keep:
            document = together(document, json.loads(Path(args.keep).read_text(encoding="utf-8")))
        if args.json:
            Path(args.json).write_text(json.dumps(document, separators=(",", ":")) + "\n", encoding="utf-8")
        if args.plot:
            plot(document, args.plot)
    except (ValeError, OSError, json.JSONDecodeError) as error:
        print(f"vale.stats: {error}", file=sys.stderr)
        return 1
    print(text(document, args.most))
    games = sum(group["games"] for group in document["groups"])
    print(f"{games} games in {time.monotonic() - begin:.1f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
