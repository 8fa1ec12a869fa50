"""Rin Tin Tin: which Boodle Cards a seat or a spectator is shown."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import DENOMINATIONS
from tinstar.games.rin_tin_tin.end_and_ties import all_is_shown


@rule
def reveal(box, s, seat, v):
    """All Boodle lies face up once the last piece is placed.  [B3] [R13]"""
    if all_is_shown(s):
        for other in range(box.players):
            for card in range(DENOMINATIONS):
                v.boodle[other, card] = s.boodle[other, card]
