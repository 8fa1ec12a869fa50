"""Messages about a table and to its players."""

from typing import Literal

from msgspec import Struct

from tinstar.presentation.guided_first_game import Lesson
from tinstar.server.clock_settings import Clock, ClockState


class Chair(Struct, frozen=True):
    """A seat as everyone at the table knows it.

    - `yours`: it is your seat.
    - `commitment`, `words`: the shuffle commitment and words of its player, at their first seat;
      words once revealed.
    - `left`: the name of a person who left during the match, or is invited to a rematch.
    - `returns`: you are that person and may sit there.
    - `lost`: that person has lost on time.
    """

    seat: int
    letter: str
    name: str
    holder: Literal["free", "person", "computer"]
    kind: str = ""
    online: bool = False
    yours: bool = False
    commitment: str = ""
    words: str = ""
    left: str = ""
    returns: bool = False
    lost: bool = False


class Table(Struct, frozen=True):
    """A table as you may see it.

    - `successor`: the table of the rematch.
    - `one_screen`: the seats of each guest who plays several.
    - `left`: while `revealing`, the seconds to reveal shuffle words.
    - `made`: the compiled share of the search, up to 1; until then searches look less far ahead.
    - `asked`: the seats to act. `scores`, `winners`: the result.
    - `clock`, `clocks`: settings and state of the clock. `zone_gone`: UTC replaces its time zone,
      which this machine no longer knows.
    - `missing`: seats to act, without a clock, whose people have been away for `away_after`
      seconds; sent only to the person who decides about them.
    - `decider`: the name of that person; "" if nobody is missing or nobody is present.
    """

    id: str
    game: str
    title: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    memory_aid: bool
    pace: float
    host_name: str  # empty if the host has no seat
    host: bool  # you may change seats and start the match
    watchers: int
    commitment: str  # SHA-256 of the secret seed of fair chance
    successor: str = ""
    window: int = 0
    left: float = 0.0
    one_screen: list[list[int]] = []
    made: float = 1.0
    asked: list[int] = []
    scores: list[int] = []
    winners: list[int] = []
    clock: Clock | None = None
    clocks: ClockState | None = None
    zone_gone: bool = False
    delay: int = 0  # spectators may see all cards that many decisions late
    quiet: bool = False  # the host has muted phrases and gestures
    chat: bool = False  # the host has turned the chat on
    duplicate: str = ""  # the duplicate it belongs to; then only its players see the result
    away_after: int = 180
    missing: list[int] = []
    decider: str = ""
    tournament: str = ""  # the tournament it belongs to; then there is no host and no invitation


class TableList(Struct, frozen=True):
    """The tables where you hold a seat, newest first."""

    tables: list[Table]


class TableLinks(Struct, frozen=True):
    """The links of a table: `invitation` to join, and a token for each of your seats.

    A token takes the seat back on another machine. A tournament's table has neither. `qr` is the
    invitation's address as a QR code: rows of 0 and 1, where 1 is dark. `outside` is sent only on
    the server's own machine: the address for others; "" if there is none.
    """

    invitation: str
    recovery: dict[str, str]  # by seat letter
    qr: list[str]
    outside: str | None = None


class Hint(Struct, frozen=True):
    """The search's recommendation. `share` is its effort on that move, from 0 to 1.

    A high share means that the search is sure; `chance` is that of winning after the move, from 0
    to 1.
    """

    at: int
    playouts: int
    moves: list["HintMove"]


class HintMove(Struct, frozen=True):
    action: int
    text: str
    share: float
    chance: float


class GuideLessons(Struct, frozen=True):
    """The lessons shown at a table to a player who is new to the game."""

    lessons: list[Lesson]


class MyTurn(Struct, frozen=True):
    """A table where it is your turn."""

    table: str
    title: str


class MyTurns(Struct, frozen=True):
    """The tables where it is your turn; `playing` counts your running matches."""

    turns: list[MyTurn]
    playing: int
