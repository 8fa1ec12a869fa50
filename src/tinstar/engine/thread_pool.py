"""Threads that share out many games among themselves, in machine code (decision 0012).

A thread that sleeps takes a tenth of a millisecond to wake, and cores that others use too differ in
pace: so whoever is done with its own share helps with the others', and the caller does not sleep
until all is done. Shares stay with their threads from call to call, and so in a core's own cache.
"""

from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple
from weakref import finalize

import numpy as np

from tinstar.engine.compiler import atomic_add, compiled, rule

PIECES = 32  # that a share is taken in
DONE, ALL, PIECE, TAKEN = range(4)  # of the games of one call; TAKEN is of the first share


class Share(NamedTuple):
    """One thread's part in a call."""

    number: int  # of the thread; the caller is 0
    games: np.ndarray  # DONE to TAKEN, then what is taken of the other shares; all threads' own


@rule
def taken(share: Any) -> Iterator[int]:
    """The games that a thread gets: of its own share, then what is left of the others'."""
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
    """Until the others have done what they took, which is a piece each at the most."""
    while atomic_add(games, DONE, 0) < games[ALL]:
        pass


class Crew:
    """The caller and `threads` - 1 others, who do the same to different games."""

    def __init__(self, threads: int):
        self._threads = threads
        self._jobs: SimpleQueue[partial[None] | None] = SimpleQueue()
        for _ in range(1, threads):
            Thread(target=_work_off, args=(self._jobs,), daemon=True).start()
        self.close = finalize(self, _dismiss, self._jobs, threads - 1)

    def share(self, do: Callable[[Share], None], n: int) -> None:
        """Call `do` in each thread; it does what is to be done to the games that are `taken`.

        Whoever comes too late finds no game left, and is not waited for.
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
        del job  # or what it holds would live until the next one


def _dismiss(jobs: "SimpleQueue[partial[None] | None]", many: int) -> None:
    for _ in range(many):
        jobs.put(None)
