"""Threads that share the work on many games, in compiled code (decision 0012).

A sleeping thread takes a tenth of a millisecond to wake, and a core that other programs use as well
is slower. So a thread that has finished its own share of the games helps with the other shares, and
the caller does not sleep until all are done. A share stays with its thread from call to call, and
so stays in the cache of a core.
"""

from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple
from weakref import finalize

import numpy as np

from tinstar.engine.compiler import atomic_add, compiled, rule

PIECES = 32  # a share is taken in about so many pieces
DONE, ALL, PIECE, TAKEN = range(4)  # counters of one call; TAKEN is that of the first share


class Share(NamedTuple):
    """One thread's part in a call."""

    number: int  # of the thread; the caller is 0
    games: np.ndarray  # DONE to TAKEN, then the counters of the other shares; shared by all


@rule
def taken(share: Any) -> Iterator[int]:
    """Yield the games that a thread gets: its own share, then what is left of other shares."""
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
    """Keep checking until the other threads have finished their last pieces of work."""
    while atomic_add(games, DONE, 0) < games[ALL]:
        pass


class Crew:
    """The calling thread and `threads` - 1 others. All do the same work on different games."""

    def __init__(self, threads: int):
        self._threads = threads
        self._jobs: SimpleQueue[partial[None] | None] = SimpleQueue()
        for _ in range(1, threads):
            Thread(target=_work_off, args=(self._jobs,), daemon=True).start()
        self.close = finalize(self, _dismiss, self._jobs, threads - 1)

    def share(self, do: Callable[[Share], None], n: int) -> None:
        """Call `do` in each thread, which handles the games that it gets from `taken`.

        A thread that wakes too late finds no game left, and nobody waits for it.
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
        del job  # otherwise its arrays would live until the next job


def _dismiss(jobs: "SimpleQueue[partial[None] | None]", many: int) -> None:
    for _ in range(many):
        jobs.put(None)
