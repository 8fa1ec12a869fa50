"""PettingZoo environment (AEC): every seat is an agent. This module needs the extra "pettingzoo".

    from tinstar.adapters import pettingzoo
    env = pettingzoo.env(name, players=4)

As in PettingZoo's own card games, an observation is a dictionary: what the seat sees
(`observation`) and its legal actions (`action_mask`). Rewards are 0 until the game ends. The last
rewards are the returns. Chance depends only on the last seed that you passed to `reset`.
"""

import copy
from typing import Any

import numpy as np

from tinstar.adapters import extra
from tinstar.adapters.environment_helpers import MASK, bounds, laid, mask
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.state import State
from tinstar.errors import BadOption, GameIsOver, NotYourTurn

with extra("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv

OWN = {"agents", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards", "_rng"}


def env(game: str | Game, players: int | None = None, **options: Any) -> "SeatBySeat":
    """Return an environment of a game: give its name, or a `tinstar.Game` such as a variant."""
    return SeatBySeat(laid(game, players, options))


class SeatBySeat(AECEnv):
    """AEC environment of one game: all seats are agents, which act one after another.

    `state` is the complete state with all hidden cards. Agents get only what `observe` returns.
    """

    def __init__(self, game: Game):
        super().__init__()
        self.game = game
        self.metadata = {
            "name": f"tinstar_{game.rules.name}_v{game.rules.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.agents = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()
        self._position: State | None = None
        actions = game.num_distinct_actions()
        view = {"observation": spaces.Box(*bounds(game)), "action_mask": _masks(actions)}
        self.observation_spaces = {a: spaces.Dict(view) for a in self.possible_agents}
        self.action_spaces = {a: spaces.Discrete(actions) for a in self.possible_agents}

    def __deepcopy__(self, memo: dict[int, Any]) -> "SeatBySeat":
        """Return a copy that can be played on independently.

        The copy and the original share one `Game`.
        """
        other = copy.copy(self)
        for name in OWN & set(vars(self)):
            setattr(other, name, copy.deepcopy(getattr(self, name), memo))
        other._position = self._position and self._position.clone()
        return other

    def observation_space(self, agent: str) -> spaces.Space:
        """Return the space of an agent's observations, as `observe` returns them."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        """Return the space of all actions of the game. The mask says which are legal."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo has it; we have none)
    ) -> None:
        """Deal a new game.

        If you pass a seed, this game and all games after it can be repeated.
        """
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._position = self.game.new_initial_state()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._go_on(self._position)

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Return what the agent sees: `observation` (float32) and `action_mask` (int8).

        While another agent is to act, the mask is all 0. An unknown agent raises `BadOption`.
        """
        if agent not in self._seats:
            raise BadOption(f"agent: expected one of {self.possible_agents}, got {agent!r}")
        position, seat = self._asked(), self._seats[agent]
        return {
            "observation": position.observation_tensor(seat),
            "action_mask": mask(position, seat),
        }

    def step(self, action: int | None) -> None:
        """Apply an action of the agent `agent_selection`. If the game is over, pass None.

        An illegal action raises `IllegalAction` and changes nothing.
        """
        position = self._asked()
        if not self.agents:
            raise GameIsOver("expected reset(), as the game is over; got step()")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        position.apply_action(action)  # pyright: ignore[reportArgumentType]
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._go_on(position)
        self._accumulate_rewards()

    def _asked(self) -> State:
        if self._position is None:
            raise NotYourTurn("expected reset() before any other call, got none")
        return self._position

    def _go_on(self, position: State) -> None:
        """Draw chance, then select the agent to act. At the end of the game, set the rewards."""
        asked = position.draw(self._rng)
        if asked == TERMINAL:
            self.rewards = dict(zip(self.agents, position.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[asked]


def _masks(actions: int) -> spaces.Space:
    return spaces.Box(0, 1, (actions,), MASK)
