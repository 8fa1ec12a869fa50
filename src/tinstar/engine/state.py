"""A position, speaking OpenSpiel's vocabulary; and the view of it that one seat has."""

import hashlib
import json
from collections.abc import Iterable
from itertools import repeat
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from tinstar.engine import kernel, kernel_calls
from tinstar.engine.array_argument_checks import array as checked
from tinstar.engine.array_argument_checks import instance, int_of, whole
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.kernel_calls import ACTOR_BITS, NO_ACTION, NO_OUTCOME, OVER, WHOEVER
from tinstar.engine.layout import copied
from tinstar.engine.notebook_hook import shown
from tinstar.engine.view import View, ViewBetweenSteps, listed
from tinstar.errors import (
    BadRecord,
    GameIsOver,
    IllegalAction,
    NotAnAction,
    NotYourTurn,
    TinstarError,
)
from tinstar.system.format_mismatch import other_format

if TYPE_CHECKING:
    from tinstar.engine.game import Game

LARGE = 1 << 62  # machine code takes no larger numbers
NO_ANSWER = -1  # stands for what is no whole number, or none that a record could hold
Given = tuple[int, int | None, int]  # a Step, or what becomes one when it is asked for
FORMAT = 1  # of a state as text; goes up whenever older ones cannot be read any more
LONGEST_STATE = 1 << 22  # characters of a state as text
Cells = int | list[int | list[int | list[int | list[int]]]]


