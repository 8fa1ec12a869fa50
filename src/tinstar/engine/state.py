"""States of a game: apply actions, read views, copy, store. Methods are named as in OpenSpiel."""

from collections.abc import Iterable
from itertools import repeat
from typing import TYPE_CHECKING, Any, NamedTuple

from tinstar.engine import kernel, kernel_calls
from tinstar.engine.argument_checks import int_of, whole
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.kernel_calls import ACTOR_BITS, NO_ACTION, NO_OUTCOME, OVER, WHOEVER
from tinstar.engine.notebook_hook import shown
from tinstar.engine.random_streams import word_from
from tinstar.engine.state_as_text import Given, read_state, text_of
from tinstar.engine.view import View, ViewBetweenSteps, checked_record, listed
from tinstar.errors import (
    GameIsOver,
    IllegalAction,
    NotAnAction,
    NotYourTurn,
    TinstarError,
)

if TYPE_CHECKING:
    from random import Random

    import numpy as np

    from tinstar.engine.game import Game

LARGE = 1 << 62  # compiled code takes only numbers below this
NO_ANSWER = -1  # stands for anything that is not an integer of a usable size


class Step(NamedTuple):
    """One decision of a seat or of chance: the actor, the action, and the seats that saw it.

    `seen` is the set of these seats, as bits.
    """

    actor: int
    action: int | None  # None in a resampled state, if the seat it was drawn for did not see it
    seen: int

    def seen_by(self, seat: int, players: int) -> bool:
        """Return whether a seat saw which action was taken.

        A spectator (-1) saw it if all seats saw it.
        """
        mask = 1 << seat if seat >= 0 else (1 << players) - 1
        return self.seen & mask == mask


