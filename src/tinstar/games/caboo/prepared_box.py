"""Values derived from the numbers and the variant of Caboo, computed once for all games."""

from tinstar.engine.compiler import rule
from tinstar.games.caboo.components import RANKS


@rule
def prepare(box, s):
    """Compute the deck, the limit and the reward of this variant.  [A2] [A3]"""
    for rank in range(RANKS):
        box.deck += box.copies[rank]
        box.deck_sum += box.copies[rank] * box.value[rank]
    box.out_above = box.advanced_limit if box.advanced else box.limit
    box.reward = box.advanced_right_call if box.advanced else box.right_call
