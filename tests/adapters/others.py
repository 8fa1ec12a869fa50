"""What needs PyTorch, and is therefore no part of the tests: `make others`.

Stable-Baselines3's checker, unmodified, and sb3-contrib's MaskablePPO learning for a moment.
"""

import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env

from tests.adapters.tables import load, tables
from tinstar.adapters import gymnasium

pytestmark = pytest.mark.filterwarnings("default")  # they warn of each other's versions


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
