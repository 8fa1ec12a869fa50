"""Stored reports of players, for the server's owner."""

import time

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Integer,
    Table,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from tinstar.server.storage.database import METADATA, Database, TextWithoutNul
from tinstar.server.tables.chat_store import Saying

A_DAY = 24 * 3600
REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("made", BigInteger, nullable=False, index=True),
    Column("reporter", TextWithoutNul, nullable=False, index=True),
    Column("reported", TextWithoutNul, nullable=False, index=True),
    Column("told", TextWithoutNul, nullable=False),  # a `StoredReport` as JSON
)


class StoredReport(Struct, frozen=True):
    """A report about a player, with the last chat lines of the table."""

    table: str
    game: str
    seat: int
    name: str
    by: str  # name of the reporter
    kind: str
    text: str
    lines: list[Saying]


class ReportStore:
    """Store of reports."""

    def __init__(self, database: Database):
        self._database = database

    def add(self, reporter: str, reported: str, told: StoredReport, a_day: int, most: int) -> bool:
        """Store a report.

        Returns False if the reporter has made `a_day` reports within a day, or if there are `most`
        reports in all.
        """
        now = int(time.time())
        count = select(func.count()).select_from(REPORTS)
        lately = count.where(REPORTS.c.reporter == reporter, REPORTS.c.made > now - A_DAY)
        with self._database.writing() as db:
            if (db.scalar(lately) or 0) >= a_day or (db.scalar(count) or 0) >= most:
                return False
            raw = msgspec.json.encode(told).decode()
            new = {"made": now, "reporter": reporter, "reported": reported, "told": raw}
            db.execute(insert(REPORTS).values(new))
            return True

    def newest(self) -> list[tuple[int, int, StoredReport]]:
        """Return all reports, newest first. Each report comes as number, time and content."""
        with self._database.reading() as db:
            rows = db.execute(select(REPORTS).order_by(REPORTS.c.number.desc())).all()
        return [(row.number, row.made, _read(row.told)) for row in rows]

    def made_by(self, guest: str) -> list[tuple[int, StoredReport]]:
        wanted = select(REPORTS.c.made, REPORTS.c.told).where(REPORTS.c.reporter == guest)
        with self._database.reading() as db:
            rows = db.execute(wanted.order_by(REPORTS.c.number)).all()
        return [(row.made, _read(row.told)) for row in rows]

    def dismiss(self, number: int) -> bool:
        """Delete the report with that number. Return whether it existed."""
        with self._database.writing() as db:
            return bool(db.execute(delete(REPORTS).where(REPORTS.c.number == number)).rowcount)

    def forget_old(self, kept: float) -> None:
        """Delete reports older than `kept` seconds."""
        with self._database.writing() as db:
            db.execute(delete(REPORTS).where(REPORTS.c.made < int(time.time() - kept)))

    def forget(self, db: Connection, guest: str) -> None:
        """Delete all reports that the guest made, and all reports about the guest.

        Also delete the guest's chat lines from all other reports.
        """
        about = or_(REPORTS.c.reporter == guest, REPORTS.c.reported == guest)
        db.execute(delete(REPORTS).where(about))
        with_them = REPORTS.c.told.contains(guest, autoescape=True)
        for row in db.execute(select(REPORTS).where(with_them)).all():
            told = _read(row.told)
            left = [line for line in told.lines if line.guest != guest]
            raw = msgspec.json.encode(msgspec.structs.replace(told, lines=left)).decode()
            db.execute(update(REPORTS).where(REPORTS.c.number == row.number).values(told=raw))


def _read(raw: str) -> StoredReport:
    return msgspec.json.decode(raw, type=StoredReport)
