"""Find the guests who are to act at a table, and the journal entry at which each turn began.

The result is the same after a restart.
"""

from collections.abc import Collection
from typing import NamedTuple

from tinstar.engine.kernel import CHANCE
from tinstar.match.journal_lines import Chair, Undo
from tinstar.match.match import Match
from tinstar.server.clock_settings import TimeBank
from tinstar.server.tables.clock_arithmetic import WARNING
from tinstar.server.tables.live_table import LiveTable

LONG = 3600  # seconds: a clock shorter than this needs no reminder


class GuestTurn(NamedTuple):
    """A guest whose turn began at journal entry `number`.

    `looks` says whether the guest has the table on screen. `late` is true if the guest's time is
    nearly up and the clock is long enough for a reminder.
    """

    table: str
    guest: str
    seats: tuple[int, ...]
    number: int
    looks: bool
    late: bool


def turns_at(live_table: LiveTable) -> list[GuestTurn]:
    """Return the turns of all people who are to act at the table."""
    play, record = live_table.play, live_table.record
    if play is None or record.phase != "playing":
        return []
    asked: dict[str, list[int]] = {}
    for seat in play.asked:
        chair = record.chairs[seat]
        if chair.holder == "person":
            asked.setdefault(chair.guest, []).append(seat)
    looking = live_table.audience.attentive() if asked else ()
    return [
        GuestTurn(
            record.id,
            guest,
            tuple(seats),
            began(play.match, record.held_by(guest)),
            guest in looking,
            any(_is_late(live_table, seat) for seat in seats),
        )
        for guest, seats in asked.items()
    ]


def began(match: Match, own: Collection[int]) -> int:
    """Return how many entries the journal had after the last action of another player.

    Undos, chance and the guest's own actions do not begin a new turn.
    """
    entries = match.journal.entries
    for i in range(len(entries) - 1, -1, -1):
        entry = entries[i]
        if not isinstance(entry, Chair | Undo) and entry.actor not in (CHANCE, *own):
            return i + 1
    return 0


def _is_late(live_table: LiveTable, seat: int) -> bool:
    timer = live_table.timer
    if timer is None or seat not in timer.runs:
        return False
    if isinstance(timer.clock, TimeBank) and timer.whole < LONG:
        return False
    return timer.left(seat, timer.hours.now()) <= WARNING * timer.whole
