"""Stored channels for notifications, and the reminders that were sent."""

import time
from collections.abc import Sequence
from enum import IntEnum
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, or_, select, update

from tinstar.engine.i18n import ENGLISH
from tinstar.server.random_ids import new_id
from tinstar.server.storage.database import CHANNELS, NOTICED, Database

Kind = Literal["push", "mail", "hook"]
PROVED_WITHIN = 24 * 3600  # seconds in which a mail address must be confirmed
ENDS_AFTER = 24 * 3600  # a channel is removed after failing for that many seconds
MOST_FAILURES = 5  # and at least that often


class ReminderStage(IntEnum):
    """Which reminders of a turn a guest has got."""

    NOTHING = 0
    TOLD = 1
    REMINDED = 2


class Channel(NamedTuple):
    """A channel for notifications, in the language in which it was added.

    A webhook with a `table` gets reminders for all players seated there.
    """

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
    """A turn at a table, and which reminders of it a guest has got."""

    table: str
    turn: int
    stage: ReminderStage


class ChannelStore:
    """Store of channels and sent reminders."""

    def __init__(self, database: Database):
        self._database = database

    # --- channels ---------------------------------------------------------------------------------

    def of(self, guest: str) -> list[Channel]:
        """Return the guest's channels, oldest first.

        Mail addresses that were not confirmed in time are left out.
        """
        late = (~CHANNELS.c.proved) & (CHANNELS.c.made < time.time() - PROVED_WITHIN)
        return self._found(CHANNELS.c.guest == guest, ~late)

    def for_turn(self, guest: str, table: str) -> list[Channel]:
        """Return the confirmed channels that get reminders of a guest's turn at a table."""
        own = (CHANNELS.c.guest == guest) & (CHANNELS.c.table_id == "")
        return self._found(or_(own, CHANNELS.c.table_id == table), CHANNELS.c.proved)

    def asked_for(self) -> tuple[set[str], set[str]]:
        """Return the guests and the tables that have a confirmed channel."""
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
        """Add a channel and return its id. Return None if the guest already has `most` channels.

        An older channel to the same target is replaced: a browser belongs to one guest at a time,
        and a guest has one mail address.
        """
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
        """Confirm a mail address.

        Returns False if the address was confirmed before, or if the time for it is over.
        """
        now = update(CHANNELS).where(CHANNELS.c.id == id, ~CHANNELS.c.proved)
        in_time = CHANNELS.c.made >= time.time() - PROVED_WITHIN
        with self._database.writing() as db:
            return bool(db.execute(now.where(in_time).values(proved=True)).rowcount)

    def remove(self, id: str, guest: str | None = None) -> bool:
        """Remove a channel, and return whether it was there.

        If `guest` is given, the channel is removed only if it belongs to that guest.
        """
        gone = delete(CHANNELS).where(CHANNELS.c.id == id)
        if guest is not None:
            gone = gone.where(CHANNELS.c.guest == guest)
        with self._database.writing() as db:
            return bool(db.execute(gone).rowcount)

    def worked(self, id: str) -> None:
        """Record that a message was sent, so that earlier failures no longer count."""
        failed = update(CHANNELS).where(CHANNELS.c.id == id, CHANNELS.c.failures > 0)
        with self._database.writing() as db:
            db.execute(failed.values(failures=0, failing=0))

    def failed(self, id: str) -> bool:
        """Count a failure.

        If the channel has failed for too long, remove it and return True.
        """
        now, it = int(time.time()), CHANNELS.c.id == id
        with self._database.writing() as db:
            first = update(CHANNELS).where(it, CHANNELS.c.failures == 0)
            db.execute(first.values(failing=now))
            db.execute(update(CHANNELS).where(it).values(failures=CHANNELS.c.failures + 1))
            for_long = CHANNELS.c.failing < now - ENDS_AFTER
            often = CHANNELS.c.failures >= MOST_FAILURES
            return bool(db.execute(delete(CHANNELS).where(it, for_long, often)).rowcount)

    # --- turns ------------------------------------------------------------------------------------

    def stage(self, table: str, guest: str, turn: int) -> ReminderStage:
        """Return which reminders the guest has got for a turn."""
        wanted = select(NOTICED.c.stage).where(*_is(table, guest), NOTICED.c.turn == turn)
        with self._database.reading() as db:
            return ReminderStage(db.scalar(wanted) or 0)

    def keep(self, guest: str, noticed: ReminderProgress) -> None:
        """Store which reminders the guest has got."""
        values = {"turn": noticed.turn, "stage": int(noticed.stage)}
        with self._database.writing() as db:
            db.execute(delete(NOTICED).where(*_is(noticed.table, guest)))
            db.execute(insert(NOTICED).values(table_id=noticed.table, guest=guest, **values))

    def noticed(self, guest: str) -> list[ReminderProgress]:
        with self._database.reading() as db:
            rows = db.execute(select(NOTICED).where(NOTICED.c.guest == guest)).all()
        return [ReminderProgress(row.table_id, row.turn, ReminderStage(row.stage)) for row in rows]

    # --- deleting ---------------------------------------------------------------------------------

    def forget(self, db: Connection, guest: str) -> None:
        """Delete the guest's channels and reminders."""
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
