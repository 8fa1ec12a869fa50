"""Practice matches: matches that start from a position of another match.

What one seat could not see there is dealt anew. The header of the journal has the whole position,
so the match can be resumed and replayed like any other. Nobody can check how the hidden cards were
dealt, and `verify` says so.
"""

from random import Random
from typing import NamedTuple

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.state import State
from tinstar.errors import BadOption, BadRecord
from tinstar.match.journal_lines import Header, Start


class Practice(NamedTuple):
    """The start of a practice match, and the seat from which it was seen."""

    state: State
    seat: int

    @property
    def start(self) -> Start:
        """The start as it stands in the header of a journal."""
        return Start(self.seat, self.state.game.rules.state.to_dict(self.state.s))


def dealt_anew(state: State, seat: int, rng: Random) -> Practice:
    """Return a start that `seat` cannot distinguish from a position.

    A position after the end raises `BadOption`.
    """
    if state.is_terminal():
        raise BadOption("expected a position before the end of the match, got one after it")
    return Practice(State(state.game, state.resample(seat, rng).s), seat)


def practice_of(start: Start, game: Game) -> Practice:
    """Return the start that a header has. Raise `BadRecord` if it is no position of the game."""
    if start.seat >= game.players:
        last = seat_letter(game.players - 1)
        raise BadRecord(f"start: expected a seat up to {last}, got the number {start.seat}")
    record = game.rules.state.from_dict(start.state)
    cells = zip(record.flat, game.rules.state.limits(), strict=True)
    if not all(least <= cell <= most for cell, (least, most) in cells):
        raise BadRecord("start: expected cards and places of the game, got a number of none")
    state = State(game, record)
    if state.is_terminal():
        raise BadRecord("start: expected a position before the end of the match, got one after it")
    return Practice(state, start.seat)


def first_state(header: Header, game: Game) -> State:
    """Return the state in which the match of a journal starts."""
    return practice_of(header.start, game).state if header.start else game.new_initial_state()
