"""The clock stands while all people of the company want it to."""

from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.tables.clock_arithmetic import MOST_STOOD
from tinstar.server.tables.live_table import Room


async def pause(room: Room, guest: str, wish: bool) -> None:
    """The guest wants the clock to stand, or wants no more that it does."""
    async with room.lock:
        seats = room.record.held_by(guest)
        if not seats:
            raise Forbidden("watcher")
        if room.timer is None or room.record.phase != "playing":
            raise Conflict("no-clock")
        if wish and not room.timer.may_stand(seats):
            raise Conflict("paused-enough", minutes=round(MOST_STOOD / 60))
        await room.keep_times(room.timer.pausing(seats, wish))
