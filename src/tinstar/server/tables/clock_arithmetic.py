"""The clock of one table: whose time runs, how much is left, what an answer or an undo does to it.

Nothing here waits or writes. What an answer makes of it is worked out first, kept with the answer,
and only then so. Moments are those of `hours.now`: on the spot of a clock that nobody can set, by
post of the one on the wall.
"""

import math
from collections.abc import Sequence

from msgspec.structs import replace

from tinstar.server.clock_settings import (
    Clock,
    ClockBeforeAnswer,
    ClockState,
    CorrespondenceTime,
    StoredClock,
    TimeBank,
    TimeSources,
)
from tinstar.server.errors import Conflict
from tinstar.server.tables.hours_that_count import counted_hours
from tinstar.server.tables.table_record import TableRecord

AN_HOUR = 3600
WARNING = 0.1  # of the whole time, when so much of it is left
RETURN = 0.2  # of it has whoever comes back, at least
SLACK = 0.25  # seconds that an answer given in time may be on its way
GRACE = 10.0  # seconds after a restart, until all are back
MOST_BEFORE = 100  # answers in a row that may be taken back
MOST_STOOD = 300.0  # seconds that a tournament's clock stands for one seat's sake, in a match

Down = tuple[float, float]  # from when to when the house was closed, by the clock on the wall


