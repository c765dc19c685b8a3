"""Statistics over the folders of games that ``vale-lab`` and ``vale.generate`` write.

``connect`` and ``Group`` open such games in DuckDB, an SQL engine that reads Parquet within a memory limit and comes as a
wheel: ``pip install 'vale[stats]'``. ``statistics`` makes of them what people want to know, with 95 % intervals, and
``python -m vale.stats DIR`` prints, plots and writes it; ``together`` adds what was counted before. docs/lab.md of the project explains all of it.
"""

from .data import Group, connect, groups, query
from .report import plot, text
from .summary import statistics, together

__all__ = ["Group", "connect", "groups", "plot", "query", "statistics", "text", "together"]
