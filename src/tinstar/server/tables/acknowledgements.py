"""Wait for players who are reading, or who have not yet seen the end of a round."""

import asyncio
import time
from collections.abc import Callable

from tinstar.presentation.scene import out_of_the_game
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables.audience import Audience
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.table_record import TableRecord

LEAST_PACE = 0.5  # seconds between moves if only computers play
REST_SECONDS = 45.0  # seconds to wait for a silent page, at most


class Acknowledgements:
    """Tracks which scenes the pages at a table have confirmed as seen.

    Only the live table uses this class. `record` returns the table's current record. `may_stand`
    says whether the table may still wait for a player who is reading an explanation.
    """

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
        self._skips: set[str] = set()  # guests who have skipped to the end

    def stir(self) -> None:
        """Wake the tasks that wait: somebody came, left or confirmed a scene."""
        self._stirred.set()

    def somebody_reads(self) -> bool:
        """Return whether the game waits because the only person at the table is reading.

        If several people sit at the table, the game never waits for a reader.
        """
        alone = self._is_alone({x.guest for x in self._audience.listeners if x.reads})
        return alone and self._may_stand()

    def skip(self, guest: str, now: bool) -> None:
        """Record whether a guest, who is out of the game, has skipped to its end."""
        (self._skips.add if now else self._skips.discard)(guest)

    def is_skipped(self) -> bool:
        """Return whether the only person at the table has skipped to the end."""
        return self._is_alone(self._skips)

    def pace(self, play: LiveMatch) -> float:
        """Return the least number of seconds that a computer player waits before it moves.

        The wait is 0 if the only person has skipped to the end. It is also 0 if a person plays
        alone, their page shows events at its own speed, no move can be undone, and the table has no
        clock. If only computer players sit at the table, the wait
        is never 0, because nobody is in a hurry.
        """
        if self.is_skipped():
            return 0
        if not self._people():
            return max(self._record().pace, LEAST_PACE)
        alone = self._is_alone({x.guest for x in self._audience.listeners if x.own_time})
        at_once = alone and not play.may_be_taken_back and self._record().clock is None
        return 0 if at_once else self._record().pace

    def stop_or_go(self, play: LiveMatch) -> None:
        """Pause the answer window's clock while somebody reads, or resume it.

        Call it under the table's lock.
        """
        if window := play.window:
            if window.stop() if self.somebody_reads() else window.go_on():
                self._audience.tell_waiting(play)

    async def everybody_has_seen(self, play: LiveMatch) -> bool:
        """Wait until all seated players have seen the current scene.

        If there is only one person, the wait has no limit, except in a tournament. Several people
        do not wait for a player who is out of the game. Returns False if the table has moved on
        meanwhile.
        """
        at, until = play.at, time.monotonic() + REST_SECONDS
        out = set() if self.has_no_limit() else self._out(play)
        while play.at == at and self.not_seen(at) - out:
            left = None if self.has_no_limit() else until - time.monotonic()
            if not await self.next_change(left):
                break
        return play.at == at

    def has_no_limit(self) -> bool:
        """Return whether the table waits without a limit, because only one person plays."""
        return len(self._people()) == 1 and not self._record().tournament

    async def next_change(self, seconds: float | None) -> bool:
        """Wait until somebody comes, leaves or confirms a scene. Return False if time is up."""
        self._stirred.clear()
        try:
            await asyncio.wait_for(self._stirred.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def not_seen(self, at: int) -> set[str]:
        """Return the seated guests whose pages have not yet acknowledged the scene."""
        if self.is_skipped():
            return set()
        sit = [x for x in self._audience.listeners if self._record().held_by(x.guest)]
        here = [x for x in sit if x.rests]
        return {x.guest for x in here} - {x.guest for x in here if x.seen >= at}

    def _out(self, play: LiveMatch) -> set[str]:
        """Return the guests whose seats are all out of the game."""
        out = out_of_the_game(play.match.view(WATCHER))
        return {guest for guest in self._people() if out >= set(self._record().held_by(guest))}

    def _is_alone(self, guests: set[str]) -> bool:
        """Return whether only one person sits at the table, and is among the given guests."""
        return len(self._people()) == 1 and self._people() <= guests

    def _people(self) -> set[str]:
        return self._record().people()
