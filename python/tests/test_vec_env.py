"""Many games at once."""

import threading
import time

import numpy as np
import pytest
import vale


def test_arrays_are_written_in_place():
    env = vale.VecEnv(8, players=3, seed=1)
    arrays = [env.observations, env.masks, env.to_act, env.rewards, env.scores, env.dones]
    shapes = [(8, vale.OBSERVATION_LENGTH), (8, vale.ACTIONS), (8,), (8, 3), (8, 3), (8,)]
    assert [array.shape for array in arrays] == shapes
    assert [array.dtype for array in arrays] == [np.uint8, np.bool_, np.int8, np.float32, np.int32, np.bool_]
    before = env.observations.copy()
    env.step(env.random_actions())
    assert env.observations is arrays[0] and not np.array_equal(env.observations, before)
    out = np.zeros(8, np.int64)
    assert env.random_actions(out) is out
    assert env.masks[np.arange(8), out].all()


def test_games_are_those_of_their_seeds():
    env = vale.VecEnv(3, players=2, seed=9)
    seed = b"".join(number.to_bytes(8, "little") for number in (9, 2, 0, 0)).hex()
    game = vale.Game(2, seed=seed)
    finished = 0
    for _ in range(400):
        assert env.to_act[2] == game.asked - 1
        assert np.array_equal(env.observations[2], game.observation())
        assert np.array_equal(env.masks[2], game.action_mask())
        actions = env.random_actions()
        env.step(actions)
        game.apply(int(actions[2]))
        assert env.scores[2].tolist() == game.scores
        assert env.dones[2] == game.over
        if game.over:
            finished += 1
            assert env.rewards[2].tolist() == game.rewards()
            seed = b"".join(number.to_bytes(8, "little") for number in (9, 2, finished, 0)).hex()
            game = vale.Game(2, seed=seed)
        else:
            assert not env.rewards[2].any()
    assert finished > 1


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads):
    one = vale.VecEnv(7, players=4, seed=3, artifact_creatures=True, artifact_tiles=True)
    many = vale.VecEnv(7, players=4, seed=3, threads=threads, artifact_creatures=True, artifact_tiles=True)
    for _ in range(300):
        actions = one.random_actions()
        assert np.array_equal(actions, many.random_actions())
        one.step(actions)
        many.step(actions)
        for name in ("observations", "masks", "to_act", "rewards", "scores", "dones"):
            assert np.array_equal(getattr(one, name), getattr(many, name)), name


def test_a_reset_begins_the_same_games_again():
    env = vale.VecEnv(4, seed=1)
    first = env.observations.copy()
    for _ in range(50):
        env.step(env.random_actions())
    env.reset(1)
    assert np.array_equal(env.observations, first)
    env.reset(2)
    assert not np.array_equal(env.observations, first)


def test_bots_play_inside_of_the_step():
    env = vale.VecEnv(16, players=3, opponents=[1, None, "greedy"], reward="margin", seed=2)
    games, won = 0, 0
    while games < 50:
        assert (env.to_act == 1).all()
        env.step(env.random_actions())
        games += env.dones.sum()
        won += (env.rewards[env.dones, 1] > 0).sum()
    assert won < games / 3


def test_margins_are_points_ahead_of_the_best_opponent():
    env = vale.VecEnv(16, players=4, reward="margin", seed=2)
    games = 0
    while games < 20:
        env.step(env.random_actions())
        for game in np.flatnonzero(env.dones):
            scores = env.scores[game]
            best = [max(np.delete(scores, player)) for player in range(4)]
            assert env.rewards[game].tolist() == (scores - best).tolist()
            games += 1


