"""Connect a table's clock with its match: start the clock, and update it after each event."""

import math
import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from tinstar.server.clock_settings import StoredClock, TimeSources
from tinstar.server.tables.acknowledgements import Acknowledgements
from tinstar.server.tables.audience import Audience
from tinstar.server.tables.clock_arithmetic import MOST_STOOD, Down, TableClock
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.table_record import TableRecord


class TableClockDriver:
    """Drives the clock of a live table. Without a clock, all methods do nothing.

    `record` returns the table's current record. `down` says from when to when the server was down.
    """

    def __init__(
        self,
        record: Callable[[], TableRecord],
        audience: Audience,
        acknowledgements: Acknowledgements,
        time_sources: TimeSources,
        down: Down,
    ):
        self.timer: TableClock | None = None  # once the match has begun
        self._record = record
        self._audience = audience
        self._acknowledgements = acknowledgements
        self._time_sources = time_sources
        self._down = down

    def wind_up(self, play: LiveMatch) -> bool:
        """Start or resume the clock with the match. Return False if the table has no clock."""
        record = self._record()
        if record.clock is None:
            return False
        most_stood = MOST_STOOD if record.tournament else math.inf
        seats = len(record.chairs)
        self.timer = TableClock(record.clock, seats, self._time_sources, record.times, most_stood)
        if record.times:
            self.timer.resume(self._whose_time_runs(play), self._holding(), self._down)
        self.run(play)
        return True

    def run(self, play: LiveMatch | None) -> None:
        """Let the time of the seats to act run, and tell everyone."""
        if self.timer and play:
            self.timer.run(self._whose_time_runs(play), self._holding())
            self._record().times = self.timer.times
            self._audience.tell_clocks(self.timer.state())

    def may_stand(self) -> bool:
        """Return whether the clock may stay paused for the people who sit here."""
        return self.timer is None or self.timer.may_stand(self._people())

    def _people(self) -> list[int]:
        return [i for i, c in enumerate(self._record().chairs) if c.holder == "person"]

    def _holding(self) -> list[int]:
        """Return the seats for whom the clock is paused.

        The result has all people's seats if all have asked for a pause, or if a single person plays
        and is reading.
        """
        sit = self._people()
        if not sit or self.timer is None or self._record().phase != "playing":
            return []
        paused = set(sit) <= set(self.timer.times.pauses) and self.may_stand()
        return sit if paused or self._acknowledgements.somebody_reads() else []

    def _whose_time_runs(self, play: LiveMatch) -> list[int]:
        record = self._record()
        if record.phase != "playing" or self._holding():
            return []
        if play.window and play.window.seconds:  # it has its own time limit
            return []
        if play.look and not play.look.is_over:
            return []
        return [seat for seat in play.asked if record.chairs[seat].holder != "computer"]

    def seated(self, record: TableRecord, asked: Sequence[int]) -> None:
        """Give people who take over a seat from a computer player a minimum of time.

        The change is made in `record`, which has the new seating.
        """
        if self.timer:
            record.times = self.timer.seated(_handed_over(self._record(), record), asked)

    def after(self, seat: int, spoke: float) -> StoredClock | None:
        """Return the clock's state after the seat has acted at the time `spoke`."""
        return self.timer.answered(seat, time.monotonic() - spoke) if self.timer else None

    def undone(self, seat: int) -> StoredClock | None:
        return self.timer.undone(seat) if self.timer else None

    def kept(self, times: StoredClock | None) -> TableRecord | None:
        """Return the table's record with a new state of the clock."""
        return replace(self._record(), times=times) if times else None

    def take(self, times: StoredClock | None, answered: int | None = None) -> None:
        """Make a stored state the current one.

        `answered` is the seat that has just moved, if any.
        """
        if self.timer and times:
            self.timer.take(times, answered)


def _handed_over(before: TableRecord, after: TableRecord) -> list[int]:
    """Return the seats where a person replaces a computer player."""
    both = enumerate(zip(before.chairs, after.chairs, strict=True))
    return [i for i, (old, new) in both if (old.holder, new.holder) == ("computer", "person")]
