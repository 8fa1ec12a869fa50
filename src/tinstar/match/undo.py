"""Undo: take back an action as long as nobody has learned anything from it.

A seat may take back its action on two conditions. Nobody, not even chance, has decided since. And
every player who knew the action could have foreseen all that they then saw.

The check uses only what this seat can see. If it used other hands, an offer to undo could reveal
them. The check samples worlds (deals that fit) from this seat's view. From what the other seats
would see there, it samples further worlds. In each world the action must be legal and look the
same.

So an action that showed a card, or that revealed who had no other choice, cannot be taken back
(decision 0016).
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import shows_nothing_new
from tinstar.engine.only_legal_action import only_action
from tinstar.errors import BadRecord
from tinstar.match.transition import Happening, who

WORLDS = 60  # in all, equally many for each seat; one difference is enough
RECORDS = 8  # for one batch of worlds


def check_undo(kept: Sequence[Happening], seat: int) -> None:
    """Raise `BadRecord` unless `seat` may take back the last decision in `kept`."""
    if not kept or kept[-1].actor != seat:
        last = who(kept[-1].actor) if kept else "nobody"
        raise BadRecord(f"expected an undo of {last}, who gave the last answer; got {who(seat)}")
    if not was_foreseeable(kept[-1]):
        raise BadRecord("expected an undo of an answer that showed nothing new, got one that did")


def had_no_choice(happening: Happening) -> bool:
    """Return whether every player saw that there was no other legal action."""
    return only_action(happening.before) is not None


def was_foreseeable(happening: Happening) -> bool:
    """Return whether an action showed nothing but which action was chosen.

    It is always False for chance.
    """
    if happening.actor < 0 or happening.after.is_terminal():
        return False
    seat, action = happening.actor, happening.action
    before, after = (state.view(seat) for state in (happening.before, happening.after))
    sees = before.record.tobytes(), after.record.tobytes()
    return _showed_nothing_new(before.game, seat, before.position, action, *sees)


@lru_cache(maxsize=100)  # a table asks again for each frame, and at the undo itself
def _showed_nothing_new(
    game: Game, seat: int, position: int, action: int, before: bytes, after: bytes
) -> bool:
    """Return what `was_foreseeable` returns.

    `before` and `after` are the records of the acting seat before and after the action. Worlds are
    sampled with a seed made from the position's number, so that a later check of the journal comes
    to the same result.
    """
    states = np.zeros(RECORDS, game.rules.state.dtype)
    states[:2] = np.frombuffer(before + after, states.dtype)
    lots = -(-WORLDS // game.players)
    given = states, game.sights, seat, action, lots, game.scratch(position)
    return game.calls[shows_nothing_new](*given)
