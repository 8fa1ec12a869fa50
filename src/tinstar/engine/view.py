"""What one seat may see of a position: all that a player is ever given."""

from typing import TYPE_CHECKING, Any

import numpy as np

from tinstar.engine import kernel, kernel_calls
from tinstar.engine.array_argument_checks import array, instance, whole
from tinstar.engine.compiler import plain
from tinstar.engine.layout import copied
from tinstar.engine.notebook_hook import shown
from tinstar.errors import NotAnAction, NotYourTurn

if TYPE_CHECKING:
    from tinstar.engine.game import Game

UNDER_WAY = -5  # who is asked between two steps: nobody, not even chance


class View:
    """All that a seat may see of a position, and what it may do there.

    `record` is a state record with everything else blanked; `s` the same for reading field by
    field. A seat of -1 is a spectator. Whoever holds a view holds nothing more than that.
    """

    def __init__(self, game: "Game", seat: int, record: np.ndarray, position: int):
        self.game = game
        self.seat = whole("seat", seat, -1, game.players - 1)
        self.record = array("record", record, game.rules.state.dtype, (1,), written=True)
        self.position = position

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.game!r} after {self.position} answers>"

    def _repr_html_(self) -> str | None:
        return shown("view", self)

    @property
    def s(self) -> Any:
        """The record, field by field: `view.s.hand[seat]`. What the seat may not see is blank."""
        return self.record[0]

    def current_player(self) -> int:
        """A seat from 0, CHANCE or TERMINAL: everybody may know that."""
        return self.game.calls[kernel_calls.player_at](self.record)

    def legal_actions(self) -> list[int]:
        """What this seat may do now: nothing, when another is asked."""
        return listed(self.game, self.record, self.seat)

    def objection(self, action: int) -> int:
        """Why this seat may not do so now: a member of the game's Objection, 0 if it may.

        `NotYourTurn` where another is asked: what it may do is not for this seat to know.
        `NotAnAction` for a number that is no action.
        """
        most = self.game.num_distinct_actions() - 1
        action = whole("action", action, 0, most, NotAnAction)
        if self.current_player() != self.seat or self.seat < 0:
            raise NotYourTurn(f"expected the view of the seat to act, got that of {self.seat}")
        return int(self.game.calls[kernel_calls.objection_at](self.record, action))

    def objections(self) -> list[int]:
        """The objection to each action there is, where this seat is to act; else nothing."""
        if self.seat < 0 or self.current_player() != self.seat:
            return []
        desk = self.game.desk()
        self.game.calls[kernel_calls.list_objections](self.record, desk.scratch)
        return desk.actions[: self.game.num_distinct_actions()].tolist()

    def window(self) -> list[int]:
        """The seats that are asked at once and have still to answer; empty outside of a window."""
        bits = self.game.calls[kernel_calls.window_at](self.record)
        return [seat for seat in range(self.game.players) if bits >> seat & 1]

    def silence(self) -> int:
        """Within a window: the action of whoever says nothing."""
        return int(plain(kernel.silence, self.game.box[0], self.s))

    def asked_at_once(self, other: int | None = None) -> "View":
        """The same view with its seat the one to act, if it is among those of a window; or another.

        A live table shows it to a seat whose turn to answer has not come yet, or that has answered
        while `other` is still asked.
        """
        record, asked = self.record.copy(), self.seat if other is None else other
        if asked in self.window():
            plain(kernel.ask, self.game.box[0], record[0], asked)
        return View(self.game, self.seat, record, self.position)

    def tensor(self) -> np.ndarray:
        """The observation: float32 of shape `game.observation_tensor_shape()`."""
        return self.game.rules.state.tensor(self.record, self.seat, self.game.players)

    def digest(self) -> str:
        """SHA-256 of all that is seen, in hexadecimal."""
        return self.game.rules.state.digest(self.record)

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """A full record drawn uniformly from those that this seat cannot tell apart."""
        record, rng = copied(self.record), instance("rng", rng, np.random.Generator)
        scratch = self.game.scratch(int(rng.integers(2**63)))
        self.game.calls[kernel_calls.fill_in](record, self.seat, scratch)
        return record


class ViewBetweenSteps(View):
    """What a seat may see after one step of an answer and before the next.

    Nobody is asked, so one cannot play on from it. It has no tensor, sample or window.
    """

    def current_player(self) -> int:
        """UNDER_WAY."""
        return UNDER_WAY

    def legal_actions(self) -> list[int]:
        """Nothing: nobody is asked."""
        return []

    def objections(self) -> list[int]:
        """Nothing, for the same reason."""
        return []

    def window(self) -> list[int]:
        """Nobody, for the same reason."""
        return []

    def tensor(self) -> np.ndarray:
        """`NotYourTurn`."""
        raise NotYourTurn("expected a view of a position, got one between two steps")

    def sample(self, rng: np.random.Generator) -> np.ndarray:  # noqa: ARG002 - as of a view
        """`NotYourTurn`."""
        raise NotYourTurn("expected a view of a position, got one between two steps")


def listed(game: "Game", record: np.ndarray, seat: int) -> list[int]:
    """What `seat`, or WHOEVER is asked, may do in the position of a record of shape (1,)."""
    desk = game.desk()
    n = game.calls[kernel_calls.list_actions](record, seat, desk.scratch)
    return desk.actions[:n].tolist()
