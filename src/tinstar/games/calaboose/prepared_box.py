"""Values derived from the numbers of Calaboose, computed once for all games."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW
from tinstar.games.calaboose.components import EMPTY
from tinstar.games.calaboose.defending import can_answer
from tinstar.games.calaboose.sending import outranks


@rule
def prepare(box, s):
    """Compute the sets of outlaws that may cover, or defend against, each outlaw."""
    for card in range(KINDS_OF_OUTLAW):
        box.may_cover[EMPTY] |= 1 << card
        for other in range(KINDS_OF_OUTLAW):
            box.may_cover[other] |= outranks(box, card, other) << card
            box.may_beat[other] |= can_answer(box, card, other) << card
