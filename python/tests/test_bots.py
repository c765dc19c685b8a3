"""Bots of the house, and agents in the arena."""

import random

import pytest
import vale


@pytest.mark.parametrize("level", [0, 1, 2, "learned@100", "4@50", "master@200"])
def test_every_level_decides(level):
    bot = vale.Bot(level)
    game = vale.Game(2, seed=3)
    for number in range(12):
        move = bot.decide(game, number)
        assert move in game.legal_moves() and move == bot.decide(game, number)
        plans = bot.plans(game, number)
        assert all(plan["moves"] and isinstance(plan["value"], float) for plan in plans)
        game.play(move)


def test_a_bot_plays_better_than_chance():
    results = vale.arena([1, 0], deals=40, seed=1, threads=2)
    greedy = results["bots"][0]
    assert results["games"] == 80 and greedy["name"] == "greedy"
    share = greedy["win_share"]
    assert 0.7 < share["low"] < share["mean"] < share["high"] <= 1


def first_move(sight):
    """Takes the first legal move, as a text."""
    return sight.legal_moves()[0]


def any_action(sight):
    """Takes any legal action, as a number."""
    return random.Random(sight.seed).choice(sight.legal_actions())


class Searcher:
    """Takes the action that brings the most points in a sampled game."""

    def __call__(self, sight):
        best = []
        for action in sight.legal_actions():
            game = sight.sample(seed=sight.seed)
            assert game.view(sight.seat) == sight.view()
            game.apply(action)
            best.append((game.scores[sight.seat - 1], -action, action))
        return max(best)[2]


@pytest.mark.parametrize("agent", [first_move, any_action, Searcher(), lambda sight: first_move(sight)])
def test_a_function_plays_in_the_arena(agent):
    results = vale.arena([agent, 0], deals=3, seed=5, payment="any")
    again = vale.arena([agent, 0], deals=3, seed=5, payment="any", threads=2)
    mine = results["bots"][0]
    assert results["games"] == 6 and mine["forfeits"] == 0 and mine["win_share"]["mean"] is not None
    assert mine["win_share"] == again["bots"][0]["win_share"], "the result depends on the number of threads"


def test_functions_of_the_same_name_are_told_apart():
    def namesake(sight):
        return sight.legal_moves()[-1]

    namesake.__name__ = "first_move"
    names = [bot["name"] for bot in vale.arena([first_move, namesake, first_move], players=3, deals=1, seed=1)["bots"]]
    assert names == ["first_move", "first_move 2"]


def test_an_agent_sees_what_its_seat_sees():
    seen = []

    def agent(sight):
        seen.append(sight)
        return sight.legal_actions()[0]

    vale.arena([agent, 1], deals=1, seed=1, players=3)
    for sight in seen:
        view = sight.view()
        assert view["seat"] == sight.seat and "seed" not in view
        assert sight.action_mask().sum() == len(sight.legal_actions())
        assert sight.observation().shape == (vale.OBSERVATION_LENGTH,)
        assert isinstance(sight.remembered(), dict)


@pytest.mark.parametrize(
    ("answer", "kind", "sentence"),
    [
        (lambda sight: "fly away", vale.IllegalMove, "fly"),
        (lambda sight: "end", vale.IllegalMove, "not what is being asked now"),
        (lambda sight: 10_000, vale.IllegalMove, "there is no action 10000"),
        (lambda sight: 863, vale.IllegalMove, "not legal now"),
        (lambda sight: None, vale.IllegalMove, "there is no action None"),
        (lambda sight: 1 / 0, ZeroDivisionError, "division"),
        (lambda: "end", TypeError, "argument"),
    ],
)
def test_what_goes_wrong_in_an_agent_is_raised(answer, kind, sentence):
    with pytest.raises(kind, match=sentence):
        vale.arena([answer, 0], deals=4, threads=2, seed=1)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: vale.arena([]), "name at least one bot"),
        (lambda: vale.arena([0, 1, 2]), "3 bots are too many for a table of 2"),
        (lambda: vale.arena(["ogre_king"]), "`ogre_king` is not a bot"),
        (lambda: vale.arena([0], deals=0), "deals: 0; play 1 to"),
        (lambda: vale.arena([0], threads=0), "threads: 0; use 1 to"),
        (lambda: vale.arena([0], players=7), "players: 7; the game is for 2 to 4"),
        (lambda: vale.Bot(9), "`9` is not a bot"),
        (lambda: vale.Bot("2@never"), "`never` is not a budget"),
        (lambda: vale.Bot("cmd:ls"), "a program can play in the arena"),
    ],
)
def test_wrong_use_raises_a_sentence(wrong, sentence):
    with pytest.raises(vale.ValeError, match=sentence):
        wrong()


def test_a_bot_has_nothing_to_decide_when_the_game_is_over():
    game, dice = vale.Game(seed=1), random.Random(1)
    while not game.over:
        game.apply(dice.choice(game.legal_actions()))
    with pytest.raises(vale.IllegalMove, match="the game is over"):
        vale.Bot(0).decide(game)
