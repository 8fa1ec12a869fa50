""" "Mine!": reactions to a card in the centre, and who was first."""

import pytest

from tests.games.caboo.table import A, B, C, Table, table
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.components import Rank
from tinstar.games.caboo.state import How, Phase

SEVENS = """
    A*  2 3 7 5
    B   7:B 7 8 J
    C   7 10:C Q K
    centre 3
    pile {} 4 6 9
"""


def laid_down(card: str = "7", **options: bool) -> Table:
    """Return the table after A has drawn this card and discarded it."""
    return table(SEVENS.format(card), **options).do("draw", "discard")


# --- the window ----------------------------------------------------------------------------------


def test_M1_when_a_card_has_been_laid_down_others_may_say_mine():
    t = laid_down()
    assert t.phase == Phase.WINDOW
    assert (t.mover, t.legal()) == (B, ["pass", "mine", "caboo"])
    t.do("pass")
    assert (t.mover, t.legal()) == (C, ["pass", "mine", "caboo"])


@pytest.mark.parametrize("deed", ["discard", "look A1", "swap 1", "stack A3", "stack A1"])
def test_R10_every_placement_opens_a_window(deed: str):
    t = table(SEVENS.format("7")).do("draw", deed)
    if t.phase == Phase.NAME:
        t.do("turn over")
    assert (t.phase, t.mover) == (Phase.WINDOW, B)


def test_R10_the_player_whose_turn_it_is_may_only_call():
    t = laid_down().do("pass", "pass")
    assert (t.mover, t.legal()) == (A, ["pass", "caboo"])
    assert t.why_not("mine") == Objection.YOUR_OWN_TURN


def test_R10_the_first_says_what_it_was_for():
    t = laid_down().says(B="mine")
    assert (t.phase, t.mover) == (Phase.CLAIM, B)
    assert t.families() == {"swap", "stack"}
    assert t.why_not("trade 1") == Objection.NOT_NOW


# --- taking --------------------------------------------------------------------------------------


def test_M2_the_card_in_the_centre_replaces_one_of_the_claimers():
    t = laid_down("K").says(B="mine").do("swap 3")
    assert t.row(B) == "7 7 K J"
    assert t.top == "8"
    assert t.s.centre[Rank.KING] == 0
    assert t.s.taken == 1
    assert t.phase == Phase.WINDOW


def test_M2_all_know_the_card_that_was_taken():
    t = laid_down("K").says(B="mine").do("swap 3")
    assert [t.knows(seat, B).split()[2] for seat in (A, B, C, -1)] == ["K"] * 4


def test_M2_a_gap_cannot_be_filled_so():
    t = laid_down("K").says(B="mine")
    assert t.why_not("swap 5") == Objection.NO_CARD_THERE


def test_M3_a_stack_cannot_be_taken():
    t = table(SEVENS.format("7")).do("draw", "stack A3", "turn over").says(C="mine")
    assert t.why_not("swap 1") == Objection.STACKED
    assert t.families() == {"stack"}


@pytest.mark.parametrize(("deed", "top"), [("discard", "7"), ("look A1", "7"), ("swap 1", "2")])
def test_R11_a_single_placement_may_be_taken(deed: str, top: str):
    t = table(SEVENS.format("7")).do("draw", deed)
    assert t.top == top
    assert "swap" in t.says(C="mine").families()


def test_R11_a_stack_that_went_wrong_leaves_a_single_placement():
    t = table(SEVENS.format("7")).do("draw", "stack A1", "turn over").says(C="mine")
    assert "swap" in t.families()


def test_R11_it_is_taken_once_a_turn_and_what_comes_on_top_may_be_stacked_on():
    t = laid_down("K").says(B="mine").do("swap 1").says(C="mine")
    assert t.top == "7"
    assert t.why_not("swap 1") == Objection.TAKEN_ALREADY
    t.do("stack C1", "turn over")
    assert t.row(C) == ". 10 Q K"
    t.says()
    t.do("draw", "discard").says(C="mine")
    assert "swap" in t.families()


def test_R11_nothing_is_taken_once_a_claim_has_stacked():
    t = laid_down().says(B="mine").do("stack B1", "turn over").says(C="mine")
    assert t.why_not("swap 2") == Objection.STACKED


# --- stacking ------------------------------------------------------------------------------------


def test_M4_a_claim_may_stack_ones_own_card_or_anothers():
    t = laid_down().says(B="mine").do("stack B1", "turn over")
    assert t.row(B) == ". 7 8 J"
    t = laid_down().says(B="mine").do("stack C1", "turn over", "give 4")
    assert (t.row(B), t.row(C)) == ("7 7 8 .", "J 10 Q K")


def test_M4_the_card_of_the_player_whose_turn_it_is_may_be_stacked_too():
    t = laid_down().says(B="mine").do("stack A3", "turn over", "give 3")
    assert t.row(A) == "2 3 8 5"


def test_M5_one_may_stack_on_a_swap_and_on_a_stack():
    on_a_swap = table(SEVENS.format("4")).do("draw", "swap 3").says(B="mine")
    assert on_a_swap.do("stack B1", "turn over").row(B) == ". 7 8 J"
    on_a_stack = table(SEVENS.format("7")).do("draw", "stack A3", "turn over").says(B="mine")
    assert on_a_stack.do("stack B1", "turn over").row(B) == ". 7 8 J"


def test_R12_a_claim_stacks_as_many_as_it_likes_again_and_again():
    t = laid_down().says(B="mine").do("stack B1", "stack B2", "turn over")
    assert t.row(B) == ". . 8 J"
    t.says(C="mine").do("stack C1", "turn over")
    t.says(B="mine").do("stack A3", "turn over", "give 4")
    assert (t.row(A), t.row(B), t.row(C)) == ("2 3 J 5", ". . 8 .", ". 10 Q K")
    t.says()
    assert (t.mover, t.phase) == (B, Phase.TURN)


