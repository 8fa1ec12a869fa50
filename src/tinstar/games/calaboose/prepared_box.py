"""What follows from the numbers of Calaboose, worked out once for all games that are played."""

from tinstar.engine.compiler import rule
from tinstar.games.calaboose.actions import KINDS_OF_OUTLAW
from tinstar.games.calaboose.components import EMPTY
from tinstar.games.calaboose.defending import can_answer
from tinstar.games.calaboose.sending import outranks


@rule
def prepare(box, s):
    """Which outlaws may cover or beat which, worked out once."""
    for card in range(KINDS_OF_OUTLAW):
        box.may_cover[EMPTY] |= 1 << card
        for other in range(KINDS_OF_OUTLAW):
            box.may_cover[other] |= outranks(box, card, other) << card
            box.may_beat[other] |= can_answer(box, card, other) << card
