"""Resampling of hidden wares, for search and leak checks."""

from tinsel.components import WARES, Ware
from tinsel.state import Phase
from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import pick


@rule
def deal_unseen(box, v, seat, stream):
    """Shuffle all wares that this seat has not seen, and deal them to the wrapped places."""
    for ware in range(WARES):
        v.pile[ware] = box.copies[ware]
        for each in range(box.players):
            v.pile[ware] -= v.hand[each, ware] + v.shelf[each, ware] + v.wrapped[each, ware]
            v.pile[ware] -= 1 if v.offer[each] == ware else 0
    for each in range(box.players):
        if each != seat:
            for _ in range(v.hand_size[each]):
                v.hand[each, drawn(v, stream)] += 1
            for _ in range(v.wrapped_size[each]):
                v.wrapped[each, drawn(v, stream)] += 1
            if v.phase == Phase.ANSWER and v.peddler == each:
                v.offer[each] = drawn(v, stream)
            else:
                v.offer[each] = Ware.NONE


@rule
def drawn(v, stream):
    """Draw one of the unseen wares."""
    ware = pick(stream, v.pile, WARES)
    v.pile[ware] -= 1
    return ware
