"""When a weekly night begins, in its time zone."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta

from tinstar.server.clock_settings import zone_of
from tinstar.server.features.circles.schemas import Night

A_WEEK = timedelta(days=7)
LASTS = 4 * 3600  # seconds that a night lasts


def next_after(night: Night, now: float) -> int:
    """Return when the next night begins, in seconds since 1970."""
    return next(begins for begins in _around(night, now) if begins > now)


def last_before(night: Night, now: float) -> int:
    """Return when the last night before `now` began, in seconds since 1970."""
    return max(begins for begins in _around(night, now) if begins <= now)


def begun(night: Night, now: float) -> int:
    """Return when the current night began, or 0 if no night is on."""
    last = last_before(night, now)
    return last if now - last < LASTS else 0


def _around(night: Night, now: float) -> Iterator[int]:
    """Yield the beginning of the night in each week around `now`, in order.

    If daylight saving time skips that time of day, the night begins in the following hour.
    """
    zone = zone_of(night.zone)
    today = datetime.fromtimestamp(now, zone).date()
    first = today + timedelta(days=night.weekday - today.weekday()) - A_WEEK
    hour = time(night.hour, night.minute)
    for weeks in range(4):
        yield int(datetime.combine(first + weeks * A_WEEK, hour, zone).timestamp())
