"""Each clause of the rules has a test that is named after it."""

import pytest

import tinstar
from tinsel import GAME
from tinsel.components import Ware
from tinstar.errors import IllegalAction
from tinstar.testing.contract import promises


def begun(players: int = 2, hand: str = "SILVER STONE STONE TIN", **options):
    """A table where seat A is the peddler and everybody holds these wares."""
    state = tinstar.load(GAME, players, **options).new_initial_state()
    for ware in players * hand.split():
        state.apply_action(Ware[ware])
    state.apply_action(0)
    return state


def play(state, *said: str):
    for text in said:
        state.apply_action(state.string_to_action(text))
    return state


def test_S1_there_are_twenty_wares_of_three_kinds_in_the_pile():
    state = tinstar.load(GAME).new_initial_state()
    assert state.s.pile.tolist() == [5, 5, 10]
    assert state.view(0).s.pile.tolist() == [0, 0, 0]


def test_S2_each_player_is_dealt_a_hand_of_four():
    assert begun(3).s.hand_size.tolist() == [4, 4, 4, 0]
    assert begun(3).s.pile_size == 20 - 12


def test_S3_chance_names_the_first_peddler():
    state = begun()
    assert [step.actor for step in state.steps()] == [tinstar.CHANCE] * 9
    assert state.current_player() == 0


def test_P1_the_peddler_offers_a_ware_from_hand_that_nobody_else_sees():
    state = play(begun(), "offer stone to B")
    assert state.view(0).s.offer[0] == Ware.STONE
    assert state.view(1).s.offer[0] == Ware.NONE
    assert state.current_player() == 1


@pytest.mark.parametrize("said", ["offer tin to A", "offer tin to C", "take", "leave"])
def test_P1_only_a_ware_in_hand_and_only_to_another_player(said):
    state = begun()
    with pytest.raises(IllegalAction):
        play(state, said)


def test_P2_P3_what_is_taken_is_unwrapped_on_the_customers_shelf():
    state = play(begun(), "offer stone to B", "take")
    assert state.view(0).s.shelf[1].tolist() == [0, 0, 1]
    assert state.scores() == [0, -2]


def test_P2_P4_what_is_left_stays_wrapped_on_the_peddlers_shelf():
    state = play(begun(), "offer silver to B", "leave")
    assert state.view(1).s.wrapped[0].tolist() == [0, 0, 0]
    assert state.view(1).s.wrapped_size[0] == 1
    assert state.scores() == [3, 0]


def test_P5_the_next_player_to_the_left_is_the_peddler():
    assert play(begun(3), "offer stone to C", "leave").current_player() == 1


def test_E1_the_game_is_over_when_all_hands_are_empty_and_all_is_unwrapped():
    state = begun(2, "STONE STONE STONE STONE")
    for _ in range(4):
        play(state, "offer stone to B", "leave", "offer stone to A", "take")
    assert state.is_terminal()
    assert state.view(-1).s.shelf[0].tolist() == [0, 0, 8]


def test_E2_silver_counts_three_tin_one_and_a_stone_costs_two():
    state = play(begun(), "offer silver to B", "leave", "offer stone to A", "take")
    play(state, "offer tin to B", "leave")
    assert state.scores() == [3 - 2 + 1, 0]


def test_E3_who_has_the_most_points_wins_and_several_may():
    state = begun(2, "STONE STONE STONE STONE")
    for _ in range(4):
        play(state, "offer stone to B", "leave", "offer stone to A", "leave")
    assert state.returns() == [0.0, 0.0]


def test_R1_who_has_left_a_ware_on_their_shelf_may_look_at_it():
    assert play(begun(), "offer silver to B", "leave").view(0).s.wrapped[0, Ware.SILVER] == 1


def test_O1_a_ware_that_is_left_is_unwrapped_where_that_was_agreed():
    state = play(begun(unwrap_all=True), "offer silver to B", "leave")
    assert state.view(1).s.shelf[0].tolist() == [1, 0, 0]


@pytest.mark.parametrize("kept", promises(GAME), ids=str)
def test_it_keeps_what_every_game_promises(kept):
    kept()
