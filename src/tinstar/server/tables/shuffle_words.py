"""Everybody's part in the shuffle: commitments while the table gathers, words before the deal.

The house is bound to its seed before anybody commits to words, and all commitments are fixed before
any words are shown. Who does not show theirs in time is left out, which the journal says.
"""

from tinstar.match.fair_chance import share_of
from tinstar.match.journal_lines import Share
from tinstar.server.errors import BadOption, Conflict, Forbidden
from tinstar.server.tables.setup_schemas import Reveal
from tinstar.server.tables.table_record import TableRecord


def commit(record: TableRecord, guest: str, commitment: str) -> None:
    """The guest is bound to words, or to others than before."""
    if record.phase != "gathering":
        raise Conflict("not-gathering", phase=record.phase)
    seats = record.held_by(guest)
    if not seats:
        raise Forbidden("watcher")
    if record.duplicate:
        raise Conflict("duplicate-words")
    for seat in seats:
        record.chairs[seat].commitment = commitment if seat == seats[0] else ""


def begin(record: TableRecord) -> None:
    """All commitments are fixed now; without any the match begins."""
    record.shares = [Share(c.commitment) if c.commitment else None for c in record.chairs]
    record.phase = "revealing"
    _go_on_if_all_are_shown(record)


def reveal(record: TableRecord, said: Reveal) -> None:
    """Whoever knows what a commitment was made of may show it; with the last the match begins."""
    if record.phase != "revealing":
        raise Conflict("not-revealing", phase=record.phase)
    shown = share_of(said.words, said.nonce)
    if not any(share and share.commitment == shown.commitment for share in record.shares):
        raise BadOption("words")
    record.shares = [
        shown if share and share.commitment == shown.commitment else share
        for share in record.shares
    ]
    _go_on_if_all_are_shown(record)


def _go_on_if_all_are_shown(record: TableRecord) -> None:
    if all(share is None or share.words for share in record.shares):
        record.phase = "playing"
