"""Answer windows: several seats decide at once, and no decision is shown until all are made.

With a time limit, the decisions take effect in the order in which the players acted. Without a
limit, the window stays open until all have decided, and chance draws the order.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Coroutine
from typing import Any

from tinstar.players import Player
from tinstar.server.background_tasks import BackgroundTasks
from tinstar.server.errors import Conflict, NotYourTurn

# median human reaction time in seconds, and the spread of its logarithm
REACTION, SPREAD = 1.1, 0.35
QUICKEST = 0.45  # seconds
AFTER_PEOPLE = 0.2  # seconds left to computer players once all people have decided
LATEST = 0.8  # part of the window by which a computer player acts, if it has decided


class AnswerWindow:
    """The decisions made so far in one window, and the times at which they were made.

    The window opened at table position `at`, and `seats` are the seats that decide. Times are those
    of `time.monotonic`. If `seconds` is 0, the window has no time limit.
    """

    def __init__(self, at: int, seats: list[int], seconds: float):
        self.at = at
        self.seats = seats
        self.seconds = seconds
        self.said: dict[int, int] = {}
        self._spoke: dict[int, float] = {}
        self._opened = time.monotonic()
        self._stopped: float | None = None
        self._stirred = asyncio.Event()
        self._hastens = asyncio.Event()
        self._asked: dict[int, Player] = {}
        self._speaking = BackgroundTasks()

    @property
    def left(self) -> float | None:
        """Return the seconds left, or None without a time limit or while the clock is paused."""
        if not self.seconds or self._stopped is not None:
            return None
        return max(0.0, self._opened + self.seconds - time.monotonic())

    def expect(self, seat: int, heard: float) -> None:
        """Raise an error if the seat has no decision to make, has made it, or acted too late."""
        if seat not in self.seats:
            raise NotYourTurn("not-asked")
        if seat in self.said:
            raise Conflict("answered")
        if self.seconds and (self._stopped or heard) > self._opened + self.seconds:
            raise Conflict("window-closed")

    def stop(self) -> bool:
        """Pause the clock while somebody reads. Return False if the clock was already paused."""
        if self._stopped is not None:
            return False
        self._stopped = time.monotonic()
        return True

    def go_on(self) -> bool:
        """Resume the clock. Return False if the clock was already running."""
        if self._stopped is None:
            return False
        self._opened += time.monotonic() - self._stopped
        self._stopped = None
        return True

    def say(self, seat: int, action: int, spoke: float) -> None:
        """Store a seat's decision. `spoke` is the estimated time at which it was made."""
        self.said[seat] = action
        self._spoke[seat] = max(spoke, self._opened)

    def forget(self, seat: int) -> None:
        """Drop the decision of a player who left."""
        self.said.pop(seat, None)
        self._spoke.pop(seat, None)

    def in_order(self) -> list[int]:
        """Return the seats that have decided, earliest first.

        Returns an empty list if the window has no time limit: chance draws the order then.
        """
        return sorted(self._spoke, key=self._spoke.__getitem__) if self.seconds else []

    # --- computer players -------------------------------------------------------------------------

    def ask(self, seat: int, decides: Player) -> bool:
        """Record that a computer player now decides. Return False if it was deciding already."""
        if self._asked.get(seat) is decides:
            return False
        self._asked[seat] = decides
        return True

    def ask_again(self, seat: int) -> None:
        """Let a computer player decide again, because it finished while the clock was paused."""
        self._asked.pop(seat, None)

    def let_speak(self, speaks: Coroutine[Any, Any, None]) -> None:
        """Start a computer player's decision in the background."""
        self._speaking.begin(speaks)

    def speaks_at(self, pace: float) -> float:
        """Return the time at which a computer player acts.

        The delay is drawn at random from human reaction times.
        """
        needs = pace
        if self.seconds:
            needs = max(QUICKEST, random.lognormvariate(0, SPREAD) * REACTION)
            needs = min(needs, LATEST * self.seconds)
        return self._opened + needs

    async def comes_to(self, moment: float) -> None:
        """Wait until the time `moment`. Once all people have decided, wait only briefly."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hastens.wait(), moment - time.monotonic())
            await asyncio.sleep(min(AFTER_PEOPLE, moment - time.monotonic()))

    def hasten(self) -> None:
        """Let the computer players act soon, in their order, because all people have decided.

        Do nothing in a window without a time limit. In such a window, computer players wait for
        `pace` seconds, a setting of the table.
        """
        if self.seconds:
            self._hastens.set()

    # --- waiting ----------------------------------------------------------------------------------

    def stir(self) -> None:
        """Wake the tasks that wait for a change."""
        self._stirred.set()

    async def stirs(self) -> bool:
        """Wait for a change, or until time is up.

        Returns False at once if the window has no time limit and only people have yet to decide.
        """
        if not self.seconds and not self._speaking:
            return False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), self.left)
        self._stirred.clear()
        return True

    def close(self) -> None:
        self._speaking.cancel()
