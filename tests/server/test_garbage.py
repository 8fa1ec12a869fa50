"""Garbage in circles is taken away for a small share of the time, and nowhere else."""

import asyncio
import contextlib
import gc
import time

import pytest

from tinstar.server.wire import garbage


def test_all_of_memory_is_looked_through_only_when_it_is_time(monkeypatch: pytest.MonkeyPatch):
    seen: list[float] = []

    def slowly() -> int:
        seen.append(time.perf_counter())
        time.sleep(0.01)
        return 0

    async def for_a_while() -> None:
        chore = asyncio.create_task(garbage.take_away())
        await asyncio.sleep(0.3)
        assert gc.get_threshold()[2] == garbage.NEVER
        chore.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await chore

    before = gc.get_threshold()
    monkeypatch.setattr(gc, "collect", slowly)
    monkeypatch.setattr(garbage, "AT_LEAST", 0.02)
    monkeypatch.setattr(garbage, "SHARE", 0.1)
    asyncio.run(for_a_while())
    assert 2 <= len(seen) <= 4  # after 20 ms, and then no sooner than ten times what it took
    assert gc.get_threshold() == before
