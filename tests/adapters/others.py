"""Checks that need PyTorch or JAX: `make others`. They are not part of `make test`.

They are Stable-Baselines3's own checker, the loops of its documentation, and a short training of
sb3-contrib's MaskablePPO.
"""

import jax
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import SubprocVecEnv

from tests.adapters.tables import load, tables
from tests.engine import kuhn
from tinstar.adapters import gymnasium
from tinstar.games import rules

pytestmark = pytest.mark.filterwarnings("default")  # these libraries warn of each other's versions


@pytest.mark.parametrize("table", tables())
def test_the_checker_of_stable_baselines3_passes(table):
    check_env(gymnasium.env(load(table), others="random"))


@pytest.mark.parametrize("table", tables())
def test_a_policy_that_knows_masks_learns_and_only_does_what_is_legal(table):
    env = gymnasium.env(load(table).compile(), others="random", illegal="raise")
    model = MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=32, n_epochs=1, seed=1)
    model.learn(128)
    observation, info = env.reset(seed=1)
    for _ in range(20):
        action, _ = model.predict(observation, action_masks=info["action_mask"])
        assert info["action_mask"][action] == 1
        observation, _, over, _, info = env.step(int(action))
        if over:
            observation, info = env.reset()
    assert np.isfinite(observation).all()


def name_of(game: str) -> str:
    return f"tinstar/{game}-v{rules(game).version}"


def test_environments_are_made_by_name_and_step_as_a_model_predicts():
    envs = make_vec_env(name_of("calaboose"), 2, seed=1, env_kwargs={"others": "random"})
    model = MaskablePPO("MlpPolicy", envs, n_steps=16, batch_size=8, seed=1)
    observations = envs.reset()
    for _ in range(20):
        masks = np.array(envs.env_method("action_masks"))
        observations, *_ = envs.step(model.predict(observations, action_masks=masks)[0])
    assert np.isfinite(observations).all()


def test_one_environment_steps_as_a_model_predicts():
    env = gymnasium.env(kuhn.game(), others="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=16, batch_size=8, seed=1)
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        action = model.predict(observation, action_masks=env.action_masks())[0]
        assert action.shape == ()
        observation, _, over, *_ = env.step(action)
        if over:
            observation, _ = env.reset()


@pytest.mark.parametrize("start", ["spawn", "forkserver"])
def test_processes_that_start_anew_find_a_game_by_its_module_and_name(start):
    known = f"tinstar.adapters.gymnasium:{name_of('calaboose')}"
    started = {"vec_env_cls": SubprocVecEnv, "vec_env_kwargs": {"start_method": start}}
    envs = make_vec_env(known, 2, env_kwargs={"others": "random"}, **started)
    assert envs.reset().shape[0] == 2
    masks = np.array(envs.env_method("action_masks"))
    _, _, over, _ = envs.step(masks.argmax(axis=1))
    assert over.shape == (2,)
    envs.close()


def test_the_arrays_of_a_vector_become_tensors_of_the_same_memory():
    vector = kuhn.game().vector(8, seed=1)
    vector.reset()
    for array in (*vector.frame, *vector.ends, vector.objections):
        tensor = torch.from_dlpack(array)
        assert tensor.data_ptr() == array.ctypes.data


def test_the_arrays_of_a_vector_become_jax_arrays_of_the_same_memory():
    vector = kuhn.game().vector(7, seed=1)
    vector.reset()
    with jax.enable_x64(True):  # otherwise JAX halves the width of 64-bit arrays
        for array in (*vector.frame, *vector.ends, vector.objections):
            taken = jax.dlpack.from_dlpack(array, copy=False)
            assert taken.unsafe_buffer_pointer() == array.ctypes.data
