"""Heuristic evaluation of Tinsel. It is optional, and makes `greedy` and `search` stronger."""

from tinsel.components import WARES
from tinsel.rules import score
from tinstar.engine.compiler import rule


@rule
def worth(box, s, seat):
    """Return the points of a shelf, and half of those in hand: some wares will be left."""
    held = 0
    for ware in range(WARES):
        held += box.value[ware] * s.hand[seat, ware]
    return score(box, s, seat) + held / 2.0


@rule
def spread(box, s):
    """Return by how many points `worth` may be wrong."""
    return 3.0
