"""Every card is somewhere, once, at every step, and no buck comes from nowhere."""

import numpy as np
import pytest
from hypothesis import given

import tinstar
from tests.contract.tables import ANSWERS, SOME, reached, walk
from tinstar.games.showdown.components import EMPTY, KINDS, LOOKOUT
from tinstar.games.showdown.state import Phase


@pytest.fixture(scope="module", params=[2, 3, 4])
def game(request):
    return tinstar.load("showdown", players=request.param)


def census(state) -> list[int]:
    """Return the number of cards of each kind, wherever they are."""
    s = state.array[0]
    face_up = np.bincount(s.open_card[s.open_card != EMPTY], minlength=KINDS)
    return (s.pile + s.hand.sum(axis=0) + s.discards + s.laid + face_up).tolist()


def test_no_card_appears_or_vanishes(game):
    for seed in (1, 3):
        for state in walk(game, seed):
            assert census(state) == game.box.array[0].copies.tolist()


@SOME
@given(answers=ANSWERS)
def test_no_card_appears_or_vanishes_where_it_is_dealt_anew(game, answers):
    state = reached(game, answers)
    for seat in range(-1, game.players):
        redealt = state.resample(seat, np.random.default_rng(1))
        assert census(redealt) == game.box.array[0].copies.tolist()
        assert redealt.array[0].pile.min() >= 0
        assert (redealt.array[0].hand >= redealt.array[0].known).all()


def test_what_everybody_knows_of_a_hand_is_in_it(game):
    for state in walk(game, seed=3):
        assert (state.array[0].known <= state.array[0].hand).all()


def test_unused_seats_hold_nothing(game):
    for state in walk(game, seed=3):
        for field in ("hand", "bucks", "money_box", "disguise", "answer", "bandit"):
            assert not state.array[field][0, game.players :].any(), field


def test_nobody_owes_bucks_or_owns_two_disguises_alike(game):
    for state in walk(game, seed=3):
        assert state.array[0].bucks.min() >= 0
        assert 0 <= state.array[0].disguise.min() <= state.array[0].disguise.max() <= 1


def test_the_sheriff_is_always_on_his_lookout_or_at_a_full_vault(game):
    """[R14]"""
    for state in walk(game, seed=3):
        station = int(state.array[0].sheriff)
        assert station == LOOKOUT or state.array[0].vault_open[station - 1]


def test_nothing_of_an_action_is_left_when_the_next_turn_begins(game):
    for state in walk(game, seed=3):
        s = state.array[0]
        if s.phase == Phase.TURN:
            left = [*s.laid, *s.left, s.haul, s.steps, *s.answer]
            assert not any(left)
            assert (s.symbol, s.group) == (EMPTY, EMPTY)
