"""25 Outlaws: the moments at which a player who holds a Reward may play it, or pass.

Everybody sees who holds a Reward, but only its owner knows whether it can be played now.
"""

from tinstar.games.outlaws25.actions import PASS
from tinstar.games.outlaws25.state import Phase
from tinstar.presentation.offers import Offer
from tinstar.presentation.view_with_names import Sight

MOMENTS = (Phase.WINDOW, Phase.CONFRONTED)


def offer(sight: Sight) -> Offer | None:
    """Return the offer to play a Reward. It is sensible if a Reward can be played now."""
    if sight.s.phase not in MOMENTS:
        return None
    return Offer(PASS.first, is_sensible=len(sight.view.legal_actions()) > 1)
