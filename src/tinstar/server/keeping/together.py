"""What several tables have to write at the same moment, kept by one flush of the disk."""

from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from threading import Lock

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from tinstar.server.errors import StoreFailed, StoreLost

Work = Callable[[Connection], None]


@dataclass
class _Wish:
    """What a thread wants written, and what came of it."""

    work: Work
    done: bool = False
    error: Exception | None = None


class Together:
    """Whoever comes first writes for all who have come meanwhile."""

    def __init__(self, writing: Callable[[], AbstractContextManager[Connection]]):
        self._writing = writing
        self._wishes = deque[_Wish]()
        self._turn = Lock()

    def write(self, work: Work) -> None:
        """Do it, and return when it is on the disk; it may be done twice, as nothing came of the
        first time. Raises what it raises alone, whatever else was written with it."""
        mine = _Wish(work)
        self._wishes.append(mine)
        with self._turn:
            if not mine.done:
                self._write([self._wishes.popleft() for _ in range(len(self._wishes))])
        if mine.error:
            raise mine.error

    def _write(self, wishes: list[_Wish]) -> None:
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
    """Whether the fault is one wish's own, and not the database's, which all of them share."""
    lost_or_there = isinstance(e, StoreLost) or isinstance(e.__cause__, IntegrityError)
    return lost_or_there or not isinstance(e, StoreFailed)
