"""Count actions and cards of finished matches, each match once.

The counting is done by a job of the lab (see `jobs`). When a guest asks for their statistics, their
matches that are not counted yet enter the queue. Counts are stored. If the server restarts, only
the queue is lost: guests will ask again.
"""

import asyncio
import logging
import tempfile
from pathlib import Path

from tinstar.server.errors import StoreFailed
from tinstar.server.features.history.count_store import MatchCountStore
from tinstar.server.jobs import runner
from tinstar.server.tables.table_store import TableStore

log = logging.getLogger(__name__)
JOB = "tinstar.lab.simulation.match_count_job"
AT_ONCE = 20  # matches per job
WITHIN = 60  # seconds per job
MOST_FAILED = 1000  # remembered guests whose jobs failed


class MatchCountQueue:
    """The guests whose matches are being counted, in the order of their requests."""

    def __init__(self, store: TableStore):
        self._store = store
        self._waiting: dict[str, None] = {}  # guests
        self._failed: dict[str, None] = {}  # guests whose job failed
        self._worker: asyncio.Task[None] | None = None

    async def ask(self, guest: str) -> int:
        """Queue the guest's matches that are not counted yet, and return their number.

        Returns 0 if an earlier job for this guest has failed.
        """
        waiting = await asyncio.to_thread(MatchCountStore(self._store.database).waiting, guest)
        if not waiting or guest in self._failed:
            return 0
        self._waiting[guest] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return waiting

    async def close(self) -> None:
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            guest = next(iter(self._waiting))
            del self._waiting[guest]  # a guest with more matches queues again, behind the others
            try:
                if await self._count_some(guest) == AT_ONCE:
                    self._waiting[guest] = None
            except StoreFailed:
                pass  # temporary: they ask again
            except Exception as e:  # the others still wait
                log.error("history: expected to count a guest's matches, got %s", type(e).__name__)
                self._failed[guest] = None
                if len(self._failed) > MOST_FAILED:
                    del self._failed[next(iter(self._failed))]

    async def _count_some(self, guest: str) -> int:
        tables = await asyncio.to_thread(
            MatchCountStore(self._store.database).next_of, guest, AT_ONCE
        )
        if not tables:
            return 0
        said: list[bytes] = []
        with tempfile.TemporaryDirectory() as folder:
            files = await asyncio.to_thread(self._written, Path(folder), list(tables.values()))
            async with asyncio.timeout(WITHIN + runner.GRACE):
                await runner.run(JOB, *files, hear=said.append)
        for number, raw in zip(tables, said, strict=True):
            await asyncio.to_thread(MatchCountStore(self._store.database).keep, number, raw.strip())
        return len(tables)

    def _written(self, folder: Path, tables: list[str]) -> list[Path]:
        files = [folder / f"{table}.jsonl" for table in tables]
        for table, file in zip(tables, files, strict=True):
            file.write_bytes(b"".join(self._store.lines(table)))
        return files
