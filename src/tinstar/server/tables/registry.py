"""All tables of a server, whether in memory or only in the database.

The settings in `server/config` limit the number of tables per guest and address, and set the times
after which tables are unloaded and deleted.
"""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, asynccontextmanager, suppress
from weakref import WeakValueDictionary

from tinstar.errors import UnknownGame
from tinstar.match.fair_chance import new_seed
from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.clock_settings import TimeSources
from tinstar.server.cluster.leases import RENEW_SECONDS
from tinstar.server.config import Config
from tinstar.server.errors import Elsewhere, NotFound, StoreFailed, TooMuch
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.single_flight import SingleFlight
from tinstar.server.storage.connections import THREADS
from tinstar.server.tables import catalogue, timeout_stand_ins
from tinstar.server.tables.clock_arithmetic import as_kept
from tinstar.server.tables.duplicate_store import StoredDuplicate
from tinstar.server.tables.hooks import HooksOf
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.setup_schemas import NewTable
from tinstar.server.tables.table_description import describe_table
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_schemas import Table
from tinstar.server.tables.table_setup import record_of
from tinstar.server.tables.table_store import Also, TableStore
from tinstar.server.tables.thinking_interface import Thinking

log = logging.getLogger(__name__)
SWEEP_SECONDS = 30
TICK = 0.25  # seconds between two checks of the clocks
RETRY_SECONDS = 2
MOST_TAKEN = 100  # tables taken over at once from a dead process: the other processes get some too
BROUGHT_AT_ONCE = 4  # tables loaded at once: a locked one must not delay others, nor guests
A_DAY = 24 * 3600


