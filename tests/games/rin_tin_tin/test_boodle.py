"""Scoring to draw Boodle Cards."""

import pytest

import tinstar
from tests.games.rin_tin_tin.table import A, B, C, D, table
from tinstar.engine.kernel import sees_answer
from tinstar.games.rin_tin_tin.state import Phase

ONE_MISSING = """
    A*
    B
    C
    D
    red 1   A B B B . / A
"""
LAST_OF_TWO = """
    A*
    B
    red 1   A A B B . / A
"""
THREE_TIED = """
    A
    B
    C
    D*
    red 1   B B C C . / A
"""
NO_FIGURE_YET = """
    A*
    B
    red 1   A A B B B / .
"""


def test_B1_a_group_is_scored_when_its_sixth_circle_is_covered():
    t = table(ONE_MISSING).spin("red").do("cavalryman to red 1")
    assert (t.phase, t.s.drawer) == (Phase.BOODLE, A)


def test_B1_five_ordinary_circles_are_not_enough():
    t = table(NO_FIGURE_YET).spin("red").do("cavalryman to red 2")
    assert t.phase == Phase.SPIN


def test_B1_a_figure_can_be_the_last_piece():
    t = table(NO_FIGURE_YET).spin("rin tin tin").do("figure to red 1")
    assert (t.phase, t.s.drawer) == (Phase.BOODLE, A)


def test_B2_the_highest_score_of_the_group_draws_a_card():
    t = table("A\nB*\nC\nred 1  C B B B . / A").spin("red").do("cavalryman to red 1")
    assert t.outlaws("red 1") == [2, 4, 1]
    t.draw(5)
    assert t.boodle(B) == [5]
    assert t.s.boodle_cards.tolist() == [0, 1, 0, 0]
    assert t.s.deck_size == 7


def test_B3_only_the_drawer_sees_which_card_it_is():
    t = table(ONE_MISSING).spin("red").do("cavalryman to red 1")
    assert [sees_answer(t.box, t.s, seat) for seat in (A, B, C, D)] == [1, 0, 0, 0]
    state = t.draw(10).state()
    assert state.view(A).array[0].boodle[A].sum() == 1
    for seat in (-1, B, C, D):
        assert not state.view(seat).array[0].boodle.any()


def test_B4_each_circle_counts_one_for_whose_cavalryman_covers_it():
    t = table("A*\nB\nred 1  A B B . . / .")
    assert t.outlaws("red 1") == [1, 2]


def test_B5_the_rin_tin_tin_circle_counts_one_and_doubles():
    t = table("A*\nB\nred 1  A B B . . / B")
    assert t.outlaws("red 1") == [1, 6]


def test_B5_it_doubles_in_its_own_group_only():
    t = table("A*\nB\nred 1  A . . . . / B\nred 2  B B . . . / .")
    assert t.outlaws("red 2") == [0, 2]


@pytest.mark.parametrize(
    ("row", "outlaws"), [("A A A . . / .", 3), ("A A . . . / A", 6), ("A . . . . / A", 4)]
)
def test_X2_three_outlaws_are_three_or_with_rin_tin_tin_six(row, outlaws):
    assert table(f"A*\nB\nblue 2  {row}").outlaws("blue 2") == [outlaws, 0]


def test_X3_black_doubles_to_six_and_beats_the_three_of_white():
    """Black is B here, White is A."""
    t = table("A*\nB\nred 1  A A B B . / B").spin("red").do("cavalryman to red 1")
    assert t.outlaws("red 1") == [3, 6]
    assert t.s.drawer == B


def test_B6_of_two_two_two_the_holder_of_rin_tin_tin_draws():
    t = table(THREE_TIED).spin("red").do("cavalryman to red 1")
    assert t.outlaws("red 1") == [2, 2, 2, 1]
    assert t.s.drawer == A


@pytest.mark.parametrize(("holder", "seats"), [(A, "A* B C"), (B, "A B* C")])
def test_B6_of_four_and_four_the_holder_of_rin_tin_tin_draws(holder, seats):
    mine, other = ("A", "B") if holder == A else ("B", "A")
    group = f"red 1  {other} {other} {other} {other} . / {mine}"
    t = table("\n".join([*seats.split(), group])).spin("red").do("cavalryman to red 1")
    assert t.outlaws("red 1") == [4, 4, 0]
    assert t.s.drawer == holder


def test_B7_a_group_that_was_scored_is_left_standing():
    t = table(LAST_OF_TWO).spin("red").do("cavalryman to red 1").draw(2)
    assert t.row("red 1") == "A A B B A / A"
    assert t.outlaws("red 1") == [8, 2]


def test_R8_a_group_is_scored_whoever_completes_it_and_the_card_is_drawn_unasked():
    t = table(THREE_TIED).spin("red").do("cavalryman to red 1")
    assert t.mover == tinstar.CHANCE
    assert t.s.drawer == A  # though D has completed it
    t.draw(0)
    assert t.s.mover == A  # the turn after D's


def test_R8_a_group_is_scored_by_players_and_not_by_colors():
    t = table("A* men 11\nB\nred 1  B B B . . / .").spin("red").do("cavalryman to red 1")
    t.spin("blue").do("cavalryman to blue 1").spin("red").do("cavalryman to red 1")
    assert t.s.circle[0, 3:5].tolist() == [1, 3]  # of two colors
    t.spin("blue").do("cavalryman to blue 1").spin("rin tin tin").do("figure to red 1")
    assert t.outlaws("red 1") == [6, 3]
    assert t.s.drawer == A


def test_R9_a_rin_tin_tin_circle_held_alone_counts_two():
    assert table("A*\nB\nred 1  . . . . . / B").outlaws("red 1") == [0, 2]


def test_R11_where_no_card_is_left_none_is_drawn_and_none_is_shuffled():
    t = table("A* boodle 0 0 2 2 5 5 10 10\nB\nred 1  A A B B . / A").spin("red")
    t.do("cavalryman to red 1")
    assert (t.phase, t.s.mover) == (Phase.SPIN, B)
    assert t.s.deck_size == 0
    assert t.s.boodle_cards.tolist() == [8, 0, 0, 0]


def test_R11_the_last_card_is_drawn():
    t = table("A* boodle 0 0 2 2 5 5 10\nB\nred 1  A A B B . / A").spin("red")
    t.do("cavalryman to red 1").draw(10)
    assert t.boodle(A) == [0, 0, 2, 2, 5, 5, 10, 10]


def test_R12_how_many_cards_a_player_holds_is_seen_by_all():
    state = table("A* boodle 10 0\nB boodle 5").state()
    for seat in (-1, A, B):
        assert state.view(seat).array[0].boodle_cards.tolist() == [2, 1, 0, 0]
        assert state.view(seat).array[0].deck_size == 5
