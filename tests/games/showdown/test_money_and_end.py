"""Money box, and winning the game."""

import pytest

from tests.games.showdown.table import A, B, C, table
from tinstar.engine.kernel import TERMINAL
from tinstar.presentation.scene import scene
from tinstar.presentation.view_with_names import Sight

SAVE = """
    A*  hand MM HM BM   bucks 3
    B   hand SS         bucks 3
    open RR HM
    pile rest
"""


def test_M1_a_buck_for_each_symbol():
    t = table(SAVE).act("money-box", "MM HM").do("do money-box")
    assert t.shows("A bucks 3 box 3\nB bucks 3 box 0")


def test_M4_nothing_else_brings_bucks_into_the_box():
    t = table("A* hand HH BH at start\nB\nopen RR HM\npile rest").act("holdup", "HH BH")
    t.do("do holdup").roll(3, 3, 3)
    assert t.shows("A bucks 12 box 0 at barber with mustache")


def inside(t, seat: int, memory_aid: bool = False) -> list[int | None]:
    """Return what a seat knows of each money box; None if it is closed."""
    now = scene(t.state().view(seat), memory_aid=memory_aid)
    found: list[int | None] = []
    for zone in now.zones:
        if zone.kind == "things":
            pieces = zone.places[-1].pieces
            closed = any("closed" in p.marks for p in pieces)
            found.append(None if closed else sum(p.count for p in pieces))
    return found


def test_M3_what_is_in_a_money_box_is_secret():
    t = table(SAVE).act("money-box", "MM HM").do("do money-box")
    assert inside(t, A) == [3, None]
    assert inside(t, B) == [None, 0]
    assert inside(t, -1) == [None, None]


def test_M3_until_the_end():
    t = table("A* box 4\nB box 2\nopen RR").do("take 1")
    assert inside(t, -1) == [4, 2]


def test_M3_nor_does_a_score_tell_it():
    t = table("A* box 4 bucks 3\nB box 2 bucks 5\nopen RR HM\npile rest")
    seats = scene(t.state().view(A)).seats
    assert [(x.score, x.complete) for x in seats] == [(7, True), (5, False)]
    assert "money box ?" in seats[B].score_lines


def test_R25_the_memory_aid_shows_it_and_programs_are_told():
    t = table(SAVE).act("money-box", "MM HM").do("do money-box")
    assert inside(t, B, memory_aid=True) == [3, 0]
    assert t.state().view(B).array[0].money_box[A] == 3


def test_X6_two_symbols_bring_two_bucks_into_the_box_and_out_of_sight():
    t = table("A* hand BM BM BB\nB\nopen RR HM\npile rest").act("bandit", "BM BM BB")
    t.do("do money-box")
    assert t.shows("A bucks 3 box 2")
    assert inside(t, B) == [None, 0]


def test_R28_the_stockpile_does_not_run_out():
    t = table("A* hand HH HH bucks 500\nB bucks 500\nopen RR HM\npile rest").act("holdup", "HH HH")
    assert t.roll(3, 3, 3, 3).shows("A bucks 512")


# --- the end --------------------------------------------------------------------------------------

END = """
    A*  hand {a}
    B   hand {b}
    C   hand {c}
    open RR
"""


def ended(a: str, b: str, c: str):
    return table(END.format(a=a, b=b, c=c)).do("take 1")


def test_W1_the_most_money_wins():
    assert ended("bucks 9", "bucks 12", "bucks 8").winners() == [B]


def test_E2_each_card_in_hand_is_a_buck():
    t = ended("bucks 9", "BB SS HH bucks 8", "bucks 8")
    assert t.scores() == [10, 11, 8]


def test_E3_bucks_in_the_money_box_count():
    t = ended("bucks 1 box 9", "bucks 8", "bucks 8")
    assert t.scores() == [11, 8, 8]
    assert t.winners() == [A]


def test_E4_a_tie_is_won_by_the_most_disguises():
    t = ended("bucks 9", "bucks 10 with mustache", "bucks 10 with mustache sunglasses")
    assert t.scores() == [10, 10, 10]
    assert t.winners() == [C]


def test_E4_disguises_do_not_count_but_for_a_tie():
    t = ended("bucks 9 with mustache sunglasses", "bucks 11", "bucks 8 with mustache")
    assert t.winners() == [B]


def test_R27_who_is_tied_after_that_shares_the_win():
    t = ended("bucks 9 with mustache", "bucks 10", "bucks 10 with sunglasses")
    assert t.winners() == [A, C]
    assert t.state().returns() == pytest.approx([0.25, -0.5, 0.25])


def test_the_result_is_told():
    t = ended("bucks 9", "bucks 10 with mustache", "bucks 8")
    said = scene(t.state().view(A)).prompt
    assert "B wins the tie at 10 bucks with more disguises (1)" in said
    shared = ended("bucks 9", "bucks 10", "bucks 8")
    assert "You and B share the win with 10 bucks each." in scene(shared.state().view(A)).prompt
    assert Sight(shared.state().view(A)).is_over()
    assert shared.state().current_player() == TERMINAL
