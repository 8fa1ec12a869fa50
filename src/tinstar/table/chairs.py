"""Who sits where while a match goes on: as the header says, changed by each line on a chair.

A chair that a computer player holds from the start stays a computer's. One whose person left may be
taken over, and every such change is a line of the journal and a sentence in everybody's log.
"""

from collections.abc import Sequence

from tinstar.core.actions import seat_letter
from tinstar.core.errors import BadRecord
from tinstar.table.lines import Chair, Seat

PERSON = "person"
NOBODY = "nobody"  # the person who sat there has left
CHAIR = "chair"  # the kind of an event or a line of a log that tells of one


class Chairs:
    """The company at one moment of a match."""

    def __init__(self, seats: Sequence[Seat]):
        self.seats = list(seats)
        self._people = [s.name if s.kind == PERSON else None for s in seats]

    @property
    def names(self) -> list[str]:
        return [s.name for s in self.seats]

    def check(self, line: Chair) -> None:
        """`BadRecord` where a chair may not be changed so."""
        if line.seat >= len(self.seats):
            raise BadRecord(f"expected one of {len(self.seats)} seats, got {line.seat}")
        if self._people[line.seat] is None:
            raise BadRecord("expected a chair that a person held at first, got a computer player's")

    def change(self, line: Chair) -> str:
        """The chair is so from now on: what everybody is told of it."""
        self.check(line)
        text = self._told(line)
        self.seats[line.seat] = Seat(line.name, line.kind)
        if line.kind == PERSON:
            self._people[line.seat] = line.name
        return text

    def _told(self, line: Chair) -> str:
        was, person = self.seats[line.seat], self._people[line.seat]
        where = f"chair {seat_letter(line.seat)}"
        if line.kind == NOBODY:
            return f"{was.name} leaves {where}."
        if line.kind != PERSON:
            return f"{line.name}, a computer player, sits in for {person}."
        if line.name != person:
            return f"{line.name} takes {where}, where {person} sat."
        return f"{person} moves to another screen." if was.kind == PERSON else f"{person} is back."


def shared_screens(seats: Sequence[Seat]) -> list[str]:
    """A sentence for each screen at which several sit from the beginning."""
    screens = sorted({s.screen for s in seats if s.screen is not None})
    return [
        f"{together([seat_letter(i) for i, s in enumerate(seats) if s.screen == screen])}"
        " sit at one screen"
        for screen in screens
    ]


def together(names: Sequence[str]) -> str:
    """ "A", "A and B", "A, B and C"."""
    return " and ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