class State:
    """A position of a game, with the decisions that led to it.

    `s` is the record of the state, including everything hidden. Never send it to a player.
    """

    def __init__(self, game: "Game", record: Any, steps: Iterable[Given] = ()):
        """Make a state of a record, or of an array of NumPy with one element, without a copy."""
        self.game = game
        self.s: Any = checked_record("record", record, game)
        self._given = list(steps)

    @property
    def array(self) -> "np.ndarray":
        """The record as an array of one element, which shares its memory. It needs NumPy."""
        return self.s.array

    @property
    def _box(self) -> Any:
        return self.game.box

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.digest == other.game.digest
            and self.s.tobytes() == other.s.tobytes()
        )

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __str__(self) -> str:
        return self.game.rules.state.to_json(self.s)

    def __repr__(self) -> str:
        return f"<{self.game!r} after {self.position} answers>"

    def _repr_html_(self) -> str | None:
        return shown("state", self)

    # --- the seat to act, and its legal actions --------------------------------------------------

    def current_player(self) -> int:
        """Return the seat to act, counted from 0, or CHANCE, or TERMINAL."""
        return self.game.calls[kernel_calls.player_at](self.s)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance acts next."""
        return self.current_player() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal actions of the seat to act, or the possible outcomes if chance acts.

        The list is in ascending order. If `player` is given and that seat is not to act, the list
        is empty.
        """
        if player is not None:
            player = whole("player", player, TERMINAL, self.game.players - 1)
        actions = listed(self.game, self.s, WHOEVER if player is None else player)
        if actions or player is not None:
            return actions
        return [outcome for outcome, weight in enumerate(self.chance_weights()) if weight]

    def legal_actions_mask(self) -> "np.ndarray":
        """Return a mask of the legal actions of the seat to act.

        The mask is uint8, shape (num_distinct_actions,), with 1 for each legal action. If chance
        acts, all are 0.
        """
        import numpy as np

        mask = np.zeros(self.game.num_distinct_actions(), np.uint8)
        mask[listed(self.game, self.s, WHOEVER)] = 1
        return mask

    def hears_who_was_first(self) -> bool:
        """Return whether the next chance outcome is the seat that spoke first.

        A live table does not draw that outcome, because it knows who spoke first.
        """
        return self.is_chance_node() and bool(plain(kernel.spoke_first, self._box, self.s))

    def chance_weights(self) -> list[int]:
        """Return the integer weight of each chance outcome.

        If chance does not act next, the list is empty.
        """
        desk = self.game.desk()
        n = self.game.calls[kernel_calls.list_chances](self.s, desk.scratch)
        return desk.weights[:n].tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return a pair (outcome, probability) for each possible outcome of chance."""
        weights = self.chance_weights()
        total = sum(weights)
        return [(i, w / total) for i, w in enumerate(weights) if w]

    # --- acting ----------------------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        """Apply an action of the seat to act or, if chance acts, an outcome of chance.

        An illegal action raises `IllegalAction`, `NotAnAction`, `NotYourTurn` or `GameIsOver`, and
        leaves the state unchanged.
        """
        number = _whole(action)
        done = self.game.calls[kernel_calls.answer](self.s, number, self.game.desk().scratch)
        if done < 0:
            raise self._refusal(action, done)
        actor = (done & (1 << ACTOR_BITS) - 1) - 1
        self._given.append((actor, number, done >> ACTOR_BITS))

    def draw(self, rng: "Random | np.random.Generator") -> int:
        """Draw chance outcomes by their weights until a seat is to act.

        Return that seat, or TERMINAL.
        """
        desk = self.game.desk()
        desk.stream[0] = word_from(rng)
        asked = CHANCE
        while asked == CHANCE:
            done = self.game.calls[kernel_calls.draw](self.s, desk.scratch)
            n, asked = (
                done >> kernel_calls.ASKED_BITS,
                (done & (1 << kernel_calls.ASKED_BITS) - 1) + TERMINAL,
            )
            if n:
                outcomes, seen = desk.path[:n].tolist(), desk.seen[:n].tolist()
                self._given.extend(zip(repeat(CHANCE), outcomes, seen))
        return asked

    def _refusal(self, action: Any, why: int) -> TinstarError:
        """Return the error for a rejected action.

        The error never lists the possible outcomes of chance, because they would reveal the cards
        in a hidden pile.
        """
        if why == OVER:
            return GameIsOver(f"expected no more actions, as the game is over; got {action!r}")
        if why == NO_OUTCOME:
            return NotYourTurn(f"expected a possible outcome of chance, got {action!r}")
        if why == NO_ACTION:
            most = self.game.num_distinct_actions() - 1
            return NotAnAction(f"expected an action from 0 to {most}, got {action!r}")
        objection = NO_ACTION - why
        return IllegalAction(self.game.rules.refusal(int(action), objection), objection)

    # --- how it ends -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Return the points of each seat by the rules of the game."""
        return [int(plain(kernel.score, self._box, self.s, i)) for i in range(self.game.players)]

    def returns(self) -> list[float]:
        """Return the utility of each seat.

        Utilities sum to 0, and all are 0 while the game goes on.
        """
        n = self.game.players
        if not self.is_terminal():
            return [0.0] * n
        return [float(plain(kernel.utility, self._box, self.s, i, n)) for i in range(n)]

    def rewards(self) -> list[float]:
        """Return `returns()`: no game gives rewards before its end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """Return the utility of one seat."""
        return self.returns()[whole("player", player, 0, self.game.players - 1)]

    def ending(self) -> Any:
        """Return how the game ended, as a member of the game's `Ending`, or 0 while it goes on."""
        return self.game.rules.endings(int(plain(kernel.ending, self._box, self.s)))

    # --- in words --------------------------------------------------------------------------------

    def action_to_string(self, player: int, action: int) -> str:
        """Return the notation of an action or, with `player=CHANCE`, of an outcome of chance.

        An unknown number raises `NotAnAction`.
        """
        if player == CHANCE:
            most = self.game.max_chance_outcomes() - 1
            action = whole("action", action, 0, most, NotAnAction)
            return self.game.rules.words.chance_text(self.s, action)
        return self.game.rules.actions.text(whole("action", action, error=NotAnAction))

    def string_to_action(self, text: str) -> int:
        """Return the action with this notation or, if chance acts, the outcome.

        Any other text raises `NotAnAction`.
        """
        if self.is_chance_node():
            for outcome, _ in self.chance_outcomes():
                if self.action_to_string(CHANCE, outcome) == text:
                    return outcome
        return self.game.rules.actions.read(text)

    # --- views -----------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """Return the view of a seat. Seat -1 stands for a spectator."""
        game, layout = self.game, self.game.rules.state
        seat = whole("seat", seat, -1, game.players - 1)
        record = layout.blank()
        game.calls[kernel_calls.look](self.s, game.sights, seat, record)
        return View.unchecked(game, seat, record, len(self._given))

    def between_steps(self, action: int) -> list[Any]:
        """Return the positions, as records, through which the game would pass after an action.

        The first record is the position after the action itself. One record follows for each
        automatic step except the last. The list is empty if there would be no automatic step. The
        state does not change.
        """
        box, record, found = self._box, self.s.copy(), list[Any]()
        plain(kernel.carry_out, box, record, action)
        while plain(kernel.is_under_way, box, record):
            found.append(record.copy())
            plain(kernel.proceed, box, record)
        return found

    def view_of(self, record: Any, seat: int) -> ViewBetweenSteps:
        """Return a seat's view of a record of `between_steps`. Seat -1 stands for a spectator."""
        seen = self.game.rules.state.blank()
        self.game.calls[kernel_calls.look](record, self.game.sights, seat, seen)
        return ViewBetweenSteps(self.game, seat, seen, len(self._given))

    def observation_tensor(self, seat: int) -> "np.ndarray":
        """Return the observation of the seat, as float32.

        `game.observation_slices()` gives the slice of each field.
        """
        return self.view(seat).tensor()

    def observation_string(self, seat: int) -> str:
        """Return all that the seat sees, as JSON."""
        return self.game.rules.state.to_json(self.view(seat).s)

    def information_state_string(self, seat: int) -> str:
        """Return a text with the decisions that the seat has seen, and a digest of its view."""
        n, view = self.game.players, self.view(seat)
        told = [f"{s.actor}:{s.action if s.seen_by(seat, n) else '?'}" for s in self.steps()]
        return f"{self.game.digest[:8]} {seat} {' '.join(told)} {view.digest()[:16]}"

    def resample(self, seat: int, rng: "Random | np.random.Generator") -> "State":
        """Return a random state that this seat cannot distinguish from this state.

        All such states are equally likely. In the history of the result, actions that the seat did
        not see are None.
        """
        n, record = self.game.players, self.view(seat).sample(rng)
        steps = [s if s.seen_by(seat, n) else s._replace(action=None) for s in self.steps()]
        return State(self.game, record, steps)

    # --- copies and storage ----------------------------------------------------------------------

    def clone(self) -> "State":
        """Return a copy with the same history. The copy does not change when this state changes."""
        return State(self.game, self.s.copy(), self._given)

    __copy__ = clone

    def __deepcopy__(self, _: dict[int, Any]) -> "State":
        return self.clone()  # states may share the game, because it never changes

    def history(self) -> list[int | None]:
        """Return all actions so far, including the outcomes of chance."""
        return [action for _, action, _ in self._given]

    @property
    def position(self) -> int:
        """The number of decisions so far, including those of chance."""
        return len(self._given)

    @property
    def last(self) -> Step:
        """The last decision."""
        return Step(*self._given[-1])

    def steps(self) -> list[Step]:
        """Return all decisions so far, each with its actor and the seats that saw it."""
        return [Step(*given) for given in self._given]

    def digest(self) -> str:
        """Return the SHA-256 of the record in hexadecimal. It does not depend on the history."""
        return self.game.rules.state.digest(self.s)

    def serialize(self) -> str:
        """Return the state as JSON, which `game.deserialize_state` reads."""
        return text_of(self.game, self.s, self._given)

    @classmethod
    def deserialize(cls, game: "Game", text: str) -> "State":
        """Return the state of `game` that `serialize` wrote as text.

        Any other text raises `BadRecord`.
        """
        kept = read_state(game, text)
        return cls(game, game.rules.state.from_dict(kept.state), [Step(*s) for s in kept.steps])


def _whole(answer: Any) -> int:
    """Return the action as an integer that compiled code takes.

    If `answer` is no such integer, return NO_ANSWER.
    """
    number = answer if type(answer) is int else int_of(answer)
    return NO_ANSWER if number is None or not -LARGE < number < LARGE else number
