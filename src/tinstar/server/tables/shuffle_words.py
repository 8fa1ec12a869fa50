"""Players' part in the shuffle: commitments before the match, words revealed before the deal.

The server commits to its seed before any player commits to words. All commitments are fixed before
any words are revealed. Words that are not revealed in time are left out, and the journal says so.
"""

from tinstar.match.fair_chance import share_of
from tinstar.match.journal_lines import Share
from tinstar.server.errors import BadOption, Conflict, Forbidden
from tinstar.server.tables.setup_schemas import Reveal
from tinstar.server.tables.table_record import TableRecord


def commit(record: TableRecord, guest: str, commitment: str) -> None:
    """Set or replace the guest's commitment to shuffle words."""
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
    """Fix all commitments. Without commitments, the match begins at once."""
    record.shares = [Share(c.commitment) if c.commitment else None for c in record.chairs]
    record.phase = "revealing"
    _go_on_if_all_are_shown(record)


def reveal(record: TableRecord, said: Reveal) -> None:
    """Reveal the words of a commitment. When the last words are revealed, the match begins."""
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
