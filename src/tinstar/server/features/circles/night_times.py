"""When a weekly night begins, by the clocks on the walls of its time zone."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from tinstar.server.clock_settings import zone_of
from tinstar.server.features.circles.schemas import Night

A_WEEK = timedelta(days=7)
LASTS = 4 * 3600  # seconds that a night is on


def next_after(night: Night, now: float) -> int:
    """When the next one begins, in seconds since 1970."""
    return next(begins for begins in _around(night, now) if begins > now)


def last_before(night: Night, now: float) -> int:
    """When the last one began."""
    return max(begins for begins in _around(night, now) if begins <= now)


def begun(night: Night, now: float) -> int:
    """When the one began that is on; 0 where none is."""
    last = last_before(night, now)
    return last if now - last < LASTS else 0


def _around(night: Night, now: float) -> Iterator[int]:
    """The nights of the weeks around, in order. An hour that the clocks leave out is the next."""
    zone = zone_of(night.zone)
    today = datetime.fromtimestamp(now, zone).date()
    first = today + timedelta(days=night.weekday - today.weekday()) - A_WEEK
    hour = time(night.hour, night.minute)
    for weeks in range(4):
        yield int(datetime.combine(first + weeks * A_WEEK, hour, zone).timestamp())
