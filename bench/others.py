"""Step the games of other libraries, each in the way that suits it best, with random play.

A `Stepping` says how to choose the next actions, which is not timed, and how to apply them, which
is timed, with observations and legal actions.
"""

import random
from collections.abc import Callable
from functools import cache
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

import tinstar

MANY = 4096  # parallel games
MORE = 16 * MANY  # parallel games for two threads, which take a while to wake


class Stepping(NamedTuple):
    """How to step a game: `act` chooses actions, `step` applies them, `steps` counts decisions."""

    act: Callable[[], Any]
    step: Callable[[Any], Any]
    steps: int


def per_second(stepping: Stepping, seconds: float, by_clock: bool = False) -> float:
    """Return decisions per second of processor time (or wall clock), without choosing actions."""
    now = perf_counter if by_clock else process_time
    spent, rounds = 0.0, 0
    stepping.step(stepping.act())
    while spent < seconds:
        actions = stepping.act()
        start = now()
        stepping.step(actions)
        spent += now() - start
        rounds += 1
    return rounds * stepping.steps / spent


@cache
def ours(
    name: str, variant: str = "", many: int = MANY, threads: int = 1, seed: int = 1
) -> Stepping:
    """Return one of our games, many in parallel, at its smallest table."""
    game = tinstar.load(name)
    vector = (game.variant(variant) if variant else game).vector(many, seed, threads)
    vector.reset()
    return Stepping(vector.sample, vector.step, many)


@cache
def envpool_leduc() -> Stepping:
    import envpool

    env: Any = envpool.make_gymnasium("LeducHoldem-v1", num_envs=MANY, num_threads=1, seed=1)
    rng, masks = np.random.default_rng(1), [env.reset()[1]["legal_action_mask"]]

    def act() -> np.ndarray:
        return np.argmax(rng.random(masks[0].shape) * masks[0], axis=1).astype(np.int32)

    def step(actions: np.ndarray) -> None:
        masks[0] = env.step(actions)[4]["legal_action_mask"]

    return Stepping(act, step, MANY)


@cache
def pgx(name: str, many: int = MANY) -> Stepping:
    import jax
    import pgx as house
    from pgx.experimental import auto_reset

    env = house.make(name)
    step_all = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    choose = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask)))
    keys = [jax.random.PRNGKey(1)]
    states = [jax.jit(jax.vmap(env.init))(jax.random.split(keys[0], many))]

    def act() -> Any:
        keys[0], one, other = jax.random.split(keys[0], 3)
        actions = choose(one, states[0].legal_action_mask.astype(float))
        return jax.block_until_ready((actions, jax.random.split(other, many)))

    def step(chosen: Any) -> None:
        states[0] = jax.block_until_ready(step_all(states[0], *chosen))

    return Stepping(act, step, many)


# --- one game at a time, from Python: `n` decisions, choosing actions included --------------------


def state(game: tinstar.Game, n: int) -> None:
    """Step our State: list actions, apply one, and look at the view of the seat to act."""
    rng, chance = random.Random(1), np.random.default_rng(1)
    now, steps = game.new_initial_state(), 0
    while steps < n:
        if (mover := now.draw(chance)) == tinstar.TERMINAL:
            now = game.new_initial_state()
            continue
        now.view(mover)
        now.apply_action(rng.choice(now.legal_actions()))
        steps += 1


def random_outcome(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """Draw an outcome as users of OpenSpiel do."""
    values, weights = zip(*outcomes, strict=True)
    return rng.choices(values, weights)[0]


def rlcard(name: str, n: int) -> None:
    import rlcard as house

    env, rng, steps = _made("rlcard", name, lambda: house.make(name)), random.Random(1), 0
    while steps < n:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])), False)
            steps += 1


def pettingzoo(name: str, n: int) -> None:
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    env, rng, steps = _made("pettingzoo", name, module.env), np.random.default_rng(1), 0
    while steps < n:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
                steps += 1


def openspiel(name: str, n: int) -> None:
    import pyspiel

    if name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401  # which tells pyspiel of them
    game, rng, steps = pyspiel.load_game(name), random.Random(1), 0
    kinds, now = game.get_type(), game.new_initial_state()
    observes = kinds.provides_observation_tensor
    look = pyspiel.State.observation_tensor if observes else pyspiel.State.information_state_tensor
    while steps < n:
        if now.is_terminal():
            now = game.new_initial_state()
        elif now.is_chance_node():
            now.apply_action(random_outcome(now.chance_outcomes(), rng))
        else:
            look(now)
            now.apply_action(rng.choice(now.legal_actions()))
            steps += 1


_environments: dict[tuple[str, str], Any] = {}


def _made(house: str, name: str, make: Callable[[], Any]) -> Any:
    if (house, name) not in _environments:
        _environments[house, name] = make()
    return _environments[house, name]
