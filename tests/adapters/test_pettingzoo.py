"""PettingZoo's own tests, unmodified, and further tests of our PettingZoo environment."""

import copy
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tinstar
from tests.adapters.tables import load, tables
from tests.engine import kuhn
from tests.engine.kuhn import BET, CHECK
from tinstar.adapters import pettingzoo
from tinstar.errors import BadOption, GameIsOver, IllegalAction, NotYourTurn

# The suite has a list of environments with a mask in the observation (PettingZoo's own card games);
# other environments get a warning. Ours also draw nothing.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{said}:UserWarning:pettingzoo.test.api_test")
    for said in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Environment has not defined a render",
        "Action mask numpy array is all zeros",  # of an agent that is done
    )
]


@pytest.mark.parametrize("table", tables())
def test_its_api_test_passes(table):
    api_test(pettingzoo.env(load(table)), num_cycles=1000)


@pytest.mark.parametrize("table", tables())
def test_its_seed_test_passes(table):
    seed_test(lambda: pettingzoo.env(load(table)), num_cycles=30)


SEEDED = """
import hashlib
import tinstar
from pettingzoo.test import seed_test
from tinstar.adapters import pettingzoo
for name in tinstar.available():
    make = lambda: pettingzoo.env(tinstar.load(name))
    seed_test(make, num_cycles=10)
    env, told = make(), hashlib.sha256()
    env.reset(seed=5)
    for agent, _ in zip(env.agent_iter(), range(30)):
        observation, reward, over, _, _ = env.last()
        told.update(observation["observation"].tobytes() + observation["action_mask"].tobytes())
        env.step(None if over else int(observation["action_mask"].argmax()))
    print(name, told.hexdigest())
"""


def told_under(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", SEEDED],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_seed_means_the_same_game_in_any_process():
    told = told_under("1")
    assert len(told.splitlines()) == len(tinstar.available())
    assert told_under("2") == told


def dealt(seed: int = 1) -> pettingzoo.SeatBySeat:
    env = pettingzoo.env(kuhn.game())
    env.reset(seed=seed)
    return env


def test_the_end_pays_the_returns_to_every_agent():
    env = dealt()
    env.step(BET)
    env.step(kuhn.FOLD)
    assert env.rewards == {"player_0": 1.0, "player_1": -1.0}
    assert env.terminations == {"player_0": True, "player_1": True}
    told = []
    for agent in env.agent_iter():
        told.append((agent, env.last()[1]))
        env.step(None)
    assert told == [("player_0", 1.0), ("player_1", -1.0)]
    assert env.agents == []


def test_an_agent_sees_its_own_card_and_may_act_only_when_it_is_asked():
    env = dealt()
    first, second = env.observe("player_0"), env.observe("player_1")
    assert first["action_mask"].tolist() == [1, 1, 0, 0]
    assert not second["action_mask"].any()
    hand = env.game.observation_slices()["hand"]
    assert first["observation"][hand].tolist() != second["observation"][hand].tolist()
    assert first["observation"].dtype == np.float32


def test_an_illegal_action_is_named_and_changes_nothing():
    env = dealt()
    before = env.observe("player_0")
    with pytest.raises(IllegalAction, match="fold: there is no bet to answer"):
        env.step(kuhn.FOLD)
    assert env.agent_selection == "player_0"
    assert (env.observe("player_0")["observation"] == before["observation"]).all()
    env.step(CHECK)
    assert env.agent_selection == "player_1"


def test_stepping_too_early_or_too_late_is_refused():
    env = pettingzoo.env(kuhn.game())
    with pytest.raises(NotYourTurn, match=r"expected reset\(\)"):
        env.step(CHECK)
    env = dealt()
    for action in (CHECK, CHECK, None, None):
        env.step(action)
    with pytest.raises(GameIsOver, match=r"expected reset\(\)"):
        env.step(CHECK)


def test_a_copy_goes_its_own_way():
    env = dealt()
    other = copy.deepcopy(env)
    other.step(BET)
    assert (env.agent_selection, other.agent_selection) == ("player_0", "player_1")
    env.step(CHECK)
    assert env.observe("player_0")["observation"][-1] == 0
    assert other.observe("player_0")["observation"][-3] == 1
    assert copy.deepcopy(pettingzoo.env(kuhn.game())).agents == []


def test_options_go_with_a_name_and_not_with_a_game():
    with pytest.raises(BadOption, match="players, options: expected only if the game is given"):
        pettingzoo.env(kuhn.game(), players=3)
    with pytest.raises(BadOption, match="agent: expected one of"):
        dealt().observe("player_2")


def test_a_missing_library_is_named_with_its_extra(monkeypatch):
    for name in ("pettingzoo", "gymnasium", "openspiel"):
        monkeypatch.delitem(sys.modules, f"tinstar.adapters.{name}", raising=False)
        monkeypatch.setitem(sys.modules, {"openspiel": "pyspiel"}.get(name, name), None)
        with pytest.raises(ModuleNotFoundError, match=f'the extra "{name}"'):
            __import__(f"tinstar.adapters.{name}")


def test_the_house_itself_loads_none_of_the_libraries():
    asked = "import sys, tinstar; print({'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
