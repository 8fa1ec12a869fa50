"""What is said of a guest's own: how they are known, what they have played, how strong they are.

Nobody is told of anybody else's.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Name, Token

Mark = Literal[
    "star", "horseshoe", "hat", "boot", "cactus", "key", "lantern", "wheel", "moon", "bottle",
    "feather", "flame",
]  # fmt: skip
Key = Annotated[str, Meta(max_length=24)]
LONGEST_ID = 1366  # characters: 1023 bytes, as WebAuthn has it
BASE64URL = "^[A-Za-z0-9_-]*$"
PasskeyId = Annotated[str, Meta(min_length=1, max_length=LONGEST_ID, pattern=BASE64URL)]
Said = Annotated[str, Meta(max_length=8192, pattern=BASE64URL)]


class Person(Struct, frozen=True):
    """How whoever asks is known here; `name` and `mark` are empty until they say.

    `holds` counts the tables and matches that go with this guest; `link_left` is for how many
    seconds a link to another device still serves.
    """

    name: str
    mark: str
    since: int
    holds: int
    link_left: float


class Introduce(Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be known."""

    name: Name
    mark: Mark


class MoveHere(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link from another device: this one is the same guest from now on."""

    token: Token


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me; `sure` must be true."""

    sure: bool


class DeviceLink(Struct, frozen=True):
    """A link that makes another device this guest, once, within so many seconds. `qr` is the same
    as a picture: rows of 0 and 1, where 1 is dark."""

    address: str
    seconds: float
    qr: list[str]


class Passkey(Struct, frozen=True):
    """One of one's passkeys: since when, and when it was last used (seconds)."""

    id: str
    since: int
    used: int


class Passkeys(Struct, frozen=True):
    """One's passkeys, the newest first; `offered` says whether there can be any under this
    address of the house."""

    offered: bool
    passkeys: list[Passkey]


class PasskeyWanted(Struct, frozen=True):
    """What a browser makes a new passkey of. Bytes are base64url; `known` are those that there
    are."""

    site: str
    user: str
    name: str
    challenge: str
    algorithms: list[int]
    known: list[str]


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator said to that: clientDataJSON and attestationObject."""

    id: PasskeyId
    client: Said
    attestation: Said


class PasskeyAsked(Struct, frozen=True):
    """What a passkey for that site is to sign."""

    site: str
    challenge: str


class ShownPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator said to that; `user` is the userHandle."""

    id: PasskeyId
    client: Said
    authenticator: Said
    signature: Said
    user: PasskeyId


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


class History(Struct, frozen=True):
    """Some of one's matches, the newest first; `more` is the `before` of those that follow, 0 where
    there are none. Matches that are not over are told with the first ones."""

    matches: list[PlayedMatch]
    more: int


class Wins(Struct, frozen=True):
    """Won so many of so many, with a 95 % interval (Wilson's), in parts of 1."""

    matches: int
    wins: int
    low: float
    high: float


class Anchor(Struct, frozen=True):
    """A computer player, whose rating never moves."""

    kind: str
    name: str
    points: int


class Rank(Struct, frozen=True):
    """How strong one is at a game with so many seats. `points` with its 95 % interval is null
    until `enough` matches have counted; `luck`: the wins are so few or so even that chance alone
    may have brought them. Greenhorn is 1500; at two seats 200 points more are three wins in four.
    """

    game: str
    players: int
    rated: int
    enough: int
    points: int | None
    low: int | None
    high: int | None
    won: Wins
    luck: bool
    anchors: list[Anchor]


class SeatShare(Struct, frozen=True):
    game: str
    players: int
    seat: int
    won: Wins


class Opponents(Struct, frozen=True):
    """How one did in matches with somebody at the table; `key` is for the filter."""

    name: str
    kind: str
    key: str
    won: Wins


class Strength(Struct, frozen=True):
    """One's ratings, and shares of wins in matches played from beginning to end on one chair."""

    ranks: list[Rank]
    seats: list[SeatShare]
    opponents: list[Opponents]


Url = Annotated[str, Meta(max_length=1000)]
TableId = Annotated[str, Meta(max_length=40)]


class NoticeChannel(Struct, frozen=True):
    """A way by which one is told that it is one's turn: in a browser, by mail, in a chat room. `to`
    is as much of where as one needs to know it by. A chat room of a `table` hears of the turns of
    all who sit there. An address by mail counts once it is `proved`."""

    id: str
    kind: Literal["push", "mail", "hook"]
    to: str
    table: str
    proved: bool


class Notices(Struct, frozen=True):
    """The ways that one has asked for, and those that the house offers: `push_key` is its public
    key for Web Push, empty where it has none."""

    push_key: str
    mail: bool
    hooks: bool
    channels: list[NoticeChannel]
    added: str = ""  # the id of the one that was just asked for


class PushHere(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me in this browser: its subscription to a push service."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class MailTo(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me by mail; whoever reads it is asked first."""

    address: Annotated[str, Meta(max_length=254)]


class HookThere(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me in a chat room, by an address that takes JSON with `text` or `content`; with a table
    of one's own, all who sit there."""

    url: Url
    table: TableId = ""


class NoticeToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the link of a letter."""

    token: Token


class MyTurn(Struct, frozen=True):
    """A table that waits for whoever asks."""

    table: str
    title: str


class MyTurns(Struct, frozen=True):
    """All of those; `playing` counts the matches that go on where one sits."""

    turns: list[MyTurn]
    playing: int


class KeptChannel(Struct, frozen=True):
    """A way by which one is told, with all that is kept of it."""

    kind: str
    target: str
    sealing: str
    table: str
    made: int
    proved: bool
    language: str


class KeptNotice(Struct, frozen=True):
    """Of which turn at a table one was told last, and how often."""

    table: str
    turn: int
    times: int


class KeptTable(Struct, frozen=True):
    """What a table has on whoever asks."""

    table: str
    game: str
    phase: str
    seats: list[int]
    names: list[str]
    host: bool
    address: str  # from where it was set, if by oneself
    journal: str  # where it can be had once the match is over


class KeptRating(Struct, frozen=True):
    game: str
    players: int
    mu: float
    sigma: float
    matches: int
    wins: int


class KeptDeals(Struct, frozen=True):
    """Deals that several tables have in common, and from which of these one knows them."""

    duplicate: str
    table: str


class KeptCircle(Struct, frozen=True):
    """A circle that one belongs to, since when, whether as its founder, and whether one wants to
    hear of its nights."""

    id: str
    name: str
    since: int
    founder: bool
    quiet: bool


class KeptLine(Struct, frozen=True):
    """What one wrote at a table."""

    table: str
    when: int
    text: str


class KeptBlock(Struct, frozen=True):
    """Whom one has blocked, under the name one has met them by."""

    name: str
    since: int


class KeptReport(Struct, frozen=True):
    """What one has told the owner of the house of somebody."""

    table: str
    name: str
    kind: str
    text: str
    made: int


class Export(Struct, frozen=True):
    """All that the house has on whoever asks."""

    guest: str
    person: Person
    tables: list[KeptTable]
    matches: list[PlayedMatch]
    ratings: list[KeptRating]
    channels: list[KeptChannel]
    notices: list[KeptNotice]
    passkeys: list[Passkey]
    deals: list[KeptDeals]
    tournaments: list[str]  # that one takes part in, or has asked for
    circles: list[KeptCircle]
    lines: list[KeptLine]
    blocked: list[KeptBlock]
    reports: list[KeptReport]
