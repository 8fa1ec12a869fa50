"""Threads that share the work on many games, in compiled code (decision 0012).

Each thread has its own share of the games, the same in every call. So the data of a share stay in
the cache of one core. But a sleeping thread takes a tenth of a millisecond to wake, and a core is
slower while other programs use it. So a thread that has finished its own share helps with the other
shares. The caller keeps checking until all games are done, and does not sleep.
"""

from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple
from weakref import finalize

import numpy as np

from tinstar.engine.compiler import atomic_add, compiled, rule

PIECES = 32  # threads take a share in about this many pieces
DONE, ALL, PIECE, TAKEN = range(4)  # indices of a call's counters; TAKEN is the first share's


class Share(NamedTuple):
    """One thread's part in a call."""

    number: int  # the thread's number; the caller is 0
    games: np.ndarray  # DONE to TAKEN, then the other shares' counters; all threads use this array


@rule
def taken(share: Any) -> Iterator[int]:
    """Yield the games for one thread: its own share, then games left over in other shares."""
    number, games = share
    shares, piece = len(games) - TAKEN, games[PIECE]
    for turn in range(shares):
        whose = (number + turn) % shares
        end = games[ALL] * (whose + 1) // shares
        begin = atomic_add(games, TAKEN + whose, piece)
        while begin < end:
            behind = min(begin + piece, end)
            for i in range(begin, behind):  # noqa: UP028 - Numba knows no `yield from`
                yield i
            atomic_add(games, DONE, behind - begin)
            begin = atomic_add(games, TAKEN + whose, piece)


@rule
def wait(games: Any) -> None:
    """Wait, without sleeping, until all threads have finished all games."""
    while atomic_add(games, DONE, 0) < games[ALL]:
        pass


class Crew:
    """The calling thread and `threads - 1` helpers, which do the same work on different games."""

    def __init__(self, threads: int):
        self._threads = threads
        self._jobs: SimpleQueue[partial[None] | None] = SimpleQueue()
        for _ in range(1, threads):
            Thread(target=_work_off, args=(self._jobs,), daemon=True).start()
        self.close = finalize(self, _dismiss, self._jobs, threads - 1)

    def share(self, do: Callable[[Share], None], n: int) -> None:
        """Call `do` in each thread, and return when all `n` games are done.

        `do` must handle the games that `taken` yields. A thread that wakes too late finds no game
        left, and the caller does not wait for it.
        """
        begins = [n * number // self._threads for number in range(self._threads)]
        games = np.array([0, n, n // self._threads // PIECES + 1, *begins])
        for number in range(1, self._threads):
            self._jobs.put(partial(do, Share(number, games)))
        do(Share(0, games))
        compiled(wait)(games)


def _work_off(jobs: "SimpleQueue[partial[None] | None]") -> None:
    while job := jobs.get():
        job()
        del job  # otherwise its arrays would stay in memory until the next job


def _dismiss(jobs: "SimpleQueue[partial[None] | None]", many: int) -> None:
    for _ in range(many):
        jobs.put(None)
