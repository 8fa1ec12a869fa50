"""Whom a table waits for, beside those it asks: who reads what the page explains, and who has still
to look at how a round ended.
"""

import asyncio
import time
from collections.abc import Callable

from tinstar.server.tables.audience import Audience
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.table_record import TableRecord

LEAST_PACE = 0.5  # seconds, of computer players among themselves
REST_SECONDS = 45.0  # at most, for a page that says nothing while others wait for it


class Acknowledgements:
    """Called by the live table alone. `record` says who sits where now, `may_stand` whether the
    table may still wait for somebody who reads."""

    def __init__(
        self,
        record: Callable[[], TableRecord],
        audience: Audience,
        may_stand: Callable[[], bool] = lambda: True,
    ):
        self._record = record
        self._may_stand = may_stand
        self._audience = audience
        self._stirred = asyncio.Event()

    def stir(self) -> None:
        """Somebody came, went or has looked."""
        self._stirred.set()

    def somebody_reads(self) -> bool:
        """Whether the only person of the company reads: nobody else is kept waiting by that."""
        alone = self._is_alone({x.guest for x in self._audience.listeners if x.reads})
        return alone and self._may_stand()

    def pace(self, play: LiveMatch) -> float:
        """How many seconds a computer player waits at least. None at all where the only person of
        the company sees everything in their own time, and has nothing to take back, unless a clock
        would run meanwhile. Where there are no people nobody has to play fast."""
        if not self._people():
            return max(self._record().pace, LEAST_PACE)
        alone = self._is_alone({x.guest for x in self._audience.listeners if x.own_time})
        at_once = alone and not play.may_be_taken_back and self._record().clock is None
        return 0 if at_once else self._record().pace

    def stop_or_go(self, play: LiveMatch) -> None:
        """The clock of a window stands while somebody reads. Called under the lock."""
        if window := play.window:
            if window.stop() if self.somebody_reads() else window.go_on():
                self._audience.tell_waiting(play)

    async def everybody_has_seen(self, play: LiveMatch) -> bool:
        """Wait until those have looked who sit here. A person who is alone has all the time there
        is, but not in a tournament.

        False where something else has changed meanwhile.
        """
        at, until = play.at, time.monotonic() + REST_SECONDS
        while play.at == at and self._have_not_seen(at):
            patient = len(self._people()) == 1 and not self._record().tournament
            left = None if patient else until - time.monotonic()
            self._stirred.clear()
            try:
                await asyncio.wait_for(self._stirred.wait(), left)
            except TimeoutError:
                break
        return play.at == at

    def _have_not_seen(self, at: int) -> set[str]:
        """Guests with a chair whose pages have still to say that they have seen it."""
        sit = [x for x in self._audience.listeners if self._record().held_by(x.guest)]
        here = [x for x in sit if x.rests]
        return {x.guest for x in here} - {x.guest for x in here if x.seen >= at}

    def _is_alone(self, guests: set[str]) -> bool:
        """Whether one of these guests is the only person of the company."""
        return len(self._people()) == 1 and self._people() <= guests

    def _people(self) -> set[str]:
        return {c.guest for c in self._record().chairs if c.holder == "person"}
