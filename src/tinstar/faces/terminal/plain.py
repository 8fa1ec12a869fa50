"""Plain lines in, plain lines out: for pipes and for screen readers."""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import TextIO

from msgspec import structs

from tinstar.core import clauses
from tinstar.core.errors import TinstarError
from tinstar.core.scene import Piece, Place, Scene, Seat, Zone, offered, primer
from tinstar.faces.terminal.session import Session
from tinstar.faces.terminal.sitting import Sitting, farewell

COMMANDS = [
    "Type a move as `moves` writes it, or the beginnings of its words, or its number in that list.",
    "moves            list what you may do, numbered",
    "hint             ask the computer what it would do",
    "table            read the table again",
    "rules [CLAUSE]   the rules in numbered clauses, or one clause such as P6",
    "help             the game in a few lines, and this list",
    "quit             leave; the match is kept",
]


class Left(Exception):
    """The person has left, or there is no more input."""


class Plain:
    """A person who types lines and reads lines."""

    def __init__(self, sitting: Sitting, lines: TextIO | None = None, out: TextIO | None = None):
        self.sitting = sitting
        self.session = sitting.next_session()
        self._lines = lines or sys.stdin
        self._out = out or sys.stdout

    def run(self) -> None:
        """Play until the person leaves."""
        title = self.session.game.rules.title
        self.say(f"{title}. Type help at any time, or quit.", *primer(self.session.game))
        try:
            while True:
                self.play_match()
                self.once_more()
        except Left:
            self.say(*farewell(self.session))
        except KeyboardInterrupt:
            self.say("", *farewell(self.session))
            raise
        finally:
            self.session.match.close()

    def play_match(self) -> None:
        while True:
            for told in self.session.play_on():
                self.say(*(e.text for e in told.events if e.text))
            now = self.session.scene()
            if now.ending:
                return
            self.say(*table_lines(now), now.prompt)
            self.choose(now)

    def choose(self, now: Scene) -> None:
        """Read lines until one of them is a move."""
        while True:
            line = self.read()
            try:
                if not self.command(line, now):
                    told = self.session.answer(self.session.understand(line, now))
                    self.say(*(e.text for e in told.events if e.text))
                    return
            except TinstarError as e:
                self.say(str(e))

    def command(self, line: str, now: Scene) -> bool:
        """Do what is no move; False if the line must be one."""
        word, _, rest = line.partition(" ")
        if word == "moves":
            choices = enumerate(offered(now.choices), 1)
            self.say(*(f"{i}. {c.text}. ({c.notation})" for i, c in choices))
        elif word == "hint":
            choice = self.session.advise(now)
            self.say(f"The computer would: {choice.text}. ({choice.notation})")
        elif word == "table":
            self.say(*table_lines(now), now.prompt)
        elif word == "rules":
            self.say(*rule_lines(self.session, rest.strip()))
        elif word == "help":
            self.say(*primer(self.session.game), *COMMANDS)
        elif word:
            return False
        return True

    def once_more(self) -> None:
        """After the end: another match, or leave."""
        self.say("Type again to play once more, or quit.")
        while (line := self.read()) != "again":
            self.say(f"expected again or quit, got {line!r}")
        self.say(*farewell(self.session))
        self.session = self.sitting.next_session()

    def read(self) -> str:
        line = self._lines.readline()
        words = line.split()
        if not line or words == ["quit"]:
            raise Left
        return " ".join(words)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()


# --- the table in lines ---------------------------------------------------------------------------


def table_lines(now: Scene) -> list[str]:
    """Who has what, a line for each seat and each zone that belongs to nobody."""
    common = [f"{z.name}: {_zone(z, in_full=False)}" for z in now.zones if z.seat is None]
    counters = [f"{c.name}: {c.value}" for c in now.counters]
    everybody = [line for seat in now.seats for line in _seat_lines(now, seat)]
    return ["", *counters, *everybody, *common]


def _seat_lines(now: Scene, seat: Seat) -> Iterator[str]:
    you = seat.seat == now.you
    who = ", ".join([f"{seat.letter}, you" if you else seat.letter, *seat.marks])
    named = "" if seat.name == seat.letter or you else f" {seat.name}"
    more = "" if seat.complete else " or more"
    yield f"{who}{named}. Score {seat.score}{more}."
    for zone in now.zones:
        if zone.seat == seat.seat:
            labels = f" ({', '.join(zone.labels)})" if you and zone.labels else ""
            yield f"  {zone.name}{labels}: {_zone(zone, you)}"


def _zone(zone: Zone, in_full: bool) -> str:
    if zone.lies == "row":
        return "; ".join(f"{p.name} {_pieces(p)}".strip() for p in zone.places)
    if in_full and zone.lies == "hand":
        return "; ".join(map(_in_full, _alike(zone.places[0]))) or "empty"
    return _pieces(zone.places[0])


def _pieces(place: Place) -> str:
    return ", ".join(map(_piece, place.pieces)) or "empty"


def _alike(place: Place) -> list[Piece]:
    """Pieces of one kind as one of them, with a count."""
    counts = Counter(place.pieces)
    return [structs.replace(piece, count=n * piece.count) for piece, n in counts.items()]


def _piece(piece: Piece) -> str:
    """Bandit 1 locked; Bandit x3, a heap of them; 5 face down"""
    if piece.face is None:
        said = "face down" if piece.marks else f"{piece.count} face down"
    elif piece.count > 1:
        said = f"{piece.name} x{piece.count}"
    else:
        said = " ".join(filter(None, [piece.name, piece.value]))
    return " ".join([said, *piece.marks])


def _in_full(piece: Piece) -> str:
    text, count = f"({piece.text})" * bool(piece.text), f"x{piece.count}" * (piece.count > 1)
    return " ".join(filter(None, [piece.name, piece.value, text, count]))


def rule_lines(session: Session, clause: str = "") -> list[str]:
    """All clauses of the rules under their headings, or one of them."""
    found = clauses.parse(session.game.rules.clauses)
    chosen = [clauses.find(found, clause)] if clause else found
    lines, heading = [], ""
    for c in chosen:
        if c.heading != heading:
            heading = c.heading
            lines += [heading]
        lines.append(f"  {c.id} {c.text}")
    return lines
