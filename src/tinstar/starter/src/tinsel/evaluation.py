"""What a position seems worth: it may be left out, and makes `greedy` and `search` stronger."""

from tinsel.components import WARES
from tinsel.rules import score
from tinstar.engine.compiler import rule


@rule
def worth(box, s, seat):
    """The points of a shelf, and half of what is in hand: some of it will be left."""
    held = 0
    for ware in range(WARES):
        held += box.value[ware] * s.hand[seat, ware]
    return score(box, s, seat) + held / 2.0


@rule
def spread(box, s):
    """By how many points that may be wrong."""
    return 3.0
