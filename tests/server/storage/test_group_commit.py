"""Concurrent writes share one flush, and none waits for more than that."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, cast

import pytest
from sqlalchemy import Connection

from tests.server.waiting import PATIENCE, until
from tinstar.server.errors import StoreFailed, StoreLost
from tinstar.server.storage.group_commit import GroupCommit

FLUSHES = 3


class Disk:
    """A disk on which every flush waits for permission."""

    def __init__(self) -> None:
        self.together = GroupCommit(self.writing)
        self.let = [threading.Event() for _ in range(FLUSHES)]
        self.flushes: list[list[str]] = []

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        written: list[str] = []
        self.flushes.append(written)
        yield cast("Any", written)
        assert self.let[len(self.flushes) - 1].wait(PATIENCE)

    def write(self, name: str) -> str:
        self.together.write(lambda db: cast("Any", db).append(name))
        return name

    @property
    def waiting(self) -> int:
        return len(self.together._wishes)


@pytest.fixture
def threads() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(40) as pool:
        yield pool


def test_all_who_came_during_a_flush_are_kept_by_the_next(threads: ThreadPoolExecutor):
    disk = Disk()
    first = threads.submit(disk.write, "first")
    until(lambda: disk.flushes == [["first"]])
    names = [f"{i}" for i in range(30)]
    others = [threads.submit(disk.write, name) for name in names]
    until(lambda: disk.waiting == len(names))
    disk.let[0].set()
    assert first.result(PATIENCE) == "first"
    until(lambda: len(disk.flushes) == 2)
    late = threads.submit(disk.write, "late")
    until(lambda: disk.waiting == 1)
    disk.let[1].set()
    # while the next batch is being written
    assert {other.result(PATIENCE) for other in others} == set(names)
    assert not late.done()
    disk.let[2].set()
    assert late.result(PATIENCE) == "late"
    assert [sorted(flush) for flush in disk.flushes] == [["first"], sorted(names), ["late"]]


def test_who_cannot_be_kept_does_not_keep_the_others_from_it(threads: ThreadPoolExecutor):
    kept: list[str] = []

    @contextmanager
    def writing() -> Iterator[Connection]:
        yield cast("Any", kept)

    together, began, let = GroupCommit(writing), threading.Event(), threading.Event()

    def holds(_db: Connection) -> None:
        began.set()
        assert let.wait(PATIENCE)

    def is_lost(_db: Connection) -> None:
        raise StoreLost("lost")

    def write(work: Callable[[Connection], None]) -> StoreFailed | None:
        try:
            together.write(work)
        except StoreFailed as e:
            return e
        return None

    first = threads.submit(write, holds)
    assert began.wait(PATIENCE)
    works = [is_lost, lambda db: cast("Any", db).append("kept")]
    both = [threads.submit(write, work) for work in works]
    until(lambda: len(together._wishes) == 2)
    let.set()
    assert first.result(PATIENCE) is None
    assert isinstance(both[0].result(PATIENCE), StoreLost)
    assert both[1].result(PATIENCE) is None
    assert "kept" in kept
