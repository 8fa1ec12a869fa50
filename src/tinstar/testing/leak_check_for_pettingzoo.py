"""Leak check for PettingZoo environments: `leak_check.check(Shim(make, redeal))`.

An environment does not say what an agent may know, and it cannot redeal. So you write a function
`redeal` from the rules. If the environment deals from the seed of `reset`, `replayed` makes a
`redeal` from a smaller function.
"""

import copy
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from tinstar.testing.leak_check import ONE_IN, differing

ERRORS = 3  # forbidden actions to try at a position
TRIES = 100  # seeds to try for a deal that looks the same to the agent


@dataclass(frozen=True)
class Position:
    """An environment, and the actions that led to its position. Do not call its `step`."""

    env: AECEnv
    seed: int
    actions: tuple[Any, ...]


Redeal = Callable[[Position, Any, np.random.Generator], AECEnv | None]


class Shim:
    """A turn-based environment. Only positions in which no agent is done are checked.

    The end of a game is not checked, because the rules may reveal hidden cards then.
    """

    def __init__(self, make: Callable[[], AECEnv], redeal: Redeal):
        """Wrap an environment.

        `redeal(position, agent, rng)` returns another environment that must look the same to the
        agent as `position.env`, or None.
        """
        self._make = make
        self._redeal = redeal
        self._agents = list(make().possible_agents)
        self.seats = len(self._agents)

    def positions(self, rng: np.random.Generator) -> Iterator[Position]:
        """Yield positions of random games in which no agent is done, without end."""
        while True:
            env, seed, actions = self._make(), int(rng.integers(2**31)), []
            env.reset(seed=seed)
            while _going(env):
                if rng.integers(ONE_IN) == 0:
                    yield Position(env, seed, tuple(actions))
                actions.append(_random_action(env, rng))
                env.step(actions[-1])

    def redealt(self, position: Position, seat: int, rng: np.random.Generator) -> AECEnv | None:
        """Return the position redealt by `redeal`."""
        return self._redeal(position, self._agents[seat], rng)

    def moved(self, position: Position, redealt: AECEnv) -> bool:
        """Return whether `redealt` is another environment. Hidden values cannot be compared."""
        return position.env is not redealt

    def differences(
        self, position: Position, redealt: AECEnv, seat: int, _rng: np.random.Generator
    ) -> list[str]:
        """Return the names of all data for the agent that differ between the two positions."""
        agent = self._agents[seat]
        return differing(told(position.env, agent), told(redealt, agent))

    def history(self, position: Position) -> tuple[Any, ...]:
        """Return the seed and all actions."""
        return position.seed, *position.actions


def told(env: AECEnv, agent: Any) -> dict[str, Any]:
    """Return all data that an agent receives, by name. The name of a nested value is its path."""
    return {
        "whose turn": env.agent_selection,
        "agents": list(env.agents),
        **_flat("observation", env.observe(agent)),
        **_flat("info", env.infos[agent]),
        "reward": env.rewards[agent],
        "reward so far": env._cumulative_rewards[agent],  # pyright: ignore[reportPrivateUsage]
        "termination": env.terminations[agent],
        "truncation": env.truncations[agent],
        **(_errors(env) if env.agent_selection == agent else {}),
    }


def _errors(env: AECEnv) -> dict[str, str]:
    """Return the errors that the first illegal actions raise, each tried on a copy.

    The result is empty if the environment cannot be copied.
    """
    found, mask = {}, _mask(env)
    for action in [] if mask is None else np.flatnonzero(mask == 0)[:ERRORS].tolist():
        try:
            trial = copy.deepcopy(env)
        except (TypeError, NotImplementedError):
            break
        try:
            trial.step(action)
        except Exception as e:  # the agent sees every error
            found[f"error of action {action}"] = f"{type(e).__name__}: {e}"
    return found


def replayed(make: Callable[[], AECEnv], knows: Callable[[AECEnv, Any], Hashable]) -> Redeal:
    """Return a redeal: replay the actions from other seeds, until the agent knows the same.

    `knows(env, agent)` returns what this agent knows by the rules and other agents do not, such as
    its own hand. All actions count as public.
    """

    def redeal(position: Position, agent: Any, rng: np.random.Generator) -> AECEnv | None:
        known = knows(position.env, agent)
        for _ in range(TRIES):
            env = make()
            env.reset(seed=int(rng.integers(2**31)))
            if _played(env, position.actions) and knows(env, agent) == known:
                return env
        return None

    return redeal


def _played(env: AECEnv, actions: tuple[Any, ...]) -> bool:
    """Play these actions. Return whether all of them were legal and the game goes on."""
    for action in actions:
        mask = _mask(env)
        if not _going(env) or (mask is not None and not mask[action]):
            return False
        env.step(action)
    return _going(env)


def _going(env: AECEnv) -> bool:
    done = any(env.terminations.values()) or any(env.truncations.values())
    return bool(env.agents) and not done


def _mask(env: AECEnv) -> np.ndarray | None:
    """Return the action mask from the observation or from the info."""
    observation, _, _, _, info = env.last()
    of = observation if isinstance(observation, dict) else info
    return of.get("action_mask", info.get("action_mask"))


def _random_action(env: AECEnv, rng: np.random.Generator) -> Any:
    space, mask = env.action_space(env.agent_selection), _mask(env)
    if mask is not None:
        return int(rng.choice(np.flatnonzero(mask)))
    space.seed(int(rng.integers(2**31)))
    return space.sample()


def _flat(path: str, value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        parts = [_flat(f"{path}: {key}", part) for key, part in value.items()]
        return {name: part for found in parts for name, part in found.items()}
    return {path: value}
