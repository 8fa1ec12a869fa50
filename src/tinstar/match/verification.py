"""Verify a journal: was the match played by the rules, and was chance fair?"""

from enum import Enum
from pathlib import Path
from typing import NamedTuple

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import ENGLISH, Say, tongue
from tinstar.engine.kernel import CHANCE
from tinstar.errors import BadRecord
from tinstar.match import seat_changes
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import Header
from tinstar.match.journal_replay import follow, revealed
from tinstar.match.journal_storage import Sink


class Finding(Enum):
    FAIR = "fair"
    UNFINISHED = "unfinished"  # no error so far, but the seed is not published yet
    REJECTED = "rejected"


class Verdict(NamedTuple):
    """The result of `verify`, with a sentence that explains it.

    If a line of the journal is wrong, the sentence names that line.
    """

    finding: Finding
    text: str

    @property
    def fair(self) -> bool:
        return self.finding is Finding.FAIR

    def __str__(self) -> str:
        return f"{self.finding.value}: {self.text}"


def verify(place: str | Path | Sink, language: str = ENGLISH) -> Verdict:
    """Recompute everything in a journal: digests, legality, weights, chance, ending and scores.

    Chance can be checked only after the match has ended, everything else at any time. The check
    does not change the file. docs/fair.md says what no journal can prove.

    `language` is the language of the verdict's sentence. Errors in the journal are described in
    English.
    """
    say = tongue(seat_changes.HERE, language).say
    try:
        journal = Journal.load(Path(place) if isinstance(place, str) else place)
        follow(journal, game_of(journal), revealed(journal))
    except BadRecord as e:
        return Verdict(Finding.REJECTED, say("verdict-rejected", why=str(e)))
    return _accepted(journal, say)


def _accepted(journal: Journal, say: Say) -> Verdict:
    n = len(journal.answers)
    heard = sum(a.heard for a in journal.answers)
    chances = sum(a.actor == CHANCE for a in journal.answers) - heard
    words, hidden = _who(journal.header, shown=True), _who(journal.header, shown=False)
    bound = say("verdict-bound-words", words=words) if words else say("verdict-bound")
    rest = say("verdict-hidden", words=hidden) if hidden else ""
    if start := journal.header.start:
        rest += say("verdict-practice", seat=seat_letter(start.seat))
    if heard:
        rest += say("verdict-heard", n=heard)
    if journal.header.daily:
        rest += say("verdict-daily", date=journal.header.daily)
    finding = Finding.FAIR if journal.end else Finding.UNFINISHED
    text = say(f"verdict-{finding.value}", n=n, chances=chances, bound=bound) + rest
    if journal.torn and not journal.end:
        text += say("verdict-torn", line=journal.lines + 1)
    return Verdict(finding, text)


def _who(header: Header, shown: bool) -> str:
    """Return the seats whose phrase was revealed.

    If `shown` is false, return the seats whose phrase stayed hidden.
    """
    seats = zip(header.seats, header.shares, strict=True)
    return ", ".join(
        f"{seat_letter(i)} ({seat.name})"
        for i, (seat, share) in enumerate(seats)
        if share and (share.words is not None) == shown
    )
