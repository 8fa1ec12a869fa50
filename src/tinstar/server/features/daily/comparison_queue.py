"""Make the comparisons of deals of the day, one at a time, each in a process of its own.

A comparison is made once for each deal, and stored. If the server restarts, only the queue is lost:
pages will ask again.
"""

import asyncio
import logging

import msgspec

from tinstar.daily.deal import Deal
from tinstar.match.daily_comparison import Comparison
from tinstar.server.jobs import runner
from tinstar.server.tables.daily_schemas import Comparing
from tinstar.server.tables.daily_store import DailyStore
from tinstar.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
JOB = "tinstar.match.daily_comparison"
WITHIN = 300  # seconds per job; a job needs less than 5, or a minute where no net plays
MOST_FAILED = 1000  # remembered deals that cannot be compared

Which = tuple[str, str, int]  # game, date and version of the rules


def which(deal: Deal) -> Which:
    return deal.game, str(deal.day), deal.version


class DailyComparisons:
    """The deals whose comparison is being made, in the order of the requests."""

    def __init__(self, registry: TableRegistry):
        self._registry = registry
        self._waiting: dict[Which, None] = {}
        self._failed: dict[Which, None] = {}
        self._worker: asyncio.Task[None] | None = None

    def ask(self, deal: Deal) -> Comparing:
        """Queue the comparison of a deal that has none, and return its state."""
        if not self._registry.config.compile or which(deal) in self._failed:
            return "off"
        self._waiting[which(deal)] = None
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return "working"

    async def close(self) -> None:
        if self._worker:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    async def _work(self) -> None:
        while self._waiting:
            deal = next(iter(self._waiting))
            try:
                made = await self._made(deal)
                if made:
                    kept = DailyStore(self._registry.store.database)
                    await asyncio.to_thread(kept.keep_comparison, *deal, made)
                else:
                    self._fail(deal)
            except Exception as e:  # the others still wait
                log.error("daily: expected a comparison, got %s", type(e).__name__)
                self._fail(deal)
            finally:
                del self._waiting[deal]

    async def _made(self, deal: Which) -> Comparison | None:
        game, day, version = deal
        kept = DailyStore(self._registry.store.database)
        if found := await asyncio.to_thread(kept.comparison, game, day, version):
            return found
        await self._registry.thinking.ready[game].wait()  # the job needs the same compiled code
        said: list[bytes] = []
        async with asyncio.timeout(WITHIN):
            await runner.run(JOB, game, day, hear=said.append)
        return msgspec.json.decode(said[-1], type=Comparison | None)

    def _fail(self, deal: Which) -> None:
        self._failed[deal] = None
        if len(self._failed) > MOST_FAILED:
            del self._failed[next(iter(self._failed))]