class TableClock:
    """A table's clock. It stands until `run` says whose time runs. It stands for no seat's sake
    for longer than `most_stood` seconds."""

    def __init__(
        self,
        clock: Clock,
        seats: int,
        time_sources: TimeSources,
        kept: StoredClock | None = None,
        most_stood: float = math.inf,
    ):
        self.clock = clock
        self._most_stood = most_stood
        self.hours = counted_hours(clock, time_sources)
        self.whole = float(clock.seconds if isinstance(clock, TimeBank) else clock.hours * AN_HOUR)
        self.times = kept or StoredClock([self.whole] * seats, self.hours.now())
        self.runs: list[int] = []
        self.holds: list[int] = []  # the seats for whose sake it stands
        self._kept_at = self.hours.now()
        self._asked: dict[int, tuple[float, float]] = {}  # since when, and what was left then

    @property
    def is_by_post(self) -> bool:
        return not isinstance(self.clock, TimeBank)

    def resume(self, seats: Sequence[int], holds: Sequence[int], down: Down) -> None:
        """The house is open again: what was going on for these seats goes on."""
        now = self.hours.now()
        if isinstance(self.clock, TimeBank):
            self.times = replace(self.times, since=now + GRACE)
        else:
            since = self.times.since
            closed = self.hours.passed(max(since, down[0]), min(now, down[1]))
            self.runs, self.holds = list(seats), list(holds)
            self.times = self._settled(now, off=closed)
        self.run(seats, holds)

    def run(self, seats: Sequence[int], holds: Sequence[int] = ()) -> None:
        """From now on the time of these seats runs, and of no others; or it stands for the sake of
        `holds`."""
        self.times = self._settled(self.hours.now())
        fresh = {seat: (self.times.since, self.times.left[seat]) for seat in seats}
        self._asked = {seat: self._asked.get(seat, now) for seat, now in fresh.items()}
        self.runs, self.holds = list(seats), list(holds)

    # --- how it stands ---------------------------------------------------------------------------

    def left(self, seat: int, at: float) -> float:
        """How many seconds the seat has; less than none once its time is up."""
        spent = self.hours.passed(self.times.since, at) if seat in self.runs else 0.0
        return self.times.left[seat] - spent

    def asked_for(self, seat: int) -> float:
        """For how many seconds the seat has been asked."""
        since = self._asked[seat][0] if seat in self._asked else self.hours.now()
        return self.hours.passed(since, self.hours.now())

    def out(self) -> list[int]:
        """The seats whose time is up, whatever may still be on its way."""
        now = self.hours.now()
        return [seat for seat in self.runs if self.left(seat, now) <= -SLACK]

    def to_warn(self) -> list[int]:
        now, warned = self.hours.now(), self.times.warned
        low = [seat for seat in self.runs if self.left(seat, now) <= WARNING * self.whole]
        return [seat for seat in low if seat not in warned]

    def is_to_keep(self, after: float) -> bool:
        """Whether so much time on the spot has run that it would be missed."""
        return not self.is_by_post and self.hours.now() >= self._kept_at + after

    def due(self) -> float | None:
        """When the next seat is to be warned or stood in for, or it has stood for long enough."""
        stands = [self._may_stand_for(seat) for seat in self.holds]
        if stands and math.isfinite(min(stands)):
            return self.hours.after(self.hours.now(), max(0.0, min(stands)))
        moments = [
            self.times.left[seat] - (0 if seat in self.times.warned else WARNING * self.whole)
            for seat in self.runs
        ]
        return self.hours.after(self.times.since, max(0.0, min(moments))) if moments else None

    def may_stand(self, seats: Sequence[int]) -> bool:
        """Whether it may go on standing for the sake of each of these seats."""
        return all(self._may_stand_for(seat) > 0 for seat in seats)

    def _may_stand_for(self, seat: int) -> float:
        now, stood = self.hours.now(), self.times.stood.get(seat, 0.0)
        more = self.hours.passed(self.times.since, now) if seat in self.holds else 0.0
        return self._most_stood - stood - more

    def state(self) -> ClockState:
        """What everybody is told of it."""
        now, times = self.hours.now(), self.times
        left = [max(0.0, self.left(seat, now)) for seat in range(len(times.left))]
        until = [self.hours.after(now, left[s]) for s in self.runs] if self.is_by_post else []
        return ClockState(left, self.runs, until, times.warned, times.pauses)

    # --- what becomes of it: each gives what is to be kept, and `take` makes it so ---------------

    def take(self, times: StoredClock, answered: int | None = None) -> None:
        """That was kept, of the seat that has answered. The clock stands until `run`."""
        self.times, self.runs, self.holds = times, [], []
        self._kept_at = self.hours.now()
        if answered is not None:
            self._asked.pop(answered, None)

    def now(self) -> StoredClock:
        return self._settled(self.hours.now())

    def answered(self, seat: int, ago: float) -> StoredClock:
        """The seat has answered so many seconds ago; `Conflict` where its time was up then."""
        heard = self.hours.now() - ago
        if seat in self.runs and self.left(seat, heard) <= 0:
            raise Conflict("time-up")
        times = self._settled(heard)
        row = [b for b in times.before if b.seat == seat] if _is_on(times, seat) else []
        row.append(ClockBeforeAnswer(seat, list(times.left), times.ran))
        left = list(times.left)
        left[seat] = self._after_answer(seat, left[seat])
        warned = [x for x in times.warned if x != seat or left[x] <= WARNING * self.whole]
        return replace(times, left=left, warned=warned, before=row[-MOST_BEFORE:])

    def undone(self, seat: int) -> StoredClock:
        """As if the answer had not been given, and the seat had thought all the while; `Conflict`
        where it has not so much time."""
        times = self.now()
        if not _is_on(times, seat):
            return times
        before = times.before[-1]
        left = list(before.left)
        left[seat] -= times.ran - before.ran
        if left[seat] <= 0:
            raise Conflict("time-undo")
        return replace(times, left=left, before=times.before[:-1])

    def warned(self, seats: Sequence[int]) -> StoredClock:
        return replace(self.now(), warned=sorted({*self.times.warned, *seats}))

    def seated(self, seats: Sequence[int], asked: Sequence[int]) -> StoredClock:
        """A computer player hands these seats over: their people have some time at least, once a
        match. By post a question that comes later has all of its time anyway."""
        times, left = self.now(), list(self.now().left)
        helped = [x for x in seats if x not in times.helped and not self.clock.loses]
        for seat in helped:
            left[seat] = max(left[seat], RETURN * self.whole)
        for seat in set(seats) - set(asked) if self.is_by_post else ():
            left[seat] = self.whole
        warned = [x for x in times.warned if left[x] == times.left[x]]
        return replace(times, left=left, warned=warned, helped=sorted({*times.helped, *helped}))

    def pausing(self, seats: Sequence[int], wish: bool) -> StoredClock:
        """These seats want the clock to stand, or to go on."""
        pauses = set(self.times.pauses) - set(seats) | (set(seats) if wish else set())
        return replace(self.now(), pauses=sorted(pauses))

    def _after_answer(self, seat: int, left: float) -> float:
        if not isinstance(self.clock, TimeBank):
            return self.whole
        if seat not in self.runs:
            return left
        if self.clock.style == "increment":
            return left + self.clock.more
        return left + min(self.clock.more, self._asked[seat][1] - left)

    def _settled(self, at: float, off: float = 0.0) -> StoredClock:
        """As it stood then, but for so many seconds that do not count."""
        times = self.times
        passed = max(0.0, self.hours.passed(times.since, at) - off)
        spent = passed if self.runs else 0.0
        left = [x - spent if i in self.runs else x for i, x in enumerate(times.left)]
        stood = times.stood | {i: times.stood.get(i, 0.0) + passed for i in self.holds}
        since = max(times.since, at)
        return replace(times, left=left, since=since, ran=times.ran + spent, stood=stood)


def as_kept(
    record: TableRecord, asked: Sequence[int], time_sources: TimeSources
) -> ClockState | None:
    """How the clock of a table by post stands that has left memory, where these seats are asked."""
    if record.times is None or not isinstance(record.clock, CorrespondenceTime):
        return None
    timer = TableClock(record.clock, len(record.chairs), time_sources, record.times)
    timer.runs = [seat for seat in asked if record.chairs[seat].holder != "computer"]
    return timer.state()


def _is_on(times: StoredClock, seat: int) -> bool:
    """Whether the answers that may be taken back are that seat's."""
    return bool(times.before) and times.before[-1].seat == seat
