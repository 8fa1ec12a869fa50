"""Rulings that a table may reverse."""

import pytest

from tests.games.rin_tin_tin.table import A, B, C, Table, boxed, table
from tinstar.engine.compiler import plain
from tinstar.games.rin_tin_tin.actions import Objection
from tinstar.games.rin_tin_tin.evaluation import worth
from tinstar.games.rin_tin_tin.state import Phase
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import primer, scene

EMPTY_BOARD = "A*\nB\nC\nred 1   A A B B B / ."


def spun(**options: str) -> Table:
    return table(EMPTY_BOARD, **options).spin("rin tin tin")


def test_O2_by_option_who_spins_rin_tin_tin_may_place_a_cavalryman_anywhere():
    t = spun(on_rin_tin_tin="either")
    assert {text.split()[0] for text in t.legal()} == {"cavalryman", "figure"}
    assert t.why_not("cavalryman to red 1") == Objection.NO_FREE_CIRCLE
    assert t.do("cavalryman to blue 2").s.figures[A] == 2
    assert spun().why_not("cavalryman to blue 2") == Objection.FIGURE_CALLED_FOR


def test_O2_a_figure_may_be_placed_as_ever_and_on_a_color_only_a_cavalryman():
    assert spun(on_rin_tin_tin="either").do("figure to red 1").s.figures[A] == 1
    red = table(EMPTY_BOARD, on_rin_tin_tin="either").spin("red")
    assert red.legal() == ["cavalryman to red 2"]


def test_O2_who_has_figures_alone_places_one():
    t = table("A* men 1 figures 1\nB men 0\nC men 0", on_rin_tin_tin="either").spin("red")
    assert "cavalryman to red 1" not in t.do("cavalryman to red 2", "figure to red 1").legal()


def test_O2_the_question_says_so():
    said = [scene(spun(**o).state().view(A)).prompt for o in ({}, {"on_rin_tin_tin": "either"})]
    assert ["Cavalryman" in prompt for prompt in said] == [False, True]


@pytest.mark.parametrize(("counts", "outlaws"), [("two", 2), ("one", 1)])
def test_O3_by_option_a_lone_rin_tin_tin_circle_counts_one(counts: str, outlaws: int):
    t = table("A*\nB\nred 1   B B . . . / A\nred 2   A . . . . / A", lone_figure=counts)
    assert t.outlaws("red 1") == [outlaws, 2]
    assert t.outlaws("red 2") == [4, 0]


def test_O3_a_tie_of_others_is_still_won_by_its_holder():
    t = table("A*\nB\nC\nD\nred 1   B B C C . / D", lone_figure="one").spin("red")
    t.do("cavalryman to red 1")
    assert (t.outlaws("red 1"), t.s.drawer) == ([1, 2, 2, 1], 3)


LAST_MAN = """
    A*  men 1 figures 0
    B   men 0 figures 0
    C   men 0 figures 0
    red 1     A A A B B / C
    yellow 1  B B . . . / .
    yellow 2  A A B B . / .
    blue 1    C C A A . / C
    green 1   A . . . . / .
"""


def last(**options: str) -> Table:
    """Return the table after the last man is placed in a group that has a piece already."""
    return table(LAST_MAN, **options).spin("yellow").do("cavalryman to yellow 1")


def test_O4_by_option_the_best_of_an_uncovered_group_draws_a_card():
    assert last().phase == Phase.OVER
    t = last(uncovered_groups="card")
    drawers = []
    while t.phase == Phase.BOODLE:
        drawers.append(int(t.s.drawer))
        t.draw([10, 5, 2][len(drawers) - 1])
    assert drawers == [B, C, A]
    assert [t.boodle(seat) for seat in (A, B, C)] == [[2], [10], [5]]


def test_O4_a_tie_that_nobody_holds_the_dog_of_and_an_untouched_group_bring_no_card():
    t = last(uncovered_groups="card").draw(10)
    assert (t.s.drawer, t.s.gone_through) == (C, 7)  # past the tie in yellow 2


def test_O3_O4_in_a_tie_of_others_the_holder_draws_with_less():
    """2-1-2 in red 1: the 1 is the Rin Tin Tin Outlaw Circle, as by B6."""
    board = LAST_MAN.replace("A A A B B / C", "A A C C . / B")
    t = table(board, lone_figure="one", uncovered_groups="card").spin("yellow")
    t.do("cavalryman to yellow 1")
    assert (t.outlaws("red 1"), t.s.drawer) == ([2, 1, 2], B)


def test_O4_a_single_cavalryman_is_the_best_of_a_group():
    t = last(uncovered_groups="card").draw(10, 5)
    assert (t.s.drawer, t.s.gone_through) == (A, 10)


def test_O4_while_there_are_cards():
    t = table(LAST_MAN, uncovered_groups="card")
    t.s.deck[:] = [0, 0, 0, 1]
    t.s.deck_size = 1
    t.spin("yellow").do("cavalryman to yellow 1").draw(10)
    assert t.phase == Phase.OVER


def test_O4_it_is_said_for_which_group():
    t = last(uncovered_groups="card")
    told = events(*Happening(t.state(), t.box.boodle_value.tolist().index(10)).seen_by(A)[2:])
    assert told[0].text == "B draws a Boodle Card for Yellow 1, which is not covered."


def expects(t: Table) -> float:
    return float(plain(worth, t.box, t.s, A))


def test_O4_rules_of_thumb_hope_for_such_a_card_until_it_is_drawn():
    usual, t = table(EMPTY_BOARD), table(EMPTY_BOARD, uncovered_groups="card")
    assert expects(t) > expects(usual)
    t.s.gone_through = 12
    assert expects(t) < expects(usual)


def test_the_rules_in_short_follow_the_rulings():
    usual = primer(boxed(3)[0])
    turned = {"on_rin_tin_tin": "either", "lone_figure": "one", "uncovered_groups": "card"}
    changed = [a != b for a, b in zip(usual, primer(boxed(3, **turned)[0]), strict=True)]
    assert changed == [False, False, True, True, True, False]
