"""Set-up of the game, and the start of further rounds."""

import numpy as np
import pytest

import tinstar
from tests.games.caboo.table import A, B, C, Table, box_with, dealt, table
from tinstar.errors import BadOption
from tinstar.games.caboo.components import EMPTY, LOTS, NOWHERE, OPENING, RANKS
from tinstar.games.caboo.state import Phase

FOUR_EACH = "A 2 3 4 5 6 7 8"


def test_S1_each_is_dealt_four_cards_face_down():
    t = dealt(FOUR_EACH, players=2)
    assert t.row(A) == "A 3 5 7"
    assert t.row(B) == "2 4 6 8"
    assert t.knows(-1, A) == t.knows(-1, B) == "? ? ? ?"


def test_S2_the_rest_is_the_pile_and_each_card_of_it_as_likely_as_any_other():
    t = dealt(FOUR_EACH, players=2)
    assert t.s.pile_size == 52 - 8
    t.do("draw")
    expected = [3 / 44] * 8 + [4 / 44] * 5
    assert [p for _, p in t.state().chance_outcomes()] == pytest.approx(expected)
    assert not t.state().view(A).array[0].pile.any()


def test_S3_each_sees_the_bottom_two_of_its_own_and_nothing_else():
    t = dealt(FOUR_EACH, players=2)
    assert t.knows(A, A) == "? ? 5 7"
    assert t.knows(B, B) == "? ? 6 8"
    assert t.knows(A, B) == t.knows(B, A) == "? ? ? ?"


def test_S3_only_the_owner_hears_which_card_it_is():
    t = dealt("A 2 3 4", players=2)
    seen = [t.who_sees()]
    for card in (4, 5, 6):
        t.answer(card)
        seen.append(t.who_sees())
    assert seen == [1 << A, 1 << B, 1 << A, 1 << B]
    assert dealt("A 2 3", players=2).phase == Phase.DEAL


def test_R27_two_to_eight_play():
    for players in range(2, 9):
        assert tinstar.load("caboo", players=players).num_players() == players
    for players in (1, 9):
        with pytest.raises(BadOption, match="expected 2 to 8"):
            tinstar.load("caboo", players=players)


def test_before_the_first_card_nobody_looks_at_any():
    s = box_with(2, {}, {}).new_initial_state().array[0]
    assert (s.glance == NOWHERE).all()
    assert (s.face == EMPTY).all()
    assert (s.named == NOWHERE).all()
    assert (s.first, s.caller, s.shown, s.drawn, s.top) == (-1, -1, -1, EMPTY, EMPTY)


def test_R29_cards_are_dealt_one_by_one_from_the_first_player():
    t = dealt(FOUR_EACH, players=2, first=B)
    assert t.row(B) == "A 3 5 7"
    assert (t.mover, t.phase) == (B, Phase.TURN)


def test_R24_chance_says_who_begins_each_as_likely():
    state = tinstar.load("caboo", players=3).new_initial_state()
    assert state.chance_weights() == [1, 1, 1]
    state.apply_action(B)
    assert state.array[0].playing == 0b111


def next_round(t: Table, *cards: int) -> Table:
    """Deal the next round, with any cards."""
    t.do("caboo")
    while t.mover == tinstar.CHANCE:
        t.answer(t.state().legal_actions()[-1])
    return t


def test_R24_the_next_seat_clockwise_begins_the_next_round():
    t = dealt("K K K A A A K K K A A A", players=3, first=B)
    assert next_round(t).s.first == C
    assert next_round(t).s.first == A


def test_R24_who_is_out_is_passed_over():
    t = table("""
        A*  K K
        B   Q Q
        C   2 2
        D   3 3
    """)
    t.s.total[B] = 50
    next_round(t)
    assert t.s.playing == 0b1101
    assert t.s.glance[:4].tolist() == [OPENING, NOWHERE, OPENING, OPENING]
    assert (t.s.first, t.mover) == (C, C)
    assert t.s.cards[:4].tolist() != [0] * 4
    assert t.row(B) == ""
    t.s.first = A
    next_round(t)
    assert t.s.first == C


def test_a_new_round_leaves_nothing_of_the_old_one():
    t = table("""
        A*  K:AB 2 3 . 5:AB
        B   Q:* Q
        centre 3 4
        pile rest
    """)
    s, last = t.s, LOTS - 1
    s.lot, s.lot_of[A, 0], s.lot_of[A, 4] = last, 1, last
    s.lots[:] = t.lots()
    t.do("caboo").answer(4, 4)
    assert (s.caller, s.turns, s.lot, s.pile_size) == (-1, 0, 0, 50)
    assert s.top == EMPTY
    assert not s.centre.any()
    assert not s.seen.any()
    assert not s.lot_of.any()
    assert s.lots[0].tolist() == t.box.copies.tolist()
    assert not s.lots[1:].any()
    assert t.row(A) == t.row(B) == "5"


@pytest.mark.parametrize("cards", [7, 1, 0])
def test_a_deck_that_is_too_small_is_dealt_as_far_as_it_goes(cards: int):
    copies = (np.arange(RANKS) < cards).astype(int)
    game = box_with(2, {"copies": copies}, {})
    state = game.new_initial_state()
    state.apply_action(B)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert state.array[0].cards[:2].tolist() == [cards // 2, (cards + 1) // 2]
    assert state.is_terminal() is (cards == 0)


def test_other_numbers_of_cards_can_be_dealt_and_looked_at():
    t = dealt("A 2 3 4 5 6", players=2, numbers={"dealt": 3, "looked_at": 3})
    assert t.knows(A, A) == "A 3 5"
    t = dealt("A 2 3 4 5 6", players=2, numbers={"dealt": 3, "looked_at": 0})
    assert t.knows(B, B) == "? ? ?"


def test_S3_nobody_sees_the_first_card_of_the_next_round_if_it_is_not_at_the_bottom():
    t = dealt("K A 2 3", players=2, numbers={"dealt": 2, "looked_at": 1}).do("caboo")
    assert (t.phase, t.who_sees()) == (Phase.REVEALED, 0)


def test_who_looks_at_every_card_sees_the_first_of_the_next_round_too():
    t = dealt("K A", players=2, numbers={"dealt": 1, "looked_at": 1})
    t.do("caboo")
    assert t.phase == Phase.REVEALED
    assert t.who_sees() == 1 << B
