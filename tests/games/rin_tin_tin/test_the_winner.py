"""The Winner: the end, the final count, and tie-breaking."""

import pytest

import tinstar
from tests.games.rin_tin_tin.table import A, B, C, Table, boxed, table
from tinstar.engine.kernel import sees_answer
from tinstar.games.rin_tin_tin.state import Ending, Phase

LAST_PIECE = """
    A*  men 1  figures 0  boodle 10 0
    B   men 0  figures 0  boodle 5
    red 1     A A B . . / A
    green 2   B B B B . / .
"""
DONE = "men 0  figures 0"


def ended(*seats: str, groups: tuple[str, ...], **numbers: object) -> Table:
    """Return the table after A's last piece, alone in blue 1; each seat has the given Boodle."""
    pieces = ["men 1 figures 0"] + [DONE] * (len(seats) - 1)
    rows = [f"{'ABCD'[i]} {pieces[i]} {seats[i]}" for i in range(len(seats))]
    rows[0] = rows[0].replace("A", "A*")
    t = table("\n".join([*rows, *groups]), numbers)
    return t.spin("blue").do("cavalryman to blue 1")


def tied(a: str = "", b: str = "", c: str = "", **numbers: object) -> Table:
    """Return an end with two Outlaws each for A and B, and one for C."""
    groups = ("red 1  B B . . . / .", "red 2  A C . . . / .")
    return ended(a, b, c, groups=groups, **numbers)


def test_W2_the_game_ends_when_all_pieces_have_been_played():
    t = table(LAST_PIECE).spin("blue")
    assert t.ending == Ending.NONE
    t.do("cavalryman to blue 1")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.ALL_PLAYED)
    assert t.mover == tinstar.TERMINAL


def test_W3_outlaws_are_added_up_group_by_group_doubled_ones_included():
    t = table(LAST_PIECE.replace("boodle 10 0", "").replace("boodle 5", ""))
    t.spin("green").do("cavalryman to green 2")
    assert t.scores() == [6 + 1, 1 + 4]


def test_W4_boodle_counts_by_its_number_alone():
    t = table("A* boodle 2 0\nB boodle 10 5")
    assert t.scores() == [2, 15]


def test_W5_outlaws_and_boodle_are_the_final_score():
    t = table(LAST_PIECE).spin("blue").do("cavalryman to blue 1")
    assert t.scores() == [6 + 1 + 10 + 0, 1 + 4 + 5]
    assert t.s.total[:2].tolist() == t.scores()


def test_W1_the_highest_score_wins():
    t = table(LAST_PIECE).spin("blue").do("cavalryman to blue 1")
    assert t.winners() == [A]
    t = table(LAST_PIECE.replace("10 0", "0 0").replace("boodle 5", "boodle 10 10"))
    assert t.spin("blue").do("cavalryman to blue 1").winners() == [B]


def test_X4_fourteen_outlaws_a_ten_and_a_zero_make_twenty_four():
    t = table(
        """
        A*  men 1  figures 0  boodle 10 0
        B   men 0  figures 0
        red 1      A A B B B / A
        yellow 2   A B B . . / .
        blue 1     A A A A B / .
        green 1    A A B . . / .
        """
    )
    t.spin("free color choice").do("cavalryman to green 1")
    assert [sum(t.outlaws(g)[A] for g in ("red 1", "yellow 2", "blue 1", "green 1"))] == [14]
    assert t.scores()[A] == 24
    assert t.winners() == [A]


def test_W9_with_three_players_groups_not_covered_are_scored_like_the_others():
    t = table(
        """
        A*  men 1  figures 0
        B   men 0  figures 0
        C   men 0  figures 0
        red 1      A A . . . / A
        yellow 2   B . . . . / C
        """
    )
    t.spin("red").do("cavalryman to red 1")
    assert t.phase == Phase.OVER
    assert t.scores() == [8, 1, 2]


def test_R10_they_earn_no_boodle_card():
    t = table(LAST_PIECE).spin("blue").do("cavalryman to blue 1")
    assert t.s.boodle_cards.tolist() == [2, 1, 0, 0]


# --- ties -----------------------------------------------------------------------------------------


def test_W7_each_of_those_tied_draws_a_card_and_adds_it():
    t = tied()
    assert (t.phase, t.s.drawer) == (Phase.DRAW_OFF, A)
    t.draw(2, 10)
    assert t.scores() == [4, 12, 1]
    assert (t.ending, t.winners()) == (Ending.TIE_BROKEN, [B])


def test_W7_the_game_is_not_over_while_a_tie_is_broken():
    assert tied().ending == Ending.NONE


def test_W7_two_players_with_equal_scores_are_tied_and_a_third_is_not():
    assert tied().s.best.tolist() == [1, 1, 0, 0]


@pytest.mark.parametrize(("first", "second", "winner"), [(5, 2, A), (0, 2, B)])
def test_W7_the_higher_card_wins(first, second, winner):
    assert tied().draw(first, second).winners() == [winner]


def test_W8_when_all_cards_are_drawn_they_are_shuffled_together_again():
    t = tied("boodle 0 2 5 10", "boodle 0 2 5 10")
    assert (t.phase, t.s.deck_size) == (Phase.DRAW_OFF, 0)
    t.draw(5)
    assert t.s.deck.tolist() == [2, 2, 1, 2]
    assert (t.boodle(A), t.boodle(B)) == ([5], [])
    assert t.s.boodle_cards.tolist() == [1, 0, 0, 0]


