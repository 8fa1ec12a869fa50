"""Every piece and every card is somewhere, once, at every step."""

import numpy as np
import pytest
from hypothesis import given

import tinstar
from tests.contract.tables import ANSWERS, SOME, reached, walk
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES, GROUPS, TERRITORIES
from tinstar.games.rin_tin_tin.state import Phase


@pytest.fixture(scope="module", params=[(2, True), (2, False), (3, True), (4, True)], ids=str)
def game(request):
    players, two_squads = request.param
    return tinstar.load("rin_tin_tin", players=players, two_squads=two_squads)


def test_no_piece_appears_or_vanishes(game):
    box = game.box.array[0]
    for state in walk(game, seed=3):
        s, n = state.array[0], game.players
        on_circles = np.bincount(s.circle.flat, minlength=5)[1:]
        on_others = np.bincount(s.rin_tin_tin, minlength=5)[1:]
        for seat in range(n):
            mine = box.owner[1:] == seat
            assert s.cavalrymen[seat] + on_circles[mine].sum() == box.squads * box.cavalrymen
            assert s.figures[seat] + on_others[mine].sum() == box.squads * box.figures
        assert not s.cavalrymen[n:].any()


def test_no_squad_has_more_pieces_on_the_board_than_it_has(game):
    s = walk(game, seed=3)[-1].s
    assert np.bincount(s.circle.flat, minlength=5)[1:].max() <= 10
    assert np.bincount(s.rin_tin_tin, minlength=5)[1:].max() <= 2


def test_what_is_counted_is_what_lies_there(game):
    owner = game.box.array[0].owner
    for state in walk(game, seed=3):
        s = state.array[0]
        assert s.covered.tolist() == (s.circle > 0).sum(axis=1).tolist()
        for seat in range(game.players):
            circles = (owner[s.circle] == seat).sum(axis=1)
            assert (
                s.captured[:, seat].tolist() == (circles + (owner[s.rin_tin_tin] == seat)).tolist()
            )
        free = 5 * 2 - s.covered.reshape(TERRITORIES, GROUPS).sum(axis=1)
        assert s.unoccupied[:TERRITORIES].tolist() == free.tolist()
        assert s.unoccupied[ANYWHERE] == free.sum()
        assert s.unoccupied[FOR_FIGURES] == 8 - (s.rin_tin_tin > 0).sum()


def test_no_card_appears_or_vanishes(game):
    for state in walk(game, seed=3):
        assert (state.array[0].deck + state.array[0].boodle.sum(axis=0)).tolist() == [2, 2, 2, 2]
        assert state.array[0].deck_size == state.array[0].deck.sum()


@SOME
@given(answers=ANSWERS)
def test_no_card_appears_or_vanishes_where_it_is_dealt_anew(game, answers):
    state = reached(game, answers)
    for seat in range(-1, game.players):
        redealt = state.resample(max(seat, 0), np.random.default_rng(1)).array[0]
        assert (redealt.deck + redealt.boodle.sum(axis=0)).tolist() == [2, 2, 2, 2]
        assert min(redealt.deck) >= 0


@pytest.mark.parametrize("seed", range(5))
def test_the_final_score_is_what_the_board_and_the_cards_say(game, seed):
    for state in walk(game, seed):
        if state.array[0].phase == Phase.DRAW_OFF:
            return  # cards may have been shuffled back
    s, owner, values = state.array[0], game.box.array[0].owner, game.box.array[0].boodle_value
    for seat in range(game.players):
        doubled = 1 + (owner[s.rin_tin_tin] == seat)
        outlaws = int((s.captured[:, seat] * doubled).sum())
        assert state.scores()[seat] == outlaws + int((s.boodle[seat] * values).sum())


def test_every_piece_takes_one_decision(game):
    *before, end = walk(game, seed=4)
    decisions = sum(state.current_player() >= 0 for state in before)
    pieces = game.box.array[0].squads * (10 + 2) * game.players
    assert decisions == pieces == game.max_game_length()
    assert not end.array[0].cavalrymen.any()
    assert not end.array[0].figures.any()
