"""One seat learns, named players hold the others (`pip install 'tinstar[gymnasium]'`).

    from tinstar.adapters import gymnasium
    env = gymnasium.env(name, players=4, seat=0, others="greedy")

`step` acts for the seat and lets the others and chance answer until the seat is asked again. What
it may do is in `info["action_mask"]`, and `env.action_masks()` returns the same, which is where
sb3-contrib's MaskablePPO looks. The reward is 0 until the end, and there the seat's return.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from tinstar.adapters import extra
from tinstar.adapters.environment_helpers import MASK, bounds, laid, mask
from tinstar.engine.array_argument_checks import instance, whole
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL
from tinstar.engine.state import State
from tinstar.errors import BadOption, GameIsOver, IllegalAction
from tinstar.games import bundles
from tinstar.players import player

with extra("gymnasium"):
    import gymnasium
    from gymnasium import spaces

LOSE, RAISE = "lose", "raise"  # what an illegal action does


def env(
    game: str | Game,
    players: int | None = None,
    seat: int = 0,
    others: str | Sequence[str] = "greedy",
    illegal: str = LOSE,
    render_mode: str | None = None,
    **options: Any,
) -> "OneSeat":
    """An environment of that game: by its name, or a `tinstar.Game` such as a variant.

    others: a kind of player for all other seats (as `tinstar.player` has them), or one for each,
    in order. illegal: as Gymnasium's spaces know no masks, any action may be tried; one that is
    illegal loses the game at once ("lose", the reason in `info["illegal"]`) or raises
    `IllegalAction` and changes nothing ("raise"). render_mode: None, as nothing is drawn; any other
    is a `TypeError`, by which Stable-Baselines3's `make_vec_env` knows to ask without.
    """
    if render_mode is not None:
        raise TypeError(f"render_mode: expected None, as nothing is drawn; got {render_mode!r}")
    return OneSeat(laid(game, players, options), seat, others, illegal)


def register() -> None:
    """Make every game known to `gymnasium.make`, as `tinstar/<game>-v<version of its rules>`.

    Importing this module does so; call it for games that are found later. A process that has not
    imported it makes `tinstar.adapters.gymnasium:tinstar/<game>-v<version>`.
    """
    for bundle in bundles():
        known = f"tinstar/{bundle.name}-v{bundle.version}"
        if known not in gymnasium.registry:
            gymnasium.register(known, entry_point=f"{__name__}:env", kwargs={"game": bundle.name})


class OneSeat(gymnasium.Env[np.ndarray, Any]):
    """A table as one of its seats knows it."""

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
        """Deal until a game comes about in which the seat is asked at all."""
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
        """Act, and let the others answer: (observation, reward, terminated, False, info).

        The reward is 0.0 until the end, then the seat's return. `GameIsOver` where it is, and see
        `env` for what an illegal action does.
        """
        position, why = self._asked(), {}
        if self._over:
            raise GameIsOver("expected reset(), the game is over")
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
        """int8 of shape (num_distinct_actions,): 1 where the seat may.

        All 1 when the game is over: a vector of environments (`AutoresetMode.NEXT_STEP`) draws one
        more action then, and ignores it.
        """
        if self._over:
            return np.ones(self.game.num_distinct_actions(), MASK)
        return mask(self._asked(), self.seat)

    def _asked(self) -> State:
        if self._position is None:
            raise GameIsOver("expected reset() before anything else")
        return self._position

    def _go_on(self, position: State) -> None:
        """Let others and chance answer until the seat is asked or the game is over."""
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
        raise BadOption(f"others: expected a kind of player or {seats} of them, got {kinds}")
    for kind in kinds:
        player(instance("others", kind, str))  # an unknown one is refused before the first reset
    return kinds


register()
