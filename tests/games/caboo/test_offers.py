"""Offers of Caboo: in which answer windows a player holds something sensible."""

import pytest

from tests.games.caboo.table import B, C, Table, table
from tinstar.games.caboo.actions import PASS
from tinstar.presentation.offers import Offer, offer_of


def laid_down(card: str, b: str, c: str = "8 8 8 8") -> Table:
    """Return the table in the window after A has drawn this card and discarded it."""
    drawn = table(f"A* 9 9 9 9\nB {b}\nC {c}\ncentre 3\npile {card} 9 9").do("draw")
    return drawn.do("discard")


def offer(t: Table) -> Offer | None:
    return offer_of(t.state().view(t.mover))


def test_a_turn_of_one_s_own_is_no_offer():
    assert offer(table("A* 9 9\nB 8 8\ncentre 3\npile 4 9")) is None


@pytest.mark.parametrize(
    ("card", "b", "sensible"),
    [
        ("7", "7:B 9:B 9:B 9:B", True),  # could be stacked
        ("2", "9:B 9:B 9:B 9:B", True),  # worth much less than a card that B has seen
        ("Q", "9:B 9:B 9:B 9:B", False),
        ("9", "9 8:B 8:B 8:B", False),  # B has not seen its 9
        ("Q", "K:B K:B", True),  # B has the least, and could call
        ("Q", "J:B J:B J:B J:B", False),
    ],
)
def test_a_window_is_sensible_for_who_could_gain_by_what_it_has_seen(
    card: str, b: str, sensible: bool
):
    t = laid_down(card, b)
    assert t.mover == B
    assert offer(t) == Offer(PASS.first, sensible)


def test_each_seat_is_judged_by_its_own_cards():
    t = laid_down("7", "9:B 9:B 9:B 9:B", "7:C 8:C 8:C 8:C").do("pass")
    assert t.mover == C
    assert offer(t) == Offer(PASS.first, is_sensible=True)
