"""Timeouts at a table with a clock: warn a late or absent player, then let a computer stand in.

At a table without a clock nobody is forced to move. At such a table, another player decides about
an absent player (decision 38).
"""

import asyncio
import copy
import logging
from typing import NamedTuple

from tinstar.match.journal_lines import Why
from tinstar.players.measured_strength import LEVELS, stand_in
from tinstar.server.errors import StoreFailed
from tinstar.server.tables.clock_arithmetic import TableClock
from tinstar.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)
AWAY = 120.0  # seconds of silence in live play
KEPT_EVERY = 10.0  # seconds that a player's clock may gain if the server is killed


class ClockDuties(NamedTuple):
    """Everything that is to be done now about the clock of a table."""

    sit_in: dict[int, Why]
    warn: list[int]
    keep: bool
    go_on: bool  # the longest pause is over


def duties(live_table: LiveTable) -> ClockDuties:
    timer = live_table.timer
    if timer is None or not (timer.runs or timer.holds):
        return ClockDuties({}, [], False, False)
    sit_in: dict[int, Why] = dict.fromkeys(_away(live_table, timer, AWAY), "away")
    sit_in |= dict.fromkeys(timer.out(), "lost" if timer.clock.loses else "time")
    warn = {*timer.to_warn(), *_away(live_table, timer, AWAY / 2)} - {*timer.times.warned}
    go_on = not timer.may_stand(timer.holds)
    return ClockDuties(sit_in, sorted(warn), timer.is_to_keep(KEPT_EVERY), go_on)


def is_due(live_table: LiveTable) -> bool:
    return any(duties(live_table)) or live_table.absent_players.is_news()


async def handle_timeouts(live_table: LiveTable) -> None:
    """Do what is to be done now about clocks and absent players at a table."""
    try:
        async with live_table.lock:
            if live_table.timer:
                await _mind(live_table, live_table.timer)
            if live_table.absent_players.is_news():
                live_table.absent_players.note()
                live_table.audience.tell_company(live_table.table)
    except StoreFailed:
        pass  # nothing has happened; the next check comes soon
    except Exception as e:
        log.error(
            "table %s: expected to check for absent players, got %s",
            live_table.record.id,
            type(e).__name__,
            exc_info=e,
        )


async def _mind(live_table: LiveTable, timer: TableClock) -> None:
    due = duties(live_table)
    if due.go_on:
        await live_table.keep_times(timer.pausing(timer.holds, False))
        live_table.go_on()
    elif due.sit_in:
        await _stand_in(live_table, due.sit_in)
    elif due.warn:
        await live_table.keep_times(timer.warned(due.warn))
    elif due.keep:
        await live_table.keep_times(timer.now())


async def _stand_in(live_table: LiveTable, why: dict[int, Why]) -> None:
    """Let computer players stand in at the seats in `why`.

    The people of these seats may return, unless they have lost on time.
    """
    record = copy.deepcopy(live_table.record)
    for seat, reason in why.items():
        kind = LEVELS[0] if reason == "lost" else stand_in(record.game)
        record.chairs[seat].stand_in(record.companion(), kind, reason)
    notes = await asyncio.to_thread(live_table.keep, record)
    await live_table.now(record, notes)


def _away(live_table: LiveTable, timer: TableClock, seconds: float) -> list[int]:
    """Return the seats whose people have been absent for at least `seconds`.

    Absence has no consequences in correspondence play, nor at a table where running out of time
    loses.
    """
    if timer.is_by_post or timer.clock.loses:
        return []
    return [seat for seat in timer.runs if away(live_table, timer, seat) >= seconds]


def away(live_table: LiveTable, timer: TableClock, seat: int) -> float:
    """Return how many seconds the table has waited for the seat without a sign of its person."""
    guest, asked_for = live_table.record.chairs[seat].guest, timer.asked_for(seat)
    if guest and guest in live_table.audience.guests():
        return 0.0
    silent = live_table.time_sources.monotonic() - live_table.heard.get(guest, live_table.opened_at)
    return min(asked_for, silent) if guest else asked_for
