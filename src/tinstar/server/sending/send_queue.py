"""What is on its way to others: so much at once and no more that waits, so that nobody who keeps
us waiting harms anybody but themselves."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tinstar.server.background_tasks import BackgroundTasks

AT_ONCE = 8  # letters of a kind,
AT_ONCE_TO_ONE = 2  # and of those to one host
MOST = 200  # letters that wait, of a kind,
MOST_TO_ONE = 100  # and of those to one host
PATIENCE = 2.0  # seconds that a house that closes waits for them
T = TypeVar("T")


class HostSlots:
    """What is on its way to one of them."""

    def __init__(self) -> None:
        self.count = 0
        self.slots = asyncio.Semaphore(AT_ONCE_TO_ONE)


class SendQueue:
    """Of one kind."""

    def __init__(self) -> None:
        self._hosts: dict[str, HostSlots] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._jobs = BackgroundTasks()
        self._closed = False

    def put(self, host: str, job: Callable[[], Awaitable[T]]) -> asyncio.Task[T] | None:
        """Do it in its turn; None where there are too many, or the house closes."""
        to = self._hosts.get(host) or HostSlots()
        if self._closed or len(self._jobs) >= MOST or to.count >= MOST_TO_ONE:
            return None
        self._hosts[host] = to
        to.count += 1
        task = self._jobs.begin(self._do(to, job))
        task.add_done_callback(lambda _: self._done(host, to))  # also where it never began
        return task

    async def _do(self, to: HostSlots, job: Callable[[], Awaitable[T]]) -> T:
        async with to.slots, self._slots:  # who waits for a slow host takes no other's place
            return await job()

    def _done(self, host: str, to: HostSlots) -> None:
        to.count -= 1
        if not to.count:
            self._hosts.pop(host, None)

    async def close(self) -> None:
        """Wait a little for what is on its way, and let the rest go."""
        self._closed = True
        await self._jobs.close(PATIENCE)
