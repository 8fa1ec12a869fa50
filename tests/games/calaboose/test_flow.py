"""Play: one of three things on your turn, and the drawing that follows."""

import pytest

import tinstar
from tests.games.calaboose.table import A, B, C, families, table
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import Card
from tinstar.games.calaboose.scoring import bounty
from tinstar.games.calaboose.state import Phase


def test_P1_play_goes_clockwise():
    t = table("""
        A   hand Bandit Bandit
        B*  hand Bandit Bandit
        C   hand Bandit Bandit
    """)
    order = [t.mover]
    for _ in range(2):
        order.append(t.do("put bandit").mover)
    assert order == [B, C, A]


def test_P9_with_room_in_the_jail_one_puts_or_sends():
    t = table("""
        A*  hand Bandit Shark    jail Bandit . . . .
        B   hand Bandit
    """)
    assert families(t.legal()) == {"put", "send"}


def test_P9_with_a_full_jail_one_locks_down_or_sends():
    t = table("""
        A*  hand Bandit Shark    jail Bandit Shark Shark Bandit Bandit
        B   hand Bandit
    """)
    assert families(t.legal()) == {"lock", "send"}


def test_P9_it_is_not_the_time_to_answer_or_to_redirect():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
    """)
    for text in ("accept 1", "defend 1 with bandit", "defend 1 from 2", "to B1", "allow", "keep"):
        assert t.why_not(text) == Objection.NOT_NOW


# --- putting -------------------------------------------------------------------------------------


def test_P2_a_card_from_hand_goes_into_an_empty_cell():
    t = table("""
        A*  hand Bandit Shark    jail Shark . Shark . .
        B   hand Bandit
    """)
    assert t.do("put bandit").shows("""
        A   hand Shark           jail Shark Bandit Shark . .
        B*  hand Bandit
    """)


def test_P2_cards_not_in_hand_cannot_be_put():
    t = table("""
        A*  hand Bandit          jail Shark . . . .
        B   hand Shark
    """)
    assert t.why_not("put card-shark") == Objection.NOT_IN_HAND
    assert t.why_not("put bandit") == Objection.NONE


def test_P10_a_full_jail_takes_nothing():
    t = table("""
        A*  hand Bandit Lawman   jail Huckster Huckster Huckster Huckster Huckster
        B   hand Bandit
    """)
    assert t.why_not("put bandit") == Objection.JAIL_FULL
    assert t.why_not("put bad-lawman") == Objection.JAIL_FULL


def test_P10_nothing_in_ones_own_jail_is_replaced():
    t = table("""
        A*  hand Bandit Bandit   jail Huckster Huckster Huckster Huckster .
        B   hand Bandit
    """)
    assert t.why_not("send bandit to A1") == Objection.OWN_JAIL
    assert t.do("put bandit").shows("A jail Huckster Huckster Huckster Huckster Bandit")


# --- locking down --------------------------------------------------------------------------------


def test_P3_a_prisoner_of_a_full_jail_is_locked_down():
    t = table("""
        A*  hand Bandit          jail Bandit Shark Shark Bandit Bandit
        B   hand Bandit
    """)
    assert t.do("lock 2").shows("""
        A   hand Bandit          jail Bandit [Shark] Shark Bandit Bandit
        B*  hand Bandit
    """)


def test_P3_not_while_there_is_an_empty_cell():
    t = table("""
        A*  hand Bandit          jail Bandit Shark Shark Bandit .
        B   hand Bandit
    """)
    assert t.why_not("lock 1") == Objection.JAIL_NOT_FULL


def test_P3_an_empty_cell_cannot_be_locked_down():
    t = table("""
        A*  hand Bandit          jail Bandit Shark Shark Bandit .
        B   hand Bandit
    """)
    assert t.why_not("lock 5") == Objection.EMPTY_CELL


@pytest.mark.parametrize("text", ["put bandit", "lock 1"])
def test_R3_passes_are_counted_from_the_last_deed_on(text: str):
    t = table(
        f"A*  hand Bandit Bandit jail {'. Bandit' if text != 'lock 1' else 'Bandit Bandit'}"
        "\nB   hand Bandit",
        {"cells": 2},
    )
    t.s.passes = 1
    assert t.do(text).s.passes == 0


def test_P4_what_is_locked_down_is_not_locked_again():
    t = table("""
        A*  hand Bandit          jail [Bandit] Shark Shark Bandit Bandit
        B   hand Bandit
    """)
    assert t.why_not("lock 1") == Objection.LOCKED_DOWN
    assert t.why_not("lock 2") == Objection.NONE


def test_P4_what_is_locked_down_is_not_targeted():
    t = table("""
        A*  hand Bandit
        B   hand Bandit          jail [Huckster] Huckster . . .
    """)
    assert t.why_not("send bandit to B1") == Objection.LOCKED_DOWN
    assert t.why_not("send bandit to B2") == Objection.NONE


def test_P4_what_is_locked_down_does_not_defend():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit          jail [Shark] Shark . . .
    """)
    t.do("send bandit to B3")
    assert t.why_not("defend 3 from 1") == Objection.LOCKED_DOWN
    assert t.why_not("defend 3 from 2") == Objection.NONE


