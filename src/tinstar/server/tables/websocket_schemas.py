"""Messages of the WebSocket. Programs may send some of these messages over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.i18n import ENGLISH
from tinstar.presentation.game_parts import Occasion
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
    """The move or undo was accepted. The table is now at position `at`."""

    at: int


class ViewFromSeat(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Show the table from one of your seats, or as a spectator. Must be the first message.

    - `seat`: a seat of yours, -1 to watch, or -2 to watch late with all cards open, if the table
      has a `delay`.
    - `own_time`: whether the client shows events at its own speed. If so, computer players need not
      wait for the client, unless another person sits at the table.
    - `rests`: whether the client sends `SceneSeen` whenever the table waits until all have looked,
      as at the end of a round.
    - `language`: such as de or de-AT. English is used if the server does not have the language.
    """

    seat: Annotated[int, Meta(ge=EVERYTHING, lt=MOST_SEATS)] = WATCHER
    own_time: bool = False
    rests: bool = False
    language: Language = ENGLISH


class SubmitMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Make a move for a seat. You chose the move at table position `at`."""

    seat: SeatNumber
    at: Moment
    action: ActionNumber


class UndoMove(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Undo the seat's last move, if the move revealed nothing new.

    In an answer window, take back the seat's decision. The seat has then declined, unless it
    decides again before the window closes.
    """

    seat: SeatNumber
    at: Moment


class SceneSeen(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seen"):
    """The client has shown the scene at position `at`, so a waiting table may continue."""

    at: Moment


class SkipToEnd(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="skip"):
    """Ask for the match to be played to its end without waiting for you, or take this back.

    This has an effect only if you are out of the game and all other players are computers.
    """

    now: bool


class Pong(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pong"):
    stamp: Moment


class ReadingState(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="read"):
    """Tell the server that you begin to read an explanation (`now` is true), or stop.

    If all other players are computers, the table waits while you read, and the clock is paused.
    """

    now: bool


class PageHidden(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="aside"):
    """Tell the server whether the page is hidden `now`, for example in a background tab."""

    now: bool


class DeclineWindows(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="decline"
):
    """Let the server decline answer windows for a seat. The latest message counts.

    - `until_turn`: decline every window until the seat's next turn.
    - `pointless`: decline the windows in which the seat holds nothing sensible. At a table with
      other people, this has an effect only with the memory aid, as it would remember cards for you.

    The other players cannot notice either.
    """

    seat: SeatNumber
    until_turn: bool = False
    pointless: bool = False


class SayPhrase(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="say"):
    """Say one of the game's phrases, or make one of its gestures."""

    seat: SeatNumber
    phrase: Annotated[int, Meta(ge=0, lt=100)]
    gesture: bool = False


ToServer = (
    ViewFromSeat
    | SubmitMove
    | UndoMove
    | Pong
    | ReadingState
    | SceneSeen
    | SkipToEnd
    | DeclineWindows
    | SayPhrase
    | PageHidden
)


class AnswersPending(Struct, frozen=True, tag_field="type", tag="waiting"):
    """An answer window: several seats act at once, since position `at`.

    `seats` have yet to decide. The window is open for `seconds`, of which `left` remain. After
    that, the seats that have not decided pass. If `left` is null, there is no time limit or the
    clock is paused. No decision is shown before all are made.
    """

    at: int
    seats: list[int]
    seconds: float
    left: float | None


class FirstLook(Struct, frozen=True, tag_field="type", tag="looking"):
    """The players of the `seats` still look at their cards, at position `at`. Nobody moves before.

    The table waits for `left` more seconds, or without a limit if `left` is null.
    """

    at: int
    seats: list[int]
    left: float | None


class Frame(Struct, frozen=True, tag_field="type", tag="frame"):
    """The table as `seat` sees it, and the last events in order.

    `open` is true if several seats share a screen and this seat sees only what a spectator sees.
    """

    seat: int
    at: int
    events: list[Event]
    scene: Scene
    undo: bool = False  # whether this seat may undo its last move, judged by what it can see
    waiting: AnswersPending | None = None  # if several seats act at once
    open: bool = False


class FullLog(Struct, frozen=True, tag_field="type", tag="log"):
    """The whole log as `seat` saw it, sent after each `ViewFromSeat` and each undo."""

    seat: int
    lines: list[LogLine]


class TableUpdate(Struct, frozen=True, tag_field="type", tag="company"):
    """The table after a change of its players or phase. This update replaces the previous one."""

    table: Table


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """The seats whose people are present, and the number of spectators.

    The message replaces the previous one, and is sent at most once a second.
    """

    online: list[int]
    watchers: int


class LogNote(Struct, frozen=True, tag_field="type", tag="note"):
    """A log line without a frame, for example because somebody left or sat down."""

    line: LogLine


class PhraseSaid(Struct, frozen=True, tag_field="type", tag="spoken"):
    """A player's phrase or gesture, which does not appear in the log."""

    seat: int
    phrase: int
    gesture: bool = False


class CompanionRemark(Struct, frozen=True, tag_field="type", tag="remark"):
    """A companion says something about what everybody has seen up to position `at`.

    The page has two lines of each character for each occasion. `line` is 0 or 1.
    """

    at: int
    seat: int
    occasion: Occasion
    line: int


class MessageRefused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Your last message was rejected. The table is at position `at`."""

    error: str
    detail: str
    at: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Reply with a `Pong` that has the same stamp.

    The server uses your reply to measure your network latency.
    """

    stamp: int


ToClient = (
    Frame
    | AnswersPending
    | FirstLook
    | FullLog
    | TableUpdate
    | Presence
    | ClockState
    | LogNote
    | PhraseSaid
    | CompanionRemark
    | ChatLine
    | MessageRefused
    | Ping
)
