"""Concurrent callers share one run, and its errors."""

import asyncio
import gc
from typing import Any

import pytest

from tinstar.server.single_flight import SingleFlight


async def test_all_who_ask_meanwhile_have_what_comes_of_it_and_who_asks_later_asks_anew():
    begun, goes = 0, asyncio.Event()

    async def work() -> int:
        nonlocal begun
        begun += 1
        await goes.wait()
        return begun

    ask = SingleFlight(work)
    first, second = asyncio.create_task(ask()), asyncio.create_task(ask())
    await asyncio.sleep(0)
    first.cancel()  # the other one keeps waiting
    goes.set()
    assert await second == 1
    assert await ask() == 2


async def test_what_fails_when_nobody_waits_for_it_any_more_is_no_fault_of_the_loop():
    goes, complaints = asyncio.Event(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))

    async def work() -> None:
        await goes.wait()
        raise OSError

    ask = SingleFlight(work)
    waiting = asyncio.create_task(ask())
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    goes.set()
    await asyncio.sleep(0.01)
    del ask
    gc.collect()
    assert complaints == []
