"""Group commit: concurrent writes share one transaction and one sync to disk."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from threading import Event, Lock

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tinstar.server.errors import StoreFailed, StoreLost

Work = Callable[[Connection], None]


@dataclass(eq=False)
class _WriteRequest:
    """A write that a thread has requested, and its outcome."""

    work: Work
    turn: Event = field(default_factory=Event)  # set when the write is done, or may begin
    done: bool = False
    error: Exception | None = None


class GroupCommit:
    """Collects writes. One thread commits its own write together with those of all waiting threads.

    A thread continues as soon as its own write is done, even while the next batch is being written.
    """

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]):
        self._writing = writing
        self._wishes: list[_WriteRequest] = []
        self._somebody_writes = False
        self._lock = Lock()  # of these two, held briefly

    def write(self, work: Work) -> None:
        """Run `work` in a transaction, and return once its result is on disk.

        `work` may be run twice. Then the first run has no effect. The method raises only errors of
        its own write, never those of other writes in the same transaction.
        """
        mine = _WriteRequest(work)
        with self._lock:
            self._wishes.append(mine)
            waits, self._somebody_writes = self._somebody_writes, True
        if waits:
            mine.turn.wait()
        if not mine.done:
            self._write_all()
        if mine.error:
            raise mine.error

    def _write_all(self) -> None:
        with self._lock:
            wishes, self._wishes = self._wishes, []
        self._write(wishes)
        with self._lock:
            self._somebody_writes = bool(self._wishes)
            if self._wishes:
                self._wishes[0].turn.set()
        for wish in wishes:
            wish.turn.set()

    def _write(self, wishes: list[_WriteRequest]) -> None:
        try:
            with self._writing() as db:
                for wish in wishes:
                    wish.work(db)
        except Exception as e:
            if len(wishes) > 1 and _is_of_one(e):
                for wish in wishes:
                    self._write([wish])
                return
            for wish in wishes:
                wish.error = e
        for wish in wishes:
            wish.done = True


def _is_of_one(e: Exception) -> bool:
    """Return whether the error concerns a single write, and not the whole database."""
    lost_or_there = isinstance(e, StoreLost) or isinstance(e.__cause__, IntegrityError)
    return lost_or_there or not isinstance(e, StoreFailed)
