"""Queue of match reviews. One review is done at a time, in a process of its own.

The server never imports the lab. The job reads the journal from a file, reports its progress, and
prints the review. Where there are no processes, another function makes the reviews. A review is
stored, and served from then on. The limits (`review_...`) are in `server/config`.
"""

import asyncio
import logging
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tinstar.lab_schemas.review_result import Review
from tinstar.server.config import Config
from tinstar.server.errors import TooMuch
from tinstar.server.features.reviews.schemas import ReviewState
from tinstar.server.jobs import runner
from tinstar.server.tables.table_store import TableStore

log = logging.getLogger(__name__)
JOB = "tinstar.lab.review"
IN_PYTHON = 20  # playouts without compiled games
# Makes a review as JSON, of the lines of a journal, and tells the share that is done.
MakeReview = Callable[[list[bytes], Callable[[float], None]], Awaitable[bytes]]
MOST_FAILED = 1000  # remembered tables whose review failed


@dataclass
class RequestedReview:
    """A requested review: the network address of the request, and the share that is done."""

    address: str
    share: float = 0.0


class ReviewQueue:
    """The requested reviews in order. The first one is being worked on."""

    def __init__(self, store: TableStore, config: Config, make: MakeReview | None = None):
        self._store = store
        self._config = config
        self._make = make or self._made_by_a_job
        self._asked: dict[str, RequestedReview] = {}  # by table
        self._failed: dict[str, None] = {}
        self._worker: asyncio.Task[None] | None = None

    async def state(self, id: str) -> ReviewState:
        """Return the state of a table's review."""
        if id in self._asked:
            ahead = list(self._asked).index(id)
            return ReviewState("waiting" if ahead else "working", self._asked[id].share, ahead)
        raw = await asyncio.to_thread(self._store.review, id)
        if raw:
            return ReviewState("done", 1.0, review=msgspec.json.decode(raw, type=Review))
        return ReviewState("failed" if id in self._failed else "none")

    async def ask(self, id: str, address: str) -> ReviewState:
        """Queue a review, unless there is one already.

        Raises `TooMuch` if too many reviews are waiting.
        """
        now = await self.state(id)
        if now.phase not in ("none", "failed") or id in self._asked:
            return await self.state(id)
        self._expect_few(address)
        self._asked[id] = RequestedReview(address)
        self._failed.pop(id, None)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await self.state(id)

    def _expect_few(self, address: str) -> None:
        in_all, each = self._config.reviews_waiting, self._config.reviews_waiting_per_address
        theirs = sum(asked.address == address for asked in self._asked.values())
        if len(self._asked) >= in_all or theirs >= each:
            raise TooMuch("reviews")

    async def close(self) -> None:
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        while self._asked:
            id, asked = next(iter(self._asked.items()))
            try:
                raw = await self._made(id, asked)
                await asyncio.to_thread(self._store.keep_review, id, raw)
            except Exception as e:  # the others still wait
                log.error("table %s: expected a review, got %s", id, type(e).__name__)
                self._failed[id] = None
                if len(self._failed) > MOST_FAILED:
                    del self._failed[next(iter(self._failed))]
            finally:
                del self._asked[id]

    async def _made(self, id: str, asked: RequestedReview) -> bytes:
        """Return the review as JSON. Raise an error if what was made is no review."""

        def tell(share: float) -> None:
            asked.share = share

        lines = await asyncio.to_thread(self._store.lines, id)
        async with asyncio.timeout(self._config.review_within + runner.GRACE):
            raw = await self._make(lines, tell)
        if not msgspec.json.decode(raw, type=Review).moments:
            raise ValueError("expected a review with moments, got one that was stopped too early")
        return raw

    async def _made_by_a_job(self, lines: list[bytes], tell: Callable[[float], None]) -> bytes:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "match.jsonl"
            file.write_bytes(b"".join(lines))
            return await self._run(file, tell)

    async def _run(self, file: Path, tell: Callable[[float], None]) -> bytes:
        """Run the job, and return the last line that it prints."""
        may = self._config
        playouts = may.review_playouts if may.compile else min(may.review_playouts, IN_PYTHON)
        way = "fast" if may.compile else "python"
        last = b""

        def hear(line: bytes) -> None:
            nonlocal last
            last = line
            if not line.startswith(b"{"):
                tell(float(line))

        await runner.run(JOB, file, playouts, may.review_within, way, hear=hear)
        return last
