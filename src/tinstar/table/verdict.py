"""Was a match played by the rules, and was its chance fair? Anybody with the journal can tell."""

from enum import Enum
from pathlib import Path
from typing import NamedTuple

from tinstar.core.actions import seat_letter
from tinstar.core.errors import BadRecord
from tinstar.core.kernel import CHANCE
from tinstar.table.header import game_of
from tinstar.table.journal import Journal
from tinstar.table.lines import Header
from tinstar.table.replaying import follow, revealed
from tinstar.table.sink import Sink


class Finding(Enum):
    FAIR = "fair"
    UNFINISHED = "unfinished"  # nothing is wrong so far, but the seed is not published yet
    REJECTED = "rejected"


class Verdict(NamedTuple):
    """What `verify` found, and a sentence on it: which line is wrong, where one is."""

    finding: Finding
    text: str

    @property
    def fair(self) -> bool:
        return self.finding is Finding.FAIR

    def __str__(self) -> str:
        return f"{self.finding.value}: {self.text}"


def verify(place: str | Path | Sink) -> Verdict:
    """Recompute all that a journal says: digests, legality, weights, chance, ending and scores.

    Before the end of a match its chance cannot be checked, only the rest. The file is not touched.
    What no journal can show is in docs/fair.md.
    """
    try:
        journal = Journal.load(Path(place) if isinstance(place, str) else place)
        follow(journal, game_of(journal), revealed(journal))
    except BadRecord as e:
        return Verdict(Finding.REJECTED, str(e))
    return _accepted(journal)


def _accepted(journal: Journal) -> Verdict:
    n = len(journal.answers)
    heard = sum(a.heard for a in journal.answers)
    chances = sum(a.actor == CHANCE for a in journal.answers) - heard
    words, hidden = _who(journal.header, shown=True), _who(journal.header, shown=False)
    bound = "the seed committed to" + (f" and the words of {words}" if words else "")
    rest = f"; words committed to and not shown: {hidden}" if hidden else ""
    if heard:
        rest += f"; {heard} were not drawn but say who spoke first, as the table heard it"
    if journal.end:
        text = f"{n} answers follow the rules; {chances} of them follow from {bound}"
        return Verdict(Finding.FAIR, text + rest)
    text = (
        f"{n} answers follow the rules; whether the {chances} of chance follow from {bound} can be"
        f" told only when the match is over and its seed is published{rest}"
    )
    if journal.torn:
        text += f"; line {journal.lines + 1} was cut off and does not count"
    return Verdict(Finding.UNFINISHED, text)


def _who(header: Header, shown: bool) -> str:
    """Those whose words went into the shuffle, or those who committed to some and hid them."""
    seats = zip(header.seats, header.shares, strict=True)
    return ", ".join(
        f"{seat_letter(i)} ({seat.name})"
        for i, (seat, share) in enumerate(seats)
        if share and (share.words is not None) == shown
    )
