"""Arithmetic of a table's clock: which seats' time runs, how much is left, what a move changes.

This module neither waits nor stores anything. The new state is computed first and stored with the
move. Once it is stored, `take` makes it the current state. Times are those of `hours.now`:
monotonic for live play, wall-clock time for correspondence play.
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
WARNING = 0.1  # part of the whole time: with less left, a player is warned
RETURN = 0.2  # part of the whole time that a returning player gets at least
SLACK = 0.25  # seconds of network delay that a move made in time may have
GRACE = 10.0  # seconds after a restart, for players to reconnect
MOST_BEFORE = 100  # consecutive moves that may be undone
MOST_STOOD = 300.0  # seconds per match that a tournament's clock may be paused for one seat

Down = tuple[float, float]  # wall-clock times between which the server was down


class TableClock:
    """The clock of a table. The clock is paused until `run` names the seats whose time runs.

    No seat may pause the clock for longer than `most_stood` seconds in total.
    """

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
        self.holds: list[int] = []  # seats for which it is paused
        self._kept_at = self.hours.now()
        # since when each seat is to act, and its time left then
        self._asked: dict[int, tuple[float, float]] = {}

    @property
    def is_by_post(self) -> bool:
        return not isinstance(self.clock, TimeBank)

    def resume(self, seats: Sequence[int], holds: Sequence[int], down: Down) -> None:
        """Continue after a restart of the server, for the same seats as before."""
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
        """Let the time of the given seats run. The time of all other seats stops.

        The clock is paused for the seats in `holds`.
        """
        self.times = self._settled(self.hours.now())
        fresh = {seat: (self.times.since, self.times.left[seat]) for seat in seats}
        self._asked = {seat: self._asked.get(seat, now) for seat, now in fresh.items()}
        self.runs, self.holds = list(seats), list(holds)

    # --- reading it -------------------------------------------------------------------------------

    def left(self, seat: int, at: float) -> float:
        """Return the seconds that the seat has left, a negative number once its time is up."""
        spent = self.hours.passed(self.times.since, at) if seat in self.runs else 0.0
        return self.times.left[seat] - spent

    def asked_for(self, seat: int) -> float:
        """Return the number of seconds for which the table has waited for the seat to act."""
        since = self._asked[seat][0] if seat in self._asked else self.hours.now()
        return self.hours.passed(since, self.hours.now())

    def out(self) -> list[int]:
        """Return the seats whose time is up, after an allowance for network delay."""
        now = self.hours.now()
        return [seat for seat in self.runs if self.left(seat, now) <= -SLACK]

    def to_warn(self) -> list[int]:
        now, warned = self.hours.now(), self.times.warned
        low = [seat for seat in self.runs if self.left(seat, now) <= WARNING * self.whole]
        return [seat for seat in low if seat not in warned]

    def is_to_keep(self, after: float) -> bool:
        """Return whether to store the state again: the last time was over `after` seconds ago.

        In correspondence play it returns False.
        """
        return not self.is_by_post and self.hours.now() >= self._kept_at + after

    def due(self) -> float | None:
        """Return the time at which the clock needs attention next, or None.

        At that time, the next seat must be warned or replaced, or the longest pause ends.
        """
        stands = [self._may_stand_for(seat) for seat in self.holds]
        if stands and math.isfinite(min(stands)):
            return self.hours.after(self.hours.now(), max(0.0, min(stands)))
        moments = [
            self.times.left[seat] - (0 if seat in self.times.warned else WARNING * self.whole)
            for seat in self.runs
        ]
        return self.hours.after(self.times.since, max(0.0, min(moments))) if moments else None

    def may_stand(self, seats: Sequence[int]) -> bool:
        """Return whether the clock may stay paused for each of the given seats."""
        return all(self._may_stand_for(seat) > 0 for seat in seats)

    def _may_stand_for(self, seat: int) -> float:
        now, stood = self.hours.now(), self.times.stood.get(seat, 0.0)
        more = self.hours.passed(self.times.since, now) if seat in self.holds else 0.0
        return self._most_stood - stood - more

    def state(self) -> ClockState:
        """Return the state of the clock as everyone gets it."""
        now, times = self.hours.now(), self.times
        left = [max(0.0, self.left(seat, now)) for seat in range(len(times.left))]
        until = [self.hours.after(now, left[s]) for s in self.runs] if self.is_by_post else []
        return ClockState(left, self.runs, until, times.warned, times.pauses)

    # --- changing it: each returns the state to store, and `take` applies it ----------------------

    def take(self, times: StoredClock, answered: int | None = None) -> None:
        """Make a stored state the current one, and pause the clock until `run` is called.

        `answered` is the seat that has just moved, if any.
        """
        self.times, self.runs, self.holds = times, [], []
        self._kept_at = self.hours.now()
        if answered is not None:
            self._asked.pop(answered, None)

    def now(self) -> StoredClock:
        return self._settled(self.hours.now())

    def answered(self, seat: int, ago: float) -> StoredClock:
        """Return the state after a move that the seat made `ago` seconds ago.

        Raises `Conflict` if the seat's time was up by then.
        """
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
        """Return the state after an undo, as if the seat had been thinking all along.

        Raises `Conflict` if the seat would have no time left.
        """
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
        """Return the state after people take seats over from computer players.

        If running out of time does not lose, each seat gets a minimum of time, once in each match.
        In correspondence play a seat has its full time again for its next decision.
        """
        times, left = self.now(), list(self.now().left)
        helped = [x for x in seats if x not in times.helped and not self.clock.loses]
        for seat in helped:
            left[seat] = max(left[seat], RETURN * self.whole)
        for seat in set(seats) - set(asked) if self.is_by_post else ():
            left[seat] = self.whole
        warned = [x for x in times.warned if left[x] == times.left[x]]
        return replace(times, left=left, warned=warned, helped=sorted({*times.helped, *helped}))

    def pausing(self, seats: Sequence[int], wish: bool) -> StoredClock:
        """Return the state after seats ask for a pause, or withdraw this request."""
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
        """Return the state at the time `at`. The last `off` seconds do not count."""
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
    """Return the clock of a correspondence table that is not in memory.

    `asked` are the seats that are to act. Returns None for a table that does not play by
    correspondence.
    """
    if record.times is None or not isinstance(record.clock, CorrespondenceTime):
        return None
    timer = TableClock(record.clock, len(record.chairs), time_sources, record.times)
    timer.runs = [seat for seat in asked if record.chairs[seat].holder != "computer"]
    return timer.state()


def _is_on(times: StoredClock, seat: int) -> bool:
    """Return whether the newest clock state that an undo can restore belongs to the seat."""
    return bool(times.before) and times.before[-1].seat == seat
