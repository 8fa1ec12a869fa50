"""Store of tables: their records, journals and reviews.

Journal lines of a match are only ever added. All methods wait for the disk, so call them from
threads.
"""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from tinstar.server.clock_settings import CorrespondenceTime
from tinstar.server.cluster.leases import HasEpoch, Leases
from tinstar.server.config import Config
from tinstar.server.errors import StoreDoubtful, StoreFailed
from tinstar.server.guests.block_store import BlockStore
from tinstar.server.guests.profile_store import ProfileStore
from tinstar.server.guests.session_revocation import SessionRevocations
from tinstar.server.storage.database import GUESTS, HOUSE, LINES, REVIEWS, TABLES, Database
from tinstar.server.storage.group_commit import GroupCommit
from tinstar.server.tables.chat_store import ChatStore
from tinstar.server.tables.duplicate_store import DuplicateStore, StoredDuplicate
from tinstar.server.tables.hooks import HooksOf
from tinstar.server.tables.result_store import ResultStore, keep_sitters
from tinstar.server.tables.table_queries import TableQueries
from tinstar.server.tables.table_record import TableRecord, decode_record

ADD_LINES = insert(LINES)  # built once, as every move uses it
Also = Callable[[Connection], None]  # writes in the same transaction


class TableStore:
    """Store of tables, and of what belongs to them.

    Every method may raise `StoreFailed`.
    """

    def __init__(self, url: str, hooks: Sequence[HooksOf] = ()):
        self.database = Database(url)
        self.hooks = [of(self.database) for of in hooks]
        self._reading = self.database.reading
        self.played = ResultStore(self.database)
        self.profiles = ProfileStore(self.database)
        self.duplicates = DuplicateStore(self.database)
        self.blocks = BlockStore(self.database)
        self._together = GroupCommit(self.database.writing)
        try:
            self.leases = Leases(self.database)
            self.devices = SessionRevocations(self.database)
        except StoreFailed:
            self.database.close()
            raise
        self.tables = TableQueries(self.database, self.leases)
        self.chat = ChatStore(self.database, self.leases)

    def close(self) -> None:
        self.database.close()

    def secret(self) -> bytes:
        """Return the secret that signs guests' cookies."""
        return self.database.secret()

    def drawn_once(self, name: str, fresh: bytes) -> bytes:
        """Return the value stored under a name. If none is stored, store and return `fresh`."""
        return self.database.drawn_once(name, fresh)

    # --- tables -----------------------------------------------------------------------------------

    def add(self, record: TableRecord, *others: TableRecord) -> None:
        """Store a new table of this process, and other changed records: all of them or none.

        A correspondence table counts as played from the start, because a day without a move is
        normal there.
        """
        with self._writing(*others) as db:
            self._add(db, record)
            for other in others:
                self._keep(db, other)
        self.leases.begin(record)

    def deal(
        self, kept: StoredDuplicate, records: list[TableRecord], also: Also = lambda _: None
    ) -> None:
        """Store the new tables of a duplicate: all of them or none.

        `also` stores the duplicate itself, in the same transaction.
        """
        with self.database.writing() as db:
            also(db)
            for record in records:
                self._add(db, record)
                self.duplicates.add(db, kept.id, record)
        for record in records:
            self.leases.begin(record)

    def _add(self, db: Connection, record: TableRecord) -> None:
        new = {"id": record.id, "owner": self.leases.me, "epoch": record.epoch}
        new |= {"played": isinstance(record.clock, CorrespondenceTime)}
        new |= {"address": record.address, "set_at": int(time.time())}
        db.execute(insert(TABLES).values(**new, **_row(record)))
        _keep_guests(db, record)
        for hook in self.hooks:
            hook.add_table(db, record)

    def keep(self, record: TableRecord) -> None:
        """Store a table's current record."""
        with self._writing(record) as db:
            self._keep(db, record)

    def keep_said(self, record: TableRecord) -> None:
        """Store a record in which only the clock or decisions have changed, not the players."""
        with self._doubted(record):
            self._together.write(lambda db: self.leases.write(db, record, **_row(record)))

    def release(self, record: TableRecord, asked: list[int], due: float | None) -> None:
        """Give up a table, so that any process may take it over.

        `asked` are the seats that the table waits for. Until the time `due`, no process needs to
        load the table.
        """
        kept = msgspec.json.encode(replace(record, asked=asked))
        self.leases.release(record, due, record=kept)

    def _keep(self, db: Connection, record: TableRecord) -> None:
        self.leases.write(db, record, **_row(record))
        _keep_company(db, record)
        self.played.keep_result(db, record)

    def table(self, id: str, any_game: bool = False) -> TableRecord | None:
        """Return a table, whichever process owns it.

        With `any_game`, also return a table whose game is no longer on offer.
        """
        with self._reading() as db:
            raw = db.scalar(select(TABLES.c.record).where(TABLES.c.id == id))
        return None if raw is None else decode_record(raw, any_game)

    def claim(self, id: str, any_game: bool = False) -> TableRecord | None:
        """Make this process the owner of a table. Raise `Elsewhere` if another one is."""
        found = self.leases.claim(id)
        if found is None:
            return None
        return replace(decode_record(found.raw, any_game), epoch=found.epoch)

    def forget(self, table: HasEpoch) -> None:
        """Delete everything stored about a table of this process."""
        with self._writing(table) as db:
            self.leases.write(db, table, owner="")
            for of in (LINES, GUESTS, REVIEWS):
                db.execute(delete(of).where(of.c.table_id == table.id))
            self.played.forget(db, table.id)
            self.chat.forget_table(db, table.id)
            db.execute(delete(TABLES).where(TABLES.c.id == table.id))
            self.duplicates.forget_table(db, table.id)
            for hook in self.hooks:
                hook.forget_table(db, table.id)
        self.leases.lose(table)

    # --- of one guest -----------------------------------------------------------------------------

    def forget_guest(self, guest: str, nobody: str, name: str) -> None:
        """Delete everything stored about a guest whom no table refers to any more."""
        with self.database.writing() as db:
            for hook in self.hooks:  # before the guest is removed from the results
                hook.forget_guest(db, guest, nobody, name)
            self.played.hand_over(db, guest, nobody, name)
            self.duplicates.forget(db, guest, nobody)
            for of in (self.profiles, self.chat, self.blocks, self.devices):
                of.forget(db, guest)

    def forget_old(self, config: Config) -> None:
        """Delete what features have stored, once it is past its retention time."""
        for hook in self.hooks:
            hook.forget_old(config)

    def rewrite(self, record: TableRecord, lines: list[bytes], gone: str) -> None:
        """Replace a table's record and journal by a record and a journal without the guest `gone`.

        The table's review is deleted.
        """
        rows = [
            {"table_id": record.id, "epoch": record.epoch, "number": i, "raw": raw}
            for i, raw in enumerate(lines)
        ]
        with self._writing(record) as db:
            self.leases.write(db, record, address=record.address, **_row(record))
            for of in (LINES, REVIEWS):
                db.execute(delete(of).where(of.c.table_id == record.id))
            if rows:
                db.execute(ADD_LINES, rows)
            _keep_guests(db, record)
            self.played.forget_sitter(db, record.id, gone)

    # --- uptime -----------------------------------------------------------------------------------

    def closed_since(self) -> float | None:
        """Return the last time at which the server is known to have run.

        The time is in Unix seconds, or None if the server has never run.
        """
        with self._reading() as db:
            found = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == "open"))
        return float(found) if found else None

    def is_open(self, now: float) -> None:
        """Record that the server is running."""
        with self.database.writing() as db:
            said = {"value": b"%d" % now}
            if not db.execute(update(HOUSE).where(HOUSE.c.name == "open").values(said)).rowcount:
                db.execute(insert(HOUSE).values(name="open", **said))

    # --- lines ------------------------------------------------------------------------------------

    def lines(self, id: str) -> list[bytes]:
        wanted = select(LINES.c.raw).where(LINES.c.table_id == id).order_by(LINES.c.number)
        with self._reading() as db:
            return list(db.scalars(wanted))

    def add_lines(
        self,
        of: TableRecord,
        number: int,
        lines: list[bytes],
        played: bool = False,
        record: TableRecord | None = None,
    ) -> None:
        """Add journal lines, the first of which gets the number `number`.

        If a record is given, the record is stored together with the lines. Raises `StoreFailed`
        also if lines with these numbers exist.
        """
        own = {"table_id": of.id, "epoch": of.epoch}
        rows = [own | {"number": number + i, "raw": raw} for i, raw in enumerate(lines)]
        known = _row(record) if record else {"touched": int(time.time())}
        known |= {"played": True} if played else {}

        def work(db: Connection) -> None:
            self.leases.write(db, of, **known)
            if rows:
                db.execute(ADD_LINES, rows)
            if record:
                _keep_company(db, record)

        with self._doubted(of):
            self._together.write(work)

    # --- reviews ----------------------------------------------------------------------------------

    def review(self, id: str) -> bytes | None:
        """Return the review of a table, or None if it has none."""
        with self._reading() as db:
            return db.scalar(select(REVIEWS.c.raw).where(REVIEWS.c.table_id == id))

    def keep_review(self, id: str, raw: bytes) -> None:
        """Store or replace the review of a table, unless the table was deleted."""
        with self.database.writing() as db:
            db.execute(delete(REVIEWS).where(REVIEWS.c.table_id == id))
            if db.scalar(select(TABLES.c.id).where(TABLES.c.id == id)):
                db.execute(insert(REVIEWS).values(table_id=id, raw=raw))

    @contextmanager
    def _writing(self, *tables: HasEpoch) -> Generator[Connection]:
        with self._doubted(*tables), self.database.writing() as db:
            yield db

    @contextmanager
    def _doubted(self, *tables: HasEpoch) -> Generator[None]:
        """Drop the tables from memory if it is unknown whether a write in this context succeeded.

        When somebody needs such a table, a process loads it from the database again.
        """
        try:
            yield
        except StoreDoubtful:
            for table in tables:
                self.leases.lose(table)
            raise


def _row(record: TableRecord) -> dict[str, object]:
    raw = msgspec.json.encode(record)
    return {"phase": record.phase, "touched": int(time.time()), "record": raw}


def _keep_company(db: Connection, record: TableRecord) -> None:
    """Store which guests the table refers to, and who has ever sat there."""
    _keep_guests(db, record)
    keep_sitters(db, record)


def _keep_guests(db: Connection, record: TableRecord) -> None:
    known = record.host, *(g for c in record.chairs for g in (c.guest, c.left_by))
    guests = {guest for guest in known if guest}
    db.execute(delete(GUESTS).where(GUESTS.c.table_id == record.id))
    if guests:
        db.execute(insert(GUESTS), [{"table_id": record.id, "guest": g} for g in sorted(guests)])