class Step(NamedTuple):
    """One answer that was given: who gave it, which, and which seats saw it (bits)."""

    actor: int
    action: int | None  # None in a resampled state, where its seat could not see it
    seen: int

    def seen_by(self, seat: int, players: int) -> bool:
        """Whether a seat saw which answer it was; a spectator (-1) saw what every seat saw."""
        mask = 1 << seat if seat >= 0 else (1 << players) - 1
        return self.seen & mask == mask


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `State.serialize` writes. The types bound how deep it is before it is looked at."""

    format: int
    header: dict[str, int | str | dict[str, bool | int | str]]
    steps: list[Given]
    state: dict[str, Cells]
    digest: str


class State:
    """A position of a game and how it came about."""

    def __init__(self, game: "Game", array: np.ndarray, steps: Iterable[Given] = ()):
        self.game = game
        self.array = checked("array", array, game.rules.state.dtype, (1,), written=True)
        self._given = list(steps)

    @property
    def s(self) -> Any:
        """The state record, all of it; nobody who plays is ever handed this."""
        return self.array[0]

    @property
    def _box(self) -> Any:
        return self.game.box[0]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.game.digest == other.game.digest
            and self.array.tobytes() == other.array.tobytes()
        )

    __hash__ = None  # pyright: ignore[reportAssignmentType]

    def __str__(self) -> str:
        return self.game.rules.state.to_json(self.array)

    def __repr__(self) -> str:
        return f"<{self.game!r} after {self.position} answers>"

    def _repr_html_(self) -> str | None:
        return shown("state", self)

    # --- who is asked, and what may be answered --------------------------------------------------

    def current_player(self) -> int:
        """A seat from 0, CHANCE or TERMINAL."""
        return self.game.calls[kernel_calls.player_at](self.array)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to answer."""
        return self.current_player() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the seat to act, ascending; at chance its possible outcomes."""
        if player is not None:
            player = whole("player", player, TERMINAL, self.game.players - 1)
        actions = listed(self.game, self.array, WHOEVER if player is None else player)
        if actions or player is not None:
            return actions
        return [outcome for outcome, weight in enumerate(self.chance_weights()) if weight]

    def legal_actions_mask(self) -> np.ndarray:
        """uint8 of shape (num_distinct_actions,): 1 where the seat to act may."""
        mask = np.zeros(self.game.num_distinct_actions(), np.uint8)
        mask[listed(self.game, self.array, WHOEVER)] = 1
        return mask

    def hears_who_was_first(self) -> bool:
        """Whether chance is to name the seat that spoke first, which a live table knows."""
        return self.is_chance_node() and bool(plain(kernel.spoke_first, self._box, self.s))

    def chance_weights(self) -> list[int]:
        """The whole-numbered weight of each outcome; empty where nobody asks chance."""
        desk = self.game.desk()
        n = self.game.calls[kernel_calls.list_chances](self.array, desk.scratch)
        return desk.weights[:n].tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """(outcome, probability) for each outcome that can happen."""
        weights = self.chance_weights()
        total = sum(weights)
        return [(i, w / total) for i, w in enumerate(weights) if w]

    # --- answering -------------------------------------------------------------------------------

    def apply_action(self, action: int) -> None:
        """Give the answer; raises and leaves the state untouched where it may not be given."""
        number = _whole(action)
        done = self.game.calls[kernel_calls.answer](self.array, number, self.game.desk().scratch)
        if done < 0:
            raise self._refusal(action, done)
        actor = (done & (1 << ACTOR_BITS) - 1) - 1
        self._given.append((actor, number, done >> ACTOR_BITS))

    def draw(self, rng: np.random.Generator) -> int:
        """Let chance answer by its weights until a seat is asked: which one, or TERMINAL."""
        desk = self.game.desk()
        desk.stream[0] = instance("rng", rng, np.random.Generator).bit_generator.random_raw()
        asked = CHANCE
        while asked == CHANCE:
            done = self.game.calls[kernel_calls.draw](self.array, desk.scratch)
            n, asked = (
                done >> kernel_calls.ASKED_BITS,
                (done & (1 << kernel_calls.ASKED_BITS) - 1) + TERMINAL,
            )
            if n:
                outcomes, seen = desk.path[:n].tolist(), desk.seen[:n].tolist()
                self._given.extend(zip(repeat(CHANCE), outcomes, seen))
        return asked

    def _refusal(self, action: Any, why: int) -> TinstarError:
        """Which outcomes are possible would tell what lies in a hidden pile: it is not said."""
        if why == OVER:
            return GameIsOver(f"expected no more answers, the game is over; got {action!r}")
        if why == NO_OUTCOME:
            return NotYourTurn(f"expected a possible outcome of chance, got {action!r}")
        if why == NO_ACTION:
            most = self.game.num_distinct_actions() - 1
            return NotAnAction(f"expected an action from 0 to {most}, got {action!r}")
        objection = NO_ACTION - why
        return IllegalAction(self.game.rules.refusal(int(action), objection), objection)

    # --- how it ends -----------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The game's own points, per seat."""
        return [int(plain(kernel.score, self._box, self.s, i)) for i in range(self.game.players)]

    def returns(self) -> list[float]:
        """Utilities, per seat, summing to zero; all zero while the game goes on."""
        n = self.game.players
        if not self.is_terminal():
            return [0.0] * n
        return [float(plain(kernel.utility, self._box, self.s, i, n)) for i in range(n)]

    def rewards(self) -> list[float]:
        """The same as `returns()`: nothing is paid before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """The utility of one seat."""
        return self.returns()[whole("player", player, 0, self.game.players - 1)]

    def ending(self) -> Any:
        """How the game ended: a member of the game's Ending, whose 0 says that it goes on."""
        return self.game.rules.endings(int(plain(kernel.ending, self._box, self.s)))

    # --- in words --------------------------------------------------------------------------------

    def action_to_string(self, player: int, action: int) -> str:
        """The notation of an action; with `player=CHANCE`, of an outcome of chance.

        `NotAnAction` for a number that is no action.
        """
        if player == CHANCE:
            most = self.game.max_chance_outcomes() - 1
            action = whole("action", action, 0, most, NotAnAction)
            return self.game.rules.words.chance_text(self.s, action)
        return self.game.rules.actions.text(whole("action", action, error=NotAnAction))

    def string_to_action(self, text: str) -> int:
        """The action written so, or at chance the outcome; `NotAnAction` for any other text."""
        if self.is_chance_node():
            for outcome, _ in self.chance_outcomes():
                if self.action_to_string(CHANCE, outcome) == text:
                    return outcome
        return self.game.rules.actions.read(text)

    # --- what a seat sees ------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        game, layout = self.game, self.game.rules.state
        seat = whole("seat", seat, -1, game.players - 1)
        record = layout.blank()
        game.calls[kernel_calls.look](self.array, game.sights, seat, record)
        return View(game, seat, record, len(self._given))

    def between_steps(self, action: int) -> list[np.ndarray]:
        """The records between the steps that an answer given here brings about, in order.

        The first is that after its own effect; the last step leads to the position after it. Empty
        where nothing follows by itself.
        """
        functions, box = self.game.rules.flow.functions, self._box
        if "carry_out" not in functions:
            return []
        record, found = copied(self.array), list[np.ndarray]()
        plain(functions["carry_out"], box, record[0], action)
        while plain(functions["is_under_way"], box, record[0]):
            found.append(copied(record))
            plain(functions["proceed"], box, record[0])
        return found

    def view_of(self, record: np.ndarray, seat: int) -> ViewBetweenSteps:
        """What a seat may see of a record of `between_steps`; -1 for a spectator."""
        seen = self.game.rules.state.blank()
        self.game.calls[kernel_calls.look](record, self.game.sights, seat, seen)
        return ViewBetweenSteps(self.game, seat, seen, len(self._given))

    def observation_tensor(self, seat: int) -> np.ndarray:
        """float32; `game.observation_slices()` says which field lies where."""
        return self.view(seat).tensor()

    def observation_string(self, seat: int) -> str:
        """All that the seat sees, as JSON."""
        return self.game.rules.state.to_json(self.view(seat).record)

    def information_state_string(self, seat: int) -> str:
        """Everything the seat has seen, in order, and a digest of what it sees now."""
        n, view = self.game.players, self.view(seat)
        told = [f"{s.actor}:{s.action if s.seen_by(seat, n) else '?'}" for s in self.steps()]
        return f"{self.game.digest[:8]} {seat} {' '.join(told)} {view.digest()[:16]}"

    def resample(self, seat: int, rng: np.random.Generator) -> "State":
        """A full state drawn uniformly from those that this seat cannot tell apart.

        Answers that the seat did not see are None in its history.
        """
        n, record = self.game.players, self.view(seat).sample(rng)
        steps = [s if s.seen_by(seat, n) else s._replace(action=None) for s in self.steps()]
        return State(self.game, record, steps)

    # --- copying and keeping ---------------------------------------------------------------------

    def clone(self) -> "State":
        """The same position with the same history, to go its own way from here."""
        return State(self.game, copied(self.array), self._given)

    __copy__ = clone

    def __deepcopy__(self, _: dict[int, Any]) -> "State":
        return self.clone()  # the game never changes

    def history(self) -> list[int | None]:
        """All answers so far, those of chance included."""
        return [action for _, action, _ in self._given]

    @property
    def position(self) -> int:
        """How many answers were given."""
        return len(self._given)

    @property
    def last(self) -> Step:
        """The answer that was given last."""
        return Step(*self._given[-1])

    def steps(self) -> list[Step]:
        """All answers so far: who gave each, and which seats saw it."""
        return [Step(*given) for given in self._given]

    def digest(self) -> str:
        """SHA-256 of the record in hexadecimal; how the position came about does not count."""
        return self.game.rules.state.digest(self.array)

    def serialize(self) -> str:
        """JSON that `game.deserialize_state` reads."""
        fields = self.game.rules.state.to_dict(self.array)
        content = {
            "format": FORMAT,
            "header": self.game.header(),
            "steps": self._given,
            "state": fields,
        }
        return _compact(content | {"digest": _digest(content)})

    @classmethod
    def deserialize(cls, game: "Game", text: str) -> "State":
        """The state that `serialize` wrote, of that game; `BadRecord` for any other text."""
        if len(text) > LONGEST_STATE:
            raise BadRecord(f"expected at most {LONGEST_STATE} characters, got {len(text)}")
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as e:
            why = (
                _of_another_format(text) or f"expected a serialised state, got {text[:60]!r} ({e})"
            )
            raise BadRecord(why) from e
        if why := other_format("a state", FORMAT, kept.format):
            raise BadRecord(why)
        if kept.header != game.header():
            came = str(kept.header)[:300]
            raise BadRecord(f"expected a state of {game.header()}, got one of {came}")
        content = {
            "format": FORMAT,
            "header": kept.header,
            "steps": kept.steps,
            "state": kept.state,
        }
        digest = _digest(content)
        if kept.digest != digest:
            raise BadRecord(f"expected a state with digest {digest}, got {kept.digest[:80]}")
        return cls(game, game.rules.state.from_dict(kept.state), [Step(*s) for s in kept.steps])


class _Formatted(msgspec.Struct):
    """What states of all formats have."""

    format: int


def _of_another_format(text: str) -> str | None:
    try:
        found = msgspec.json.decode(text, type=_Formatted)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return other_format("a state", FORMAT, found.format)


def _whole(answer: Any) -> int:
    """The answer as a number that machine code takes, or NO_ANSWER."""
    number = int_of(answer)
    return NO_ANSWER if number is None or not -LARGE < number < LARGE else number


def _compact(content: Any) -> str:
    return json.dumps(content, separators=(",", ":"))


def _digest(content: Any) -> str:
    return hashlib.sha256(_compact(content).encode()).hexdigest()
