"""Taking an answer back, as long as nobody has learned anything from it.

An answer may be taken back by the seat that gave it, as long as nobody, not even chance, has
answered since, and everybody could have foreseen what they saw of it, had they known which it was.
Whether that is so is asked of what this seat itself can see and of nothing else: a table that
offered it by what lies in others' hands would tell of them. So worlds are drawn from its view, from
what others would see there further worlds, and in each the answer must be legal and look the same.
Nothing is taken back that showed a card, or that told who could not do otherwise (decision 0016).
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import shows_nothing_new
from tinstar.engine.only_legal_action import only_action
from tinstar.errors import BadRecord
from tinstar.match.transition import Happening, who

WORLDS = 60  # drawn in all, as often for one seat as for another: a difference in one will do
RECORDS = 8  # that one lot of worlds is worked out on


def check_undo(kept: Sequence[Happening], seat: int) -> None:
    """`BadRecord` where `seat` may not take back the last of the answers kept."""
    if not kept or kept[-1].actor != seat:
        last = who(kept[-1].actor) if kept else "nobody"
        raise BadRecord(f"expected an undo of {last}, who gave the last answer; got {who(seat)}")
    if not was_foreseeable(kept[-1]):
        raise BadRecord("expected an undo of an answer that showed nothing new, got one that did")


def had_no_choice(happening: Happening) -> bool:
    """Whether everybody saw that there was no other answer: nobody has chosen it."""
    return only_action(happening.before) is not None


def was_foreseeable(happening: Happening) -> bool:
    """Whether an answer showed nothing but which one was chosen; never so for chance."""
    if happening.actor < 0 or happening.after.is_terminal():
        return False
    seat, action = happening.actor, happening.action
    before, after = (state.view(seat) for state in (happening.before, happening.after))
    sees = before.record.tobytes(), after.record.tobytes()
    return _showed_nothing_new(before.game, seat, before.position, action, *sees)


@lru_cache(maxsize=100)  # a table asks again for each frame, and when the answer is taken back
def _showed_nothing_new(
    game: Game, seat: int, position: int, action: int, before: bytes, after: bytes
) -> bool:
    """The same, by what the seat that gave the answer saw before and afterwards.

    Worlds are drawn from the position's number, so that who checks a journal finds the same.
    """
    states = np.zeros(RECORDS, game.rules.state.dtype)
    states[:2] = np.frombuffer(before + after, states.dtype)
    lots = -(-WORLDS // game.players)
    given = states, game.sights, seat, action, lots, game.scratch(position)
    return game.calls[shows_nothing_new](*given)