def test_P4_what_is_locked_down_counts_in_scoring():
    open_jail = table("""
        A*  hand Bandit          jail Bandit Bandit . . .
        B   hand Bandit          jail [Bandit] [Bandit] . . .
    """)
    assert bounty(open_jail.box, open_jail.s, A) == bounty(open_jail.box, open_jail.s, B) == 20


# --- sending -------------------------------------------------------------------------------------


def test_P5_a_card_from_hand_is_sent_to_an_empty_cell_of_somebody_elses_jail():
    t = table("""
        A*  hand Bandit Bandit   jail . . . . .
        B   hand Bandit          jail . Shark . . .
    """)
    assert t.do("send bandit to B1").shows("""
        A*  hand Bandit          jail . . . . .
        B   hand Bandit          jail .<Bandit Shark . . .
    """)


def test_P5_a_card_is_sent_over_one_of_lower_value():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit          jail Huckster . . . .
    """)
    assert t.do("send bandit to B1").shows("B jail Huckster<Bandit . . . .")


def test_P5_a_card_is_not_sent_from_the_jail():
    t = table("""
        A*  hand Bandit          jail Shark . . . .
        B   hand Bandit
    """)
    assert t.why_not("send card-shark to B1") == Objection.NOT_IN_HAND


def test_P5_not_to_ones_own_jail():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
    """)
    assert t.why_not("send bandit to A1") == Objection.OWN_JAIL
    assert t.why_not("send bandit to B1") == Objection.NONE


def test_P5_not_to_where_nobody_sits():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
        C   hand Bandit
    """)
    assert t.why_not("send bandit to D1") == Objection.NO_SUCH_SEAT
    assert t.why_not("send bandit to C1") == Objection.NONE


def test_P6_a_bandit_may_take_the_place_of_a_huckster():
    t = table("""
        A*  hand Bandit
        B   hand Bandit          jail Huckster . . . .
    """)
    assert t.why_not("send bandit to B1") == Objection.NONE


def test_P6_a_bandit_may_not_take_the_place_of_a_bandit():
    t = table("""
        A*  hand Bandit
        B   hand Bandit          jail Bandit . . . .
    """)
    assert t.why_not("send bandit to B1") == Objection.NOT_LOWER_VALUED


@pytest.mark.parametrize(
    ("card", "cells"),
    [("huckster", ""), ("bandit", "1"), ("card-shark", "12"), ("cattle-rustler", "123")],
)
def test_P6_R9_a_card_may_go_over_strictly_lower_values_only(card: str, cells: str):
    t = table("""
        A*  hand Huckster Bandit Shark Rustler
        B   hand Bandit          jail Huckster Bandit Shark Rustler Gunslinger
    """)
    over = [cell for cell in "12345" if t.why_not(f"send {card} to B{cell}") == Objection.NONE]
    assert over == list(cells)


def test_P7_an_undefended_jail_keeps_the_card_and_loses_the_one_it_covered():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit          jail Huckster . . . .
    """)
    t.do("send bandit to B1", "accept 1")
    assert t.shows("""
        A   hand Bandit
        B*  hand Bandit          jail Bandit . . . .
        discarded Huckster
    """)


def test_P12_there_is_no_sixth_cell_to_send_to():
    t = table("""
        A*  hand Bandit
        B   hand Bandit          jail Shark Shark Shark Shark Shark
    """)
    assert [a for a in t.legal() if a.startswith("send bandit to")] == []


SMALL = {"cells": 3}


