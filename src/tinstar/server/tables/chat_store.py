"""Stored chat: the last lines of each table, which are deleted together with the table."""

import time
from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    Table,
    delete,
    func,
    insert,
    select,
)

from tinstar.server.cluster.leases import HasEpoch, Leases
from tinstar.server.storage.database import METADATA, Database, TextWithoutNul

MOST_LINES = 200  # of one table; then the oldest are deleted
CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("guest", TextWithoutNul, nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", TextWithoutNul, nullable=False),  # at the time of writing
    Column("text", TextWithoutNul, nullable=False),
    Column("at", BigInteger, nullable=False),
)


class Saying(NamedTuple):
    """A chat line, or a preset phrase or gesture."""

    guest: str
    seat: int
    name: str
    text: str
    at: int  # Unix seconds
    number: int = 0  # of a chat line


class ChatStore:
    """Store of chat lines."""

    def __init__(self, database: Database, leases: Leases):
        self._database = database
        self._leases = leases

    def add(self, of: HasEpoch, guest: str, seat: int, name: str, text: str) -> Saying:
        """Store a new line at a table that this process owns."""
        here, now = CHAT.c.table_id == of.id, int(time.time())
        with self._database.writing() as db:
            self._leases.write(db, of, touched=now)
            number = 1 + (db.scalar(select(func.max(CHAT.c.number)).where(here)) or 0)
            line = Saying(guest, seat, name, text, now, number)
            db.execute(insert(CHAT).values(table_id=of.id, **line._asdict()))
            db.execute(delete(CHAT).where(here, CHAT.c.number <= number - MOST_LINES))
        return line

    def lines(self, table: str) -> list[Saying]:
        wanted = select(*(CHAT.c[name] for name in Saying._fields))
        with self._database.reading() as db:
            rows = db.execute(wanted.where(CHAT.c.table_id == table).order_by(CHAT.c.number))
            return [Saying(*row) for row in rows]

    def written_by(self, guest: str) -> list[tuple[str, int, str]]:
        """Return all lines that a guest has written.

        Each line is returned as table, time and text.
        """
        wanted = select(CHAT.c.table_id, CHAT.c.at, CHAT.c.text).where(CHAT.c.guest == guest)
        with self._database.reading() as db:
            rows = db.execute(wanted.order_by(CHAT.c.at, CHAT.c.number))
            return [(row.table_id, row.at, row.text) for row in rows]

    def forget(self, db: Connection, guest: str) -> None:
        db.execute(delete(CHAT).where(CHAT.c.guest == guest))

    def forget_table(self, db: Connection, table: str) -> None:
        db.execute(delete(CHAT).where(CHAT.c.table_id == table))
