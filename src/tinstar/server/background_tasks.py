"""Background tasks, which go on after the request that started them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from tinstar.server.errors import StoreFailed
from tinstar.server.metrics import BROKEN

log = logging.getLogger(__name__)
T = TypeVar("T")


async def every(seconds: float, work: Callable[[], Awaitable[object]], what: str) -> None:
    """Call `work` again after every interval. If a call fails, log the error and carry on."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except StoreFailed as e:
            log.error("server: expected to %s, got: %s", what, e)
        except Exception as e:
            BROKEN.inc()
            log.error("server: expected to %s, got %s", what, type(e).__name__, exc_info=e)


class BackgroundTasks:
    """A set of running tasks.

    The event loop keeps only weak references to tasks. This set holds a strong reference to each
    task until the task ends.
    """

    def __init__(self) -> None:
        self._going_on: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._going_on)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._going_on.add(task)
        task.add_done_callback(self._going_on.discard)
        return task

    def cancel(self) -> None:
        """Cancel all tasks, except tasks that still clean up after an earlier cancellation."""
        for task in self._going_on:
            if not task.cancelling():
                task.cancel()

    async def close(self, patience: float = 0) -> None:
        """Wait up to `patience` seconds for the tasks, then cancel all unfinished tasks."""
        if self._going_on and patience:
            await asyncio.wait(self._going_on, timeout=patience)
        self.cancel()
        await asyncio.gather(*self._going_on, return_exceptions=True)

    async def settled(self) -> None:
        """Wait until no task is running."""
        while self._going_on:
            await asyncio.wait(self._going_on)
