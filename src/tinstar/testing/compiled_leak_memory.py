"""Memory of the compiled leak check: records of two positions, and the differences found."""

from typing import Any

import numpy as np

from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.kernel import see
from tinstar.engine.record_arrays import CELL

TRUE, WORLD, NEXT, NEXT_THERE, SEEN, SEEN_THERE, BLANK, RECORDS = range(8)  # the working records
# kinds of difference, then the numbers of positions and of compared decisions with steps
VIEW, SPECTATOR, TURN, ACTIONS, REFUSAL, ANSWER, RESULT = range(7)
STEP, SPECTATOR_STEP, STEPS, SPECTATOR_STEPS, NOW, STEPPED, ROWS = range(7, 14)
COUNT, SEAT, PLACE, POSITION, COLUMNS = range(5)  # count and first leak; for NOW the position


def memory_for(game: Game) -> tuple[np.ndarray, ...]:
    """Return the arrays for the check, which all functions below take as `memory`.

    - the working records;
    - the memory of the records as integers, shape (RECORDS, size);
    - the argument `sight` of `see`, for each seat and for spectators;
    - what was found: for each kind of difference a row of COLUMNS.
    """
    layout = game.rules.state
    states = np.zeros(RECORDS, layout.dtype)
    states[:1] = game.new_initial_state().array
    cells = states.view(CELL).reshape(RECORDS, -1)
    return states, cells, game.sights.array, np.zeros((ROWS, COLUMNS), np.int64)


@rule
def other_view(box: Any, memory: Any, one: int, other: int, seat: int) -> int:
    """Return the first cell in which what `seat` sees of two records differs, or -1 if none does.

    Seat -1 stands for a spectator.
    """
    states, cells, sights, _ = memory
    see(box, states[one], cells[one], sights[seat], seat, states[SEEN], cells[SEEN])
    there = states[SEEN_THERE]
    see(box, states[other], cells[other], sights[seat], seat, there, cells[SEEN_THERE])
    return first_difference(cells, SEEN, SEEN_THERE)


@rule
def first_difference(cells: Any, one: int, other: int) -> int:
    for i in range(cells.shape[1]):
        if cells[one, i] != cells[other, i]:
            return i
    return -1


@rule
def note(found: Any, kind: int, seat: int, place: int) -> None:
    """Record a leak at `place`, the index of what differs. A `place` below 0 means no leak."""
    if place < 0:
        return
    if found[kind, COUNT] == 0:
        found[kind, SEAT] = seat
        found[kind, PLACE] = place
        found[kind, POSITION] = found[NOW, COUNT]
    found[kind, COUNT] += 1
