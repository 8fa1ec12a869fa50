"""Gymnasium environment: your agent plays one seat, and computer players play all other seats.

    from tinstar.adapters import gymnasium
    env = gymnasium.env(name, players=4, seat=0, others="greedy")

This module needs the extra "gymnasium". `step` takes an action for your agent's seat. Then it plays
the other seats and chance until your agent's seat is to act again. The reward is 0 until the game
ends. The last reward is the seat's return.

`info["action_mask"]` holds the legal actions. `env.action_masks()` returns the same mask, because
sb3-contrib's MaskablePPO calls this method.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinstar.adapters import extra
from tinstar.adapters.environment_helpers import MASK, bounds, laid, mask
from tinstar.engine.argument_checks import instance, whole
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.state import State
from tinstar.errors import BadOption, GameIsOver, IllegalAction
from tinstar.games import bundles
from tinstar.players import player

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

LOSE, RAISE = "lose", "raise"  # effects of an illegal action


def env(
    game: str | Game,
    players: int | None = None,
    seat: int = 0,
    others: str | Sequence[str] = "greedy",
    illegal: str = LOSE,
    render_mode: str | None = None,
    **options: Any,
) -> "OneSeat":
    """Return an environment of a game: give its name, or a `tinstar.Game` such as a variant.

    others: a kind of player for all other seats (see `tinstar.player`), or one kind for each of
    them, in order.

    illegal: the effect of an illegal action, because Gymnasium's spaces know no masks. "lose" ends
    the game with a loss and puts the reason into `info["illegal"]`. "raise" raises `IllegalAction`
    and changes nothing.

    render_mode: None, because nothing is drawn. Any other value raises `TypeError`.
    Stable-Baselines3's `make_vec_env` then calls again without it.
    """
    if render_mode is not None:
        raise TypeError(f"render_mode: expected None, as nothing is drawn; got {render_mode!r}")
    return OneSeat(laid(game, players, options), seat, others, illegal)


def register() -> None:
    """Register every game with `gymnasium.make`, as `tinstar/<game>-v<version of its rules>`.

    The import of this module registers all installed games. Call `register` for games that are
    found later. In a process that has not imported this module, make
    `tinstar.adapters.gymnasium:tinstar/<game>-v<version>` instead.
    """
    for bundle in bundles():
        known = f"tinstar/{bundle.name}-v{bundle.version}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point=f"{__name__}:env", kwargs={"game": bundle.name})


class OneSeat(gymnasium.Env[np.ndarray, Any]):
    """Gymnasium environment: the agent plays one seat, computer players play all others."""

    def __init__(self, game: Game, seat: int, others: str | Sequence[str], illegal: str):
        seat = whole("seat", seat, 0, game.players - 1)
        if illegal not in (LOSE, RAISE):
            raise BadOption(f"illegal: expected {LOSE!r} or {RAISE!r}, got {illegal!r}")
        self.metadata = {"render_modes": []}
        self.game, self.seat, self.illegal = game, seat, illegal
        self.others = _kinds(others, game.players - 1)
        self.observation_space = spaces.Box(*bounds(game))
        self.action_space = spaces.Discrete(game.num_distinct_actions())
        self._position: State | None = None
        self._over = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (Gymnasium has it; we have none)
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Deal a new game. If the game ends before the agent is to act, deal another game."""
        super().reset(seed=seed)
        seeds = self.np_random.integers(2**63, size=len(self.others))
        seats = [seat for seat in range(self.game.players) if seat != self.seat]
        held = zip(seats, self.others, seeds, strict=True)
        self._players = {seat: player(kind, int(s)) for seat, kind, s in held}
        self._over = True
        while self._over:
            self._position = self.game.new_initial_state()
            self._go_on(self._position)
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Act, play the other seats, and return (observation, reward, terminated, False, info).

        The reward is 0.0 until the game ends. The last reward is the seat's return. A call after
        the end of the game raises `GameIsOver`. `env` describes the effect of an illegal action.
        """
        position, why = self._asked(), {}
        if self._over:
            raise GameIsOver("expected reset(), as the game is over; got step()")
        try:
            position.apply_action(action)
        except IllegalAction as e:
            if self.illegal == RAISE:
                raise
            reward, self._over, why = self.game.min_utility(), True, {"illegal": str(e)}
        else:
            self._go_on(position)
            reward = position.returns()[self.seat]
        return self._seen(), reward, self._over, False, self._info() | why

    def action_masks(self) -> np.ndarray:
        """Return the mask of legal actions: int8, shape (num_distinct_actions,).

        After the end all elements are 1: a vector of environments with `AutoresetMode.NEXT_STEP`
        then draws one more action, and ignores this action.
        """
        if self._over:
            return np.ones(self.game.num_distinct_actions(), MASK)
        return mask(self._asked(), self.seat)

    def _asked(self) -> State:
        if self._position is None:
            raise GameIsOver("expected reset() before any other call, got none")
        return self._position

    def _go_on(self, position: State) -> None:
        """Play the other seats and chance until the seat is to act or the game is over."""
        while (mover := position.draw(self.np_random)) not in (self.seat, TERMINAL):
            position.apply_action(self._players[mover].choose(position.view(mover)))
        self._over = mover == TERMINAL

    def _seen(self) -> np.ndarray:
        return self._asked().observation_tensor(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def _kinds(others: str | Sequence[str], seats: int) -> list[str]:
    kinds = (
        [others] * seats if isinstance(others, str) else list(instance("others", others, Sequence))
    )
    if len(kinds) != seats:
        raise BadOption(
            f"others: expected one kind of player for all seats, or a list of {seats} kinds;"
            f" got {kinds}"
        )
    for kind in kinds:
        player(instance("others", kind, str))  # an unknown kind raises here, before the first reset
    return kinds


register()
