"""Views: what one seat may see of a position. A player receives only views, never states."""

from typing import TYPE_CHECKING, Any, Self

from tinstar.engine import kernel, kernel_calls
from tinstar.engine.argument_checks import described, whole
from tinstar.engine.compiler import plain
from tinstar.engine.notebook_hook import shown
from tinstar.engine.random_streams import seed_from
from tinstar.engine.records import Record
from tinstar.errors import BadOption, NotAnAction, NotYourTurn

if TYPE_CHECKING:
    from random import Random

    import numpy as np

    from tinstar.engine.game import Game

UNDER_WAY = -5  # `current_player()` between two steps, when neither a seat nor chance is to act


class View:
    """All that a seat may see of a position, and the seat's legal actions.

    `s` is a record of the state in which everything hidden is blank: read its fields as attributes,
    as in `view.s.hand[seat]`. Seat -1 is a spectator.
    """

    def __init__(self, game: "Game", seat: int, record: Any, position: int):
        self.game = game
        self.seat = whole("seat", seat, -1, game.players - 1)
        self.s: Any = checked_record("record", record, game)
        self.position = position

    @classmethod
    def unchecked(cls, game: "Game", seat: int, record: Any, position: int) -> Self:
        """Make a view without checking the arguments, as a state does for each decision."""
        view = cls.__new__(cls)
        view.game, view.seat, view.s, view.position = game, seat, record, position
        return view

    def __repr__(self) -> str:
        return f"<seat {self.seat} of {self.game!r} after {self.position} answers>"

    def _repr_html_(self) -> str | None:
        return shown("view", self)

    @property
    def array(self) -> "np.ndarray":
        """The record as an array of one element, which shares its memory. It needs NumPy."""
        return self.s.array

    def current_player(self) -> int:
        """Return the seat to act, counted from 0, or CHANCE, or TERMINAL. This is never hidden."""
        return self.game.calls[kernel_calls.player_at](self.s)

    def legal_actions(self) -> list[int]:
        """Return the legal actions of this seat. The list is empty unless this seat is to act."""
        return listed(self.game, self.s, self.seat)

    def objection(self, action: int) -> int:
        """Return why this seat may not take `action` now.

        The result is a member of the game's `Objection`, or 0 if the action is legal. If this seat
        is not to act, this raises `NotYourTurn`, so that no seat learns another seat's legal
        actions. An unknown number raises `NotAnAction`.
        """
        most = self.game.num_distinct_actions() - 1
        action = whole("action", action, 0, most, NotAnAction)
        if self.current_player() != self.seat or self.seat < 0:
            raise NotYourTurn(
                f"expected the view of the seat to act, got the view of seat {self.seat}"
            )
        return int(self.game.calls[kernel_calls.objection_at](self.s, action))

    def objections(self) -> list[int]:
        """Return the objection to each action, or 0 for a legal action.

        If this seat is not to act, the list is empty.
        """
        if self.seat < 0 or self.current_player() != self.seat:
            return []
        desk = self.game.desk()
        self.game.calls[kernel_calls.list_objections](self.s, desk.scratch)
        return desk.actions[: self.game.num_distinct_actions()].tolist()

    def window(self) -> list[int]:
        """Return the seats that act simultaneously and have still to choose.

        If no seats act simultaneously now, the list is empty.
        """
        bits = self.game.calls[kernel_calls.window_at](self.s)
        return [seat for seat in range(self.game.players) if bits >> seat & 1]

    def silence(self) -> int:
        """Return the action that a seat takes if it does not choose in time within a window."""
        return int(plain(kernel.silence, self.game.box, self.s))

    def asked_at_once(self, other: int | None = None) -> "View":
        """Return a copy of this view in which this seat, or the seat `other`, is to act now.

        If the seat is not in the window, the copy is unchanged. When seats act simultaneously, a
        live table shows this copy to a seat that has already chosen, or that is not yet to act by
        the rules.
        """
        record, asked = self.s.copy(), self.seat if other is None else other
        if asked in self.window():
            plain(kernel.ask, self.game.box, record, asked)
        return View(self.game, self.seat, record, self.position)

    def tensor(self) -> "np.ndarray":
        """Return the observation: float32 of shape `game.observation_tensor_shape()`."""
        from tinstar.engine.observation_tensor import tensor

        return tensor(self.game.rules.state, self.s, self.seat, self.game.players)

    def digest(self) -> str:
        """Return the SHA-256 of all that this seat sees, in hexadecimal."""
        return self.game.rules.state.digest(self.s)

    def sample(self, rng: "Random | np.random.Generator") -> Any:
        """Return a random full record that this seat cannot distinguish from the true one."""
        record, scratch = self.s.copy(), self.game.scratch(seed_from(rng))
        self.game.calls[kernel_calls.fill_in](record, self.seat, scratch)
        return record


class ViewBetweenSteps(View):
    """A seat's view of a table between two automatic steps that follow an action.

    At that moment no seat is to act, so this view has no legal actions, tensor, sample or window.
    """

    def current_player(self) -> int:
        """Return UNDER_WAY."""
        return UNDER_WAY

    def legal_actions(self) -> list[int]:
        """Return an empty list: no seat is to act."""
        return []

    def objections(self) -> list[int]:
        """Return an empty list: no seat is to act."""
        return []

    def window(self) -> list[int]:
        """Return an empty list: no seat is to act."""
        return []

    def tensor(self) -> "np.ndarray":
        """Raise `NotYourTurn`."""
        raise NotYourTurn(
            "expected a view between two actions, got one from the middle of an action"
        )

    def sample(self, rng: Any) -> Any:  # noqa: ARG002 - as of a view
        """Raise `NotYourTurn`."""
        raise NotYourTurn(
            "expected a view between two actions, got one from the middle of an action"
        )


def listed(game: "Game", record: Any, seat: int) -> list[int]:
    """Return the legal actions of `seat`. WHOEVER stands for the seat to act.

    `record` is a state record.
    """
    desk = game.desk()
    n = game.calls[kernel_calls.list_actions](record, seat, desk.scratch)
    return desk.actions[:n].tolist()


def checked_record(name: str, given: Any, game: "Game") -> Any:
    """Return the argument `given`, a record of the game's state that can be changed.

    An array of NumPy with one element gives the record in its memory. Anything else raises
    `BadOption`.
    """
    state = game.rules.state
    if isinstance(given, Record) and given.type is state.type and not given.data.readonly:
        return given
    if isinstance(given, Record) or not hasattr(given, "dtype"):
        raise BadOption(
            f"{name}: expected a record of {game.rules.name}, or an array of one, that can be"
            f" changed, got {described(given)}"
        )
    from tinstar.engine.array_argument_checks import array

    return state.record(array(name, given, state.dtype, (1,), written=True))
