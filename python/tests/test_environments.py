"""The environments pass the tests of the libraries that they are for."""

import random

import numpy as np
import pytest
import vale


def test_gymnasium_check_env():
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env
    from vale.gymnasium import ValeEnv

    for environment in (ValeEnv(), ValeEnv([1, 2], seat=2, reward="margin", artifact_tiles=True, render_mode="ansi")):
        check_env(environment, skip_render_check=True)


def test_gymnasium_plays_whole_games():
    gymnasium = pytest.importorskip("gymnasium")
    from vale.gymnasium import ValeEnv, register

    register()
    assert gymnasium.make("vale/Vale-v1", opponents=[1]).unwrapped.game.players == 2
    environment = ValeEnv([0, 1], seat=3, reward="margin")
    finals = []
    for _ in range(2):
        seen, info = environment.reset(seed=4)
        over, reward = False, 0.0
        dice = np.random.default_rng(1)
        while not over:
            assert np.array_equal(environment.action_masks(), seen["action_mask"].astype(bool))
            action = dice.choice(np.flatnonzero(seen["action_mask"]))
            seen, reward, over, cut, info = environment.step(action)
            assert not cut
        finals.append((reward, info["scores"]))
        assert reward == info["scores"][2] - max(info["scores"][:2])
    assert finals[0] == finals[1]
    with pytest.raises(vale.ValeError, match="call reset"):
        environment.step(0)


def test_gymnasium_an_illegal_action_loses_or_raises():
    pytest.importorskip("gymnasium")
    from vale.gymnasium import ValeEnv

    environment = ValeEnv()
    environment.reset(seed=1)
    _, reward, over, _, info = environment.step(863)
    assert over and reward == 0 and "not legal" in info["illegal"]
    environment = ValeEnv(illegal="raise")
    environment.reset(seed=1)
    with pytest.raises(vale.IllegalMove):
        environment.step(863)
    for wrong in ({"seat": 3}, {"illegal": "win"}, {"render_mode": "human"}, {"reward": "gold"}, {"opponents": [9]}):
        with pytest.raises(vale.ValeError):
            ValeEnv(**wrong)


def test_pettingzoo_api_and_seed():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test
    from vale.pettingzoo import env, raw_env

    for options in ({}, {"players": 4, "artifact_creatures": True, "artifact_tiles": True}):
        api_test(env(**options), num_cycles=300)
        api_test(raw_env(**options), num_cycles=300)
        seed_test(lambda options=options: env(**options), num_cycles=60)


def test_pettingzoo_parallel():
    pytest.importorskip("pettingzoo")
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
    from vale.pettingzoo import raw_env

    inner = raw_env(players=3)
    inner.metadata = {**inner.metadata, "is_parallelizable": True}
    environment = turn_based_aec_to_parallel(inner)
    seen, _ = environment.reset(seed=3)
    dice, total = np.random.default_rng(1), np.zeros(3)
    while environment.agents:
        asked = inner.agent_selection
        action = int(dice.choice(np.flatnonzero(seen[asked]["action_mask"])))
        actions = {agent: (action if agent == asked else None) for agent in environment.agents}
        seen, rewards, *_ = environment.step(actions)
        total += [rewards.get(agent, 0) for agent in inner.possible_agents]
    assert total.sum() == pytest.approx(1)


def test_pettingzoo_rewards_and_masks():
    pytest.importorskip("pettingzoo")
    from vale.pettingzoo import raw_env

    environment = raw_env(players=3, reward="margin", render_mode="ansi")
    environment.reset(seed=2)
    dice, total = random.Random(1), {}
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        total[agent] = total.get(agent, 0) + reward
        others = [other for other in environment.agents if other != agent]
        assert not any(environment.observe(other)["action_mask"].any() for other in others)
        environment.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert [total[agent] for agent in environment.possible_agents] == environment.game.rewards("margin")
    assert environment.render().startswith("vale")
    environment.reset(seed=2)
    with pytest.raises(vale.IllegalMove):
        environment.step(863)


def test_openspiel_style():
    from vale.openspiel import TERMINAL_PLAYER, ValeGame

    game = ValeGame(3, seed=1, artifact_tiles=True)
    state = game.new_initial_state()
    dice, samples = random.Random(2), 0
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        assert legal == state.legal_actions(player) and state.legal_actions((player + 1) % 3) == []
        assert [number for number, bit in enumerate(state.legal_actions_mask()) if bit] == legal
        assert state.returns() == [0, 0, 0] and not state.is_chance_node() and not state.is_simultaneous_node()
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        again = game.deserialize_state(state.serialize())
        assert again.state == state.state and state.clone().state == state.state
        sample = state.resample_from_infostate(player, dice.random)
        assert sample.observation_tensor(player) == state.observation_tensor(player)
        assert sample.legal_actions() == legal
        samples += sample.state.referee_view() != state.state.referee_view()
        action = dice.choice(legal)
        assert state.string_to_action(state.action_to_string(player, action)) == action
        child = state.child(action)
        state.apply_action(action)
        assert child.state == state.state
    assert state.current_player() == TERMINAL_PLAYER and samples > 10
    assert sum(state.returns()) == pytest.approx(0) and max(state.returns()) == state.player_return(state.returns().index(max(state.returns())))
    assert game.new_initial_state(5).state == game.new_initial_state(5).state
    for wrong in (lambda: state.action_to_string(0, 865), lambda: state.string_to_action("fly"), lambda: ValeGame(9)):
        with pytest.raises(vale.ValeError):
            wrong()
