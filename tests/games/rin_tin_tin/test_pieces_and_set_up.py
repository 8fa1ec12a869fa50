"""Pieces of the Game; Group of 6 Outlaw Circles; Start of Play."""

import numpy as np
import pytest

import tinstar
from tests.games.rin_tin_tin.table import A, B, C, D, new_table
from tinstar.games.rin_tin_tin import scoring
from tinstar.games.rin_tin_tin.components import (
    FOR_FIGURES,
    SECTORS,
    SQUADS,
    Spin,
    Squad,
    Territory,
)
from tinstar.games.rin_tin_tin.state import Phase


def groups_of(t) -> int:
    return len(Territory) * int(t.box.groups)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_C1_neither_one_nor_five_can_play(players):
    with pytest.raises(tinstar.BadOption, match="expected 2 to 4"):
        tinstar.load("rin_tin_tin", players=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C1_two_to_four_can_play(players):
    assert new_table(players).box.players == players


def test_C2_there_are_four_territories():
    assert [t.name for t in Territory] == ["RED", "YELLOW", "BLUE", "GREEN"]


def test_C3_there_are_forty_cavalrymen_in_four_colors():
    assert [squad.name for squad in Squad if squad] == ["PURPLE", "PINK", "WHITE", "BLACK"]
    assert new_table(4).s.cavalrymen.sum() == 40


def test_C4_there_are_eight_figures_two_of_each_color():
    t = new_table(4)
    assert t.s.figures.tolist() == [2, 2, 2, 2]
    assert t.box.figures * SQUADS == 8


def test_C5_the_spinner_has_six_results():
    names = ["RED", "YELLOW", "BLUE", "GREEN", "FREE_COLOR_CHOICE", "RIN_TIN_TIN"]
    assert [spin.name for spin in SECTORS] == names


def test_P7_without_room_for_lines_the_spinner_rests_on_none():
    t = new_table(2).begin(A)
    assert len(t.weights()) == 6


def test_C5_each_result_is_as_likely_as_any_other():
    state = new_table(2).begin(A).state()
    assert dict(state.chance_outcomes()) == pytest.approx(dict.fromkeys(range(6), 1 / 6))


def test_every_decision_places_a_piece_on_a_circle():
    assert scoring.longest_game(new_table(4).box, None) == 40 + 8


def test_C6_there_are_eight_boodle_cards_of_four_values():
    t = new_table(2)
    assert t.box.boodle_value.tolist() == [0, 2, 5, 10]
    assert t.s.deck_size == t.s.deck.sum() == 8


def test_C7_each_group_has_five_ordinary_circles_and_one_for_rin_tin_tin():
    t = new_table(4)
    assert t.row("green 2") == ". . . . . / ."
    assert t.s.unoccupied[FOR_FIGURES] == groups_of(t) == 8


def test_C7_four_squads_cover_the_board_exactly():
    t = new_table(4)
    assert t.s.cavalrymen.sum() == groups_of(t) * t.box.circles
    assert t.s.figures.sum() == groups_of(t)
    assert t.s.deck_size == groups_of(t)


def test_C8_there_are_ten_men_to_a_squad():
    assert new_table(3).box.cavalrymen == 10


def test_S1_any_card_may_come_first_and_nobody_sees_which():
    t = new_table(2)
    t.s.phase = Phase.BOODLE
    assert t.weights() == t.box.boodle_copies.tolist()
    for seat in (-1, A, B):
        assert not t.state().view(seat).array[0].deck.any()


@pytest.mark.parametrize("players", [3, 4])
def test_S2_each_player_has_a_squad_of_ten_and_two_figures(players):
    t = new_table(players)
    assert t.s.cavalrymen[:players].tolist() == [10] * players
    assert t.s.figures[:players].tolist() == [2] * players


def test_R1_chance_names_the_first_player():
    t = new_table(3)
    assert t.mover == tinstar.CHANCE
    assert t.weights() == [1, 1, 1]
    assert t.begin(C).s.mover == C


def test_R1_play_goes_clockwise():
    t, order = new_table(4).begin(C), []
    for _ in range(5):
        order.append(int(t.s.mover))
        t.spin("free color choice").do(t.legal()[0])
    assert order == [C, D, A, B, C]


def test_in_the_beginning_the_spinner_shows_nothing():
    assert new_table(2).s.spun == Spin.NOT_SPUN


def test_an_unused_seat_has_nothing():
    t = new_table(2)
    assert not t.s.cavalrymen[2:].any()
    assert not t.s.figures[2:].any()
    assert not np.any(t.s.boodle)
