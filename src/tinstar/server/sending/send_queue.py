"""Queue of notifications to be sent. A slow host delays only its own messages."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tinstar.server.background_tasks import BackgroundTasks

AT_ONCE = 8  # messages in progress, per kind
AT_ONCE_TO_ONE = 2  # of these, to one host
MOST = 200  # messages in total, per kind
MOST_TO_ONE = 100  # of these, to one host
PATIENCE = 2.0  # seconds at shutdown for running messages
T = TypeVar("T")


class HostSlots:
    """The messages that are on their way to one host."""

    def __init__(self) -> None:
        self.count = 0
        self.slots = asyncio.Semaphore(AT_ONCE_TO_ONE)


class SendQueue:
    """The queue for one kind of channel."""

    def __init__(self) -> None:
        self._hosts: dict[str, HostSlots] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._jobs = BackgroundTasks()
        self._closed = False

    def put(self, host: str, job: Callable[[], Awaitable[T]]) -> asyncio.Task[T] | None:
        """Queue a job. Return None if the queue is full or closed."""
        to = self._hosts.get(host) or HostSlots()
        if self._closed or len(self._jobs) >= MOST or to.count >= MOST_TO_ONE:
            return None
        self._hosts[host] = to
        to.count += 1
        task = self._jobs.begin(self._do(to, job))
        task.add_done_callback(lambda _: self._done(host, to))  # also if it never started
        return task

    async def _do(self, to: HostSlots, job: Callable[[], Awaitable[T]]) -> T:
        # host first: waiting for a slow host takes no slot from others
        async with to.slots, self._slots:
            return await job()

    def _done(self, host: str, to: HostSlots) -> None:
        to.count -= 1
        if not to.count:
            self._hosts.pop(host, None)

    async def close(self) -> None:
        """Wait a moment for the messages that are being sent, then cancel all unsent messages."""
        self._closed = True
        await self._jobs.close(PATIENCE)
