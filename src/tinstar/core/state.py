"""A position, speaking OpenSpiel's vocabulary; and the view of it that one seat has."""

import hashlib
import json
from collections.abc import Iterable
from itertools import repeat
from typing import Any, NamedTuple

import msgspec
import numpy as np

from tinstar.core import calls, kernel
from tinstar.core.calls import ACTOR_BITS, NO_ACTION, NO_OUTCOME, OVER, WHOEVER
from tinstar.core.compile import plain
from tinstar.core.errors import (
    BadOption,
    BadRecord,
    GameIsOver,
    IllegalAction,
    NotAnAction,
    NotYourTurn,
    TinstarError,
)
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE, TERMINAL
from tinstar.core.layout import Reading, copied

LARGE = 1 << 62  # machine code takes no larger numbers
NO_ANSWER = -1  # stands for what is no whole number, or none that a record could hold
WHOLE = (int, np.integer)
Given = tuple[int, int | None, int]  # a Step, or what becomes one when it is asked for
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

    header: dict[str, int | str | dict[str, bool | int | str]]
    steps: list[Given]
    state: dict[str, Cells]
    digest: str


class View:
    """All that a seat may see of a position, and what it may do there.

    `record` is a state record with everything else blanked; `s` the same for reading field by
    field. A seat of -1 is a spectator. Whoever holds a view holds nothing more than that.
    """

    def __init__(self, game: Game, seat: int, record: np.ndarray, position: int):
        self.game = game
        self.seat = seat
        self.record = record
        self.position = position

    @property
    def s(self) -> Any:
        return self.record[0]

    def current_player(self) -> int:
        return self.game.calls[calls.player_at](self.record)

    def legal_actions(self) -> list[int]:
        """What this seat may do now: nothing, when another is asked."""
        return listed(self.game, self.record, self.seat)

    def objection(self, action: int) -> int:
        """Why this seat may not do so now: a member of the game's Objection, 0 if it may.

        `NotYourTurn` where another is asked: what it may do is not for this seat to know.
        """
        if self.current_player() != self.seat or self.seat < 0:
            raise NotYourTurn(f"expected the view of the seat to act, got that of {self.seat}")
        return int(self.game.calls[calls.objection_at](self.record, action))

    def objections(self) -> list[int]:
        """The objection to each action there is, where this seat is to act; else nothing."""
        if self.seat < 0 or self.current_player() != self.seat:
            return []
        desk = self.game.desk()
        self.game.calls[calls.list_objections](self.record, desk.room)
        return desk.actions[: self.game.num_distinct_actions()].tolist()

    def window(self) -> list[int]:
        """The seats that are asked at once and have still to answer; empty outside of a window."""
        bits = int(plain(kernel.window, self.game.numbers, Reading(self.record)))
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
        return self.game.rules.state.tensor(self.record, self.seat, self.game.players)

    def digest(self) -> str:
        return self.game.rules.state.digest(self.record)

    def sample(self, rng: np.random.Generator) -> np.ndarray:
        """A full record drawn uniformly from those that this seat cannot tell apart."""
        record = copied(self.record)
        room = self.game.room(int(rng.integers(2**63)))
        self.game.calls[calls.fill_in](record, self.seat, room)
        return record


