"""What a guest gets who asks for all that is kept of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Mark = Literal[
    "star", "horseshoe", "hat", "boot", "cactus", "key", "lantern", "wheel", "moon", "bottle",
    "feather", "flame",
]  # fmt: skip


Key = Annotated[str, Meta(max_length=24)]


LONGEST_ID = 1366  # characters: 1023 bytes, as WebAuthn has it


BASE64URL = "^[A-Za-z0-9_-]*$"


PasskeyId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=BASE64URL)]


class MyProfile(Struct, frozen=True):
    """How whoever asks is known here; `name` and `mark` are empty until they say.

    `holds` counts the tables and matches that go with this guest; `link_left` is for how many
    seconds a link to another device still serves.
    """

    name: str
    mark: str
    since: int
    holds: int
    link_left: float


class PasskeyInfo(Struct, frozen=True):
    """One of one's passkeys: since when, and when it was last used (seconds)."""

    id: str
    since: int
    used: int


class PlayedSeat(Struct, frozen=True):
    """A seat of a match. `key` names the opponent to the filter, and means nothing elsewhere."""

    seat: int
    name: str
    kind: str
    score: int | None = None  # as long as the match goes on
    won: bool = False
    yours: bool = False
    key: str = ""


class PlayedMatch(Struct, frozen=True):
    """A match where one sits or sat. `left`: somebody else held the chair at the end; `abandoned`:
    not over, and nothing has happened for a week. `kept`: it can be looked at; `rated`: it counted
    for one's rating."""

    table: str
    game: str
    state: Literal["over", "left", "running", "abandoned"]
    when: int  # seconds: the end, or when something happened last
    seats: list[PlayedSeat]
    kept: bool
    rated: bool
    number: int = 0  # of a result


Url = Annotated[str, Meta(max_length=1000)]


TableId = Annotated[str, Meta(max_length=40)]


class ExportedChannel(Struct, frozen=True):
    """A way by which one is told, with all that is kept of it."""

    kind: str
    target: str
    sealing: str
    table: str
    made: int
    proved: bool
    language: str


class ExportedReminder(Struct, frozen=True):
    """Of which turn at a table one was told last, and how often."""

    table: str
    turn: int
    times: int


class ExportedTable(Struct, frozen=True):
    """What a table has on whoever asks."""

    table: str
    game: str
    phase: str
    seats: list[int]
    names: list[str]
    host: bool
    address: str  # from where it was set, if by oneself
    journal: str  # where it can be had once the match is over


class ExportedRating(Struct, frozen=True):
    game: str
    players: int
    mu: float
    sigma: float
    matches: int
    wins: int


class ExportedDeals(Struct, frozen=True):
    """Deals that several tables have in common, and from which of these one knows them."""

    duplicate: str
    table: str


class ExportedCircle(Struct, frozen=True):
    """A circle that one belongs to, since when, whether as its founder, and whether one wants to
    hear of its nights."""

    id: str
    name: str
    since: int
    founder: bool
    quiet: bool


class ExportedChatLine(Struct, frozen=True):
    """What one wrote at a table."""

    table: str
    when: int
    text: str


class ExportedBlock(Struct, frozen=True):
    """Whom one has blocked, under the name one has met them by."""

    name: str
    since: int


class ExportedReport(Struct, frozen=True):
    """What one has told the owner of the house of somebody."""

    table: str
    name: str
    kind: str
    text: str
    made: int


class Export(Struct, frozen=True):
    """All that the house has on whoever asks."""

    guest: str
    person: MyProfile
    tables: list[ExportedTable]
    matches: list[PlayedMatch]
    ratings: list[ExportedRating]
    channels: list[ExportedChannel]
    notices: list[ExportedReminder]
    passkeys: list[PasskeyInfo]
    deals: list[ExportedDeals]
    tournaments: list[str]  # that one takes part in, or has asked for
    circles: list[ExportedCircle]
    lines: list[ExportedChatLine]
    blocked: list[ExportedBlock]
    reports: list[ExportedReport]
