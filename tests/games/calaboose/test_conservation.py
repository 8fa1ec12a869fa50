"""Every card is somewhere, once, at every step; also after a redeal."""

import numpy as np
import pytest
from hypothesis import given

import tinstar
from tests.contract.tables import ANSWERS, SOME, reached, walk
from tinstar.games.calaboose.components import EMPTY, KINDS

OPTIONS = {"games": 3, "redraw_hucksters": True, "whiskey_cancel_by": "anyone"}


@pytest.fixture(scope="module", params=[2, 3, 4, 5])
def game(request):
    return tinstar.load("calaboose", players=request.param, **OPTIONS)


def census(state) -> list[int]:
    """Return the number of cards of each kind, wherever they are."""
    s = state.array[0]
    lying = np.concatenate([s.jail.ravel(), s.attacker.ravel(), [s.sent, s.partner]])
    seen = np.bincount(lying[lying != EMPTY], minlength=KINDS)
    return (s.draw_pile + s.hand.sum(axis=0) + s.discards + seen).tolist()


def test_no_card_appears_or_vanishes_in_a_series_of_three_games(game):
    for state in walk(game, seed=3)[1:]:
        assert census(state) == game.box.array[0].copies.tolist()


@SOME
@given(answers=ANSWERS)
def test_no_card_appears_or_vanishes_where_it_is_dealt_anew(game, answers):
    state = reached(game, answers)
    if not state.history():
        return
    for seat in range(-1, game.players):
        redealt = state.resample(seat, np.random.default_rng(1))
        assert census(redealt) == game.box.array[0].copies.tolist()
        assert min(redealt.array[0].draw_pile) >= 0
        assert redealt.array[0].hand.min() >= 0


def test_unused_seats_hold_nothing(game):
    for state in walk(game, seed=3):
        n = game.players
        assert not state.array[0].hand[n:].any()
        assert (state.array[0].jail[n:] == EMPTY).all()
        assert (state.array[0].attacker[n:] == EMPTY).all()


def test_what_a_seat_is_said_to_know_of_a_hand_is_in_that_hand(game):
    for state in walk(game, seed=3):
        assert (state.array[0].known <= state.array[0].hand[None]).all()
