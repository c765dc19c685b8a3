"""Whatever is handed over, there is an answer or an exception with a sentence: never a panic."""

import random

import numpy as np
import pytest
import vale

STRANGE = [
    None, True, False, 0, 1, -1, 2, 863, 865, 2**31, 2**63, 2**64, -(2**70), 0.0, 1.5, float("nan"), float("inf"), "", "x",
    "summon imp", "hunt", "pay RRRRRRRR", "choose 9", "player 9", "é" * 500, b"", b"vale 1\n", [], [0], [[]], {}, {"seat": 9},
    {"players": []}, (), set(), object(), np.zeros(3), np.zeros((2, 2), np.int64), np.array(5), np.array(["a"]),
    np.zeros(4, np.int64), np.zeros(0, np.int64), np.array([2**63], np.uint64), lambda *_: 0, len,
]  # fmt: skip

GOOD = (ValueError, TypeError, OverflowError)


def call(function, *arguments, **named):
    """Calls; only exceptions of the right kinds may come back, and each has a sentence."""
    try:
        return function(*arguments, **named)
    except GOOD as error:
        assert str(error)
    except MemoryError:
        pass
    return None


@pytest.mark.parametrize("method", ["play", "apply", "view", "observation", "remembered", "sample", "rewards", "actions_of"])
def test_methods_of_a_game_take_anything(method):
    game, dice = vale.Game(3, seed=1, artifact_tiles=True), random.Random(1)
    for _ in range(30):
        for thing in STRANGE:
            before = game.copy()
            call(getattr(game, method), thing)
            if method not in ("play", "apply"):
                assert game == before
            if game.over:
                game = vale.Game(3, seed=dice.getrandbits(64))
        game.apply(dice.choice(game.legal_actions()))


@pytest.mark.parametrize("name", ["from_record", "from_position", "from_view", "_restore"])
def test_readers_take_anything(name):
    for thing in STRANGE:
        call(getattr(vale.Game, name), thing)
        call(getattr(vale.Game, name), thing, thing)


@pytest.mark.parametrize("name", ["seed", "first", "sell", "payment", "artifact_creatures", "artifact_tiles", "deck"])
def test_options_take_anything(name):
    for thing in STRANGE:
        call(vale.Game, thing, **{name: thing})
        call(vale.Game, 2, **{name: thing})
        if name not in ("first", "deck"):
            call(vale.VecEnv, 2, **{name: thing})


def test_a_batch_takes_anything():
    env = vale.VecEnv(4, seed=1)
    for thing in STRANGE:
        for function in (env.step, env.random_actions, env.game, env.reset, vale.Bot):
            call(function, thing)
        call(vale.VecEnv, 2, opponents=thing)
        call(vale.VecEnv, 2, opponents=[None, thing])
        if not callable(thing):
            call(vale.arena, [thing], deals=1)
        call(vale.arena, thing, deals=1)
        if not isinstance(thing, int) or thing < 100:
            call(vale.VecEnv, thing)
            call(vale.VecEnv, 2, threads=thing)
    env.reset(1)
    env.step(env.random_actions())


def test_random_numbers_are_legal_only_where_the_mask_says_so():
    dice, taken = np.random.default_rng(1), 0
    env = vale.VecEnv(1, players=4, seed=1, artifact_creatures=True, artifact_tiles=True)
    for _ in range(20_000):
        action = dice.integers(-5, vale.ACTIONS + 5, 1)
        legal = 0 <= action[0] < vale.ACTIONS and env.masks[0, action[0]]
        before = env.observations.copy()
        try:
            env.step(action)
            assert legal
            taken += 1
        except vale.IllegalMove:
            assert not legal and np.array_equal(env.observations, before)
    assert taken > 50


def test_random_shapes_and_kinds_are_refused():
    dice = np.random.default_rng(2)
    env = vale.VecEnv(6, seed=1)
    kinds = [np.int8, np.uint8, np.int32, np.int64, np.uint64, np.float32, np.float64, np.bool_, np.complex64, object, "U3", "M8[s]"]
    for _ in range(500):
        shape = tuple(dice.integers(0, 8, dice.integers(0, 4)))
        kind = kinds[dice.integers(len(kinds))]
        call(env.step, np.zeros(shape).astype(kind))
        call(env.random_actions, np.zeros(shape).astype(kind))
    env.step(env.random_actions())


def test_records_and_positions_with_random_changes_are_refused_or_read():
    dice = random.Random(3)
    game = vale.Game(2, seed=1, artifact_tiles=True)
    for _ in range(60):
        game.apply(dice.choice(game.legal_actions()))
    record = game.record().encode()
    read = 0
    for _ in range(300):
        changed = bytearray(record)
        for _ in range(dice.randint(1, 4)):
            changed[dice.randrange(len(changed))] = dice.randrange(256)
        read += call(vale.Game.from_record, bytes(changed)) is not None
    position = game.position()
    for key in list(position):
        for thing in STRANGE:
            call(vale.Game.from_position, {**position, key: thing})
            call(vale.Game.from_view, {**game.view(1), key: thing})
    assert read < 300