class State:
    """A position of a game and how it came about."""

    def __init__(self, game: Game, array: np.ndarray, steps: Iterable[Given] = ()):
        self.game = game
        self.array = array
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

    # --- who is asked, and what may be answered --------------------------------------------------

    def current_player(self) -> int:
        """A seat from 0, CHANCE or TERMINAL."""
        return self.game.calls[calls.player_at](self.array)

    def is_terminal(self) -> bool:
        return self.current_player() == TERMINAL

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the seat to act, ascending; at chance its possible outcomes."""
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
        n = self.game.calls[calls.list_chances](self.array, desk.room)
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
        done = self.game.calls[calls.answer](self.array, number, self.game.desk().room)
        if done < 0:
            raise self._refusal(action, done)
        actor = (done & (1 << ACTOR_BITS) - 1) - 1
        self._given.append((actor, number, done >> ACTOR_BITS))

    def draw(self, rng: np.random.Generator) -> int:
        """Let chance answer by its weights until a seat is asked: which one, or TERMINAL."""
        desk = self.game.desk()
        desk.stream[0] = rng.bit_generator.random_raw()
        asked = CHANCE
        while asked == CHANCE:
            done = self.game.calls[calls.draw](self.array, desk.room)
            n, asked = done >> calls.ASKED_BITS, (done & (1 << calls.ASKED_BITS) - 1) + TERMINAL
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
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def ending(self) -> Any:
        """How the game ended: a member of the game's Ending, whose 0 says that it goes on."""
        return self.game.rules.endings(int(plain(kernel.ending, self._box, self.s)))

    # --- in words --------------------------------------------------------------------------------

    def action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.game.rules.words.chance_text(self.s, action)
        return self.game.rules.actions.text(action)

    def string_to_action(self, text: str) -> int:
        if self.is_chance_node():
            for outcome, _ in self.chance_outcomes():
                if self.action_to_string(CHANCE, outcome) == text:
                    return outcome
        return self.game.rules.actions.read(text)

    # --- what a seat sees ------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        game, layout = self.game, self.game.rules.state
        if seat not in range(-1, game.players):
            raise BadOption(f"seat: expected -1 to {game.players - 1}, got {seat!r}")
        record = layout.blank()
        game.calls[calls.look](self.array, game.sights, seat, record)
        return View(game, seat, record, len(self._given))

    def observation_tensor(self, seat: int) -> np.ndarray:
        """float32; `game.observation_slices()` says which field lies where."""
        return self.view(seat).tensor()

    def observation_string(self, seat: int) -> str:
        return self.game.rules.state.to_json(self.view(seat).record)

    def information_state_string(self, seat: int) -> str:
        """Everything the seat has seen, in order, and a digest of what it sees now."""
        n = self.game.players
        told = [f"{s.actor}:{s.action if s.seen_by(seat, n) else '?'}" for s in self.steps()]
        return f"{self.game.digest[:8]} {seat} {' '.join(told)} {self.view(seat).digest()[:16]}"

    def resample(self, seat: int, rng: np.random.Generator) -> "State":
        """A full state drawn uniformly from those that this seat cannot tell apart.

        Answers that the seat did not see are None in its history.
        """
        n = self.game.players
        steps = [s if s.seen_by(seat, n) else s._replace(action=None) for s in self.steps()]
        return State(self.game, self.view(seat).sample(rng), steps)

    # --- copying and keeping ---------------------------------------------------------------------

    def clone(self) -> "State":
        return State(self.game, copied(self.array), self._given)

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
        return [Step(*given) for given in self._given]

    def digest(self) -> str:
        return self.game.rules.state.digest(self.array)

    def serialize(self) -> str:
        """JSON that `game.deserialize_state` reads."""
        fields = self.game.rules.state.to_dict(self.array)
        content = {"header": self.game.header(), "steps": self._given, "state": fields}
        return _compact(content | {"digest": _digest(content)})

    @classmethod
    def deserialize(cls, game: Game, text: str) -> "State":
        if len(text) > LONGEST_STATE:
            raise BadRecord(f"expected at most {LONGEST_STATE} characters, got {len(text)}")
        try:
            kept = msgspec.json.decode(text, type=Kept)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as e:
            raise BadRecord(f"expected a serialised state, got {text[:60]!r} ({e})") from e
        if kept.header != game.header():
            came = str(kept.header)[:300]
            raise BadRecord(f"expected a state of {game.header()}, got one of {came}")
        digest = _digest({"header": kept.header, "steps": kept.steps, "state": kept.state})
        if kept.digest != digest:
            raise BadRecord(f"expected a state with digest {digest}, got {kept.digest[:80]}")
        return cls(game, game.rules.state.from_dict(kept.state), [Step(*s) for s in kept.steps])


def listed(game: Game, record: np.ndarray, seat: int) -> list[int]:
    """What `seat`, or WHOEVER is asked, may do in the position of a record of shape (1,)."""
    desk = game.desk()
    n = game.calls[calls.list_actions](record, seat, desk.room)
    return desk.actions[:n].tolist()


def _whole(answer: Any) -> int:
    """The answer as a number that machine code takes, or NO_ANSWER."""
    if isinstance(answer, bool) or not isinstance(answer, WHOLE):
        return NO_ANSWER
    return int(answer) if -LARGE < answer < LARGE else NO_ANSWER


def _compact(content: Any) -> str:
    return json.dumps(content, separators=(",", ":"))


def _digest(content: Any) -> str:
    return hashlib.sha256(_compact(content).encode()).hexdigest()
