"""Settings and state of a table's clock.

Here, "clock" means the limit of people's thinking time. At a table without a clock nobody is ever
forced to move. Two other settings of a table are about time: `pace` is how long computer players
wait, and `window` is how long several seats have to decide at once.
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
    """A time bank: `seconds` for the whole match, and up to `more` for each decision.

    The style `increment` (after Fischer) adds all of `more` to the bank. The style `delay` (after
    Bronstein) adds the time that the decision took, but at most `more`. If `loses` is true, a
    player whose bank is empty has lost. If `loses` is false, a computer player stands in.
    """

    seconds: Annotated[int, Meta(ge=5, le=4 * 3600)]
    more: Annotated[int, Meta(ge=0, le=600)] = 0
    style: Literal["increment", "delay"] = "increment"
    loses: bool = False


class CorrespondenceTime(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="post"
):
    """Correspondence play: a player has `hours` for each decision.

    If `nights` is false, nights do not count. If `weekends` is false, weekends do not count. `zone`
    is the time zone.
    """

    hours: Annotated[int, Meta(ge=1, le=720)]
    nights: bool = True
    weekends: bool = True
    zone: Annotated[str, Meta(max_length=64)] = UTC
    loses: bool = False


Clock = TimeBank | CorrespondenceTime


class ClockState(Struct, frozen=True, tag_field="type", tag="clocks"):
    """The current state of a table's clock. Each message replaces the previous one.

    `left` has the seconds that each seat has left. The time of the seats in `runs` is running. In
    correspondence play, `until` has the deadlines of the seats in `runs`, in seconds since 1970. A
    computer player will soon stand in for the seats in `warned`. The seats in `pauses` have asked
    for a pause. The clock is paused while all people at the table ask for a pause.
    """

    left: list[Seconds]
    runs: list[int]
    until: list[float]
    warned: list[int]
    pauses: list[int]


class ClockBeforeAnswer(Struct):
    """The state of the clock before a decision. An undo restores this state."""

    seat: int
    left: list[float]
    ran: float


class StoredClock(Struct):
    """The stored clock of a table.

    `left` are the seconds that each seat had left at the time `since`.
    """

    left: list[float]
    since: float
    ran: float = 0.0  # seconds that the clock has run in total
    warned: list[int] = []
    pauses: list[int] = []
    # consecutive decisions of one seat, which it may take back
    before: list[ClockBeforeAnswer] = []
    stood: dict[int, float] = {}  # seconds that the clock has been paused for each seat
    helped: list[int] = []  # seats that got extra time on taking over from a computer player


class TimeSources(NamedTuple):
    """The clocks that the server reads. Tests replace these clocks by their own."""

    monotonic: Callable[[], float] = monotonic
    wall: Callable[[], float] = time


def checked_clock(clock: Clock | None, window: int) -> Clock | None:
    """Return the clock if a table may have it. Raise `BadOption` otherwise."""
    if isinstance(clock, CorrespondenceTime):
        expect_zone(clock.zone)
        if window:
            raise BadOption("window-by-post", got=window)
    return clock


def expect_zone(zone: str) -> None:
    """Raise `BadOption` if the time zone is unknown."""
    if is_gone(zone):
        raise BadOption("zone", got=repr(zone))


def is_gone(zone: str) -> bool:
    """Return whether this machine lacks the clock's time zone."""
    return zone != UTC and zone not in _zones()


def zone_of(name: str) -> datetime.tzinfo:
    """Return the time zone of that name, or UTC if this machine lacks the zone."""
    return datetime.UTC if name == UTC or is_gone(name) else ZoneInfo(name)


@cache
def _zones() -> set[str]:
    return available_timezones()