def test_P12_in_a_box_with_smaller_jails_the_other_cells_do_not_exist():
    t = table(
        """
        A*  hand Bandit Bandit    jail Shark Shark Shark
        B   hand Shark Bandit     jail . Shark .
        """,
        SMALL,
    )
    assert t.why_not("send bandit to B4") == Objection.NO_SUCH_CELL
    assert t.why_not("send bandit to B3") == Objection.NONE
    assert t.why_not("lock 4") == Objection.NO_SUCH_CELL
    assert t.why_not("lock 3") == Objection.NONE
    t.do("send bandit to B1")
    assert t.why_not("accept 4") == Objection.NO_SUCH_CELL
    assert t.why_not("defend 4 with card-shark") == Objection.NO_SUCH_CELL
    assert t.why_not("defend 1 from 4") == Objection.NO_SUCH_CELL
    assert t.why_not("defend 1 from 2") == Objection.NONE


# --- drawing -------------------------------------------------------------------------------------


def test_P8_having_put_a_card_one_draws_another_at_once():
    t = table("""
        A*  hand Bandit Bandit Bandit Bandit Bandit
        B   hand Bandit
        pile Lawman Shark
    """)
    assert t.do("put bandit").shows("A hand Bandit Bandit Bandit Bandit Lawman jail Bandit")


def test_P8_a_hand_that_is_short_is_filled_up_to_five():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit Bandit Bandit Bandit Bandit
        pile Lawman Shark Shark Rustler Rustler
    """)
    t.do("put bandit")
    assert (t.s.hand_size[A], t.s.pile_size) == (5, 1)


def test_R7_an_attacker_draws_before_anybody_answers():
    t = table("""
        A*  hand Bandit Shark Shark Shark Shark
        B   hand Shark Bandit Bandit Bandit Bandit
        pile Lawman
    """)
    assert t.do("send bandit to B1").shows("""
        A*  hand Lawman Shark Shark Shark Shark
        B   hand Shark Bandit Bandit Bandit Bandit   jail .<Bandit
    """)


def test_R7_a_defender_from_hand_draws_before_saying_where_the_card_goes():
    t = table("""
        A*  hand Bandit Shark
        B   hand Shark Bandit Bandit Bandit Bandit
        pile Rustler Rustler Rustler Rustler Lawman
    """)
    t.do("send bandit to B1", "defend 1 with card-shark")
    assert t.phase == Phase.REDIRECT
    assert t.shows("B hand Lawman Bandit Bandit Bandit Bandit jail . . . . .")


def test_R7_a_defender_from_the_jail_draws_nothing():
    t = table("""
        A*  hand Bandit Shark Shark Shark Shark
        B   hand Bandit          jail . Shark
        pile Rustler Lawman
    """)
    t.do("send bandit to B1", "defend 1 from 2")
    assert t.phase == Phase.REDIRECT
    assert (t.s.hand_size[B], t.s.pile_size) == (1, 1)


def test_R7_what_was_drawn_may_be_used_in_the_same_turn():
    t = table("""
        A*  hand Bandit Shark Shark Shark Shark
        B   hand Shark Bandit Bandit Bandit Bandit
        pile Rustler Bandit
    """)
    t.do("send bandit to B1", "defend 1 with card-shark", "to A1")
    assert t.why_not("defend 1 with cattle-rustler") == Objection.NONE


@pytest.mark.parametrize(("seat", "sees"), [(A, 1), (B, 0), (C, 0)])
def test_R7_only_the_drawer_sees_what_is_drawn(seat: int, sees: int):
    t = table("""
        A*  hand Bandit Shark Shark Shark Shark
        B   hand Bandit
        C   hand Bandit
        pile rest
    """)
    t.do("put bandit")
    assert t.mover == tinstar.CHANCE
    t.answer(Card.BAD_LAWMAN)
    told = t.state().view(seat).array[0].hand[A]
    assert told[Card.BAD_LAWMAN] == sees


def test_R8_E4_from_an_empty_pile_nothing_is_drawn_and_nothing_is_reshuffled():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit
    """)
    assert t.do("put bandit").shows("A hand Bandit jail Bandit")
    assert t.s.discards.sum() == 74 - 3


def test_R8_the_last_card_of_the_pile_is_drawn():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit
        pile Lawman
    """)
    assert t.do("put bandit").shows("A hand Bandit Lawman")
