"""Values derived from the numbers of 25 Outlaws, computed once for all games."""

from tinstar.engine.compiler import rule
from tinstar.games.outlaws25.components import EFFECTS, MOMENTS
from tinstar.games.outlaws25.poker import rank_all_hands, sort_the_deck
from tinstar.games.outlaws25.reward_cards import KINDS


@rule
def prepare(box, s):
    """Compute the deck, the strength of all hands, and effects and moments of Rewards as bits."""
    sort_the_deck(box)
    rank_all_hands(box)
    for kind in range(KINDS):
        for effect in range(EFFECTS):
            box.does[kind] |= (box.effects[kind, effect] > 0) << effect
        for moment in range(MOMENTS):
            box.fits[kind] |= box.moments[kind, moment] << moment
