"""Background tasks of a running server."""

import asyncio

import pytest

from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.errors import StoreFailed


@pytest.mark.parametrize(
    ("fault", "noted"),
    [(OSError(), "got OSError"), (StoreFailed("it is full"), "got: it is full")],
)
async def test_what_fails_once_is_noted_and_done_again(
    fault: Exception, noted: str, caplog: pytest.LogCaptureFixture
):
    done, enough, chores = list[int](), asyncio.Event(), BackgroundTasks()

    async def work() -> None:
        done.append(len(done))
        if len(done) == 1:
            raise fault
        enough.set()

    chores.begin(every(0, work, "count"))
    await enough.wait()
    await chores.close()
    assert len(chores) == 0
    assert [x.getMessage() for x in caplog.records] == [f"server: expected to count, {noted}"]
