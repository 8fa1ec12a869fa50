"""What a seat cannot see, dealt anew: what a search takes for true, and the leak kit tries out."""

from tinsel.components import WARES, Ware
from tinsel.state import Phase
from tinstar.engine.compiler import rule
from tinstar.engine.random_streams import pick


@rule
def deal_unseen(box, v, seat, stream):
    """All that this seat has not seen is shuffled, and goes to where something wrapped lies."""
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
    """A ware drawn from those that could lie anywhere."""
    ware = pick(stream, v.pile, WARES)
    v.pile[ware] -= 1
    return ware
