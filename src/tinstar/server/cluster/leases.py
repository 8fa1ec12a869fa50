"""Which process has which table.

A process says every second that it lives, by the clock of the database; one that has not for
`LEASE_SECONDS` has no tables any more. Whoever takes a table over counts its epoch up. Everything
that is written of a table is written with the epoch of its owner, under a lock on its row, so what
an owner of the past still has to say is refused, however long it was paused.
"""

import time
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from tinstar.server.errors import Elsewhere, StoreLost
from tinstar.server.random_ids import new_id
from tinstar.server.storage.database import HOUSE, ONE_AT_A_TIME, PROCESSES, TABLES, Database

LEASE_SECONDS = 4.0
RENEW_SECONDS = 1.0
FOR_EVER = 1e12  # of a process that has the database for itself
AN_HOUR = 3600
# Put together once, as every answer asks it.
WRITE = update(TABLES).where(TABLES.c.id == bindparam("of"), TABLES.c.epoch == bindparam("by"))


class HasEpoch(Protocol):
    """A table as its owner of some time has it, such as a `TableRecord`."""

    @property
    def id(self) -> str: ...
    @property
    def epoch(self) -> int: ...


class ClaimedTable(NamedTuple):
    """A table that has just become ours, and what is kept of it."""

    id: str
    epoch: int
    raw: bytes


class Leases:
    """Those of this process."""

    def __init__(self, database: Database):
        self.me = new_id()
        self.alone = database.alone
        self._database = database
        self._held: dict[str, int] = {}  # the epoch of each table in memory
        self._until = 0.0  # by our own clock
        self._left = False
        with database.writing() as db:
            if self.alone:
                db.execute(delete(PROCESSES))  # of those before us, who are no more
            else:
                db.execute(delete(PROCESSES).where(PROCESSES.c.until < database.now - AN_HOUR))
        self.renew()

    @property
    def sure(self) -> bool:
        """Whether nobody can have taken a table from us since we asked last."""
        return time.monotonic() < self._until

    def holds(self, table: HasEpoch) -> bool:
        """Whether the table is ours, and what is in memory of it to be believed."""
        return self._held.get(table.id) == table.epoch

    def renew(self) -> None:
        """Say that this process lives, and find out which tables it has lost; `StoreLost` once it
        has left."""
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
        """The other processes that live."""
        lives = PROCESSES.c.until > self._database.now
        return select(PROCESSES.c.id).where(lives, PROCESSES.c.id != self.me)

    def agreed(self, name: str, own: bytes) -> bytes:
        """What other processes that live have said under that name; our own where none does."""
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
        """Whether that other process does."""
        with self._database.reading() as db:
            return db.scalar(self.others().where(PROCESSES.c.id == process)) is not None

    def claim(self, id: str) -> ClaimedTable | None:
        """Take the table, unless another process has it (`Elsewhere`); None where there is none,
        and `StoreFailed` where somebody writes there just now."""
        lives = TABLES.c.owner.in_(self.others()).label("lives")
        with self._database.reading() as db:  # most tables that are asked for have an owner
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
        """A new table is kept, so it is ours."""
        self._held[table.id] = table.epoch

    def write(self, db: Connection, table: HasEpoch, **values: Any) -> None:
        """Write into the row of the table, which nobody can take over until all is kept; refused
        with `StoreLost` where somebody has."""
        if not db.execute(WRITE, {"of": table.id, "by": table.epoch, **values}).rowcount:
            self.lose(table)
            raise StoreLost("lost")

    def lose(self, table: HasEpoch) -> None:
        """What is in memory of the table is not to be believed any more."""
        self._lose(table.id, table.epoch)

    def _lose(self, id: str, epoch: int) -> None:
        if self._held.get(id) == epoch:
            del self._held[id]

    def release(self, table: HasEpoch, due: float | None = None, **values: Any) -> None:
        """Nobody needs the table before it is due: let any process have it."""
        self.lose(table)
        own = TABLES.c.epoch == table.epoch
        with self._database.writing() as db:
            free = {"owner": "", "due": due, **values}
            db.execute(update(TABLES).where(TABLES.c.id == table.id, own).values(free))

    def leave(self) -> None:
        """Let the other processes have all of our tables, at once and for good."""
        self._left = True
        with self._database.writing() as db:
            db.execute(delete(PROCESSES).where(PROCESSES.c.id == self.me))
