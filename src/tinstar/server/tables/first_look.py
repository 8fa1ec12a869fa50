"""The first look at one's own cards: the game waits until everybody has looked.

A player looks at some cards once, and may never see them again. So nobody moves before all players
whose pages wait for them have looked, or time is up.
"""

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from tinstar.match.match import Match
from tinstar.presentation.scene import looks, out_of_the_game
from tinstar.server.errors import Conflict
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables.websocket_schemas import FirstLook

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_match import LiveMatch
    from tinstar.server.tables.live_table import LiveTable

LOOK_SECONDS = 60.0  # at most, if several people play
ARRIVAL_SECONDS = 5.0  # in which computer players wait for the first page of the table


class Look:
    """A first look that began at table position `at`. The seats `out` have nothing to look at."""

    def __init__(self, at: int, out: Collection[int] = ()):
        self.at = at
        self.out = out
        began = time.monotonic()
        self.until, self.arrival = began + LOOK_SECONDS, began + ARRIVAL_SECONDS
        self.is_over = False


def begin(match: Match) -> Look | None:
    """Return the first look of this moment, if players now look at their cards."""
    view = match.view(WATCHER)
    return Look(match.moments, out_of_the_game(view)) if looks(view) else None


def still_looking(live_table: "LiveTable", play: "LiveMatch") -> list[int]:
    """Return the seats for which the table waits.

    A person with several seats at one screen looks at each when it is that seat's turn.
    """
    if play.look is None or play.look.is_over:
        return []
    guests = live_table.acknowledgements.not_seen(play.look.at)
    held = [live_table.record.held_by(guest) for guest in guests]
    return sorted(seats[0] for seats in held if len(seats) == 1 and seats[0] not in play.look.out)


def end_for_a_move(live_table: "LiveTable", play: "LiveMatch") -> None:
    """End the first look, because somebody moves. Call it under the table's lock.

    Raises `Conflict` if somebody is still looking at their cards.
    """
    if still_looking(live_table, play):
        raise Conflict("still-looking")
    if play.look and not play.look.is_over:
        _end(live_table, play, play.look)
        live_table.acknowledgements.stir()


def message(live_table: "LiveTable", play: "LiveMatch") -> FirstLook | None:
    """Return who is still looking, and for how long the table waits."""
    if play.look is None:
        return None
    is_alone = live_table.acknowledgements.has_no_limit()
    left = None if is_alone else max(0.0, play.look.until - time.monotonic())
    return FirstLook(play.look.at, still_looking(live_table, play), left)


async def everybody_has_looked(live_table: "LiveTable", play: "LiveMatch") -> None:
    """Wait until all have looked or time is up, then let the game go on."""
    look = play.look
    if look is None:
        return
    while play.look is look and not look.is_over:
        left = _wait(live_table, play, look)
        if left is not None and left <= 0:
            break
        await live_table.acknowledgements.next_change(left)
    async with live_table.lock:
        if not look.is_over:
            _end(live_table, play, look)


def _end(live_table: "LiveTable", play: "LiveMatch", look: Look) -> None:
    """Let the clocks run from now on, and tell everyone."""
    look.is_over = True
    live_table.clock_driver.run(play)
    live_table.audience.tell_look(message(live_table, play))


def _wait(live_table: "LiveTable", play: "LiveMatch", look: Look) -> float | None:
    """Return the seconds to wait for the next change, 0 if all have looked, None without a limit.

    A page may open shortly after the match has begun. Nobody is connected until then.
    """
    now = time.monotonic()
    if not still_looking(live_table, play):
        nobody = live_table.record.people() and not live_table.audience
        return look.arrival - now if nobody else 0.0
    return None if live_table.acknowledgements.has_no_limit() else look.until - now
