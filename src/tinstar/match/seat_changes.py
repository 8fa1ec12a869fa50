"""Changes of who decides for a seat during a match.

If a person leaves a seat, somebody else can take the seat over. A computer player that has had its
seat from the start cannot be replaced. Each change is a line of the journal, and a sentence in
every player's log, in the player's language.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tinstar.engine.actions import seat_letter
from tinstar.engine.i18n import ENGLISH, tongue
from tinstar.errors import BadRecord
from tinstar.match.journal_lines import LOST, Chair, Seat

PERSON = "person"
NOBODY = "nobody"  # the person of that seat has left
CHAIR = "chair"  # kind of the event or log line of a change
HERE = Path(__file__).parent


def say(language: str, message: str, **about: str) -> str:
    """Return a message about seats in a language."""
    return tongue(HERE, language).say(message, **about)


class Change(NamedTuple):
    """A change of who decides for a seat: the message to announce, and the names in it."""

    seat: int
    message: str
    name: str
    person: str

    def said(self, language: str = ENGLISH) -> str:
        letter = seat_letter(self.seat)
        return say(language, self.message, name=self.name, person=self.person, letter=letter)


class Chairs:
    """The seats at one moment of a match. Each seat has the name and kind of its player."""

    def __init__(self, seats: Sequence[Seat]):
        self.seats = list(seats)
        self.lost: frozenset[int] = frozenset()  # on time
        self._people = [s.name if s.kind == PERSON else None for s in seats]

    @property
    def names(self) -> list[str]:
        return [s.name for s in self.seats]

    def check(self, line: Chair) -> None:
        """Raise `BadRecord` if a seat may not change in this way."""
        if line.seat >= len(self.seats):
            raise BadRecord(f"seat: expected 0 to {len(self.seats) - 1}, got {line.seat}")
        if self._people[line.seat] is None:
            raise BadRecord(
                "expected a seat that began with a person, got one that began with a computer"
            )
        if line.seat in self.lost:
            raise BadRecord(
                "expected a seat that may still change its player, got one that has lost on time"
            )
        if line.why and line.kind in (PERSON, NOBODY):
            raise BadRecord(
                f"kind: expected a computer player, as `why` is {line.why}; got {line.kind}"
            )

    def change(self, line: Chair) -> Change:
        """Make a change, and return it with the message to announce."""
        self.check(line)
        change = self._told(line)
        self.seats[line.seat] = Seat(line.name, line.kind)
        if line.kind == PERSON:
            self._people[line.seat] = line.name
        if line.why == LOST:
            self.lost |= {line.seat}
        return change

    def _told(self, line: Chair) -> Change:
        was, person = self.seats[line.seat], self._people[line.seat] or ""
        name = was.name if line.kind == NOBODY else line.name
        return Change(line.seat, _message(line, was, person), name, person)


def _message(line: Chair, was: Seat, person: str) -> str:
    if line.kind == NOBODY:
        return "chair-leaves"
    if line.kind != PERSON:
        return f"chair-{line.why or 'sits-in'}"
    if line.name != person:
        return "chair-takes"
    return "chair-moves" if was.kind == PERSON else "chair-back"


def shared_screens(seats: Sequence[Seat]) -> list[str]:
    """Return a sentence for each screen that several seats share from the start."""
    screens = sorted({s.screen for s in seats if s.screen is not None})
    return [
        f"{together([seat_letter(i) for i, s in enumerate(seats) if s.screen == screen])}"
        " sit at one screen"
        for screen in screens
    ]


def together(names: Sequence[str]) -> str:
    """Join names in English: "A", "A and B", "A, B and C"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
