"""Messages about circles: members, tables, standings and the weekly night.

Non-members learn nothing about a circle, not even that it exists.
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
    """The time of a weekly night: `weekday` (0 is Monday) and local time in time zone `zone`."""

    weekday: Annotated[int, Meta(ge=0, le=6)]
    hour: Annotated[int, Meta(ge=0, le=23)]
    minute: Annotated[int, Meta(ge=0, le=59)] = 0
    zone: Annotated[str, Meta(max_length=64)] = UTC


class CircleName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a circle."""

    name: Name


class CircleNight(Struct, frozen=True, forbid_unknown_fields=True):
    """The weekly night of a circle; null for none."""

    night: Night | None


class MuteCircle(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute the reminders of a circle's nights."""

    quiet: bool


class CircleInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in a circle's link."""

    invitation: Token


class CirclePreview(Struct, frozen=True):
    """The preview of a circle for a person with its link: name and number of members."""

    name: str
    members: int


class CircleMember(Struct, frozen=True):
    """A member with the name and mark of their profile; `number` identifies them in this circle.

    The `founder` is the longest-standing member, who may change the circle.
    """

    number: int
    name: str
    mark: str
    founder: bool
    yours: bool


class CircleTable(Struct, frozen=True):
    """An unfinished table of the circle; `invitation` is set if a seat is free before the match."""

    table: Table
    invitation: Token


class Circle(Struct, frozen=True):
    """A circle as its members see it; `invitation` is the token of its link.

    `next_night` is when it meets next, in seconds since 1970, or 0 without a night. `begun` is when
    the current night began, else 0. `quiet`: you have muted its reminders. `zone_gone`: this
    machine no longer knows the night's time zone and uses UTC.
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

    `points` is the rating from these matches alone, with its 95 % interval; null until there are
    enough `matches` (see Rank).
    """

    number: int
    name: str
    yours: bool
    won: Wins
    points: int | None
    low: int | None
    high: int | None


class GameStanding(Struct, frozen=True):
    """The standings of one game, most wins first."""

    game: str
    rows: list[CircleRow]


class CircleStandings(Struct, frozen=True):
    """The standings of all games in which two or more members played at the circle's tables."""

    games: list[GameStanding]


class MyCircle(Struct, frozen=True):
    """A circle in the lobby; `gathering` tables have not begun."""

    id: str
    name: str
    members: int
    gathering: int
    next_night: int
    begun: int


class MyCircles(Struct, frozen=True):
    """Your circles."""

    circles: list[MyCircle]
