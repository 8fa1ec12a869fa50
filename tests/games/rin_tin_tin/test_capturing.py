"""Capturing Outlaw Circles; Free Color Choice; Rin Tin Tin Outlaw Circles."""

import pytest

import tinstar
from tests.games.rin_tin_tin.table import A, B, C, new_table, table
from tinstar.games.rin_tin_tin.actions import Objection
from tinstar.games.rin_tin_tin.components import Spin
from tinstar.games.rin_tin_tin.state import Phase

OPEN = """
    A*
    B
    C
"""
RED_IS_FULL = """
    A*
    B
    C
    red 1   A B C A B / .
    red 2   C A B C A / .
"""
NO_FIGURE_LEFT = """
    A*  figures 0
    B
    C
    red 1   . . . . . / A
    red 2   A . . . . / A
"""
ONLY_FIGURES_LEFT = """
    A*  men 1  figures 1
    B   men 0  figures 1
    C   men 0  figures 0
    red 1   A . . . . / A
    red 2   . . . . . / B
"""


def test_P1_a_circle_is_captured_by_covering_it():
    t = table(OPEN).spin("red").do("cavalryman to red 2")
    assert t.row("red 2") == "A . . . . / ."
    assert t.outlaws("red 2") == [1, 0, 0]
    assert t.s.cavalrymen.tolist() == [9, 10, 10, 0]


def test_P2_a_cavalryman_covers_an_ordinary_circle_only():
    t = table(RED_IS_FULL).spin("free color choice")
    assert t.why_not("cavalryman to red 1") == Objection.NO_FREE_CIRCLE
    assert t.why_not("figure to red 1") == Objection.CAVALRYMAN_CALLED_FOR


def test_P2_a_figure_covers_a_rin_tin_tin_circle_only():
    t = table(NO_FIGURE_LEFT.replace("A*  figures 0", "A*  figures 1")).spin("rin tin tin")
    assert t.why_not("figure to red 1") == Objection.CIRCLE_TAKEN
    assert t.why_not("cavalryman to red 1") == Objection.FIGURE_CALLED_FOR
    t.do("figure to blue 1")
    assert t.row("blue 1") == ". . . . . / A"


def test_P3_one_piece_a_turn_and_one_spin():
    t = table(OPEN).spin("red")
    assert t.mover == A
    t.do("cavalryman to red 1")
    assert t.mover == tinstar.CHANCE
    assert (t.s.mover, t.s.spun) == (B, Spin.NOT_SPUN)


@pytest.mark.parametrize("color", ["red", "yellow", "blue", "green"])
def test_P4_on_a_color_any_free_ordinary_circle_of_that_territory(color):
    t = table(OPEN).spin(color)
    assert t.legal() == [f"cavalryman to {color} 1", f"cavalryman to {color} 2"]


def test_X1_blue_goes_into_the_blue_territory_and_red_into_the_red():
    t = table(OPEN).spin("blue")
    assert t.why_not("cavalryman to red 1") == Objection.OTHER_TERRITORY
    t.do("cavalryman to blue 1").spin("red")
    assert t.why_not("cavalryman to blue 1") == Objection.OTHER_TERRITORY
    t.do("cavalryman to red 2")
    assert (t.row("blue 1"), t.row("red 2")) == ("A . . . . / .", "B . . . . / .")


def test_P5_on_the_color_of_a_full_territory_the_turn_is_forfeited():
    t = table(RED_IS_FULL)
    before = t.s.cavalrymen.tolist()
    t.spin("red")
    assert (t.phase, t.s.mover) == (Phase.SPIN, B)
    assert t.s.cavalrymen.tolist() == before


def test_P5_one_free_circle_is_enough():
    t = table(RED_IS_FULL.replace("C A B C A", "C A B C .")).spin("red")
    assert t.legal() == ["cavalryman to red 2"]


def test_P6_on_free_color_choice_any_territory():
    t = table(RED_IS_FULL.replace("A B C A B", "A B C A .")).spin("free color choice")
    territories = {text.split()[2] for text in t.legal()}
    assert territories == {"red", "yellow", "blue", "green"}
    assert "cavalryman to red 1" in t.legal()
    assert "cavalryman to red 2" not in t.legal()


def test_P7_on_a_line_the_same_player_spins_again():
    t = table(OPEN, {"on_a_line": 2})
    assert t.weights() == [1, 1, 1, 1, 1, 1, 2]
    t.spin("on a line")
    assert (t.phase, t.s.mover, t.s.spun) == (Phase.SPIN, A, Spin.ON_A_LINE)
    assert t.spin("blue").mover == A


