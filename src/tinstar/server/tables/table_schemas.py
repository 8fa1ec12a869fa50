"""What is said of a table and to those who sit at it."""

from typing import Literal

from msgspec import Struct

from tinstar.presentation.guided_first_game import Lesson
from tinstar.server.clock_settings import Clock, ClockState


class Chair(Struct, frozen=True):
    """A seat as everybody at the table knows it; `yours` is for whoever is told.

    `commitment` is that to the words of whoever sits there, at the first of their chairs; `words`
    are those, once they were shown. `left` is the name of a person who left in mid-match, whoever
    sits in now, or of one who is asked to another game; `returns`, whether whoever is told is that
    person and may sit there; `lost`, whether that person has lost on time.
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
    """A table as everybody may know it. `successor` is the table where the company went on;
    `one_screen` are the seats that one guest plays, a list for each who has several.

    While it is `revealing`, everybody shows the words they committed to, in `left` seconds.

    `made` is how much of the machine code for players that search is there, up to 1: until it all
    is, they look less far ahead.

    `asked` are the seats that are asked as this is said; `scores` and `winners` how it came out.
    `clock` is what is agreed on time, `clocks` how that stands. `zone_gone`: UTC counts in place of
    its time zone, which this machine does not know any more.

    `missing` are asked seats whose people have been away for `away_after` seconds, at a table
    without a clock: told to the person who may decide what becomes of them. `decider` is the name
    of that person, told to everybody; empty where nobody is missing or nobody is there.
    """

    id: str
    game: str
    title: str
    phase: Literal["gathering", "revealing", "playing", "over"]
    chairs: list[Chair]
    options: dict[str, bool | int | str]
    memory_aid: bool
    pace: float
    host_name: str  # empty where the host has no seat
    host: bool  # whether whoever is told may change chairs and start
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
    delay: int = 0  # watchers may see all cards, so many decisions late
    quiet: bool = False  # the host wants no phrases and gestures here
    chat: bool = False  # the host lets those who sit here write to each other
    duplicate: str = ""  # of which it is a table; then only who sat there is told how it came out
    away_after: int = 180
    missing: list[int] = []
    decider: str = ""
    tournament: str = ""  # which set it: it has no host and no invitation


class TableList(Struct, frozen=True):
    """The tables where whoever asks holds a seat, the newest first."""

    tables: list[Table]


class TableLinks(Struct, frozen=True):
    """What lets others in: `invitation` to sit down, and for each of one's own seats a token that
    takes it back on another machine. A table of a tournament has neither. `qr` is the address of
    the invitation as a picture: rows of 0 and 1, where 1 is dark.

    `outside` is told at the house's own machine alone: where others reach it; empty if they do not.
    """

    invitation: str
    recovery: dict[str, str]  # by the seat's letter
    qr: list[str]
    outside: str | None = None


class Hint(Struct, frozen=True):
    """What the search would do. `share` is how much of its effort went there, from 0 to 1: how sure
    it is; `chance` is that of winning after it, from 0 to 1."""

    at: int
    playouts: int
    moves: list["HintMove"]


class HintMove(Struct, frozen=True):
    action: int
    text: str
    share: float
    chance: float


class GuideLessons(Struct, frozen=True):
    """What is said at a table to whoever plays such a game for the first time."""

    lessons: list[Lesson]


class MyTurn(Struct, frozen=True):
    """A table that waits for whoever asks."""

    table: str
    title: str


class MyTurns(Struct, frozen=True):
    """All of those; `playing` counts the matches that go on where one sits."""

    turns: list[MyTurn]
    playing: int
