"""Garbage in circles, such as a table that was let go, taken away when it is worth the wait.

Everything stands still while Python looks through all that is in memory: 0.6 s with a thousand
tables in play. Left to itself it does so every few seconds under load. Here it does so for a small
share of the time; what is young it still looks through by itself, which takes next to no time.
"""

import asyncio
import gc
import time

SHARE = 1 / 500  # of the time, at most
AT_LEAST = 30.0  # seconds from one time to the next
NEVER = 2**31 - 1


async def take_away() -> None:
    """As long as the house is open."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
    pause = AT_LEAST
    try:
        while True:
            await asyncio.sleep(pause)
            began = time.perf_counter()
            gc.collect()
            pause = max(AT_LEAST, (time.perf_counter() - began) / SHARE)
    finally:
        gc.set_threshold(young, middle, old)
