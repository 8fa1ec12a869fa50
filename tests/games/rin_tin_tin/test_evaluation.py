"""Heuristic evaluation of Rin Tin Tin: rules of thumb, checked for their direction only."""

import pytest

from tests.contract.tables import walk
from tests.games.rin_tin_tin.table import A, B, C, Table, new_table, table
from tinstar.engine.compiler import plain
from tinstar.games.rin_tin_tin.evaluation import (
    average_card,
    chance_to_be_covered,
    chance_to_draw,
    expected_outlaws,
    horizon,
    spread,
    worth,
)

THREE = "A*\nB\nC"


def expects(t: Table, seat: int = A) -> float:
    return float(plain(worth, t.box, t.s, seat))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A A . . . / A", "A A . . . / B"),
        ("A A . . . / A", "A . . . . / A"),
        ("A B B . . / .", "A B B B B / A"),
        ("A . . . . / A", "A B B B B / A"),
        ("A A B . . / .", "A B B . . / ."),
    ],
)
def test_one_group_promises_more_than_another(better, worse):
    said = [expects(table(f"{THREE}\nred 1  {row}")) for row in (better, worse)]
    assert said[0] > said[1]


def test_a_boodle_card_counts_as_an_average_one_whatever_it_is():
    assert plain(average_card, new_table(2).box) == 4.25
    ten, nothing = table(f"A* boodle 10\n{THREE[3:]}"), table(f"A* boodle 0\n{THREE[3:]}")
    assert expects(ten) == expects(nothing)
    assert expects(ten) == expects(ten, B) + 4.25


def test_a_card_about_to_be_drawn_is_counted():
    t = table(f"{THREE}\nred 1  A A B B . / A").spin("red")
    before = expects(t)
    t.do("cavalryman to red 1")
    assert expects(t) > before
    drawing = expects(t)
    t.s.drawer = B
    assert drawing - expects(t) == pytest.approx(4.25)


def test_a_box_without_boodle_promises_none():
    t = table(f"{THREE}\nred 1  A A B B . / A", {"boodle_copies": [0, 0, 0, 0]})
    assert plain(average_card, t.box) == 0
    assert expects(t) < expects(table(f"{THREE}\nred 1  A A B B . / A"))


def test_at_the_end_the_points_stand():
    t = table("A* men 1 figures 0 boodle 10\nB men 0 figures 0").spin("red")
    assert expects(t.do("cavalryman to red 1")) == 11


@pytest.mark.parametrize("seed", [1, 2])
def test_outlaws_of_two_players_with_two_squads_are_expected_to_come_out_equal(seed):
    """Every such game ends so: the pieces fill the circles, and both players have equally many."""
    t = new_table(2)
    end = walk(t.game, seed)[-1].s
    doubled = [1 + (t.box.owner[end.rin_tin_tin] == seat) for seat in (A, B)]
    assert (end.captured[:, A] * doubled[A]).sum() == (end.captured[:, B] * doubled[B]).sum()


def test_free_circles_are_expected_to_be_shared_as_the_pieces_left_are():
    t = table("A* men 6\nB men 3\nC men 3\nred 1  A B C . . / B")
    assert plain(expected_outlaws, t.box, t.s, 0, A) == 1 + 2 * 6 / 37
    assert plain(expected_outlaws, t.box, t.s, 0, B) == 2 * (2 + 2 * 3 / 37)


def test_the_chances_to_draw_a_card_sum_to_one():
    t = table(f"{THREE}\nred 1  A B B C . / .\nred 2  . . . . . / A")
    for group in (0, 1, 3):
        assert sum(plain(chance_to_draw, t.box, t.s, group, o) for o in (A, B, C)) == pytest.approx(
            1
        )
    assert plain(chance_to_draw, t.box, t.s, 1, A) > 1 / 3


def test_groups_are_sure_to_be_covered_where_the_pieces_fit_the_circles():
    for players, sure in ((2, True), (3, False), (4, True)):
        t = new_table(players)
        assert (plain(chance_to_be_covered, t.box, t.s, 0) == 1) == sure
    t = new_table(4, {"cavalrymen": 30})
    assert plain(chance_to_be_covered, t.box, t.s, 0) == 1


def test_random_play_is_believed_for_less_than_a_game():
    t = new_table(2)
    assert 0 <= plain(horizon, t.box, t.s) < 48
    assert plain(spread, t.box, t.s) > 0