def test_W8_while_there_are_cards_they_are_not_shuffled():
    t = tied("boodle 0 5", "boodle 0 5", "boodle 2")
    assert (t.phase, t.s.deck_size) == (Phase.DRAW_OFF, 3)
    t.draw(10)
    assert (t.boodle(A), t.boodle(C)) == ([0, 5, 10], [2])


def test_W8_all_cards_can_be_drawn_once_they_are_shuffled_and_before_only_those_left():
    left = tied("boodle 0 5", "boodle 0 5")
    assert left.state().chance_weights() == [0, 2, 0, 2]
    assert left.draw(2).state().chance_weights() == [0, 1, 0, 2]
    shuffled = tied("boodle 0 2 5 10", "boodle 0 2 5 10")
    assert shuffled.state().chance_weights() == [2, 2, 2, 2]
    assert shuffled.draw(5).state().chance_weights() == [2, 2, 1, 2]


def test_R13_the_boodle_is_shown_after_the_last_piece_before_a_tie_is_broken():
    before = table(f"A* men 1 figures 0 boodle 5\nB {DONE}\nC {DONE}").spin("red")
    assert not before.state().view(C).array[0].boodle.any()
    t = tied("boodle 5", "boodle 5")
    assert t.phase == Phase.DRAW_OFF
    for seat in (-1, A, B, C):
        assert t.state().view(seat).array[0].boodle.tolist() == t.s.boodle.tolist()
        assert sees_answer(t.box, t.s, max(seat, A)) == 1


def test_R13_all_boodle_is_seen_until_it_is_shuffled_for_a_tie():
    t = tied("boodle 0 2 5 10", "boodle 0 2 5 10")
    assert t.state().view(C).array[0].boodle.tolist() == [
        [1, 1, 1, 1],
        [1, 1, 1, 1],
        *[[0] * 4] * 2,
    ]


def test_R13_the_card_for_the_last_piece_is_drawn_in_secret_and_then_shown():
    t = table(LAST_PIECE.replace("A A B . . / A", "A A B B . / A")).spin("red")
    t.do("cavalryman to red 1")
    assert t.phase == Phase.BOODLE
    assert [sees_answer(t.box, t.s, seat) for seat in (A, B)] == [1, 0]
    t.draw(5)
    assert t.phase == Phase.OVER
    assert t.boodle(A) == [0, 5, 10]
    assert t.state().view(B).array[0].boodle[A].sum() == 3


def test_R14_those_still_tied_draw_again_in_order_of_their_seats():
    t = ended("", "", "", groups=("red 1  B C . . . / .",))
    assert t.s.best.tolist() == [1, 1, 1, 0]
    order = []
    for value in (5, 2, 5, 0, 2):
        order.append(int(t.s.drawer))
        t.draw(value)
    assert order == [A, B, C, A, C]
    assert t.scores() == [6, 3, 8]
    assert t.winners() == [C]


def test_R14_four_may_be_tied():
    t = ended("", "", "", "", groups=("red 1  B C D . . / .",))
    assert t.s.best.tolist() == [1, 1, 1, 1]
    assert t.draw(0, 2, 10, 5).winners() == [C]


def test_R14_a_tie_below_the_highest_is_not_broken():
    t = ended("", "", "", groups=("red 1  A B C . . / .",))
    assert t.scores() == [2, 1, 1]
    assert (t.phase, t.ending) == (Phase.OVER, Ending.ALL_PLAYED)


def test_R15_with_fewer_cards_than_players_tied_all_are_shuffled_first_and_stay_counted():
    t = tied("boodle 10 5 0", "boodle 10 5 0", "boodle 2")
    assert t.scores() == [17, 17, 3]
    assert t.s.deck_size == 1  # for the two of them
    assert t.draw(0).s.deck_size == 7
    assert t.draw(10).scores() == [17, 27, 3]


def test_R15_cards_are_shuffled_again_and_again_if_need_be():
    t = tied()
    for value in (0, 2, 5, 10):
        t.draw(value, value)
    assert (t.phase, t.s.deck_size) == (Phase.DRAW_OFF, 0)
    assert t.scores() == [19, 19, 1]
    assert t.draw(10, 5).winners() == [A]


@pytest.mark.parametrize(
    ("copies", "values"),
    [([0, 0, 0, 0], [0, 2, 5, 10]), ([1, 0, 0, 0], [0, 2, 5, 10]), ([4, 4, 0, 0], [3, 3, 0, 9])],
)
def test_R17_boodle_that_can_break_no_tie_leaves_the_win_shared(copies, values):
    t = tied(boodle_copies=copies, boodle_value=values)
    assert (t.phase, t.ending) == (Phase.OVER, Ending.ALL_PLAYED)
    assert t.winners() == [A, B]
    assert t.state().returns() == [0.25, 0.25, -0.5]


def test_R17_cards_too_few_for_three_may_suffice_for_two():
    _, box = boxed(3, {"boodle_copies": [1, 1, 0, 0]})
    assert box[0].breaks_ties == 2
    assert tied(boodle_copies=[1, 1, 0, 0]).draw(0, 2).winners() == [B]
    assert tied(boodle_copies=[1, 1, 0, 0], boodle_value=[1, 3, 0, 0]).draw(1, 3).winners() == [B]
