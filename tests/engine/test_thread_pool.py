"""Threads share games: each game is played once, by any free thread."""

import gc
import threading
from threading import Event
from typing import Any

import numpy as np
import pytest

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.thread_pool import Crew, Share, taken


@rule
def sign(done: Any, by: Any, share: Any) -> None:
    for i in taken(share):
        done[i] += 1
        by[i] = share.number


@pytest.mark.parametrize("n", [1, 2, 7, 100, 5000])
@pytest.mark.parametrize("threads", [1, 2, 3, 8])
def test_each_game_is_done_once_before_the_call_returns(n, threads):
    crew = Crew(threads)
    for calls in range(1, 4):
        done, by = np.zeros(n, np.int64), np.zeros(n, np.int64)
        for _ in range(calls):
            crew.share(lambda share, done=done, by=by: compiled(sign)(done, by, share), n)
        assert (done == calls).all()
    crew.close()


def test_whoever_is_late_has_its_games_done_by_others():
    done, by, others_are_done = np.zeros(1000, np.int64), np.zeros(1000, np.int64), Event()

    def work(share: Share) -> None:
        if share.number == 0:
            assert others_are_done.wait(10)
        compiled(sign)(done, by, share)
        others_are_done.set()

    crew = Crew(2)
    crew.share(work, len(done))
    assert done.all()
    assert by.all()
    crew.close()


def test_nobody_waits_for_whoever_comes_when_all_is_done():
    done, by, go_on = np.zeros(10, np.int64), np.zeros(10, np.int64), Event()

    def work(share: Share) -> None:
        if share.number == 1:
            assert go_on.wait(10)
        compiled(sign)(done, by, share)

    crew = Crew(2)
    for calls in range(1, 3):
        crew.share(work, len(done))
        assert (done == calls).all()
    go_on.set()
    crew.close()


@pytest.mark.parametrize("times", [0, 1, 2])
def test_the_threads_go_when_the_crew_is_closed_or_forgotten(times):
    before = set(threading.enumerate())
    crew = Crew(3)
    done = np.zeros(10, np.int64)
    crew.share(lambda share: compiled(sign)(done, done.copy(), share), len(done))
    new = set(threading.enumerate()) - before
    assert len(new) == 2
    for _ in range(times):
        crew.close()
    del crew
    gc.collect()
    for thread in new:
        thread.join(10)
        assert not thread.is_alive()
