"""Messages of the API about circles: members, tables, standings and the weekly night.

People who are not members learn nothing about a circle, not even that it exists.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.server.clock_settings import UTC
from tinstar.server.schema_types import Name, Token
from tinstar.server.tables.rating_schemas import Wins
from tinstar.server.tables.table_schemas import Table

MOST_MEMBERS = 50  # per circle
MOST_CIRCLES = 20  # per guest


class Night(Struct, frozen=True, forbid_unknown_fields=True):
    """When a weekly night begins: `weekday` (0 is Monday) and local time in time zone `zone`."""

    weekday: Annotated[int, Meta(ge=0, le=6)]
    hour: Annotated[int, Meta(ge=0, le=23)]
    minute: Annotated[int, Meta(ge=0, le=59)] = 0
    zone: Annotated[str, Meta(max_length=64)] = UTC


class CircleName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a circle."""

    name: Name


class CircleNight(Struct, frozen=True, forbid_unknown_fields=True):
    """The weekly night of a circle, or null if it has none."""

    night: Night | None


class MuteCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute the reminders of a circle's nights."""

    quiet: bool


class CircleInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in a circle's link."""

    invitation: Token


class CirclePreview(Struct, frozen=True):
    """The part of a circle that a person with its link sees: its name and number of members."""

    name: str
    members: int


class CircleMember(Struct, frozen=True):
    """A member of a circle, with the name and mark of their profile.

    `number` identifies the member in this circle. The member who has been there longest is the
    `founder`, who may change the circle. `plays` are the titles of the games that the member plays
    at the circle's open tables.
    """

    number: int
    name: str
    mark: str
    founder: bool
    yours: bool
    plays: list[str]


class CircleTable(Struct, frozen=True):
    """A table of the circle that is not finished.

    The table has an `invitation` if a seat is free and the match has not begun.
    """

    table: Table
    invitation: Token


class Circle(Struct, frozen=True):
    """A circle as its members see it.

    `invitation` is the token of its link. `next_night` is when the next night begins, in seconds
    since 1970, or 0 if there is none. `begun` is when the current night began, or 0. `quiet` says
    whether you have muted the reminders. `zone_gone` is true if the server no longer knows the
    night's time zone and uses UTC instead.
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
    """A member's results at the circle's tables.

    `points` is the rating from these matches alone, with its 95 % interval. As in `GameRating`,
    `points` is null until enough matches have counted.
    """

    number: int
    name: str
    yours: bool
    won: Wins
    points: int | None
    low: int | None
    high: int | None


class GameStanding(Struct, frozen=True):
    """The standings of one game. The member with the most wins comes first."""

    game: str
    rows: list[CircleRow]


class CircleStandings(Struct, frozen=True):
    """The standings of all games that members have played with each other.

    A match counts if two or more members played it at one of the circle's tables.
    """

    games: list[GameStanding]


class MyCircle(Struct, frozen=True):
    """A circle as the lobby shows it.

    `gathering` is the number of the circle's tables where the match has not begun.
    """

    id: str
    name: str
    members: int
    gathering: int
    next_night: int
    begun: int


class MyCircles(Struct, frozen=True):
    """Your circles."""

    circles: list[MyCircle]
