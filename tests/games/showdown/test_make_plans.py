"""How to play, Make plans, and the end of the game."""

import pytest

from tests.games.showdown.table import CARDS, A, B, C, begun, new_table, table
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.state import Ending, Phase

PLANS = """
    A*  hand BB
    B   hand SS
    open BR HM
    pile RR RM SR
"""


def test_P1_P8_turns_go_clockwise():
    t = table("A* hand BB\nB hand SS\nC hand BB\nopen BR HM\npile rest")
    turns = []
    for _ in range(4):
        turns.append(t.mover)
        t.do("draw").answer(CARDS["MM"] if len(turns) < 4 else CARDS["RR"])
    assert turns == [A, B, C, A]


def test_P3_one_does_one_of_two_things():
    t = table("A* hand BB BS\nB hand SS\nopen BR HM\npile rest")
    assert t.legal() == ["take 1", "take 2", "draw", "choose bandit"]


def test_P3_no_second_thing_after_plans():
    assert table(PLANS).do("draw").mover == B


def test_P4_one_takes_the_top_card_of_the_pile():
    t = table(PLANS).do("draw")
    assert t.shows("A hand BB RR\nopen BR HM")
    assert t.s.pile_size == 2


def test_P4_P5_one_takes_a_card_that_lies_face_up_and_another_is_turned_over():
    t = table(PLANS).do("take 2")
    assert t.shows("A hand BB HM\nB* hand SS\nopen BR RR")
    assert t.s.pile_size == 2


def test_P4_a_card_drawn_is_seen_by_its_owner_alone():
    t = table("A* hand BB\nB hand SS\nC hand SS\nopen BR HM\npile rest").do("draw")
    seen = [t.state().view(seat).array[0].hand[A].sum() for seat in (-1, A, B, C)]
    t.answer(CARDS["MM"])
    after = [t.state().view(seat).array[0].hand[A].sum() for seat in (-1, A, B, C)]
    assert (seen, after) == ([0, 1, 0, 0], [0, 2, 0, 0])


def test_P6_two_identical_cards_are_thrown_out():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM SS SH RR").do("take 1")
    assert t.shows("open SS SH\ndiscarded HM HM\nB* hand SS")


def test_P6_again_and_again():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM RR RR SS SH MM").do("take 1")
    assert t.shows("open SS SH\ndiscarded HM HM RR RR")


def test_R6_a_single_card_in_the_pile_takes_the_place_of_identical_ones():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM SS").do("take 1")
    assert t.shows("open SS\ndiscarded HM HM\nB* hand SS")
    assert t.s.pile_size == 0


def test_R6_identical_cards_stay_when_the_pile_is_empty():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM").do("take 1")
    assert t.shows("open HM HM\ndiscarded\nB* hand SS")


def test_R6_taking_the_single_card_that_took_their_place_ends_the_game():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM SS").do("take 1", "take 1")
    assert t.ending == Ending.LAST_CARD


def test_R6_two_in_the_pile_are_enough_even_if_they_are_identical_too():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile HM SS SS").do("take 1")
    assert t.shows("open SS SS\ndiscarded HM HM")
    assert t.phase == Phase.TURN


FULL = """
    A*  hand BB BS BH BR BM SM
    B   hand SS
    open BR HM
    pile rest
"""


def test_P7_with_six_cards_one_must_take_action():
    t = table(FULL)
    assert {t.why_not(x) for x in ("take 1", "take 2", "draw")} == {Objection.HAND_FULL}
    assert t.legal() == ["choose bandit"]


def test_P7_with_five_cards_one_may_take_a_sixth():
    t = table(FULL.replace(" SM", ""))
    assert t.legal() == ["take 1", "take 2", "draw", "choose bandit"]


