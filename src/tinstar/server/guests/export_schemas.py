"""Messages of the API with all data about a guest.

Profile and match history have messages of their own, which are part of the export.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Mark = Literal[
    "star", "horseshoe", "hat", "boot", "cactus", "key", "lantern", "wheel", "moon", "bottle",
    "feather", "flame",
]  # fmt: skip


Key = Annotated[str, Meta(max_length=24)]


LONGEST_ID = 1366  # characters: 1023 bytes, the limit of WebAuthn


BASE64URL = "^[A-Za-z0-9_-]*$"


PasskeyId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=BASE64URL)]


class MyProfile(Struct, frozen=True):
    """Your profile. `name` and `mark` are empty until you set them.

    `holds` is the number of your tables and matches. `link_left` is the number of seconds until
    your device link expires.
    """

    name: str
    mark: str
    since: int
    holds: int
    link_left: float


class PasskeyInfo(Struct, frozen=True):
    """One of your passkeys.

    `since` and `used` are the times of creation and last use, in Unix seconds.
    """

    id: str
    since: int
    used: int


class PlayedSeat(Struct, frozen=True):
    """A seat of a match.

    `key` identifies the opponent there. You can filter the history by `key`.
    """

    seat: int
    name: str
    kind: str
    score: int | None = None  # null while the match is running
    won: bool = False
    yours: bool = False
    key: str = ""


class PlayedMatch(Struct, frozen=True):
    """A match where you sit or sat.

    The state `left` means that another player finished the match in your seat. `abandoned` means
    that the match is unfinished and nothing has happened for a week. `kept` says whether you can
    still view the match, and `rated` whether the match counted for your rating.
    """

    table: str
    game: str
    state: Literal["over", "left", "running", "abandoned"]
    when: int  # Unix seconds of the end or the last activity
    seats: list[PlayedSeat]
    kept: bool
    rated: bool
    number: int = 0  # of the result


Url = Annotated[str, Meta(max_length=1000)]


TableId = Annotated[str, Meta(max_length=40)]


class ExportedChannel(Struct, frozen=True):
    """A channel for reminders, with everything that is stored about it."""

    kind: str
    target: str
    sealing: str
    table: str
    made: int
    proved: bool
    language: str


class ExportedReminder(Struct, frozen=True):
    """The last turn at a table of which you were reminded, and the number of reminders."""

    table: str
    turn: int
    times: int


class ExportedTable(Struct, frozen=True):
    """A table that refers to you, with the data about you that is stored there."""

    table: str
    game: str
    phase: str
    seats: list[int]
    names: list[str]
    host: bool
    address: str  # your network address, if you created the table
    journal: str  # its URL, after the match


class ExportedRating(Struct, frozen=True):
    game: str
    players: int
    mu: float
    sigma: float
    matches: int
    wins: int


class ExportedDeals(Struct, frozen=True):
    """Deals that several tables share, and the table from which you know them."""

    duplicate: str
    table: str


class ExportedCircle(Struct, frozen=True):
    """A circle of which you are a member.

    The fields say when you joined, whether you are its founder, and whether you have muted its
    reminders.
    """

    id: str
    name: str
    since: int
    founder: bool
    quiet: bool


class ExportedDaily(Struct, frozen=True):
    """Your attempt at a deal of the day.

    The fields are its game, date, table and version of the rules, and by how many minutes your
    clock was ahead of UTC.
    """

    game: str
    date: str
    table: str
    version: int
    east: int


class ExportedChatLine(Struct, frozen=True):
    """A chat line that you wrote."""

    table: str
    when: int
    text: str


class ExportedBlock(Struct, frozen=True):
    """A player whom you have blocked, under the name that they had when you met."""

    name: str
    since: int


class ExportedReport(Struct, frozen=True):
    """A report that you made."""

    table: str
    name: str
    kind: str
    text: str
    made: int


class ExportedExercise(Struct, frozen=True):
    """A position of a match of yours that you repeat, and when it is due, in Unix seconds."""

    table: str
    position: int
    due: int


class Export(Struct, frozen=True):
    """Everything that the server stores about you."""

    guest: str
    person: MyProfile
    tables: list[ExportedTable]
    matches: list[PlayedMatch]
    ratings: list[ExportedRating]
    channels: list[ExportedChannel]
    notices: list[ExportedReminder]
    passkeys: list[PasskeyInfo]
    deals: list[ExportedDeals]
    tournaments: list[str]  # that you host or have entered
    circles: list[ExportedCircle]
    daily: list[ExportedDaily]
    lines: list[ExportedChatLine]
    blocked: list[ExportedBlock]
    reports: list[ExportedReport]
    exercises: list[ExportedExercise]
