"""Decline answer windows for players who do not want to be asked.

A decision that is made automatically is held back like any other (see `answer_window`), so nobody
can tell it from one that a player made.
"""

import time
from typing import TYPE_CHECKING

from tinstar.presentation.offers import offer_of
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import DeclineWindows

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_match import LiveMatch


class DeclineWishes:
    """The wishes of all seats at one table. They are lost when the table is unloaded."""

    def __init__(self) -> None:
        self._wishes: dict[int, tuple[str, DeclineWindows]] = {}  # by seat, with its guest

    def hear(self, guest: str, wish: DeclineWindows) -> None:
        self._wishes[wish.seat] = guest, wish

    def declines(self, play: "LiveMatch", seat: int) -> bool:
        """Return whether the player of a seat wants to decline the open window."""
        guest, wish = self._wishes.get(seat, ("", None))
        if wish is None or guest != play.record.chairs[seat].guest:
            return False
        if wish.until_turn:
            return True
        if not wish.pointless or not _may_judge(play.record):
            return False
        offer = offer_of(play.view(seat))
        return offer is not None and not offer.is_sensible

    def decline(self, play: "LiveMatch") -> None:
        """Decline a window that has just opened. At a seat's own turn, its quiet ends."""
        if play.window is None:
            self._end_quiet(play.match.asked)
            return
        silence = play.match.view(-1).silence()
        for seat in play.waits:
            if self.declines(play, seat):
                play.window.say(seat, silence, time.monotonic(), shown=not play.holds_back(seat))

    def _end_quiet(self, seat: int) -> None:
        guest, wish = self._wishes.get(seat, ("", None))
        if wish and wish.until_turn:
            self._wishes[seat] = guest, DeclineWindows(seat, pointless=wish.pointless)


def _may_judge(record: TableRecord) -> bool:
    """Return whether the server may judge a hand by cards that a player would have to remember."""
    return record.memory_aid or len(record.people()) == 1
