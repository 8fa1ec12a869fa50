"""Stacking on the drawn card, and the cost of a wrong card."""

import numpy as np
import pytest

from tests.games.caboo.table import A, B, C, Table, table
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.card_moves import shuffle_the_centre
from tinstar.games.caboo.components import LOTS
from tinstar.games.caboo.state import How, Phase

TENS = """
    A*  10 3 10:A 5
    B   10:AB 7 8 J
    C   2 10 Q K
    centre 3
    pile {}
"""


def drawing(card: str, numbers: dict[str, int] | None = None, **options: bool) -> Table:
    return table(TENS.format(f"{card} 4 6 9"), numbers, **options).do("draw")


def test_P9_the_card_drawn_and_one_of_the_same_rank_go_to_the_centre():
    t = drawing("10").do("stack A3", "turn over")
    assert t.row(A) == "10 3 . 5"
    assert t.s.seen[A, 2] == 0
    assert t.top == "10"
    assert t.s.centre.sum() == 3
    assert t.s.drawn == -1


def test_P9_another_players_card_may_be_stacked():
    t = drawing("10").do("stack B1", "turn over")
    assert t.row(B) == ". 7 8 J"
    assert t.phase == Phase.GIVE


def test_P10_for_anothers_card_one_gives_one_of_ones_own_and_neither_looks():
    t = drawing("10").do("stack B1", "turn over", "give 2")
    assert (t.row(A), t.row(B)) == ("10 . 10 5", "3 7 8 J")
    assert t.knows(A, B) == t.knows(B, B) == "? ? ? ?"


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_P11_any_card_of_ones_own_may_be_given_known_or_not(place: int):
    t = drawing("10").do("stack B1", "turn over")
    assert f"give {place}" in t.legal()


def test_P11_who_knows_the_card_given_knows_it_still():
    t = drawing("10").do("stack B1", "turn over", "give 3")
    assert t.knows(A, B) == "10 ? ? ?"
    assert t.knows(B, B) == "? ? ? ?"


def test_P12_as_many_are_stacked_as_one_likes():
    t = drawing("10").do("stack A1", "stack A3", "stack C2", "turn over", "give 4")
    assert t.row(A) == ". 3 . ."
    assert t.row(C) == "2 5 Q K"
    assert t.s.cards[:3].tolist() == [1, 4, 4]


def test_R7_a_jack_is_no_ten():
    t = drawing("10").do("stack B4", "turn over")
    assert t.row(B) == "10 7 8 J"
    assert t.phase == Phase.WINDOW
    assert not t.s.stacked


def test_R7_cards_are_turned_over_in_the_order_in_which_they_were_named():
    right_first = drawing("10").do("stack A1", "stack A2", "turn over")
    wrong_first = drawing("10").do("stack A2", "stack A1", "turn over")
    assert right_first.row(A) == "4 3 10 5"
    assert wrong_first.row(A) == "10 3 10 5 4"


def test_R7_one_may_name_as_many_cards_as_one_owns_and_none_twice():
    t = drawing("10").do("stack B1", "stack A1", "stack A3")
    assert t.why_not("stack A1") == Objection.NAMED_ALREADY
    assert t.why_not("stack B6") == Objection.NO_CARD_THERE
    t.do("stack C2")
    assert t.why_not("stack B2") == Objection.TOO_MANY_NAMED
    assert t.legal() == ["turn over"]


def test_R7_a_card_still_to_be_turned_over_is_not_given():
    t = drawing("10").do("stack B1", "stack A3", "stack C2", "turn over")
    assert t.why_not("give 3") == Objection.STILL_TO_TURN_OVER
    assert t.legal() == ["give 1", "give 2", "give 4"]
    t.do("give 1")
    assert t.row(A) == ". 3 . 5"
    assert t.legal() == ["give 2", "give 4"]
    assert t.why_not("give 1") == Objection.NO_CARD_THERE


def test_R7_a_penalty_fills_the_lowest_gap_or_goes_to_the_end():
    gap = table("A* 10 . 3 .\nB 5 6\npile 10 4").do("draw", "stack A3", "turn over")
    assert gap.row(A) == "10 4 3 ."
    end = drawing("10").do("stack A2", "turn over")
    assert end.row(A) == "10 3 10 5 4"


def test_X1_a_wrong_card_is_shown_to_all_and_goes_back():
    t = drawing("10").do("stack C3", "turn over")
    assert t.row(C) == "2 10 Q K"
    assert [t.knows(seat, C) for seat in (A, B, C, -1)] == ["? ? Q ?"] * 4
    assert t.s.shown == 2 * 20 + 2
    assert t.s.seen[C, 2] == 0b111


def test_X1_it_is_out_of_sight_with_the_next_turn():
    t = drawing("10").do("stack C3", "turn over").says()
    assert t.s.shown == -1
    assert t.knows(A, C) == "? ? Q ?"


