"""Waiting for what is about to happen, and for how long."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 20  # seconds that a test waits for anything


def until(happens: Callable[[], Any], within: float = PATIENCE) -> Any:
    """What it says as soon as it is true."""
    limit = time.monotonic() + within
    while not (found := happens()):
        assert time.monotonic() < limit
        time.sleep(0.01)
    return found


async def until_so(happens: Callable[[], object]) -> None:
    """The same in the loop of the house itself."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.001)
