"""The clock of a table that is open: wound up with the match, run on after all that happens."""

import time
from collections.abc import Callable

from msgspec.structs import replace

from tinstar.server.clocks import Hands, Times
from tinstar.server.keeping.record import TableRecord
from tinstar.server.rooms.audience import Audience
from tinstar.server.rooms.clock import Down, Timer
from tinstar.server.rooms.patience import Patience
from tinstar.server.rooms.play import Play


class Ticking:
    """Called by the room alone; where the table has no clock nothing comes of it. `record` says who
    sits where now, `down` when the house was closed."""

    def __init__(
        self,
        record: Callable[[], TableRecord],
        audience: Audience,
        patience: Patience,
        hands: Hands,
        down: Down,
    ):
        self.timer: Timer | None = None  # once the match has begun
        self._record = record
        self._audience = audience
        self._patience = patience
        self._hands = hands
        self._down = down

    def wind_up(self, play: Play) -> bool:
        """The match has begun, or goes on again; False where there is no clock."""
        record = self._record()
        if record.clock is None:
            return False
        self.timer = Timer(record.clock, len(record.chairs), self._hands, record.times)
        if record.times:
            self.timer.resume(self._whose_time_runs(play), self._down)
        self.run(play)
        return True

    def run(self, play: Play | None) -> None:
        """Let the time run of those who are asked now, and tell everybody."""
        if self.timer and play:
            self.timer.run(self._whose_time_runs(play))
            self._record().times = self.timer.times
            self._audience.tell_clocks(self.timer.told())

    def _whose_time_runs(self, play: Play) -> list[int]:
        record = self._record()
        sit = [i for i, chair in enumerate(record.chairs) if chair.holder == "person"]
        paused = sit and self.timer and set(sit) <= set(self.timer.times.pauses)
        if record.phase != "playing" or paused or self._patience.somebody_reads():
            return []
        if play.window and play.window.seconds:  # which has a clock of its own
            return []
        return [seat for seat in play.asked if record.chairs[seat].holder != "computer"]

    def seated(self, record: TableRecord) -> None:
        """Whoever came to sit there in `record` has some time at least."""
        if self.timer:
            record.times = self.timer.seated(_came(self._record(), record))

    def after(self, seat: int, spoke: float) -> Times | None:
        """How it stands once the seat has answered, who spoke then."""
        return self.timer.answered(seat, time.monotonic() - spoke) if self.timer else None

    def undone(self, seat: int) -> Times | None:
        return self.timer.undone(seat) if self.timer else None

    def kept(self, times: Times | None) -> TableRecord | None:
        """The table as it is kept with such times."""
        return replace(self._record(), times=times) if times else None

    def take(self, times: Times | None, answered: int | None = None) -> None:
        """That was kept, of the seat that has answered."""
        if self.timer and times:
            self.timer.take(times, answered)


def _came(before: TableRecord, after: TableRecord) -> list[int]:
    """Where a person sits whom the chair did not have before."""
    both = enumerate(zip(before.chairs, after.chairs, strict=True))
    return [i for i, (old, new) in both if new.holder == "person" and old.holder != "person"]
