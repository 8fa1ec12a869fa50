"""Decide about a seat whose player has closed the page, at a table without a clock."""

from tinstar.players.measured_strength import stand_in
from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.seating import MOST_CHANGES, change_record, expect_changes_left
from tinstar.server.tables.setup_schemas import AbsenceDecision
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_setup import checked_kind


async def decide(live_table: LiveTable, guest: str, seat: int, said: AbsenceDecision) -> None:
    """Carry out the decision: keep waiting, let a computer continue, or free the seat.

    If a computer continues or the seat is free, the absent player may return until somebody else
    sits there.
    """

    def change(record: TableRecord) -> None:
        if guest != live_table.absent_players.decider():
            raise Forbidden("not-decider")
        if seat not in live_table.absent_players.seats():
            raise Conflict("not-missing")
        chair = record.chairs[seat]
        if said.then == "wait":
            return
        expect_changes_left(chair, MOST_CHANGES // 2)  # the rest is for the chair's own player
        if said.then == "computer":
            kind = checked_kind(record, said.kind or stand_in(record.game))
            chair.stand_in(record.companion(), kind, "away")
        elif chair.holder == "person":
            record.said.pop(seat, None)
            chair.leave()

    await change_record(live_table, change)
    live_table.absent_players.wait(seat)
    await live_table.tell_company()
