"""A window: several seats are asked at once, and what each says stays secret until all have spoken.

At a live table it is open for some seconds, and who spoke first is who was heard first. Without
hurry it is open until all have spoken, and chance says who was first.
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

REACTION, SPREAD = 1.1, 0.35  # seconds that half of all people need, and how much that varies
QUICKEST = 0.45  # seconds
AFTER_PEOPLE = 0.2  # seconds in which computer players speak once all people have spoken
LATEST = 0.8  # of the window: a computer player speaks by then, if it has made up its mind


class AnswerWindow:
    """What was said at a table that stands `at`, by which of the `seats` that are asked, and when.

    Moments are those of `time.monotonic`. A window of 0 `seconds` is one without hurry.
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
        """How many seconds are left; None where there is no hurry, or the clock is stopped."""
        if not self.seconds or self._stopped is not None:
            return None
        return max(0.0, self._opened + self.seconds - time.monotonic())

    def expect(self, seat: int, heard: float) -> None:
        """Raise where the seat may not say anything more, or was heard too late."""
        if seat not in self.seats:
            raise NotYourTurn("not-asked")
        if seat in self.said:
            raise Conflict("answered")
        if self.seconds and (self._stopped or heard) > self._opened + self.seconds:
            raise Conflict("window-closed")

    def stop(self) -> bool:
        """Stop the clock, for somebody reads; False if it stands."""
        if self._stopped is not None:
            return False
        self._stopped = time.monotonic()
        return True

    def go_on(self) -> bool:
        """Let the clock go on from where it stands; False if it goes."""
        if self._stopped is None:
            return False
        self._opened += time.monotonic() - self._stopped
        self._stopped = None
        return True

    def say(self, seat: int, action: int, spoke: float) -> None:
        """Keep what a seat says; `spoke` is when, as far as can be told."""
        self.said[seat] = action
        self._spoke[seat] = max(spoke, self._opened)

    def forget(self, seat: int) -> None:
        """Who left has said nothing."""
        self.said.pop(seat, None)
        self._spoke.pop(seat, None)

    def in_order(self) -> list[int]:
        """The seats that have spoken, the first one first; nobody where there is no hurry."""
        return sorted(self._spoke, key=self._spoke.__getitem__) if self.seconds else []

    # --- computer players ------------------------------------------------------------------------

    def ask(self, seat: int, decides: Player) -> bool:
        """Whether that player has not been asked before; from now on it has."""
        if self._asked.get(seat) is decides:
            return False
        self._asked[seat] = decides
        return True

    def ask_again(self, seat: int) -> None:
        """The player shall be asked once more: it was about to speak while the clock stood."""
        self._asked.pop(seat, None)

    def let_speak(self, speaks: Coroutine[Any, Any, None]) -> None:
        """A computer player is making up its mind."""
        self._speaking.begin(speaks)

    def speaks_at(self, pace: float) -> float:
        """The moment at which a computer player speaks: no sooner than people can."""
        needs = pace
        if self.seconds:
            needs = max(QUICKEST, random.lognormvariate(0, SPREAD) * REACTION)
            needs = min(needs, LATEST * self.seconds)
        return self._opened + needs

    async def comes_to(self, moment: float) -> None:
        """Wait for that moment, but only shortly once no person has still to speak."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hastens.wait(), moment - time.monotonic())
            await asyncio.sleep(min(AFTER_PEOPLE, moment - time.monotonic()))

    def hasten(self) -> None:
        """All people have spoken: computer players keep their order, and keep nobody waiting.
        Without hurry the table's pace counts."""
        if self.seconds:
            self._hastens.set()

    # --- waiting ---------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something has changed: let whoever waits look again."""
        self._stirred.set()

    async def stirs(self) -> bool:
        """Wait until something changes or the time is up; False where only people can go on."""
        if not self.seconds and not self._speaking:
            return False
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._stirred.wait(), self.left)
        self._stirred.clear()
        return True

    def close(self) -> None:
        self._speaking.cancel()