class TableRegistry:
    """Creates and finds tables, and unloads idle ones from memory."""

    def __init__(
        self,
        config: Config,
        time_sources: TimeSources = TimeSources(),  # noqa: B008 - never changed
        hooks: Sequence[HooksOf] = (),
        thinking: Thinking | None = None,
    ):
        """Open the store. By default, computer players think in threads."""
        self.config = config
        self.time_sources = time_sources
        self._down = 0.0, 0.0  # wall-clock times between which the server was down
        self.games = catalogue.offered_games(config.games)
        self.store = TableStore(config.database, hooks)
        self.keys = SigningKeys(self.store.secret())
        self.thinking = thinking or self._threads()
        self.live_tables: dict[str, LiveTable] = {}
        self.resumed = False  # whether all running matches have been loaded
        # tables that failed to load, until somebody asks for them or the server restarts
        self._stuck: set[str] = set()
        self._some = asyncio.Semaphore(BROUGHT_AT_ONCE)
        self._renew = SingleFlight(self._renew_leases)
        self._lease = ThreadPoolExecutor(1, "lease")  # never waits for tables
        # one lock per table, while anybody waits for it
        self._opening = WeakValueDictionary[str, asyncio.Lock]()
        self._warming: dict[str, asyncio.Task[None]] = {}  # compilations in progress
        self._fast: set[str] = set()  # games that are compiled
        self._chores = BackgroundTasks()
        self._leaving = BackgroundTasks()  # closing of lost tables

    def _threads(self) -> Thinking:
        from tinstar.server.tables.computer_thinking import BotThreads  # which needs NumPy

        may = self.config
        return BotThreads(may.thoughts, may.thought_within, may.compile, self.games)

    # --- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Load all running matches, and start the background tasks."""
        # Python's default pool has few threads on a small machine, and all of them may be waiting.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "house"))
        for chore in (
            self._resume(),
            self._warm_all(),
            every(RENEW_SECONDS, self._renew, "renew the leases of this process"),
            every(SWEEP_SECONDS, self.sweep, "unload idle tables"),
            every(TICK, self.mind_clocks, "check the clocks"),
        ):
            self._chores.begin(chore)
        if not self.store.leases.alone:
            self._chores.begin(every(RENEW_SECONDS, self._take_over, "take tables over"))

    async def close(self) -> None:
        await self._chores.close()
        with suppress(StoreFailed):
            if self.resumed:
                await asyncio.to_thread(self.store.is_open, self.time_sources.wall())
        with suppress(StoreFailed):  # if this fails, the tables wait until the lease expires
            await self._on_leases(self.store.leases.leave)
        for live_table in list(self.live_tables.values()):
            await live_table.close()
        await self._leaving.settled()
        self.store.close()

    async def _warm_all(self) -> None:
        """Compile all games, one after another, before anybody needs them."""
        for name in self.games:
            await self._warm(name)

    def _warm(self, name: str) -> asyncio.Task[None]:
        """Start to compile a game, unless that was done before.

        A new table starts to compile its game at once, without waiting for other games.
        """
        if name not in self._warming:
            self._warming[name] = self._chores.begin(self._make_ready(name))
        return self._warming[name]

    async def _make_ready(self, name: str) -> None:
        if self.config.compile:
            from tinstar.server.tables import computer_thinking  # which needs NumPy

            try:
                async with aclosing(computer_thinking.warm(name)) as making:
                    async for made in making:
                        await self._made(name, made)
            except Exception as e:  # it is compiled on demand instead
                log.error(
                    "%s: expected to compile the game, got %s; it is compiled when needed",
                    name,
                    type(e).__name__,
                )
            self._fast.add(name)
            for live_table in self._live_tables_of(name):
                live_table.game.compile()
        await self._made(name, 1.0)

    async def _made(self, name: str, share: float) -> None:
        """Record which share of a game's search is compiled.

        After each further 10 %, everyone at the game's tables gets a message.
        """
        before, self.thinking.made[name] = self.thinking.made[name], share
        if share == 1.0:
            self.thinking.ready[name].set()
        if int(10 * share) > int(10 * before):
            for live_table in self._live_tables_of(name):
                await live_table.tell_company()

    def _live_tables_of(self, name: str) -> list[LiveTable]:
        return [
            live_table for live_table in self.live_tables.values() if live_table.record.game == name
        ]

    async def _resume(self) -> None:
        await self._go_on_with(await self._playing())
        self.resumed = True

    async def mind_clocks(self) -> None:
        """Handle timeouts at all tables (see `timeout_stand_ins`)."""
        due = [
            live_table
            for live_table in self.live_tables.values()
            if timeout_stand_ins.is_due(live_table)
        ]
        await asyncio.gather(*(timeout_stand_ins.handle_timeouts(live_table) for live_table in due))

    async def wake(self) -> None:
        """Load tables whose correspondence time is up.

        Also record that the server is running.
        """
        now = self.time_sources.wall()
        if self.resumed:
            await asyncio.to_thread(self.store.is_open, now)
            await self._go_on_with(await asyncio.to_thread(self.store.tables.due, now))

    async def _go_on_with(self, ids: list[str], most: int | None = None) -> None:
        new = [id for id in ids if id not in self.live_tables and id not in self._stuck]
        await asyncio.gather(*map(self._go_on, new[:most]))

    async def _go_on(self, id: str) -> None:
        try:
            async with self._some:
                await self.live_table(id)
        except Elsewhere:  # another process was quicker
            pass
        except Exception as e:  # other tables are still to be loaded
            log.error("table %s: expected to load it and go on, got: %s", id, type(e).__name__)
            if not isinstance(e, StoreFailed):
                self._stuck.add(id)

    async def _take_over(self) -> None:
        """Take over matches of processes that have died.

        Meanwhile, another task renews the leases of this process.
        """
        if self.resumed:
            ids = await asyncio.to_thread(self.store.tables.playing, orphaned=True)
            await self._go_on_with(ids, MOST_TAKEN)

    async def _on_leases(self, work: Callable[[], None]) -> None:
        """Run an operation on leases in a thread that never waits for a table.

        The operations run one after another.
        """
        await asyncio.get_running_loop().run_in_executor(self._lease, work)

    async def _renew_leases(self) -> None:
        """Renew the leases of this process.

        Tables that the process has lost are closed in the background.
        """
        if not self.store.leases.alone:
            await self._on_leases(self.store.leases.renew)
            await self._on_leases(self.store.devices.learn)
        lost = [id for id in self.live_tables if not self._is_here(id)]
        for id in lost:
            self._leaving.begin(self.live_tables.pop(id).close())

    def _is_here(self, id: str) -> bool:
        live_table = self.live_tables.get(id)
        return live_table is not None and self.store.leases.holds(live_table.record)

    async def _let_go(self, id: str) -> None:
        if live_table := self.live_tables.pop(id, None):
            await live_table.close()

    async def _playing(self) -> list[str]:
        """Wait until the database can be reached, then return the tables to resume."""
        while True:
            try:
                since = await asyncio.to_thread(self.store.closed_since)
                self._down = since or 0.0, self.time_sources.wall() if since else 0.0
                return await asyncio.to_thread(self.store.tables.playing)
            except StoreFailed as e:
                log.error("expected to load the tables from the database, got: %s; trying again", e)
                await asyncio.sleep(RETRY_SECONDS)

    async def sweep(self) -> None:
        """Unload idle tables, take over tables without an owner, and delete old ones.

        A table that could not be released is soon loaded again, because its clock needs a process.
        """
        limit = time.monotonic() - self.config.idle_after
        for id in list(self.live_tables):
            live_table = self.live_tables.get(id)
            if live_table and live_table.is_idle() and live_table.touched < limit:
                await self._let_go(id)
                due = live_table.timer and live_table.timer.due()
                with suppress(StoreFailed):
                    await asyncio.to_thread(
                        self.store.release, live_table.record, live_table.asked, due
                    )
        await self.wake()
        await self._take_over()
        await self._forget()

    async def forget(self, id: str) -> None:
        """Delete a table, even while it is in use. Raise `NotFound` if there is no such table."""
        async with self.put_away(id) as record:
            if record is None:
                raise NotFound("no-table")
            await asyncio.to_thread(self.store.forget, record)

    async def _forget(self) -> None:
        """Delete tables that are past their retention time and not in memory."""
        asked = self.config.keep_unplayed * A_DAY, self.config.keep * A_DAY
        await asyncio.to_thread(self.store.forget_old, self.config)
        for id in await asyncio.to_thread(self.store.tables.to_forget, *asked):
            async with self._alone_with(id):
                if id not in self.live_tables:
                    with suppress(Elsewhere):
                        if table := await asyncio.to_thread(self.store.leases.claim, id):
                            await asyncio.to_thread(self.store.forget, table)

    @asynccontextmanager
    async def _alone_with(self, id: str) -> AsyncGenerator[None]:
        """Keep others from loading or deleting the table while the context lasts."""
        lock = self._opening.setdefault(id, asyncio.Lock())
        async with lock:
            yield

    @asynccontextmanager
    async def put_away(self, id: str) -> AsyncGenerator[TableRecord | None]:
        """Unload a table but keep owning it, so that its stored record may be changed.

        Yields the stored record, or None if there is no such table. Pages that show the table must
        reconnect.
        """
        async with self._alone_with(id):
            await self._let_go(id)
            yield await asyncio.to_thread(self.store.claim, id, any_game=True)

    # --- tables -----------------------------------------------------------------------------------

    async def live_table(self, id: str) -> LiveTable:
        """Return the table with that id. Load it if necessary.

        Raises `NotFound`, or `Elsewhere` if another process owns the table.
        """
        if not self.store.leases.sure:
            await self._renew()
        if not self._is_here(id):
            async with self._alone_with(id):
                if not self._is_here(id):
                    await self._let_go(id)
                    self.live_tables[id] = await self._opened(id)
        live_table = self.live_tables[id]
        live_table.touched = time.monotonic()  # so it is not unloaded before it is used
        return live_table

    async def _opened(self, id: str) -> LiveTable:
        record = await asyncio.to_thread(self.store.claim, id)
        if record is None:
            raise NotFound("no-table")
        live_table = await self._furnish(record)
        self._stuck.discard(id)
        return live_table

    async def _furnish(self, record: TableRecord) -> LiveTable:
        asked = (record.game, len(record.chairs), record.edition, record.options)
        game = await asyncio.to_thread(catalogue.game_of, *asked)
        record.asked = []  # from now on the match says who is to act
        self._warm(record.game)
        if record.game in self._fast:
            game.compile()
        live_table = LiveTable(
            record, game, self.store, self.thinking, self.time_sources, self._down
        )
        await live_table.open()
        return live_table

    async def set_table(self, new: NewTable, guest: str, address: str) -> LiveTable:
        """Create a table whose seats are set up as the host wants them."""
        return await self.add(await self.new_record(new, guest, address, new_seed()))

    async def new_record(
        self, new: NewTable, guest: str, address: str, seed: bytes, duplicate: str = ""
    ) -> TableRecord:
        """Return the record of a new table, without storing it."""
        self.expect_game(new.game)
        asked = (new.game, len(new.chairs), new.edition, new.options)
        game = await asyncio.to_thread(catalogue.game_of, *asked)
        return record_of(new, game, guest, address, seed, duplicate)

    def expect_game(self, name: str) -> None:
        """Raise `UnknownGame` if this server does not offer the game."""
        if name not in self.games:
            raise UnknownGame(f"expected a game among: {', '.join(self.games)}; got {name[:60]!r}")

    async def tables_of(self, guest: str) -> list[Table]:
        """Return the tables where a guest sits or is host, newest first."""
        found = await asyncio.to_thread(self.store.tables.of, guest)
        return [self.describe(record, guest) for record in found]

    def describe(self, record: TableRecord, guest: str) -> Table:
        """Return the table as the guest may see it. Any process may own the table."""
        if record.id in self.live_tables:
            return self.live_tables[record.id].table(guest)
        asked = record.asked
        return describe_table(record, guest, asked, as_kept(record, asked, self.time_sources))

    async def add(self, record: TableRecord, *others: TableRecord) -> LiveTable:
        """Store a new table. Other changed records are stored in the same transaction."""
        await asyncio.to_thread(self._expect_few, record.host, record.address)
        live_table = await self._furnish(record)
        await asyncio.to_thread(self.store.add, record, *others)
        self.live_tables[record.id] = live_table
        return live_table

    async def deal(
        self, kept: StoredDuplicate, records: list[TableRecord], guest: str, also: Also
    ) -> None:
        """Store the new tables of a duplicate that a guest has created.

        `also` runs in the same transaction.
        """
        await asyncio.to_thread(self._expect_few, guest, records[0].address, len(records))
        live_tables = [await self._furnish(record) for record in records]
        await asyncio.to_thread(self.store.deal, kept, records, also)
        self.live_tables |= {live_table.record.id: live_table for live_table in live_tables}

    def _expect_few(self, guest: str, address: str, new: int = 1) -> None:
        """Raise `TooMuch` if the guest or the network address has too many tables."""
        may = self.config
        for (still, lately), most, an_hour in (
            (self.store.tables.count_of(guest), may.tables_per_guest, may.tables_an_hour),
            (
                self.store.tables.count_from(address),
                may.tables_per_address,
                may.tables_an_hour_per_address,
            ),
        ):
            if still + new > most:
                raise TooMuch("tables", most=most)
            if lately + new > an_hour:
                raise TooMuch("tables-an-hour", most=an_hour)
