"""Messages of the API that describe a table, and what a player may know about it."""

from typing import Literal

from msgspec import Struct

from tinstar.presentation.guided_first_game import Lesson
from tinstar.server.clock_settings import Clock, ClockState
from tinstar.server.schema_types import CharacterId


class Chair(Struct, frozen=True):
    """A seat as everyone at the table knows it.

    - `kind`, `character`: the level and the character of a computer player. The character may be
      empty.
    - `yours`: whether it is your seat.
    - `commitment`, `words`: the shuffle commitment of its player, and the words once they are
      revealed. A player with several seats has them at the first.
    - `left`: the name of a person who left during the match, or who is invited to a rematch.
    - `returns`: whether you are that person and may sit there.
    - `lost`: whether that person has lost on time.
    """

    seat: int
    letter: str
    name: str
    holder: Literal["free", "person", "computer"]
    kind: str = ""
    character: CharacterId = ""
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
    - `left`: while the phase is `revealing`, the seconds left to reveal shuffle words.
    - `made`: the share of the game's search that is compiled, up to 1. Below 1, searches look less
      far ahead.
    - `asked`: the seats to act.
    - `scores`, `winners`: the result.
    - `no_holds_barred`: whether computer players ignore the game's etiquette.
    - `clock`, `clocks`: settings and state of the clock.
    - `zone_gone`: whether the server no longer knows the clock's time zone and uses UTC instead.
    - `missing`: at a table without a clock, the seats to act whose people have been away for
      `away_after` seconds. Only the person who decides about them gets this list.
    - `decider`: the name of the person who decides, or "" if nobody is missing or nobody is
      present.
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
    no_holds_barred: bool = False
    missing: list[int] = []
    decider: str = ""
    tournament: str = ""  # the tournament it belongs to; then there is no host and no invitation
    practice: bool = False  # it starts from a position of another match, and counts for nothing
    daily: str = ""  # the date of its deal of the day; then only its player may look


class TableList(Struct, frozen=True):
    """The tables where you hold a seat, newest first."""

    tables: list[Table]


class TableLinks(Struct, frozen=True):
    """The links of a table: `invitation` to join, and a token for each of your seats.

    With a token you can take the seat back on another machine. A tournament's table has neither an
    invitation nor tokens. `qr` is the address of the invitation as a QR code: rows of 0 and 1,
    where 1 is dark. `outside` is the address at which other machines reach the server, or "" if
    they cannot. Only the server's own machine gets `outside`.
    """

    invitation: str
    recovery: dict[str, str]  # by seat letter
    qr: list[str]
    outside: str | None = None


class Hint(Struct, frozen=True):
    """A search's recommendation: the moves that it considered, and its number of playouts.

    The `share` of a move is the part of the playouts that tried it, from 0 to 1. A high share means
    that the search is sure. The `chance` of a move is the chance of winning after it, from 0 to 1.
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
    """The lessons that a table shows to a player who is new to the game."""

    lessons: list[Lesson]


class MyTurn(Struct, frozen=True):
    """A table where it is your turn."""

    table: str
    title: str


class MyTurns(Struct, frozen=True):
    """The tables where it is your turn. `playing` counts your running matches."""

    turns: list[MyTurn]
    playing: int
