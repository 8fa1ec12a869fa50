"""A name is removed from a journal, and the match stays the same."""

from pathlib import Path

from tinstar.match.journal import Journal
from tinstar.match.rename_in_journal import renamed
from tinstar.match.verification import verify


def test_a_journal_without_a_name_verifies_as_it_did(finished: Path):
    before, seats = verify(finished), Journal.load(finished).header.seats
    lines = finished.read_bytes().splitlines(keepends=True)
    gone = {0: {seats[0].name}, 1: {"nobody here"}}
    finished.write_bytes(b"".join(renamed(lines, gone, {0: "Somebody", 1: "Never"})))
    after = Journal.load(finished).header.seats
    assert [s.name for s in after] == ["Somebody", seats[1].name]
    assert before.fair
    assert verify(finished).text == before.text.replace(f"({seats[0].name})", "(Somebody)")
