"""Pauses: the clock stops while all people at the table have asked for a pause."""

from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.tables.clock_arithmetic import MOST_STOOD
from tinstar.server.tables.live_table import LiveTable


async def pause(live_table: LiveTable, guest: str, wish: bool) -> None:
    """Record whether the guest asks for a pause."""
    async with live_table.lock:
        seats = live_table.record.held_by(guest)
        if not seats:
            raise Forbidden("watcher")
        if live_table.timer is None or live_table.record.phase != "playing":
            raise Conflict("no-clock")
        if wish and not live_table.timer.may_stand(seats):
            raise Conflict("paused-enough", minutes=round(MOST_STOOD / 60))
        await live_table.keep_times(live_table.timer.pausing(seats, wish))
