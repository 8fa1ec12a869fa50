"""By which ways guests want to be told that it is their turn, and of which turns they were."""

import time
from collections.abc import Sequence
from enum import IntEnum
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from tinstar.engine.i18n import ENGLISH
from tinstar.server.random_ids import new_id
from tinstar.server.storage.database import CHANNELS, NOTICED, Database

Kind = Literal["push", "mail", "hook"]
PROVED_WITHIN = 24 * 3600  # seconds that an address by mail has to be proved in
ENDS_AFTER = 24 * 3600  # seconds of failing,
MOST_FAILURES = 5  # and so often, and a channel ends


class ReminderStage(IntEnum):
    """How much a guest has been told of a turn."""

    NOTHING = 0
    TOLD = 1
    REMINDED = 2


class Channel(NamedTuple):
    """A way to tell a guest, in the language in which they asked for it. A hook of a `table` is
    told of the turns of all who sit there."""

    id: str
    guest: str
    kind: Kind
    target: str
    sealing: str = ""
    table: str = ""
    made: int = 0
    proved: bool = True
    language: str = ENGLISH


class ReminderProgress(NamedTuple):
    """A turn at a table, and how much a guest has been told of it."""

    table: str
    turn: int
    stage: ReminderStage


class ChannelStore:
    """Of all guests."""

    def __init__(self, database: Database):
        self._database = database

    # --- ways to tell somebody -------------------------------------------------------------------

    def of(self, guest: str) -> list[Channel]:
        """The guest's channels, the oldest first; an address that nobody proved in time is none."""
        late = (~CHANNELS.c.proved) & (CHANNELS.c.made < time.time() - PROVED_WITHIN)
        return self._found(CHANNELS.c.guest == guest, ~late)

    def for_turn(self, guest: str, table: str) -> list[Channel]:
        """Where a turn of the guest at the table is told of."""
        own = (CHANNELS.c.guest == guest) & (CHANNELS.c.table_id == "")
        return self._found(or_(own, CHANNELS.c.table_id == table), CHANNELS.c.proved)

    def asked_for(self) -> tuple[set[str], set[str]]:
        """The guests who have a channel, and the tables that have one."""
        wanted = select(CHANNELS.c.guest, CHANNELS.c.table_id).where(CHANNELS.c.proved)
        with self._database.reading() as db:
            rows = db.execute(wanted).all()
        return {r.guest for r in rows if not r.table_id}, {r.table_id for r in rows if r.table_id}

    def channel(self, id: str) -> Channel | None:
        return next(iter(self._found(CHANNELS.c.id == id)), None)

    def _found(self, *which: ColumnElement[bool]) -> list[Channel]:
        wanted = select(CHANNELS).where(*which).order_by(CHANNELS.c.made, CHANNELS.c.id)
        with self._database.reading() as db:
            return [_channel(row) for row in db.execute(wanted)]

    def add(self, new: Channel, most: int) -> str | None:
        """The id of a new channel; None where the guest has so many. It takes the place of one that
        leads to the same: a browser is one guest's at a time, and a guest has one address."""
        same = (CHANNELS.c.kind == new.kind) & (CHANNELS.c.target == new.target)
        mine = CHANNELS.c.guest == new.guest
        if new.kind == "mail":
            old = mine & (CHANNELS.c.kind == "mail")
        else:
            old = same if new.kind == "push" else same & mine & (CHANNELS.c.table_id == new.table)
        id, made = new_id(), int(time.time())
        own = {"guest": new.guest, "kind": new.kind, "target": new.target, "table_id": new.table}
        own |= {"sealing": new.sealing, "language": new.language}
        others = select(func.count()).select_from(CHANNELS).where(mine, ~old)
        with self._database.writing() as db:
            if (db.scalar(others) or 0) >= most:
                return None
            db.execute(delete(CHANNELS).where(old))
            fresh = {"made": made, "proved": new.proved, "failures": 0, "failing": 0}
            db.execute(insert(CHANNELS).values(id=id, **own, **fresh))
        return id

    def prove(self, id: str) -> bool:
        """The address is the guest's; False where that was known, or came too late."""
        now = update(CHANNELS).where(CHANNELS.c.id == id, ~CHANNELS.c.proved)
        in_time = CHANNELS.c.made >= time.time() - PROVED_WITHIN
        with self._database.writing() as db:
            return bool(db.execute(now.where(in_time).values(proved=True)).rowcount)

    def remove(self, id: str, guest: str | None = None) -> bool:
        """Nobody is told by it any more; with a guest, only where it is theirs."""
        gone = delete(CHANNELS).where(CHANNELS.c.id == id)
        if guest is not None:
            gone = gone.where(CHANNELS.c.guest == guest)
        with self._database.writing() as db:
            return bool(db.execute(gone).rowcount)

    def worked(self, id: str) -> None:
        """What was said by it has come, so what failed before does not count."""
        failed = update(CHANNELS).where(CHANNELS.c.id == id, CHANNELS.c.failures > 0)
        with self._database.writing() as db:
            db.execute(failed.values(failures=0, failing=0))

    def failed(self, id: str) -> bool:
        """It has not; whether the channel has ended, since it has failed for so long."""
        now, it = int(time.time()), CHANNELS.c.id == id
        with self._database.writing() as db:
            first = update(CHANNELS).where(it, CHANNELS.c.failures == 0)
            db.execute(first.values(failing=now))
            db.execute(update(CHANNELS).where(it).values(failures=CHANNELS.c.failures + 1))
            for_long = CHANNELS.c.failing < now - ENDS_AFTER
            often = CHANNELS.c.failures >= MOST_FAILURES
            return bool(db.execute(delete(CHANNELS).where(it, for_long, often)).rowcount)

    # --- turns -----------------------------------------------------------------------------------

    def stage(self, table: str, guest: str, turn: int) -> ReminderStage:
        """How much the guest has been told of that turn."""
        wanted = select(NOTICED.c.stage).where(*_is(table, guest), NOTICED.c.turn == turn)
        with self._database.reading() as db:
            return ReminderStage(db.scalar(wanted) or 0)

    def keep(self, guest: str, noticed: ReminderProgress) -> None:
        """The guest has been told so much."""
        values = {"turn": noticed.turn, "stage": int(noticed.stage)}
        with self._database.writing() as db:
            db.execute(delete(NOTICED).where(*_is(noticed.table, guest)))
            db.execute(insert(NOTICED).values(table_id=noticed.table, guest=guest, **values))

    def noticed(self, guest: str) -> list[ReminderProgress]:
        with self._database.reading() as db:
            rows = db.execute(select(NOTICED).where(NOTICED.c.guest == guest)).all()
        return [ReminderProgress(row.table_id, row.turn, ReminderStage(row.stage)) for row in rows]

    # --- forgetting ------------------------------------------------------------------------------

    def forget(self, db: Connection, guest: str) -> None:
        """Nothing is left of where the guest was told anything."""
        for of in (CHANNELS, NOTICED):
            db.execute(delete(of).where(of.c.guest == guest))

    def forget_table(self, db: Connection, table: str) -> None:
        for of in (CHANNELS, NOTICED):
            db.execute(delete(of).where(of.c.table_id == table))


def _is(table: str, guest: str) -> Sequence[ColumnElement[bool]]:
    return NOTICED.c.table_id == table, NOTICED.c.guest == guest


def _channel(row: Row[tuple[object, ...]]) -> Channel:
    where = row.id, row.guest, row.kind, row.target, row.sealing, row.table_id
    return Channel(*where, row.made, row.proved, row.language)