def test_R4_six_cards_always_show_some_symbol_three_times():
    """Twelve symbols of five kinds: if none were there three times, there would be at most ten."""
    box = new_table(2).box
    assert 2 * box.hand_limit > 5 * (box.symbols_needed - 1)
    five = "BB SS HH RR MM"  # here none is there three times
    t = table(f"A* hand {five}\nB hand SS\nopen BR HM\npile rest")
    assert t.legal() == ["take 1", "take 2", "draw"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R4_nobody_can_ever_pass(players: int):
    assert not any("pass" in text for text in begun(players, A, "").legal())


def test_R5_from_an_empty_pile_nothing_is_drawn_or_turned_over():
    t = table("A* hand BB\nB hand SS\nopen BR HM")
    assert t.why_not("draw") == Objection.PILE_EMPTY
    assert t.do("take 1").shows("A hand BB BR\nB* hand SS\nopen HM")
    assert t.why_not("take 1") == Objection.NO_OPEN_CARD
    assert t.legal() == ["take 2"]


def test_R5_discards_are_never_shuffled():
    t = table("A* hand BB\nB hand SS\nopen BR HM\npile RR").do("draw")
    assert t.s.discards.sum() == 60 - 5
    assert t.why_not("draw") == Objection.PILE_EMPTY


def test_R7_everybody_knows_a_card_that_was_taken_face_up():
    t = table(PLANS).do("take 1")
    known = t.state().view(B).array[0].known[A]
    assert known.sum() == known[CARDS["BR"]] == 1


def test_R7_until_one_like_it_is_played():
    t = table("A* hand BR BB\nB hand SS\nopen BR HM\npile RR RM SR").do("take 1", "draw")
    assert t.s.known[A, CARDS["BR"]] == 1
    t.do("choose bandit", "lay BR")
    assert t.s.known[A].sum() == 0
    assert t.s.hand[A, CARDS["BR"]] == 1
    t.do("lay BB")
    assert not t.s.known[A].any()


def test_R7_hand_sizes_and_discards_are_open():
    view = table(PLANS).state().view(B)
    assert view.array[0].hand_size[A] == 1
    assert view.array[0].discards.sum() == 60 - 7


LAST = """
    A*  hand BB BB   bucks 9
    B   hand SS      bucks 8
    open BR
"""


def test_E1_R26_taking_the_last_face_up_card_ends_the_game_at_once():
    t = table(LAST).do("take 1")
    assert t.phase == Phase.OVER
    assert t.ending == Ending.LAST_CARD
    assert t.mover == -4


def test_R26_the_card_just_taken_counts():
    assert table(LAST).do("take 1").scores() == [9 + 3, 8 + 1]


def test_R26_a_card_is_not_the_last_while_another_can_be_turned_over():
    t = table(LAST + "pile SS").do("take 1")
    assert t.ending == Ending.NONE
    assert t.shows("open SS\nB* hand SS")


def test_R26_the_last_card_may_be_left_while_there_is_something_else_to_do():
    t = table(LAST).act("bandit", "BB BB")
    assert t.ending == Ending.NONE
    assert t.mover == B


def test_R5_with_one_card_face_up_in_the_box_it_works_the_same():
    t = begun(2, A, "BB SR SH SM HH HR HM", {"open_cards": 1})
    assert t.shows("open BB\nA* hand SR SH SM\nB hand HH HR HM")
    t.pile = [CARDS["MM"]]
    assert t.do("take 1").shows("open MM\nB* hand HH HR HM")


def test_R6_a_box_of_one_kind_of_card_is_used_up_in_the_set_up():
    """Pair after pair is discarded until the pile cannot replace them: no hand is dealt."""
    t = begun(2, A, "BB " * 6, {"copies": [6] + [0] * 14})
    assert t.shows("open BB BB\ndiscarded BB BB BB BB\nA* hand\nB hand")
    assert t.phase == Phase.TURN


def test_R5_where_the_pile_runs_out_in_the_deal_hands_stay_small():
    t = begun(2, B, "BB SS HH HH HH RR", {"copies": [1, 0, 0, 0, 0, 1, 0, 0, 0, 3, 0, 0, 1, 0, 0]})
    assert t.shows("A hand RR\nB* hand HH HH HH")
    assert t.phase == Phase.TURN
