"""Caboo: which faces a seat or a spectator is shown."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.card_moves import everybody
from tinstar.games.caboo.components import EMPTY, PLACES, SEATS
from tinstar.games.caboo.state import Phase


@rule
def reveal(box, s, seat, v):
    """A seat sees the faces that it has seen, and at the end of a round all faces.  [E3] [R26]

    A spectator sees the faces that all seats have seen.
    """
    who = 1 << seat if seat >= 0 else everybody(box)
    if s.phase == Phase.REVEALED or s.phase == Phase.OVER:
        who = 0
    face, seen, shown = s.face, s.seen, v.face  # a record's fields are slow to look up in Python
    for other in range(SEATS):
        for place in range(PLACES):
            if face[other, place] == EMPTY or seen[other, place] & who == who:
                shown[other, place] = face[other, place]
    if s.drawn == EMPTY or seat == s.active:
        v.drawn = s.drawn
