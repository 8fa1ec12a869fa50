"""Values derived from the numbers of Rin Tin Tin, computed once for all games."""

from tinstar.engine.compiler import rule
from tinstar.games.rin_tin_tin.components import DENOMINATIONS, SQUADS, Squad
from tinstar.games.rin_tin_tin.turns_and_placing import squads_of_a_player


@rule
def prepare(box, s):
    """Compute each squad's owner [R2], and the number of tied players who can draw.  [R17]"""
    box.squads = squads_of_a_player(box)
    box.owner[Squad.NONE] = -1
    for squad in range(SQUADS):
        box.owner[squad + 1] = squad % box.players
    kinds, cards, value = 0, 0, -1
    for card in range(DENOMINATIONS):
        if box.boodle_copies[card] > 0:
            kinds += box.boodle_value[card] != value
            value = box.boodle_value[card]
            cards += box.boodle_copies[card]
    box.breaks_ties = cards if kinds > 1 else 0
