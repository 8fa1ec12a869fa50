"""Write a journal as text, with one line for each decision."""

from collections.abc import Iterator
from pathlib import Path

from tinstar.engine.actions import seat_letter, seats
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.errors import BadOption
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import Chair, End
from tinstar.match.journal_replay import follow, in_order
from tinstar.match.seat_changes import Chairs, shared_screens
from tinstar.match.transition import Happening

SPECTATOR = "-"


def retell(file: Path, seat: str | None = None) -> Iterator[str]:
    """Yield the events of a match in notation, as one viewer saw them.

    The viewer is the letter of a seat, or `-` for a spectator. Without a viewer, yield everything.
    If the match is not finished, yield only what a spectator sees, because hidden cards are still
    in play.

    An inconsistent journal raises `BadRecord`.
    """
    journal = Journal.load(file)
    game = game_of(journal)
    eyes = eyes_of(journal, game, seat)
    named = [f"{seat_letter(i)} {s.name} ({s.kind})" for i, s in enumerate(journal.header.seats)]
    yield f"{game.rules.title}: {', '.join(named)}"
    yield from (f"{shared}." for shared in shared_screens(journal.header.seats))
    chairs = Chairs(journal.header.seats)
    for _, item in in_order(journal, follow(journal, game)):
        yield (
            f"       {chairs.change(item).said()}" if isinstance(item, Chair) else _line(item, eyes)
        )
    yield _end(game, journal.end) if journal.end else "not over"


def eyes_of(journal: Journal, game: Game, seat: str | None) -> int | None:
    """Return the viewer: a seat, -1 for a spectator, or None for everything."""
    if seat is None:
        return None if journal.end else -1
    letters = seats(game.players)
    if seat.upper() not in (*letters, SPECTATOR):
        raise BadOption(f"--seat: expected {', '.join(letters)} or {SPECTATOR}; got {seat!r}")
    return -1 if seat == SPECTATOR else letters.index(seat.upper())


def _line(happening: Happening, eyes: int | None) -> str:
    hidden = eyes is not None and happening.seen_by(eyes).action is None
    actor = "chance" if happening.actor == CHANCE else seat_letter(happening.actor)
    return f"{happening.position:>5}  {actor:<6}  {'?' if hidden else happening.text}"


def _end(game: Game, end: End) -> str:
    words = {e.name.lower(): game.rules.ending_text(e) for e in game.rules.endings}
    scores = ", ".join(f"{seat_letter(i)} {points}" for i, points in enumerate(end.scores))
    return f"over: {words[end.ending]}; {scores}"
