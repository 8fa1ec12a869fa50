"""Time that counts for a clock.

In live play every second counts. In correspondence play, nights and weekends may be left out.
"""

from collections.abc import Callable, Iterator
from datetime import date, datetime, time, timedelta

from tinstar.server.clock_settings import Clock, CorrespondenceTime, TimeBank, TimeSources, zone_of

MORNING, EVENING = time(8), time(22)
SATURDAY = 5
ONE_DAY = timedelta(days=1)
MOST_DAYS = 400  # days to look ahead


class EverySecondCounts:
    """Live play: every second counts. Times are those of a clock that nobody can set."""

    def __init__(self, now: Callable[[], float]):
        self.now = now

    def passed(self, since: float, until: float) -> float:
        """Return the number of counted seconds between two times."""
        return max(0.0, until - since)

    def after(self, since: float, seconds: float) -> float:
        """Return the time at which `seconds` more seconds will have counted."""
        return since + seconds


class CalendarHours:
    """Correspondence play: times are Unix times.

    Nights and weekends of a time zone may be left out.
    """

    def __init__(self, post: CorrespondenceTime, now: Callable[[], float]):
        self.now = now
        self._post = post
        self._zone = zone_of(post.zone)

    def passed(self, since: float, until: float) -> float:
        count = 0.0
        for begin, end in self._open(since):
            if begin >= until:
                break
            count += min(end, until) - begin
        return count

    def after(self, since: float, seconds: float) -> float:
        moment = since
        for begin, end in self._open(since):
            moment = min(end, begin + seconds)
            seconds -= end - begin
            if seconds <= 0:
                break
        return moment

    def _open(self, since: float) -> Iterator[tuple[float, float]]:
        """Yield the intervals that count from that time on, in order."""
        first = datetime.fromtimestamp(since, self._zone).date()
        for i in range(MOST_DAYS):
            day = first + i * ONE_DAY
            if self._post.weekends or day.weekday() < SATURDAY:
                begin, end = self._hours(day)
                if end > since:
                    yield max(begin, since), end

    def _hours(self, day: date) -> tuple[float, float]:
        if self._post.nights:
            return self._at(day, time(0)), self._at(day + ONE_DAY, time(0))
        return self._at(day, MORNING), self._at(day, EVENING)

    def _at(self, day: date, hour: time) -> float:
        return datetime.combine(day, hour, self._zone).timestamp()


Hours = EverySecondCounts | CalendarHours


def counted_hours(clock: Clock, time_sources: TimeSources) -> Hours:
    if isinstance(clock, TimeBank):
        return EverySecondCounts(time_sources.monotonic)
    return CalendarHours(clock, time_sources.wall)
