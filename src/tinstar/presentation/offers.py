"""Offers: decisions in which a player may do something out of turn, or decline.

The moment of an offer follows from what everybody sees. Whether the player holds anything sensible
follows from the player's own view.
"""

from typing import NamedTuple

from tinstar.engine.view import View
from tinstar.presentation.view_with_names import Sight


class Offer(NamedTuple):
    """An offer to the player to act.

    - decline: the action that declines.
    - is_sensible: whether the player holds anything with which another action could make sense.
    """

    decline: int
    is_sensible: bool


def offer_of(view: View) -> Offer | None:
    """Return the offer to the seat to act, or None if this decision is no offer.

    A game without an `offer` function has offers only in answer windows, and each is sensible.
    """
    if part := view.game.rules.scene.offer:
        return part(Sight(view))
    return Offer(view.silence(), is_sensible=True) if view.window() else None