def test_R26_a_card_that_comes_where_one_was_shown_was_not_shown():
    """C's Queen is shown, then claimed with; the card that C takes for it is unmarked."""
    t = drawing("10").do("stack C3", "turn over").says(C="mine").do("swap 3")
    assert t.row(C) == "2 10 10 K"
    assert t.s.shown == -1
    t = drawing("10").do("stack C3", "turn over").says(C="mine").do("swap 1")
    assert t.s.shown == 2 * 20 + 2


def test_X2_who_was_mistaken_gets_an_unknown_card():
    t = drawing("10").do("stack C3", "turn over")
    assert t.row(A) == "10 3 10 5 4"
    assert [t.knows(seat, A)[-1] for seat in (A, B, C)] == ["?"] * 3


def test_R8_a_wrong_card_makes_the_rest_void_and_the_card_drawn_a_plain_one():
    t = drawing("10").do("stack A1", "stack B2", "stack A3", "turn over")
    assert t.row(A) == "4 3 10 5"
    assert t.phase == Phase.WINDOW
    assert (t.s.named_count, t.s.turned) == (0, 0)
    assert (t.s.named[:3] == -1).all()
    assert t.top == "10"


def test_R8_one_penalty_however_many_were_wrong():
    t = drawing("10").do("stack A2", "stack A4", "stack B2", "turn over")
    assert t.s.cards[A] == 5


def test_R9_stacking_ends_the_turn_and_counts_if_one_card_was_right():
    t = drawing("10").do("stack A1", "turn over")
    assert t.s.stacked == 1
    assert t.says().mover == B
    assert drawing("10").do("stack A2", "turn over").s.stacked == 0
    assert drawing("10").do("stack A1", "stack A2", "turn over").s.stacked == 1


def test_R23_nobody_sees_the_penalty_and_a_full_row_gets_none():
    t = table(TENS.format("10 4")).do("draw", "stack A2")
    t.pile.clear()
    assert t.do("turn over").phase == Phase.PENALTY
    assert t.who_sees() == 0
    full = drawing("10", {"row": 4}).do("stack A2", "turn over")
    assert full.row(A) == "10 3 10 5"
    assert full.phase == Phase.WINDOW


def test_R21_the_centre_but_for_its_top_card_is_shuffled_when_a_card_is_needed():
    t = table("A* 2 3\nB 4 5\ncentre 6 7 7 8").do("draw")
    assert t.phase == Phase.DRAW
    assert t.state().chance_outcomes() == [(5, pytest.approx(1 / 3)), (6, pytest.approx(2 / 3))]
    assert t.top == "8"
    assert t.s.centre.sum() == 1


def test_R21_a_penalty_is_such_a_need():
    t = table("A* 2 3\nB 4 5\ncentre 6 7\npile 8").do("draw", "stack A1", "turn over")
    assert t.phase == Phase.PENALTY
    assert t.s.pile.sum() == t.s.pile_size == 2


def test_R21_if_that_gives_nothing_the_round_ends_without_a_caller():
    t = table("A* 2 3\nB 4 5\ncentre 6").do("draw")
    assert (t.phase, t.how) == (Phase.REVEALED, How.NO_CARDS)
    assert t.totals() == [0, 9]
    t = table("A* 2 3\nB 4 5\npile 8").do("draw", "stack A1", "turn over")
    assert t.how == How.NO_CARDS


def test_R21_a_call_already_made_is_scored_as_usual():
    t = table("A* 2 3\nB 4 5\ncentre 6", advanced=True).do("caboo", "draw")
    assert t.how == How.CALLED
    assert t.totals() == [-12, 9]


def test_of_too_many_shuffles_the_two_oldest_are_taken_together():
    t = table("A* 2 3 4 5\nB 6 7\ncentre 8 9\npile J")
    s, last = t.s, LOTS - 1
    s.pile[:], s.pile_size, s.lot = 0, 0, last
    s.lots[:] = np.arange(LOTS)[:, None] + 10
    s.lot_of[A, :4], s.lot_of[B, :2] = [0, 1, 2, last], [1, 0]
    plain(shuffle_the_centre, t.box, s)
    assert s.lot == last
    assert s.lot_of[A, :4].tolist() == [0, 0, 1, last - 1]
    assert s.lot_of[B, :2].tolist() == [0, 0]
    assert s.lots[:last, 0].tolist() == [10 + 11, *range(12, 10 + LOTS)]
    assert s.lots[last].tolist() == s.pile.tolist()
    assert s.pile.sum() == s.pile_size == 1


@pytest.mark.parametrize("lots", [3, 12])
def test_shuffles_are_kept_apart_as_far_as_the_record_has_room(lots: int):
    t = table("A* 2 3\nB 4 5\ncentre 6 7\npile 8")
    t.pile.clear()
    while t.s.turns < 2 * lots:
        t.do("draw").answer(*t.state().legal_actions()[:1])
        t.do("swap 1").says()
    assert t.s.lot == min(lots - 1, 7)
    assert t.s.lots.tolist() == t.lots()
