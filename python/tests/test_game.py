"""Games, moves, views, records, positions and samples."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
import vale

ALL_OPTIONS = [
    {"players": players, "sell": sell, "payment": payment, "artifact_creatures": artifacts, "artifact_tiles": artifacts}
    for players in (2, 3, 4)
    for sell in ("printed", "manual")
    for payment in ("needed", "any")
    for artifacts in (False, True)
]


def random_game(seed, decisions=10_000, **options):
    """Plays random actions."""
    dice = random.Random(seed)
    game = vale.Game(seed=seed, **options)
    for _ in range(decisions):
        if game.over:
            break
        game.apply(dice.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("options", ALL_OPTIONS)
def test_a_game_is_played_by_actions_and_replayed_by_moves(options):
    game = random_game(7, **options)
    assert game.over and game.asked is None and game.question is None
    again = vale.Game(seed=7, **options)
    for move in game.moves:
        assert again.asked is not None
        again.play(move)
    assert again == game
    assert again.scores == game.scores and again.ranking()[0]["place"] == 1
    assert sum(game.rewards()) == pytest.approx(1)
    assert vale.Game.from_record(game.record(["Ann", "Bob"])) == game


def test_moves_and_actions_are_two_ways_to_say_the_same():
    names = vale.action_names()
    dice = random.Random(1)
    both, paid = 0, 0
    game = vale.Game(3, seed=5, payment="any")
    while not game.over:
        by_actions, moves = [], game.legal_moves()
        for move in moves:
            actions = game.actions_of(move)
            trial = game.copy()
            for action in actions:
                assert trial.action_mask()[action]
                trial.apply(action)
            other = game.copy()
            other.play(move)
            assert trial == other, move
            by_actions.append(actions[0])
            paid += len(actions) == 2
            both += 1
        assert sorted(set(by_actions)) == game.legal_actions()
        assert [names[action].split()[0] for action in by_actions] == [move.split()[0] for move in moves]
        game.play(dice.choice(moves))
    assert both > 100 and paid > 5


def test_a_view_has_no_place_for_what_is_hidden():
    game = random_game(3, 60, players=3)
    for seat in (1, 2, 3):
        view = game.view(seat)
        assert view["seat"] == seat and "seed" not in view and "draw" not in view
        assert view["hand"] == game.referee_view()["hands"][seat - 1]
        assert {"seat", "hand", "draw_known_to_me"} | set(game.table_view()) == set(view)
    assert len(game.referee_view()["hands"]) == 3


def test_a_sample_looks_the_same_and_differs_in_what_is_hidden():
    game = random_game(11, 80, players=3)
    for seat in (1, 2, 3):
        hidden = set()
        for seed in range(20):
            sample = game.sample(seat, seed=seed)
            assert sample.view(seat) == game.view(seat)
            assert np.array_equal(sample.observation(seat), game.observation(seat))
            for other, cards in game.remembered(seat).items():
                assert set(cards) <= set(sample.referee_view()["hands"][other - 1])
            hidden.add(json.dumps(sample.referee_view()["draw"]))
        assert len(hidden) > 1


def test_a_full_game_fits_a_view_from_anywhere():
    game = random_game(11, 60, players=2)
    view = json.loads(json.dumps(game.view(1)))
    made_up = vale.Game.from_view(view, remembered=game.remembered(1), seed=4)
    assert made_up.view(1) == game.view(1)
    while not made_up.over:
        made_up.apply(made_up.legal_actions()[0])


def test_a_position_goes_on_like_the_game():
    for decisions in range(0, 120, 7):
        game = random_game(decisions, decisions, players=2, artifact_creatures=True, artifact_tiles=True)
        again = vale.Game.from_position(game.position())
        assert again.legal_moves() == game.legal_moves() and again.referee_view() == game.referee_view()
        assert vale.Game.from_position(json.dumps(game.position())).position() == game.position()


def test_copies_go_their_own_ways():
    game = random_game(2, 30)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        twin.apply(twin.legal_actions()[0])
        assert twin != game


def test_a_half_made_purchase_is_pickled_too():
    found = 0
    for seed in range(30):
        game, dice = vale.Game(seed=seed, payment="any"), random.Random(seed)
        while not game.over:
            if "payment" in questions(game):
                found += 1
                again = pickle.loads(pickle.dumps(game))
                assert again == game and again.legal_actions() == game.legal_actions()
            game.apply(dice.choice(game.legal_actions()))
    assert found > 5


def questions(game):
    """What is asked, by the observation."""
    bytes_ = vale.observation_fields(game.observation())["question"].ravel()
    return [name for name, byte in zip(vale.questions(), bytes_) if byte]


def test_moves_can_be_taken_back_until_something_turns_up():
    game = vale.Game(2, seed=3, first=1)
    before = game.copy()
    move = game.legal_moves()[0]
    game.play(move)
    assert game.undo() == move and game == before
    with pytest.raises(vale.IllegalMove, match="there is no move to undo"):
        game.undo()


def test_events_and_offers_say_what_happens():
    game = vale.Game(2, seed=3, first=1)
    offers = game.offers()
    assert [move for move, _ in offers] == game.legal_moves() and "points" in offers[0][1]
    events = game.play(game.legal_moves()[0], events=True)
    assert events[0]["event"] == "hunted" and events[0]["seat"] == 1
    assert game.play(game.legal_moves()[0]) is None


def test_the_same_seed_is_the_same_game():
    assert vale.Game(seed=5) == vale.Game(seed="5") == vale.Game(seed="05" + "0" * 62)
    assert vale.Game(seed=5) != vale.Game(seed=6)
    assert vale.Game().position()["seed"] != vale.Game().position()["seed"]


def test_a_stacked_deck_is_dealt_from_the_top():
    deck = [card["id"] for card in vale.cards() if card["set"] == "base"]
    shown = [hunted["card"] for hunted in vale.Game(2, deck=deck).view(1)["display"]]
    assert shown == deck[:4]


def test_tables_are_complete():
    assert len(vale.cards()) == 98 and len(vale.tiles()) == 11 and len(vale.action_names()) == vale.ACTIONS == 865
    assert [number for number, _ in vale.levels()] == [0, 1, 2, 3, 4, 5]
    assert (vale.ACTIONS_VERSION, vale.OBSERVATION_VERSION) == (1, 1)
    imp = next(card for card in vale.cards() if card["id"] == "imp")
    assert (imp["family"], imp["cost"], imp["sells"]["printed"]) == ("fire", 0, "RRR")
    assert vale.action_names()[imp["number"]] == "hunt imp"


def test_an_observation_has_its_fields():
    game = vale.Game(3, seed=1)
    fields = vale.observation_fields(game.observation())
    assert fields["area"].shape == (4, 98) and fields["players"].ravel().tolist() == [0, 1, 0]
    assert fields["display_free"].sum() == 6 and fields["asked"].ravel().tolist() == [1, 0, 0, 0]
    assert questions(game) == ["hunt"]
    scaled = game.observation() / vale.observation_scale()
    assert scaled.min() == 0 and scaled.max() == 1
    many = vale.observation_fields(np.stack([game.observation(seat) for seat in (1, 2, 3)]))
    assert many["score"].shape == (3, 4, 1)
    with pytest.raises(vale.ValeError, match="an observation has 1784 bytes"):
        vale.observation_fields(np.zeros(3, np.uint8))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: vale.Game(5), "players: 5; the game is for 2 to 4"),
        (lambda: vale.Game(sell="free"), "the sell tables are `printed` and `manual`"),
        (lambda: vale.Game(payment="none"), "the rules of payment are `needed` and `any`"),
        (lambda: vale.Game(seed=-1), "a seed is a number below 2"),
        (lambda: vale.Game(seed=True), "a seed is a number below 2"),
        (lambda: vale.Game(seed=2**64), "a seed is a number below 2"),
        (lambda: vale.Game(first=3), "seat: 3; the seats of this table are 1 to 2"),
        (lambda: vale.Game(deck=["imp"]), "is missing"),
        (lambda: vale.Game(deck=["ogre_king"]), "there is no card `ogre_king`"),
        (lambda: vale.Game().view(0), "seat: 0; the seats of this table are 1 to 2"),
        (lambda: vale.Game().play("hunt ogre_king"), "ogre_king"),
        (lambda: vale.Game(seed=1).play("end"), "not what is being asked now"),
        (lambda: vale.Game().apply(865), "there is no action 865; actions are numbered 0 to 864"),
        (lambda: vale.Game().apply(863), r"action 863 \(end\) is not legal now"),
        (lambda: vale.Game().apply("0"), "there is no action '0'"),
        (lambda: vale.Game().rewards("gold"), "rewards are `win` and `margin`"),
        (lambda: vale.Game.from_record("hello"), "line 1"),
        (lambda: vale.Game.from_record(7), "a record is a text or bytes"),
        (lambda: vale.Game.from_position("{}"), "missing"),
        (lambda: vale.Game.from_position({"a": object()}), "cannot be written as JSON"),
        (lambda: vale.Game.from_view({}), "view: missing field"),
    ],
)
def test_wrong_use_raises_a_sentence(wrong, sentence):
    with pytest.raises(vale.ValeError, match=sentence):
        wrong()


def test_a_finished_game_says_so():
    game = random_game(1)
    assert game.legal_moves() == [] and game.legal_actions() == [] and not game.action_mask().any()
    for wrong in (lambda: game.play("end"), lambda: game.apply(0), game.observation):
        with pytest.raises(vale.ValeError):
            wrong()
    assert game.observation(1).shape == (vale.OBSERVATION_LENGTH,)
