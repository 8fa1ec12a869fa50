"""Leases: which process owns which table.

Each process renews its lease every second, by the database's clock. A process that has not renewed
its lease for `LEASE_SECONDS` loses its tables. A process that takes over a table adds 1 to the
table's epoch. Each write names the epoch that the writer knows, under a lock on the table's row. So
the database rejects writes of a former owner, even if the former owner was paused for long.
"""

import time
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tinstar.server.errors import Elsewhere, StoreLost
from tinstar.server.random_ids import new_id
from tinstar.server.storage.database import HOUSE, ONE_AT_A_TIME, PROCESSES, TABLES, Database

LEASE_SECONDS = 4.0
RENEW_SECONDS = 1.0
FOR_EVER = 1e12  # lease of the only process of a database
AN_HOUR = 3600
# Built once, as every move uses it.
WRITE = update(TABLES).where(TABLES.c.id == bindparam("of"), TABLES.c.epoch == bindparam("by"))


class HasEpoch(Protocol):
    """A table with the epoch that its owner knows, such as a `TableRecord`."""

    @property
    def id(self) -> str: ...
    @property
    def epoch(self) -> int: ...


class ClaimedTable(NamedTuple):
    """A table that was just taken over, with its stored record."""

    id: str
    epoch: int
    raw: bytes


class Leases:
    """The leases of this process."""

    def __init__(self, database: Database):
        self.me = new_id()
        self.alone = database.alone
        self._database = database
        self._held: dict[str, int] = {}  # table id to epoch, for tables in memory
        self._until = 0.0  # by the monotonic clock
        self._left = False
        with database.writing() as db:
            if self.alone:
                db.execute(delete(PROCESSES))  # left by earlier processes
            else:
                db.execute(delete(PROCESSES).where(PROCESSES.c.until < database.now - AN_HOUR))
        self.renew()

    @property
    def sure(self) -> bool:
        """True while this process's lease is valid, so that no other process can own its tables."""
        return time.monotonic() < self._until

    def holds(self, table: HasEpoch) -> bool:
        """Return whether this process owns the table, and has its current state in memory."""
        return self._held.get(table.id) == table.epoch

    def renew(self) -> None:
        """Renew the lease, and drop the tables that this process has lost.

        Raises `StoreLost` if this process has called `leave`.
        """
        if self._left:
            raise StoreLost("lost")
        held, began = dict(self._held), time.monotonic()
        until = FOR_EVER if self.alone else self._database.now + LEASE_SECONDS
        with self._database.writing() as db:
            lives = update(PROCESSES).where(PROCESSES.c.id == self.me).values(until=until)
            if not db.execute(lives).rowcount:
                db.execute(insert(PROCESSES).values(id=self.me, until=until))
            ours = select(TABLES.c.id, TABLES.c.epoch).where(TABLES.c.owner == self.me)
            found = {row.id: row.epoch for row in db.execute(ours)}
        self._until = began + (FOR_EVER if self.alone else LEASE_SECONDS)
        for id, epoch in held.items():
            if found.get(id) != epoch:
                self._lose(id, epoch)

    def others(self) -> Select[tuple[str]]:
        """Return a query for the other live processes."""
        lives = PROCESSES.c.until > self._database.now
        return select(PROCESSES.c.id).where(lives, PROCESSES.c.id != self.me)

    def agreed(self, name: str, own: bytes) -> bytes:
        """Return the value that the live processes have agreed on.

        If no other process is alive, store and return `own`.
        """
        here = HOUSE.c.name == name
        with self._database.writing() as db:
            self._database.one_at_a_time(db, ONE_AT_A_TIME)
            said = db.scalar(select(HOUSE.c.value).where(here))
            if said is None:
                db.execute(insert(HOUSE).values(name=name, value=own))
            elif db.scalar(self.others().limit(1)):
                return said
            else:
                db.execute(update(HOUSE).where(here).values(value=own))
        return own

    def lives(self, process: str) -> bool:
        """Return whether that other process is alive."""
        with self._database.reading() as db:
            return db.scalar(self.others().where(PROCESSES.c.id == process)) is not None

    def claim(self, id: str) -> ClaimedTable | None:
        """Take over a table. Return None if no such table exists.

        Raises `Elsewhere` if another live process owns the table, or `StoreFailed` if the table's
        row is locked.
        """
        lives = TABLES.c.owner.in_(self.others()).label("lives")
        # cheap check first: most requested tables have an owner
        with self._database.reading() as db:
            found = db.execute(select(TABLES.c.owner, lives).where(TABLES.c.id == id)).first()
        if found is None:
            return None
        if found.lives:
            raise Elsewhere(found.owner)
        return self._take(id)

    def _take(self, id: str) -> ClaimedTable | None:
        free = TABLES.c.owner.not_in(self.others())
        mine = {"owner": self.me, "epoch": TABLES.c.epoch + 1}
        taken = update(TABLES).where(TABLES.c.id == id, free).values(mine)
        with self._database.writing() as db:
            self._database.wait_briefly(db)
            row = db.execute(taken.returning(TABLES.c.epoch, TABLES.c.record)).first()
            owner = db.scalar(select(TABLES.c.owner).where(TABLES.c.id == id))
        if row:
            self._held[id] = row.epoch
            return ClaimedTable(id, row.epoch, row.record)
        if owner is None:
            return None
        raise Elsewhere(owner)

    def begin(self, table: HasEpoch) -> None:
        """Record that this process owns a new table."""
        self._held[table.id] = table.epoch

    def write(self, db: Connection, table: HasEpoch, **values: Any) -> None:
        """Write to the table's row, and lock the row until the transaction is committed.

        Raises `StoreLost` if the table has another owner by now.
        """
        if not db.execute(WRITE, {"of": table.id, "by": table.epoch, **values}).rowcount:
            self.lose(table)
            raise StoreLost("lost")

    def lose(self, table: HasEpoch) -> None:
        """Drop the table, because its state in memory cannot be trusted."""
        self._lose(table.id, table.epoch)

    def _lose(self, id: str, epoch: int) -> None:
        if self._held.get(id) == epoch:
            del self._held[id]

    def release(self, table: HasEpoch, due: float | None = None, **values: Any) -> None:
        """Give up a table, so that any process may take it.

        Until the time `due`, no process needs to load the table.
        """
        self.lose(table)
        own = TABLES.c.epoch == table.epoch
        with self._database.writing() as db:
            free = {"owner": "", "due": due, **values}
            db.execute(update(TABLES).where(TABLES.c.id == table.id, own).values(free))

    def leave(self) -> None:
        """Give up all tables of this process, at once and for good."""
        self._left = True
        with self._database.writing() as db:
            db.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me))