def test_R12_a_wrong_card_costs_a_penalty_there_too():
    t = laid_down().says(B="mine").do("stack B3", "turn over")
    assert t.row(B) == "7 7 8 J 4"
    assert t.knows(A, B) == "? ? 8 ? ?"


def test_R12_a_card_still_to_be_turned_over_is_not_given_there_either():
    t = laid_down().says(B="mine").do("stack C1", "stack B2", "turn over")
    assert t.why_not("give 2") == Objection.STILL_TO_TURN_OVER
    assert t.legal() == ["give 1", "give 3", "give 4"]


# --- who was first -------------------------------------------------------------------------------


def test_R13_answers_are_secret():
    t = laid_down()
    assert t.who_sees() == 1 << B
    t.do("mine")
    assert t.state().view(B).array[0].answer[B] == 2
    for seat in (A, C, -1):
        assert not t.state().view(seat).array[0].answer.any()
    assert t.state().view(C).array[0].answered == 1 << B


def test_R13_of_those_who_claim_each_is_as_likely_to_be_first():
    t = laid_down().says(B="mine", C="mine")
    assert t.phase == Phase.WHO_CLAIMED
    assert t.state().chance_outcomes() == [(B, pytest.approx(0.5)), (C, pytest.approx(0.5))]
    assert plain(kernel.spoke_first, t.box, t.s) == 1
    t.answer(C)
    assert plain(kernel.spoke_first, t.box, t.s) == 0


def test_R13_chance_is_asked_even_if_only_one_has_claimed_so_that_it_tells_nothing():
    t = laid_down().do("mine", "pass")
    t.answer(0)
    assert t.phase == Phase.WHO_CLAIMED
    assert t.state().chance_outcomes() == [(B, 1.0)]


def test_R13_other_claims_fall_away_and_all_are_asked_again():
    t = laid_down().says(B="mine", C="mine", first=C)
    assert (t.phase, t.mover) == (Phase.CLAIM, C)
    assert not t.s.answer.any()
    t.do("stack C1", "turn over")
    assert t.phase == Phase.WINDOW
    assert t.window() == [A, B, C]


def test_R13_who_has_stacked_wrongly_may_not_claim_again_in_this_window():
    t = laid_down().says(B="mine").do("stack B3", "turn over")
    assert t.phase == Phase.WINDOW
    assert t.why_not("mine") == Objection.BARRED
    assert t.s.barred == 1 << B
    assert t.legal() == ["pass", "caboo"]
    t.says(C="mine").do("stack C1", "turn over")
    assert t.legal() == ["pass", "caboo"]
    t.says()
    t.do("draw", "discard")
    t.do("pass", "pass", "pass")
    t.do("draw", "discard", "pass")
    assert (t.mover, "mine" in t.legal()) == (B, True)


def test_R13_a_wrong_stack_on_ones_own_turn_bars_from_nothing():
    assert table(SEVENS.format("7")).do("draw", "stack A1", "turn over").s.barred == 0


def test_R13_the_window_closes_when_nobody_claims():
    t = laid_down().says()
    assert (t.mover, t.phase) == (B, Phase.TURN)
    assert (t.s.answered, t.window()) == (0, [])


def test_R13_all_are_asked_at_once_and_saying_nothing_is_passing():
    t = laid_down()
    assert t.window() == [A, B, C]
    t.do("pass")
    assert t.window() == [A, C]
    assert plain(kernel.silence, t.box, t.s) == 0
    view = t.state().view(A).asked_at_once()
    assert (view.current_player(), view.legal_actions()) == (A, [0, 2])


def test_R14_a_claim_does_not_use_up_ones_turn():
    t = laid_down().says(B="mine").do("stack B1", "turn over").says()
    assert (t.mover, t.phase) == (B, Phase.TURN)


def test_M1_R22_without_cards_there_is_nothing_to_claim_with():
    t = table("A* 2 3\nB .\nC 4\npile 5 6").do("draw", "discard")
    assert (t.mover, t.legal()) == (B, ["pass", "caboo"])
    assert t.why_not("mine") == Objection.NO_CARD_OF_YOURS


def test_once_caboo_is_called_only_those_are_asked_who_may_claim():
    t = table("A* 2 3\nB .\nC 4 5\npile 6 7", advanced=True)
    t.do("draw", "discard").says(B="caboo").do("draw", "discard")
    assert t.window() == [A]
    t.says()
    assert (t.mover, t.phase) == (A, Phase.TURN)


def test_where_nobody_may_say_anything_the_turn_ends_at_once():
    t = table("A* 2 3\nB .\npile 6 7", advanced=True).do("caboo", "draw", "discard", "pass")
    assert t.mover == A
    t.do("draw", "discard")
    assert (t.phase, t.how) == (Phase.REVEALED, How.CALLED)


# --- knowledge -----------------------------------------------------------------------------------


def test_R26_all_see_the_centre_where_cards_lie_and_who_looks_at_which():
    t = laid_down()
    t.do("mine", "pass", "pass")
    for seat in (A, C, -1):
        s = t.state().view(seat).array[0]
        for name in ("centre", "top", "seen", "cards", "places", "glance", "named", "pile_size"):
            assert (s[name] == t.s[name]).all(), name


def test_R26_faces_and_claims_that_were_not_served_are_secret():
    t = laid_down().says(B="mine", C="mine", first=C)
    assert t.knows(A, B) == "? ? ? ?"
    assert t.knows(B, B) == "7 ? ? ?"
    after_c_alone = laid_down().says(C="mine")
    for seat in (A, C, -1):
        assert t.state().view(seat).digest() == after_c_alone.state().view(seat).digest()
