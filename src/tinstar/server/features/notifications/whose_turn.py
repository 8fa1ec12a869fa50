"""Whose turn it is at a table, and since which answer: the same after a restart."""

from collections.abc import Collection
from typing import NamedTuple

from tinstar.engine.kernel import CHANCE
from tinstar.match.journal_lines import Chair, Undo
from tinstar.match.match import Match
from tinstar.server.clock_settings import TimeBank
from tinstar.server.tables.clock_arithmetic import WARNING
from tinstar.server.tables.live_table import LiveTable

LONG = 3600  # seconds: of a clock that a reminder makes sense for


class GuestTurn(NamedTuple):
    """A guest is asked since so much was in the journal. They look on or not; `late` says that
    their time is nearly up, by a clock that leaves time for a reminder."""

    table: str
    guest: str
    seats: tuple[int, ...]
    number: int
    looks: bool
    late: bool


def turns_at(live_table: LiveTable) -> list[GuestTurn]:
    """Of all people who are asked there just now."""
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
    """How many entries the journal had when the last answer of somebody else was in it. What is
    answered, rolled or taken back by oneself begins no new turn."""
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
