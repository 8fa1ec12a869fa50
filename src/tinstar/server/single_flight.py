"""What many ask for at the same moment is done once, for all of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class SingleFlight(Generic[T]):
    """Work that goes on once at a time; whoever asks meanwhile has what comes of it, too."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]]):
        self._work = work
        self._going_on: asyncio.Task[T] | None = None

    async def __call__(self) -> T:
        if self._going_on is None or self._going_on.done():
            self._going_on = asyncio.create_task(self._work())
            self._going_on.add_done_callback(_heard)
        return await asyncio.shield(self._going_on)  # others wait for it, also when one does not


def _heard(task: asyncio.Task[Any]) -> None:
    """Whoever waits is told what went wrong; where nobody does any more, nobody wants to know."""
    if not task.cancelled():
        task.exception()
