"""What follows from the numbers of 25 Outlaws, worked out once for all games that are played."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import EFFECTS, MOMENTS
from tinstar.games.outlaws25.poker import rank_all_hands, sort_the_deck
from tinstar.games.outlaws25.reward_cards import KINDS


@rule
def prepare(box, s):
    """The deck, the strength of all hands, what Rewards do and when, as bits, worked out once."""
    sort_the_deck(box)
    rank_all_hands(box)
    for kind in range(KINDS):
        for effect in range(EFFECTS):
            box.does[kind] |= (box.effects[kind, effect] > 0) << effect
        for moment in range(MOMENTS):
            box.fits[kind] |= box.moments[kind, moment] << moment
