"""Taking an answer back, as long as nobody has learned anything from it.

An answer may be taken back by the seat that gave it, as long as nobody, not even chance, has
answered since, and everybody could have foreseen what they saw of it, had they known which it was:
in each world that a seat holds for possible, the answer was legal and would have looked the same.
So nothing is taken back that showed a card, or that told who could not do otherwise.
"""

from collections.abc import Sequence

import numpy as np

from tinstar.core.calls import looks_the_same
from tinstar.core.errors import BadRecord
from tinstar.table.happening import Happening, who

WORLDS = 60  # drawn for each seat: a difference in one of them will do


def check_undo(kept: Sequence[Happening], seat: int) -> None:
    """`BadRecord` where `seat` may not take back the last of the answers kept."""
    if not kept or kept[-1].actor != seat:
        last = who(kept[-1].actor) if kept else "nobody"
        raise BadRecord(f"expected an undo of {last}, who gave the last answer; got {who(seat)}")
    if not was_foreseeable(kept[-1]):
        raise BadRecord("expected an undo of an answer that showed nothing new, got one that did")


def was_foreseeable(happening: Happening) -> bool:
    """Whether an answer showed nothing but which one was chosen; never so for chance."""
    if happening.actor < 0 or happening.after.is_terminal():
        return False
    return all(_foreseen(happening, seat) for seat in range(happening.before.game.players))


def _foreseen(happening: Happening, seat: int) -> bool:
    """Whether the answer would have looked the same to `seat` in the worlds it cannot tell apart.

    They are drawn from the position's number, so that who checks a journal finds the same.
    """
    game = happening.before.game
    states = np.repeat(happening.before.view(seat).record, 4)
    states[1] = happening.after.view(seat).record[0]
    given = states, game.sights, seat, happening.action, game.room(happening.position)
    return all(game.calls[looks_the_same](*given) for _ in range(WORLDS))
