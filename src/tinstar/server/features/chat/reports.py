"""Report a player to the server's owner. A report has no automatic consequences.

The constants below limit how many reports there may be. The setting `keep_reports` of
`server/config` says for how long the server keeps them.
"""

import asyncio
from datetime import UTC, datetime

from tinstar.server.errors import NotFound, TooMuch
from tinstar.server.features.chat.blocking import person_met
from tinstar.server.features.chat.report_store import ReportStore, StoredReport
from tinstar.server.features.chat.service import checked_line
from tinstar.server.tables.chat_schemas import Report, ReportReceipt
from tinstar.server.tables.chat_store import Saying
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

REPORTS_A_SECOND, REPORTS_AT_ONCE = 20 / 86400, 20  # from one address
A_DAY = 5  # reports of one guest
MOST = 1000  # in total; then the owner must review some first
LAST = 50  # chat lines of the table stored with a report


async def make_report(
    live_table: LiveTable, days: float, guest: str, said: Report
) -> ReportReceipt:
    """Store a report, with the last chat lines and preset phrases of the table.

    The server keeps the report for `days` days.
    """
    record, lately = live_table.record, list(live_table.lately)
    who, _ = person_met(record, guest, said.seat)
    text = checked_line(said.text) if said.text.strip() else ""
    lines = await asyncio.to_thread(_last, live_table.store, record.id, lately)
    told = _told(record, guest, said, text, lines)
    kept = await asyncio.to_thread(
        ReportStore(live_table.store.database).add, guest, who, told, A_DAY, MOST
    )
    if not kept:
        raise TooMuch("reports", most=A_DAY)
    return ReportReceipt(days, len(lines))


def _last(store: TableStore, table: str, lately: list[Saying]) -> list[Saying]:
    return sorted([*store.chat.lines(table), *lately], key=lambda line: line.at)[-LAST:]


def _told(
    record: TableRecord, guest: str, said: Report, text: str, lines: list[Saying]
) -> StoredReport:
    _, name = person_met(record, guest, said.seat)
    mine = next((c.name or c.left_name for c in record.chairs if guest in (c.guest, c.left_by)), "")
    return StoredReport(record.id, record.game, said.seat, name, mine, said.kind, text, lines)


def list_reports(store: TableStore) -> list[str]:
    """Return all reports as lines for the owner, newest first."""
    return [
        line
        for number, made, told in ReportStore(store.database).newest()
        for line in _lines(number, made, told)
    ]


def _lines(number: int, made: int, told: StoredReport) -> list[str]:
    where = f"seat {told.seat} of {told.table}, {told.game}"
    head = f"{number}  {_when(made)}  {told.kind}: {told.name} ({where}), says {told.by or '-'}"
    said = [f"    {_when(x.at)}  {x.seat} {x.name}: {x.text}" for x in told.lines]
    return [head, *([f"    {told.text}"] if told.text else []), *said]


def _when(seconds: int) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}Z"


def dismiss(store: TableStore, number: int) -> str:
    if not ReportStore(store.database).dismiss(number):
        raise NotFound("no-report", got=number)
    return f"Report {number} is forgotten."
