"""Single flight: if several callers want the same work at the same time, it runs only once."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """Runs the work once at a time. Callers that arrive while it runs get its result too."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]]):
        self._work = work
        self._going_on: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        if self._going_on is None or self._going_on.done():
            self._going_on = asyncio.create_task(self._work())
            self._going_on.add_done_callback(_heard)
        # shielded: one caller's cancellation must not stop the work of the others
        return await asyncio.shield(self._going_on)


def _heard(task: asyncio.Task[Any]) -> None:
    """Mark the task's exception as retrieved, in case no caller waits for it any more."""
    if not task.cancelled():
        task.exception()
