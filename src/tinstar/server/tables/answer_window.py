"""Answer windows: several seats decide at once, and no decision is shown until all are made.

With a time limit, the decisions take effect in the order in which the players acted. Without a
limit, the window stays open until all have decided, and chance draws the order.

Everyone sees which seats have yet to decide. A quick decision could reveal a hand, so a person's
decision is held back for a random reaction time, which does not depend on the hand.
"""

import asyncio
import contextlib
import random
import time
from collections.abc import Collection, Coroutine, Mapping
from typing import Any

from tinstar.players import Player
from tinstar.server.background_tasks import BackgroundTasks
from tinstar.server.errors import Conflict, NotYourTurn

# median human reaction time in seconds, and the spread of its logarithm
REACTION, SPREAD = 1.1, 0.35
QUICKEST = 0.45  # seconds
AFTER_PEOPLE = 0.2  # seconds left to computer players once all people have decided
COMPANY = 2  # people at a table, from which on a person's decision is held back
LATEST = 0.8  # part of the window by which a computer player acts, if it has decided


class AnswerWindow:
    """The decisions made so far in one window, and the times at which they were made.

    The window opened at table position `at`, and `seats` are the seats that decide. Times are those
    of `time.monotonic`. If `seconds` is 0, the window has no time limit. `said` has all decisions,
    and `shown` has the seats of which everyone may know that they have decided.
    """

    def __init__(self, at: int, seats: list[int], seconds: float):
        self.at = at
        self.seats = seats
        self.seconds = seconds
        self.said: dict[int, int] = {}
        self.shown: set[int] = set()
        self._spoke: dict[int, float] = {}
        self._opened = time.monotonic()
        self._stopped: float | None = None
        self._stirred = asyncio.Event()
        self._hastens = asyncio.Event()
        self._asked: dict[int, Player] = {}
        self._reactions = {seat: reaction(seconds) for seat in seats}
        self._withdrawn: set[int] = set()  # seats that have declined unless they decide again
        self._held: set[int] = set()  # seats whose decision a task will show
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
        if seat in self.said and seat not in self._withdrawn:
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

    def say(self, seat: int, action: int, spoke: float, shown: bool = True) -> None:
        """Store a seat's decision. `spoke` is the estimated time at which it was made.

        If `shown` is false, nobody else learns yet that the seat has decided.
        """
        self.said[seat] = action
        self._withdrawn.discard(seat)
        self._spoke[seat] = max(spoke, self._opened)
        if shown:
            self.shown.add(seat)

    def withdraw(self, seat: int, silence: int) -> None:
        """Take back a decision. The seat has then declined, unless it decides again.

        The others do not notice, as the seat stays among those that have decided.
        """
        self.say(seat, silence, time.monotonic(), shown=False)
        self._withdrawn.add(seat)

    def forget(self, seat: int) -> None:
        """Drop the decision of a player who left."""
        self.said.pop(seat, None)
        self._spoke.pop(seat, None)
        self.shown.discard(seat)

    def restore(self, said: Mapping[int, int]) -> None:
        """Take over the stored decisions of a window without a time limit, after a restart."""
        self.said.update(said)
        self.shown.update(said)

    def waits(self, free: Collection[int], viewer: int | None = None) -> list[int]:
        """Return the seats that have yet to decide, as `viewer` may know them.

        The `free` seats need not decide. Only `viewer` knows of its own decision at once.
        """
        known = self.shown | ({viewer} & self.said.keys())
        return [seat for seat in self.seats if seat not in known and seat not in free]

    def shows_at(self, seat: int) -> float:
        """Return the earliest time at which everyone may know that a person has decided."""
        return self._opened + self._reactions[seat]

    def hold(self) -> list[int]:
        """Return the seats with a decision that is to be shown later, each of them only once."""
        new = [seat for seat in self.said if seat not in self.shown | self._held]
        self._held.update(new)
        return new

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

    def speaks_at(self, seat: int, pace: float) -> float:
        """Return the time at which a computer player acts.

        The delay is drawn at random from human reaction times. Without a time limit it is `pace`.
        """
        return self.shows_at(seat) if self.seconds else self._opened + pace

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


def reaction(seconds: float) -> float:
    """Draw a human reaction time for a window of `seconds`, or without a time limit if 0."""
    needs = max(QUICKEST, random.lognormvariate(0, SPREAD) * REACTION)
    return min(needs, LATEST * seconds) if seconds else needs
