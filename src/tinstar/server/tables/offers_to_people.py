"""Offers to one person: to act out of turn, or to decline (see `presentation.offers`)."""

import time
from typing import TYPE_CHECKING

from tinstar.match.transition import Happening
from tinstar.presentation.offers import Offer, offer_of
from tinstar.server.tables import answer_window

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_match import LiveMatch


def offer_to_person(play: "LiveMatch") -> tuple[int, Offer] | None:
    """Return the person who may act out of turn now, or decline, and the offer."""
    seat = play.match.asked
    if seat < 0 or not play.match.game.rules.scene.offer:
        return None
    if play.record.chairs[seat].holder != "person" or play.match.view(seat).window():
        return None
    offer = offer_of(play.match.view(seat))
    return (seat, offer) if offer else None


def declined_offer(play: "LiveMatch") -> tuple[int, Offer] | None:
    """Return the person and the offer, if the table declines it, as declining is the only move."""
    offered = offer_to_person(play) if play.record.by_itself else None
    return None if offered is None or offered[1].is_sensible else offered


def is_alone(play: "LiveMatch") -> bool:
    """Return whether nobody could learn anything from the time of a decision."""
    return len(play.record.people()) < answer_window.COMPANY


def seconds_held(play: "LiveMatch") -> float:
    """Return how long a decision on an offer is held back. A person alone need not wait."""
    return 0 if is_alone(play) else max(0.0, play.shows_at - time.monotonic())


def decline_at_once(play: "LiveMatch") -> list[Happening]:
    """Decline offers for a person who plays alone, before the page shows a question."""
    happened: list[Happening] = []
    while is_alone(play) and (offered := declined_offer(play)):
        seat, offer = offered
        happened += play.match.answer_on(seat, offer.decline, play.match.position)
        happened += play.match.go_on_by_itself()
    return happened
