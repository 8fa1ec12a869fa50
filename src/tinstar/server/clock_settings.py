"""The clock of a table: what it may be, and how it stands.

A table without one is relaxed: nobody is ever forced. "Clock" is the word for the time that people
have; `pace` is how long computer players wait, and `window` how long a shout may take.
"""

import datetime
from collections.abc import Callable
from functools import cache
from time import monotonic, time
from typing import Annotated, Literal, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Meta, Struct

from tinstar.server.errors import BadOption

UTC = "UTC"

Seconds = Annotated[float, Meta(ge=0)]


class TimeBank(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="bank"):
    """So many `seconds` for a whole match, and `more` with each decision: all of them (an
    `increment`, after Fischer), or as many as it took (a `delay`, after Bronstein).

    Whoever has none left has `lost`, or gets a computer player to stand in.
    """

    seconds: Annotated[int, Meta(ge=5, le=4 * 3600)]
    more: Annotated[int, Meta(ge=0, le=600)] = 0
    style: Literal["increment", "delay"] = "increment"
    loses: bool = False


class CorrespondenceTime(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="post"
):
    """So many `hours` for each answer; of nights and weekends in that time `zone` none, unless
    they count."""

    hours: Annotated[int, Meta(ge=1, le=720)]
    nights: bool = True
    weekends: bool = True
    zone: Annotated[str, Meta(max_length=64)] = UTC
    loses: bool = False


Clock = TimeBank | CorrespondenceTime


class ClockState(Struct, frozen=True, tag_field="type", tag="clocks"):
    """How the clock of a table stands; each makes the one before obsolete.

    `left` are the seconds of each seat; those of the seats in `runs` get less. By post, `until`
    says when the time of each of those is up, in seconds since 1970. `warned` are seats that will
    be stood in for soon. While all people of the company are in `pauses`, the clock stands.
    """

    left: list[Seconds]
    runs: list[int]
    until: list[float]
    warned: list[int]
    pauses: list[int]


class ClockBeforeAnswer(Struct):
    """How it was when an answer was given: what an undo brings back."""

    seat: int
    left: list[float]
    ran: float


class StoredClock(Struct):
    """What is kept of a clock: the time `left` to each seat as it was `since` then, by the clock on
    the wall."""

    left: list[float]
    since: float
    ran: float = 0.0  # how long the clock has run in all
    warned: list[int] = []
    pauses: list[int] = []
    before: list[ClockBeforeAnswer] = []  # answers of one seat in a row, which it may take back
    stood: dict[int, float] = {}  # for how many seconds the clock has stood for each seat's sake
    helped: list[int] = []  # seats that got time when a computer player handed them over


class TimeSources(NamedTuple):
    """Where the time comes from."""

    monotonic: Callable[[], float] = monotonic
    wall: Callable[[], float] = time


def checked_clock(clock: Clock | None, window: int) -> Clock | None:
    """The clock as a table may have it; `BadOption` where it may not."""
    if isinstance(clock, CorrespondenceTime):
        expect_zone(clock.zone)
        if window:
            raise BadOption("window-by-post", got=window)
    return clock


def expect_zone(zone: str) -> None:
    """`BadOption` where nobody keeps the clocks of that time zone."""
    if is_gone(zone):
        raise BadOption("zone", got=repr(zone))


def is_gone(zone: str) -> bool:
    """Whether this machine does not know that time zone (any more)."""
    return zone != UTC and zone not in _zones()


def zone_of(name: str) -> datetime.tzinfo:
    """The time zone of that name; UTC in place of one that is gone."""
    return datetime.UTC if name == UTC or is_gone(name) else ZoneInfo(name)


@cache
def _zones() -> set[str]:
    return available_timezones()
