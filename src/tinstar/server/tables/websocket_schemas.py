"""What is said over a WebSocket, and by HTTP to programs that would rather ask."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.i18n import ENGLISH
from tinstar.presentation.scene import Event, Scene
from tinstar.server.clock_settings import ClockState
from tinstar.server.schema_types import (
    EVERYTHING,
    WATCHER,
    ActionNumber,
    Language,
    Moment,
    SeatNumber,
)
from tinstar.server.tables.chat_schemas import ChatLine
from tinstar.server.tables.table_schemas import Table


class LogLine(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log, as one seat saw it."""

    at: int
    text: str
    kind: str = ""
    seat: int | None = None


class MoveTaken(Struct, frozen=True):
    """An answer or an undo counts; the table now stands `at`."""

    at: int


class ViewFromSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Show me the table from this seat, which must be mine; -1 to watch, -2 to watch with all cards
    late where the table has a `delay`. The first thing to say.

    `own_time` says that the client shows what happens in its own time: where all others at the
    table are computer players, they need not wait for it. `rests` says that wherever a scene
    rests, such as at the end of a round, a `SceneSeen` will follow. `language`, such as de or
    de-AT, is which one is read there; English where the server has no such catalogue.
    """

    seat: Annotated[int, Meta(ge=EVERYTHING, lt=MOST_SEATS)] = WATCHER
    own_time: bool = False
    rests: bool = False
    language: Language = ENGLISH


class SubmitMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """The seat's action, chosen when the table stood `at`."""

    seat: SeatNumber
    at: Moment
    action: ActionNumber


class UndoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the seat's last answer back, if nobody learned anything new from it."""

    seat: SeatNumber
    at: Moment


class SceneSeen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seen"):
    """How the table stood `at`, where the scene rests, was seen: it may go on."""

    at: Moment


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    stamp: Moment


class ReadingState(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="read"):
    """Whoever looks has something to read `now`, or has read it. Where all others at the table are
    computer players, they wait, and so does the clock."""

    now: bool


class PageHidden(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="aside"):
    """The page is open where nobody can see it, such as in a hidden tab, or is seen again."""

    now: bool


class SayPhrase(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """The seat says one of the phrases of the game to everybody, or makes one of its gestures."""

    seat: SeatNumber
    phrase: Annotated[int, Meta(ge=0, lt=100)]
    gesture: bool = False


ToServer = (
    ViewFromSeat | SubmitMove | UndoMove | Pong | ReadingState | SceneSeen | SayPhrase | PageHidden
)


class AnswersPending(Struct, frozen=True, tag_field="type", tag="waiting"):
    """Several seats were asked at once when the table came to stand `at`, and `seats` have not
    answered yet.

    After `left` more seconds, of `seconds` in all, they are taken to have said nothing; `left` is
    null where there is no hurry. What has been answered nobody is told before all is.
    """

    at: int
    seats: list[int]
    seconds: float
    left: float | None


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """What has just happened, in order, and what the table looks like now, as `seat` sees it.

    `open` is said where several seats share one screen: this one sees no more than a spectator.
    """

    seat: int
    at: int
    events: list[Event]
    scene: Scene
    undo: bool = False  # whether this seat may take its last answer back, by what it can see
    waiting: AnswersPending | None = None  # where several seats are asked at once
    open: bool = False


class FullLog(Struct, frozen=True, tag_field="type", tag="log"):
    """The whole log so far as `seat` saw it; sent after each `ViewFromSeat` and each undo."""

    seat: int
    lines: list[LogLine]


class TableUpdate(Struct, frozen=True, tag_field="type", tag="company"):
    """Somebody sat down, left or changed, or the match began or ended; each makes the one before
    obsolete."""

    table: Table


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who looks on has changed: the seats whose people are there, and how many watch. Told once a
    second at most; each makes the one before obsolete."""

    online: list[int]
    watchers: int


class LogNote(Struct, frozen=True, tag_field="type", tag="note"):
    """A line of the log that belongs to no frame: somebody left, or sat down."""

    line: LogLine


class PhraseSaid(Struct, frozen=True, tag_field="type", tag="spoken"):
    """Somebody says a phrase of the game just now, or makes a gesture; it is in no log."""

    seat: int
    phrase: int
    gesture: bool = False


class MessageRefused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was said last had no effect; `at` is where the table stands."""

    error: str
    detail: str
    at: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Answer with a `Pong` of the same stamp: so the server measures how far away you are."""

    stamp: int


ToClient = (
    Frame
    | AnswersPending
    | FullLog
    | TableUpdate
    | Presence
    | ClockState
    | LogNote
    | PhraseSaid
    | ChatLine
    | MessageRefused
    | Ping
)
