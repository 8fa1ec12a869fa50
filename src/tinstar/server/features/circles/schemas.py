"""What is said of circles of friends: who belongs, their tables, how they stand, and their night.

Who does not belong to a circle is told nothing of it, not even that it is there.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.server.clock_settings import UTC
from tinstar.server.schema_types import Name, Token
from tinstar.server.tables.rating_schemas import Wins
from tinstar.server.tables.table_schemas import Table

MOST_MEMBERS = 50  # of a circle,
MOST_CIRCLES = 20  # and circles of a guest


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """When a circle meets, every week: on that weekday (0 is Monday), at that time of the clocks of
    a time `zone`."""

    weekday: Annotated[int, Meta(ge=0, le=6)]
    hour: Annotated[int, Meta(ge=0, le=23)]
    minute: Annotated[int, Meta(ge=0, le=59)] = 0
    zone: Annotated[str, Meta(max_length=64)] = UTC


class CircleName(Struct, frozen=True, forbid_unknown_fields=True):
    """What a circle is to be called."""

    name: Name


class CircleNight(Struct, frozen=True, forbid_unknown_fields=True):
    """When it is to meet; without a night, never in particular."""

    night: Night | None


class MuteCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether whoever asks wants to be told of no night of the circle."""

    quiet: bool


class CircleInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the link to a circle."""

    invitation: Token


class CirclePreview(Struct, frozen=True):
    """What somebody is told who has the link: how the circle is called, and how many belong."""

    name: str
    members: int


class CircleMember(Struct, frozen=True):
    """Somebody who belongs, as their profile has them; `number` says who that is in this circle.
    The `founder`, who may change it, is whoever has belonged longest."""

    number: int
    name: str
    mark: str
    founder: bool
    yours: bool


class CircleTable(Struct, frozen=True):
    """A table of the circle that is not over; `invitation` where there is a chair to sit down on
    before the match begins."""

    table: Table
    invitation: Token


class Circle(Struct, frozen=True):
    """A circle as those know it who belong. `invitation` is what its link has.

    `next_night` is when it meets next, in seconds since 1970, 0 where it has no night; `begun` is
    when the night began that is on just now, else 0. `quiet`: whoever asks is told of no night.
    `zone_gone`: the night is by UTC, as this machine does not know its time zone any more.
    """

    id: str
    name: str
    members: list[CircleMember]
    tables: list[CircleTable]
    invitation: Token
    night: Night | None
    zone_gone: bool
    quiet: bool
    next_night: int
    begun: int


class CircleRow(Struct, frozen=True):
    """How somebody did at the tables of a circle. `points` with its 95 % interval is the rating
    that these matches alone come to, null until `matches` are enough (see Rank)."""

    number: int
    name: str
    yours: bool
    won: Wins
    points: int | None
    low: int | None
    high: int | None


class GameStanding(Struct, frozen=True):
    """All who have played that game there, the most wins first."""

    game: str
    rows: list[CircleRow]


class CircleStandings(Struct, frozen=True):
    """Of all games that were played at the tables of a circle, by two or more who belong."""

    games: list[GameStanding]


class MyCircle(Struct, frozen=True):
    """A circle in the lobby; at so many of its tables somebody can sit down."""

    id: str
    name: str
    members: int
    gathering: int
    next_night: int
    begun: int


class MyCircles(Struct, frozen=True):
    """The circles that whoever asks belongs to."""

    circles: list[MyCircle]
