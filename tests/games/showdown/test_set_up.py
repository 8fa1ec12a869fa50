"""Cover, Contents, Game setup."""

import numpy as np
import pytest

import tinstar
from tests.games.showdown.table import CARDS, A, B, C, begun, new_table
from tinstar.engine import kernel
from tinstar.errors import BadOption
from tinstar.games.showdown.components import (
    EMPTY,
    FIRST,
    KINDS,
    SECOND,
    Card,
    Die,
    Disguise,
    Symbol,
)
from tinstar.games.showdown.state import Phase

PLAYERS = [2, 3, 4]


@pytest.mark.parametrize("players", PLAYERS)
def test_C1_two_to_four_people_play(players: int):
    assert tinstar.load("showdown", players=players).num_players() == players


@pytest.mark.parametrize("players", [1, 5])
def test_C1_one_cannot_play_and_neither_can_five(players: int):
    with pytest.raises(BadOption, match="expected 2 to 4"):
        tinstar.load("showdown", players=players)


def test_C2_there_are_60_cards():
    assert new_table(2).box.copies.sum() == 60


def test_R2_fifteen_kinds_of_card_show_each_pair_of_symbols():
    pairs = [(Symbol(FIRST[c]), Symbol(SECOND[c])) for c in Card]
    assert len(set(pairs)) == 15
    for card, (first, second) in zip(Card, pairs, strict=True):
        assert card.name == f"{first.name}_{second.name}"
    assert set(new_table(2).box.copies) == {4}


def test_C3_there_are_five_vaults():
    box = new_table(2).box
    assert box.vaults == 5
    assert box.vault[:5].tolist() == [1, 2, 3, 4, 5]


def test_C4_a_holdup_die_and_a_brawl_die_have_six_faces_each():
    box = new_table(2).box
    assert [int(box.faces[d].sum() + box.sheriff_faces[d]) for d in Die] == [6, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_C5_S2_everybody_could_own_one_of_each_disguise(players: int):
    t = new_table(players)
    box = t.box
    assert [int(box.disguise_on[d].sum()) for d in Disguise] == [1, 1]
    t.s.disguise[:players] = 1
    assert t.state().view(A).array[0].disguise.sum() == 2 * players


def test_S1_all_vaults_are_full():
    t = new_table(3)
    assert t.shows("roofs")
    assert t.state().view(A).array[0].vault_open.tolist() == [1, 1, 1, 1, 1, 0, 0, 0]


def test_S3_a_buck_from_the_stockpile_is_missed_by_nobody():
    t = begun(2, A, "BB SS HH HH HM SM RM MM")
    assert t.act("holdup", "HH HH").roll(1, 1, 1, 1).shows("A bucks 7\nB bucks 3")


def test_S4_each_card_of_the_pile_is_as_likely_as_any_other_and_nobody_sees_it():
    t = begun(2, A, "BB SS")
    weights = [4] * 15
    weights[CARDS["BB"]] = weights[CARDS["SS"]] = 3
    assert t.state().chance_weights() == weights
    assert kernel.chances(t.box, t.s, np.zeros(KINDS + 1)) == KINDS
    for seat in (-1, A, B):
        assert not t.state().view(seat).array[0].pile.any()


def test_S5_two_cards_lie_face_up():
    assert begun(2, A, "BB SS").shows("open BB SS")


def test_S6_the_sheriff_stands_on_his_lookout():
    assert new_table(2).shows("sheriff 0")


def test_S7_S10_a_card_dealt_is_for_its_owner_to_see_and_who_begins_is_for_all():
    t = new_table(3)
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 1, 1]
    t = begun(3, B, "BB SS")
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [0, 1, 0]


@pytest.mark.parametrize("players", PLAYERS)
def test_S7_each_player_is_dealt_three_cards(players: int):
    t = begun(players, A, "BB SS " + "HH HR HM " * players)
    assert t.phase == Phase.TURN
    assert t.s.hand_size[:players].tolist() == [3] * players
    assert t.s.pile_size == 60 - 2 - 3 * players


def test_S8_S9_each_player_has_three_bucks_and_a_bandit_at_the_arrow():
    assert new_table(3).shows("A bucks 3 at start\nB bucks 3 at start\nC bucks 3 at start")


def test_S10_bucks_are_collected_face_up_for_all_to_see():
    t = begun(2, A, "BB SS HH HH HM SM RM MM").act("holdup", "HH HH").roll(1, 1, 1, 1)
    assert [t.state().view(seat).array[0].bucks[A] for seat in (-1, A, B)] == [7, 7, 7]


@pytest.mark.parametrize("first", [A, B, C])
def test_P2_R1_chance_names_the_toughest_dog(first: int):
    t = new_table(3)
    assert int(t.s.turn) == EMPTY
    assert t.state().chance_weights() == [1, 1, 1]
    t = begun(3, first, "BB SS BR BR BR SH SH SH HM HM HM")
    assert (t.mover, int(t.s.turn)) == (first, first)


def test_R3_first_the_open_cards_then_hand_by_hand_from_the_first_player_on():
    t = begun(3, B, "BB SS BR BR BR SH SH SH HM HM HM")
    assert t.shows("A hand HM HM HM\nB* hand BR BR BR\nC hand SH SH SH\nopen BB SS")


def test_R3_two_identical_cards_are_thrown_out_in_the_set_up_too():
    t = begun(2, A, "BB BB SS HH BR BR BR SH SH SH")
    assert t.shows("open SS HH\ndiscarded BB BB\nA* hand BR BR BR")
