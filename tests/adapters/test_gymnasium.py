"""Gymnasium's own checker, unmodified, and further tests of our Gymnasium environment."""

import subprocess
import sys

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import tinstar
from tests.adapters.tables import load, tables
from tests.engine import kuhn
from tests.engine.kuhn import BET, CHECK, FOLD
from tinstar.adapters import gymnasium
from tinstar.errors import BadOption, GameIsOver, IllegalAction, NotAnAction
from tinstar.games import rules

# The checker warns every environment that `gymnasium.make` did not create.
NO_SPEC = "ignore:.*Not able to test alternative render modes:UserWarning"


@pytest.mark.filterwarnings(NO_SPEC)
@pytest.mark.parametrize("table", tables())
def test_its_checker_passes(table):
    check_env(gymnasium.env(load(table), others="random"))


def test_after_an_end_every_action_may_be_drawn_as_the_next_step_ignores_it():
    envs = SyncVectorEnv([lambda: gymnasium.env(kuhn.game(), others="random")] * 3)
    _, info = envs.reset(seed=1)
    ends = 0
    for _ in range(20):
        legal = info["action_mask"]
        actions = [envs.single_action_space.sample(mask) for mask in legal]
        _, _, over, _, info = envs.step(np.array(actions))
        assert info["action_mask"][over].all()
        ends += over.sum()
    assert ends > 3


def test_an_action_may_be_an_array_of_no_dimensions_as_policies_return_it():
    env = gymnasium.env(kuhn.game(), others="random", illegal="raise")
    env.reset(seed=1)
    env.step(np.array(BET))


def test_nothing_is_drawn_and_whoever_asks_for_it_is_told_so():
    assert gymnasium.env(kuhn.game(), render_mode=None).render_mode is None
    with pytest.raises(TypeError, match="render_mode: expected None, as nothing is drawn; got"):
        gymnasium.env(kuhn.game(), render_mode="rgb_array")


def test_a_process_that_starts_anew_finds_a_game_by_its_module_and_name():
    known = f"tinstar.adapters.gymnasium:tinstar/calaboose-v{rules('calaboose').version}"
    asked = f"import gymnasium; print(gymnasium.make({known!r}).unwrapped.game)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("tinstar.load('calaboose', players=2")


@pytest.mark.compiled
@pytest.mark.parametrize("name", tinstar.available())
def test_registered_environments_are_made_by_name_and_checked_whole(name):
    known = [i for i in gym.registry if i.startswith(f"tinstar/{name}-v")]
    assert len(known) == 1
    check_env(gym.make(known[0], disable_env_checker=True, others="random").unwrapped)


def test_the_others_play_and_the_seat_is_asked_again_or_paid():
    env = gymnasium.env(kuhn.game(), seat=1, others="random")
    paid = set()
    for seed in range(20):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].sum() == 2
        over = False
        while not over:
            _, reward, over, truncated, info = env.step(int(info["action_mask"].argmax()))
            assert not truncated
            assert reward == 0 or over
        paid.add(reward)
    assert paid == {-1.0, 1.0}


def test_a_seed_means_the_same_game_the_others_included():
    def told(seed):
        env = gymnasium.env(kuhn.game(), seat=1, others="random")
        return [env.reset(seed=seed)[0].tolist(), *(env.reset()[0].tolist() for _ in range(9))]

    assert told(3) == told(3) != told(4)


def test_an_illegal_action_loses_the_game_and_says_why():
    env = gymnasium.env(kuhn.game(), others="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(FOLD)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"] == "fold: there is no bet to answer"
    with pytest.raises(GameIsOver, match=r"expected reset\(\)"):
        env.step(CHECK)


def test_an_illegal_action_may_be_had_as_an_error_that_changes_nothing():
    env = gymnasium.env(kuhn.game(), others="random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="fold: there is no bet to answer"):
        env.step(FOLD)
    assert env.action_masks().tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize("action", [-1, 4, 0.5, "bet", np.array([0])])
def test_what_is_no_action_is_refused_and_changes_nothing(action):
    env = gymnasium.env(kuhn.game(), others="random")
    env.reset(seed=1)
    with pytest.raises(NotAnAction, match="expected an action from 0 to 3"):
        env.step(action)
    env.step(BET)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 2}, "seat: expected 0 to 1, got 2"),
        ({"others": "clever"}, "expected a player among"),
        ({"seat": True}, "seat: expected 0 to 1, got True"),
        ({"others": [object]}, "others: expected a str, got <class 'object'>"),
        ({"others": ["random", "random"]}, "expected one kind of player for all seats, or a list"),
        ({"illegal": "ignore"}, "illegal: expected 'lose' or 'raise'"),
    ],
)
def test_options_that_cannot_be_are_refused_at_once(options, said):
    with pytest.raises(BadOption, match=said):
        gymnasium.env(kuhn.game(), **options)


def test_stepping_before_the_first_deal_is_refused():
    with pytest.raises(GameIsOver, match=r"expected reset\(\)"):
        gymnasium.env(kuhn.game()).step(CHECK)


def test_the_bounds_of_the_space_are_those_of_its_parts():
    env = gymnasium.env(kuhn.game())
    hand, size = (env.game.observation_slices()[name] for name in ("hand", "deck_size"))
    assert env.observation_space.high[hand].tolist() == [1] * 4
    assert env.observation_space.high[size].tolist() == [32767]
