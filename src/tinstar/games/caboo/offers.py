"""Caboo: which answer windows hold something sensible for a player.

A player can always claim blindly. These functions judge only by cards that the player has seen, and
by the same thresholds as the computer players.
"""

from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import CALL, MINE, PASS
from tinstar.games.caboo.etiquette import SURE, has_the_least
from tinstar.games.caboo.evaluation import gain_of_a_claim
from tinstar.games.caboo.rollout_policy import WORTH_A_CLAIM
from tinstar.games.caboo.state import Phase
from tinstar.presentation.offers import Offer
from tinstar.presentation.view_with_names import Sight


def offer(sight: Sight) -> Offer | None:
    """Return the offer of an answer window. All other decisions belong to a player's own turn."""
    if sight.s.phase != Phase.WINDOW:
        return None
    allowed = sight.view.legal_actions()
    claims = MINE in allowed and _gains_by_a_claim(sight)
    return Offer(PASS.first, claims or (CALL in allowed and _has_the_least(sight)))


def _gains_by_a_claim(sight: Sight) -> bool:
    gain = plain(gain_of_a_claim, sight.box, sight.s, sight.view.seat)
    return bool(gain > WORTH_A_CLAIM)


def _has_the_least(sight: Sight) -> bool:
    return bool(plain(has_the_least, sight.box, sight.s, sight.view.seat, SURE))