def test_P8_on_rin_tin_tin_a_figure_goes_on_any_free_circle_of_its_own():
    t = table(NO_FIGURE_LEFT.replace("figures 0", "figures 1")).spin("rin tin tin")
    free = [f"figure to {c} {n}" for c in ("yellow", "blue", "green") for n in (1, 2)]
    assert t.legal() == free
    t.do("figure to green 2")
    assert t.s.figures[A] == 0


def test_P9_on_rin_tin_tin_without_a_figure_a_cavalryman_goes_anywhere():
    t = table(NO_FIGURE_LEFT).spin("rin tin tin")
    assert len(t.legal()) == 8
    assert {text.split()[0] for text in t.legal()} == {"cavalryman"}
    assert t.why_not("figure to blue 1") == Objection.CAVALRYMAN_CALLED_FOR


def test_P10_who_has_only_figures_left_places_one_without_spinning():
    t = table(ONLY_FIGURES_LEFT).spin("red").do("cavalryman to red 1")
    assert (t.mover, t.s.spun) == (B, Spin.NOT_SPUN)
    assert t.legal() == [f"figure to {c} {n}" for c in ("yellow", "blue", "green") for n in (1, 2)]
    assert t.why_not("cavalryman to red 1") == Objection.FIGURE_CALLED_FOR
    t.do("figure to yellow 1")
    assert t.row("yellow 1") == ". . . . . / B"


def test_R4_a_piece_must_be_placed_whenever_it_can_be():
    for spun in ("red", "free color choice", "rin tin tin"):
        assert all("pass" not in text for text in table(OPEN).spin(spun).legal())
    t = table(ONLY_FIGURES_LEFT).spin("red").do("cavalryman to red 1")
    assert all(text.startswith("figure") for text in t.legal())


def test_R5_who_has_no_piece_left_is_passed_over():
    t = table(ONLY_FIGURES_LEFT).spin("red").do("cavalryman to red 1", "figure to yellow 1")
    assert t.mover == A  # not C, who has no pieces


def test_R6_a_piece_goes_on_the_first_free_circle_of_its_group():
    t = table(OPEN)
    for _ in range(2):
        t.spin("green").do("cavalryman to green 1")
    assert t.row("green 1") == "A B . . . / ."


def test_R7_on_rin_tin_tin_a_cavalryman_may_not_be_placed_instead_of_a_figure():
    t = table(OPEN).spin("rin tin tin")
    assert t.why_not("cavalryman to red 1") == Objection.FIGURE_CALLED_FOR
    assert len(t.legal()) == 8


def test_a_group_that_the_board_does_not_have_is_refused():
    t = table(OPEN).spin("free color choice")
    assert t.why_not("cavalryman to red 3") == Objection.NO_SUCH_GROUP
    t = table(OPEN).spin("rin tin tin")
    assert t.why_not("figure to red 3") == Objection.NO_SUCH_GROUP


# --- two squads -----------------------------------------------------------------------------------


def test_O1_two_players_have_twenty_men_and_four_figures_each():
    t = new_table(2)
    assert t.s.cavalrymen.tolist() == [20, 20, 0, 0]
    assert t.s.figures.tolist() == [4, 4, 0, 0]


def test_O1_they_may_play_with_one_squad_each():
    t = new_table(2, two_squads=False)
    assert t.s.cavalrymen.tolist() == [10, 10, 0, 0]
    assert t.s.figures.tolist() == [2, 2, 0, 0]


@pytest.mark.parametrize("players", [3, 4])
def test_O1_with_three_or_four_players_it_changes_nothing(players):
    both = [new_table(players, two_squads=two).array.tobytes() for two in (True, False)]
    assert both[0] == both[1]


def test_R2_colors_go_by_seats_and_the_first_squad_is_played_first():
    t = table("A* men 11\nB men 10").spin("red").do("cavalryman to red 1")
    t.spin("red").do("cavalryman to red 1").spin("red").do("cavalryman to red 1")
    assert t.s.circle[0, :3].tolist() == [1, 4, 3]  # purple, black, white
    assert t.row("red 1") == "A B A . . / ."


def test_R2_figures_of_the_first_squad_come_first_too():
    t = table("A* figures 3\nB").spin("rin tin tin").do("figure to red 1")
    t.spin("rin tin tin").do("figure to red 2").spin("rin tin tin").do("figure to blue 1")
    assert t.s.rin_tin_tin[[0, 1, 6]].tolist() == [1, 2, 3]  # purple, pink, white


def test_R3_with_two_squads_the_players_alternate_piece_by_piece():
    t, order = new_table(2).begin(B), []
    for _ in range(4):
        order.append(int(t.s.mover))
        t.spin("free color choice").do(t.legal()[0])
    assert order == [B, A, B, A]


def test_turns_alternate_past_one_who_is_done():
    t = table("A* men 3\nB men 0 figures 0\nC men 1").spin("red").do("cavalryman to red 1")
    assert t.s.mover == C
