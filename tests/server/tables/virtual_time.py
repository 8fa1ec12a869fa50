"""An event loop whose clock jumps to the next timer, so that tests of delays take no time."""

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.waiting import PATIENCE


class VirtualClock:
    """The time of `time.monotonic` in a test."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class _JumpingSelector(selectors.DefaultSelector):
    """Advances the clock instead of waiting."""

    def __init__(self, clock: VirtualClock):
        super().__init__()
        self._clock = clock

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:  # a real thread is at work
            return super().select(PATIENCE)
        self._clock.now += timeout
        return super().select(0)


class _AtOnce(ThreadPoolExecutor):
    """Runs work at once, in the thread of the event loop."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done = Future[Any]()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as e:
            done.set_exception(e)
        return done


def run(
    monkeypatch: pytest.MonkeyPatch, work: Callable[[VirtualClock], Coroutine[Any, Any, Any]]
) -> Any:
    """Run a coroutine in virtual time, and return its result."""
    clock = VirtualClock()
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", clock)
        loop = asyncio.SelectorEventLoop(_JumpingSelector(clock))
        loop.set_default_executor(_AtOnce())
        try:
            return loop.run_until_complete(work(clock))
        finally:
            loop.close()
