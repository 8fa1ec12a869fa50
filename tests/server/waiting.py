"""Waiting for what is about to happen, and for how long."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 20  # seconds that a test waits for anything


def until(happens: Callable[[], Any], within: float = PATIENCE) -> Any:
    """What it says as soon as it is true; asked less often the longer it takes, as a house lets
    nobody ask 50 times a second for long."""
    began = time.monotonic()
    while not (found := happens()):
        waited = time.monotonic() - began
        assert waited < within
        time.sleep(min(0.01 + waited / 100, 0.05))
    return found


async def until_so(happens: Callable[[], object]) -> None:
    """The same in the loop of the house itself."""
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.001)