@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32, np.int64, np.uint16, np.uint64, list])
def test_actions_may_be_whole_numbers_of_any_kind(kind):
    env, twin = vale.VecEnv(5, seed=4), vale.VecEnv(5, seed=4)
    actions = env.random_actions()
    if kind is np.int8:
        assert actions.max() < 128, "hunts have low numbers"
    env.step(actions)
    twin.step(actions.tolist() if kind is list else actions.astype(kind))
    assert np.array_equal(env.observations, twin.observations)
    # An array with gaps, too.
    actions = env.random_actions()
    twin.step(np.repeat(actions, 2)[::2])


def test_a_copy_of_a_game_has_everything():
    env = vale.VecEnv(3, seed=4)
    game = env.game(1)
    assert np.array_equal(game.action_mask(), env.masks[1])
    with pytest.raises(vale.ValeError, match="game: 3; there are 0 to 2"):
        env.game(3)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda env: vale.VecEnv(0), "0 games; a batch has 1 to"),
        (lambda env: vale.VecEnv(4, threads=0), "0 threads; a batch is stepped by 1 to 1024"),
        (lambda env: vale.VecEnv(4, opponents=[None]), "1 named for a table of 2"),
        (lambda env: vale.VecEnv(4, opponents=[0, 0]), "leave one for whoever steps"),
        (lambda env: vale.VecEnv(4, opponents=[None, 9]), "`9` is not a bot"),
        (lambda env: vale.VecEnv(4, opponents=[None, "cmd:ls"]), "a program can play in the arena"),
        (lambda env: vale.VecEnv(4, opponents=[None, 1.5]), "1.5 is not a bot"),
        (lambda env: vale.VecEnv(4, reward="gold"), "rewards are `win` and `margin`"),
        (lambda env: env.step([0, 0, 0]), "3 actions for 4 games"),
        (lambda env: env.step([863, 863, 863, 863]), r"game 0: action 863 \(end\) is not legal now"),
        (lambda env: env.step([-1, 0, 0, 0]), "game 0: there is no action -1"),
        (lambda env: env.step([0.0, 1.0, 2.0, 3.0]), "4 whole numbers are needed"),
        (lambda env: env.step("hunt"), "4 whole numbers are needed"),
        (lambda env: env.step(None), "4 whole numbers are needed"),
        (lambda env: env.step([[0, 0, 0, 0]]), "4 whole numbers are needed"),
        (lambda env: env.step([[0], [1, 2]]), "4 whole numbers are needed"),
        (lambda env: env.random_actions(np.zeros(3, np.int64)), "actions has 3 values; 4 are needed"),
    ],
)
def test_wrong_use_raises_a_sentence_and_changes_nothing(wrong, sentence):
    env = vale.VecEnv(4, seed=1)
    before = env.observations.copy()
    with pytest.raises(vale.ValeError, match=sentence):
        wrong(env)
    assert np.array_equal(env.observations, before)
    env.step(env.random_actions())


def test_an_array_that_cannot_be_written_is_told():
    env = vale.VecEnv(4, seed=1)
    env.masks.flags.writeable = False
    with pytest.raises(vale.ValeError, match="masks cannot be written"):
        env.step(env.random_actions())
    env.masks.flags.writeable = True
    env.step(env.random_actions())


def test_other_threads_go_on_while_games_are_stepped():
    env = vale.VecEnv(24, opponents=[None, "5@4000"], seed=1)
    ticks, stop = [], threading.Event()

    def tick():
        while not stop.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0.002)

    thread = threading.Thread(target=tick)
    thread.start()
    try:
        actions = env.random_actions()
        begin = time.perf_counter()
        env.step(actions)
        end = time.perf_counter()
    finally:
        stop.set()
        thread.join(60)
    during = [moment for moment in ticks if begin < moment < end]
    # With the lock held there would be ticks only at the very beginning and the very end.
    middle = [moment for moment in during if begin + (end - begin) / 4 < moment < end - (end - begin) / 4]
    assert end - begin > 0.05 and len(middle) > 3, f"{len(during)} ticks in {end - begin:.3f} s"


def test_a_game_takes_at_most_four_kilobytes():
    assert vale.BYTES_PER_GAME <= 4096
