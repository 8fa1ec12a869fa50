"""The clock of a table that is open: wound up with the match, run on after all that happens."""

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
    """Called by the live table alone; where the table has no clock nothing comes of it. `record`
    says who sits where now, `down` when the server was closed."""

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
        """The match has begun, or goes on again; False where there is no clock."""
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
        """Let the time run of those who are asked now, and tell everybody."""
        if self.timer and play:
            self.timer.run(self._whose_time_runs(play), self._holding())
            self._record().times = self.timer.times
            self._audience.tell_clocks(self.timer.state())

    def may_stand(self) -> bool:
        """Whether the clock may go on standing for the sake of the people who sit here."""
        return self.timer is None or self.timer.may_stand(self._people())

    def _people(self) -> list[int]:
        return [i for i, c in enumerate(self._record().chairs) if c.holder == "person"]

    def _holding(self) -> list[int]:
        """The seats of people for whose sake the clock stands: all want that, or the only one of
        them reads."""
        sit = self._people()
        if not sit or self.timer is None or self._record().phase != "playing":
            return []
        paused = set(sit) <= set(self.timer.times.pauses) and self.may_stand()
        return sit if paused or self._acknowledgements.somebody_reads() else []

    def _whose_time_runs(self, play: LiveMatch) -> list[int]:
        record = self._record()
        if record.phase != "playing" or self._holding():
            return []
        if play.window and play.window.seconds:  # which has a clock of its own
            return []
        return [seat for seat in play.asked if record.chairs[seat].holder != "computer"]

    def seated(self, record: TableRecord, asked: Sequence[int]) -> None:
        """Whoever takes over from a computer player in `record` has some time at least."""
        if self.timer:
            record.times = self.timer.seated(_handed_over(self._record(), record), asked)

    def after(self, seat: int, spoke: float) -> StoredClock | None:
        """How it stands once the seat has answered, who spoke then."""
        return self.timer.answered(seat, time.monotonic() - spoke) if self.timer else None

    def undone(self, seat: int) -> StoredClock | None:
        return self.timer.undone(seat) if self.timer else None

    def kept(self, times: StoredClock | None) -> TableRecord | None:
        """The table as it is kept with such times."""
        return replace(self._record(), times=times) if times else None

    def take(self, times: StoredClock | None, answered: int | None = None) -> None:
        """That was kept, of the seat that has answered."""
        if self.timer and times:
            self.timer.take(times, answered)


def _handed_over(before: TableRecord, after: TableRecord) -> list[int]:
    """Where a person sits in place of a computer player."""
    both = enumerate(zip(before.chairs, after.chairs, strict=True))
    return [i for i, (old, new) in both if (old.holder, new.holder) == ("computer", "person")]
