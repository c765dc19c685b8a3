"""Games as files, and their statistics: against counts by hand, from records, on a cluster, and in the notebook."""

import collections
import json
import math
import pathlib
import re
import subprocess
import sys

import pytest

import vale

pytest.importorskip("duckdb")

from vale import stats  # noqa: E402
from vale.stats import intervals  # noqa: E402

EXAMPLES = pathlib.Path(__file__).parent.parent / "examples"
DOCS = pathlib.Path(__file__).parent.parent.parent / "docs"


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Some quick games of two players."""
    folder = tmp_path_factory.mktemp("lab") / "games"
    assert vale.generate(folder, [1], players=2, games=120, chunk=40, threads=2) == 120
    return str(folder)


def rows(database, sql):
    result = database.execute(sql)
    names = [column[0] for column in result.description]
    return [dict(zip(names, row)) for row in result.fetchall()]


def wilson(won, n):
    z = 1.959964
    centre = (won + z * z / 2) / (n + z * z)
    half = z / (n + z * z) * math.sqrt(won * (n - won) / n + z * z / 4)
    return centre - half, centre + half


def test_queries_give_what_is_counted_by_hand(games):
    database = stats.connect()
    [group] = stats.groups(database, [games])
    group.open(database)
    cards = rows(database, "SELECT * FROM cards")
    alone = collections.defaultdict(list)
    for card in cards:
        if card["summoned_round"] is not None:
            alone[card["card"]].append(card["summoner_won"])
    for row in rows(database, stats.query("creatures")):
        won = alone[row["card"]]
        if not won:
            assert row["summoned"] is None
            continue
        n, share, low, high = row["summoned"]
        assert (n, share) == (len(won), pytest.approx(sum(won) / len(won)))
        assert (low, high) == pytest.approx(wilson(sum(won), len(won)), abs=1e-4)
        drafted = [card["won"] for card in cards if card["card"] == row["card"] and card["pick"] is not None]
        assert row["drafted"][:2] == pytest.approx([len(drafted), sum(drafted) / len(drafted)])
    together = collections.Counter()
    areas = collections.defaultdict(list)
    for card in cards:
        if card["summoned_round"] is not None:
            areas[card["game"], card["summoned_by"]].append(card["card"])
    for summoned in areas.values():
        together.update((a, b) for a in summoned for b in summoned if a < b)
    assert {(row["card"], row["partner"]): row["n"] for row in rows(database, stats.query("pairs"))} == together
    ends = collections.Counter(row["rounds"] for row in rows(database, "SELECT rounds FROM games"))
    counted = {row["rounds"]: row["games"][0] * row["games"][1] for row in rows(database, stats.query("rounds"))}
    assert counted == pytest.approx(ends)
    first = [row["won"] for row in rows(database, "SELECT won FROM seats WHERE turn_order = 1")]
    assert rows(database, stats.query("turn_order"))[0]["won"][:2] == pytest.approx([120, sum(first) / 120])


def test_games_are_those_of_the_engine(games):
    """The moves of a game replay it, and lead to its scores."""
    database = stats.connect()
    stats.groups(database, [games])[0].open(database)
    for number in (0, 77):
        game = vale.Game(players=2, seed=number)
        told = rows(database, f"SELECT * FROM decisions WHERE game = {number} ORDER BY number")
        for row in told:
            assert (game.asked, game.round, len(game.legal_moves())) == (row["seat"], row["round"], row["legal"])
            words = [row["verb"], row["what"] or "", row["stones"] or ""]
            game.play(" ".join(word for word in words if word))
        assert game.over
        scores = rows(database, f"SELECT score FROM seats WHERE game = {number} ORDER BY seat")
        assert [row["score"] for row in scores] == list(game.scores)


def test_statistics_are_small_and_whole(games, tmp_path):
    command = [sys.executable, "-m", "vale.stats", games, "--json", "s.json", "--plot", "s.svg"]
    # Not in the folder of the package, whose sources would stand before what is installed.
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "2 players, greedy, sell table printed: 120 games" in done.stdout
    assert "<svg" in (tmp_path / "s.svg").read_text()
    document = json.loads((tmp_path / "s.json").read_text())
    check(document)
    assert document["groups"][0]["level"] == 1


def check(document):
    """Hold a document to docs/lab.md."""
    assert document["version"] == 1 and document["rules"] == vale.RULES_VERSION
    ids = {card["id"] for card in vale.cards()}

    def estimate(values, most=None):
        if values is not None:
            cases, value, low, high = values
            assert cases > 0 and low <= value <= high
            assert most is None or 0 <= low and high <= most

    for group in document["groups"]:
        assert sum(order["won"][1] for order in group["turn_order"]) == pytest.approx(1000, abs=4)
        assert sum(end[1] for end in group["ends"].values()) == pytest.approx(1000, abs=6)
        assert len(group["families"]) == 5 and len(group["turn_order"]) == group["players"]
        assert ("creatures" in group) == (group["sell"] == "printed")
        for card, row in group.get("creatures", {}).items():
            assert card in ids
            for name in ("drafted", "sold", "summoned"):
                estimate(row[name], 1000)
            for one in [*row.get("rounds", []), *row.get("picks", [])]:
                estimate(one, 1000)
            estimate(row["points"])
            assert all(partner[0] in ids for partner in row.get("partners", []))


def test_what_ships_is_as_described():
    path = DOCS / "data" / "statistics.json"
    # Counts of a million games have more digits than those of a thousand.
    assert path.stat().st_size < 160_000
    check(json.loads(path.read_text()))


def test_the_queries_of_the_document_run(games):
    database = stats.connect()
    stats.groups(database, [games])[0].open(database)
    queries = re.findall(r"```sql\n(.*?)```", (DOCS / "lab.md").read_text(), re.DOTALL)
    assert len(queries) >= 10
    for sql in queries:
        assert database.execute(sql).fetchall(), sql


def test_cases_of_one_game_are_not_taken_for_independent():
    """Ten cases of each game that all have the same outcome tell no more than one case of each game."""
    database = stats.connect()
    games = "SELECT i % 2 AS won FROM range(400) AS games(i)"
    one, ten = database.execute(f"SELECT by_game(won, 1), by_game(10 * won, 10) FROM ({games})").fetchone()
    assert one[1:] == pytest.approx(ten[1:]) and one[2:] == pytest.approx([0.451, 0.549], abs=0.001)


def test_machines_share_the_work_and_the_same_games_do_not_count_twice(games, tmp_path):
    vale.generate(tmp_path / "more", [1], players=2, games=40, first_seed=120, chunk=40)
    both = stats.statistics([games, str(tmp_path / "more")])
    assert [group["games"] for group in both["groups"]] == [160]
    vale.generate(tmp_path / "again", [1], players=2, games=40, chunk=40)
    with pytest.raises(vale.ValeError, match="other seeds"):
        stats.statistics([games, str(tmp_path / "again")])
    # A chunk whose games are missing is not finished.
    (tmp_path / "more" / "games" / "part-000000000120.parquet").unlink()
    with pytest.raises(vale.ValeError, match="no finished games"):
        stats.statistics([str(tmp_path / "more")])


def test_statistics_of_other_games_are_kept(games, tmp_path):
    vale.generate(tmp_path / "three", [1], players=3, games=40, chunk=40, follow_plans=True)
    two, three = stats.statistics([games]), stats.statistics([str(tmp_path / "three")])
    both = stats.together(three, two)
    assert [(group["players"], group["games"]) for group in both["groups"]] == [(2, 120), (3, 40)]
    # What is counted anew takes the place of what was counted before.
    (tmp_path / "both.json").write_text(json.dumps({**both, "groups": [{**group, "games": 1} for group in both["groups"]]}))
    command = [sys.executable, "-m", "vale.stats", str(tmp_path / "three"), "--keep", "both.json", "--json", "s.json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    document = json.loads((tmp_path / "s.json").read_text())
    assert [(group["players"], group["games"]) for group in document["groups"]] == [(2, 1), (3, 40)]
    for other in ({**two, "rules": 0}, {}, []):
        with pytest.raises(vale.ValeError, match="another version"):
            stats.together(three, other)


def test_records_can_be_counted_too(tmp_path):
    records = tmp_path / "records"
    records.mkdir()
    for number in range(6):
        game = vale.Game(players=2 + number % 2, seed=number)
        bot = vale.Bot(1)
        while not game.over:
            game.play(bot.decide(game, number))
        (records / f"{number}.vale").write_text(game.record(["Ada", "Ben", "Cy"][: 2 + number % 2]))
    (records / "broken.vale").write_text("nothing")
    imported, left_out = vale.import_records(tmp_path / "people", [records])
    assert imported == 6 and [path.name for path, _ in left_out] == ["broken.vale"]
    document = stats.statistics([str(tmp_path / "people")])
    found = [(group["players"], group["games"], group["bots"]) for group in document["groups"]]
    assert found == [(2, 3, None), (3, 3, None)]


def test_wrong_use_raises_a_sentence(games, tmp_path):
    with pytest.raises(vale.ValeError, match="not mixed"):
        vale.generate(games, [0], players=2, games=40, chunk=40)
    with pytest.raises(vale.ValeError, match="multiples of the chunk"):
        vale.generate(tmp_path / "odd", [0], games=41, chunk=40)
    with pytest.raises(vale.ValeError, match="a bot is a level"):
        vale.generate(tmp_path / "odd", [print])
    with pytest.raises(vale.ValeError, match="there are no games"):
        stats.statistics([str(tmp_path / "nothing")])
    (tmp_path / "manifest.json").write_text("[]")
    with pytest.raises(vale.ValeError, match="not a manifest"):
        stats.statistics([str(tmp_path)])


def test_the_correction_is_that_of_benjamini_and_hochberg():
    # The example of their paper of 1995: four of fifteen are rejected at 5 %.
    small = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459]
    chances = [*small, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    adjusted = intervals.adjusted(chances)
    assert [value <= 0.05 for value in adjusted] == [True] * 4 + [False] * 11
    assert adjusted[3] == pytest.approx(0.0095 * 15 / 4)
    assert adjusted == sorted(adjusted) and intervals.adjusted([]) == []


def test_a_pair_that_does_nothing_has_no_lift():
    odds = {"a": 1.5, "b": 2.0}
    alone = {card: (10_000, 10_000 * value / (1 + value)) for card, value in odds.items()}
    expected = odds["a"] * odds["b"] / (1 + odds["a"] * odds["b"])
    [pair] = intervals.pairs({("a", "b"): (1000, 1000 * expected)}, alone, 0.5)
    assert pair.lift == pytest.approx(1) and pair.low < 1 < pair.high and pair.chance == pytest.approx(1)
    [pair] = intervals.pairs({("a", "b"): (1000, 900)}, alone, 0.5)
    assert pair.low > 1 and pair.adjusted < 0.001
    assert intervals.pairs({("a", "b"): (29, 20)}, alone, 0.5) == []


def test_a_cluster_plays_and_counts(tmp_path):
    pytest.importorskip("distributed")
    options = ["--folder", tmp_path / "games", "--games", "40", "--chunk", "10"]
    command = [sys.executable, EXAMPLES / "many_machines.py", *options]
    for said in ("40 games played, 0 were there", "0 games played, 40 were there"):
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(said)
    [group] = stats.statistics([str(tmp_path / "games")])["groups"]
    assert group["games"] == 40
    card, rest = done.stdout.splitlines()[1].split(": won ")
    cases, share, *_ = group["creatures"][card]["summoned"]
    assert f"{share / 10:.1f} %" in rest and f"{cases} times" in rest


def test_the_notebook_runs(tmp_path):
    nbclient = pytest.importorskip("nbclient")
    import nbformat

    notebook = nbformat.read(EXAMPLES / "card_strength.ipynb", as_version=4)
    nbclient.NotebookClient(notebook, timeout=600, resources={"metadata": {"path": tmp_path}}).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in outputs), "the notebook draws nothing"
