"""Wait for events with a timeout."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 20  # seconds


def until(happens: Callable[[], Any], within: float = PATIENCE) -> Any:
    """Poll until the result is true and return it.

    Polls become rarer: servers do not allow 50 requests per second for long.
    """
    began = time.monotonic()
    while not (found := happens()):
        waited = time.monotonic() - began
        assert waited < within
        time.sleep(min(0.01 + waited / 100, 0.05))
    return found


async def until_so(happens: Callable[[], object]) -> None:
    """The same for a condition on the server's own event loop."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.001)
