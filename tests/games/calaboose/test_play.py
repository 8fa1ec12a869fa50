"""Play: one of three things on your turn, and the drawing that follows."""

import pytest
from tests.games.calaboose.table import A, B, C, table

import tinstar
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import Card
from tinstar.games.calaboose.rules import bounty
from tinstar.games.calaboose.state import Ending, Phase


def families(actions: list[str]) -> set[str]:
    return {ACTIONS.family(ACTIONS.read(a)).name for a in actions}


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
        A*  hand Bandit Shark    jail . Shark . . .
        B   hand Bandit
    """)
    assert t.do("put bandit").shows("""
        A   hand Shark           jail Bandit Shark . . .
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
    told = t.state().view(seat).s.hand[A]
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


# --- rulings on the turn -----------------------------------------------------------------------


def test_R3_who_can_put_or_send_may_not_pass():
    t = table("""
        A*  hand Bandit Whiskey
        B   hand Bandit
    """)
    assert t.why_not("pass") == Objection.MUST_ACT


def test_R3_who_can_lock_down_may_not_pass():
    t = table("""
        A*  hand Whiskey         jail Bandit Bandit Bandit Bandit Bandit
        B   hand Bandit
    """)
    assert t.why_not("pass") == Objection.MUST_ACT
    assert t.do("lock 1").mover == B


def test_R3_who_holds_nothing_for_a_jail_and_cannot_lock_down_passes():
    t = table("""
        A*  hand Whiskey Break   jail Bandit Bandit Bandit Bandit .
        B   hand Bandit
    """)
    assert t.do("pass").shows("""
        A   hand Whiskey Break   jail Bandit Bandit Bandit Bandit .
        B*  hand Bandit
    """)


def test_R3_who_must_pass_may_play_whiskey_or_jail_break_first():
    t = table("""
        A*  hand Whiskey Break
        B   hand Bandit
    """)
    assert families(t.legal()) == {"pass_turn", "whiskey", "jail_break"}


def test_R3_when_all_pass_one_after_the_other_the_game_ends():
    t = table("""
        A*  hand Whiskey
        B   hand Whiskey
        C   hand Break
    """)
    t.do("pass", "pass")
    assert (t.ending, t.mover) == (Ending.NONE, C)
    t.do("pass")
    assert (t.ending, t.phase) == (Ending.OUT_OF_CARDS, Phase.OVER)


def test_R3_passes_with_a_card_played_between_them_do_not_end_the_game():
    t = table("""
        A*  hand Whiskey
        B   hand Bandit Bandit
    """)
    t.do("pass", "put bandit", "pass")
    assert (t.ending, t.mover) == (Ending.NONE, B)


def test_R3_passes_with_a_lock_down_between_them_do_not_end_the_game():
    t = table("""
        A*  hand Whiskey
        B   hand Bandit          jail Bandit Bandit Bandit Bandit Bandit
    """)
    t.do("pass", "lock 1", "pass")
    assert (t.ending, t.mover) == (Ending.NONE, B)


def test_R3_a_pass_after_a_whiskey_is_the_first_of_a_new_row():
    t = table("""
        A*  hand Break
        B   hand Whiskey Whiskey
    """)
    t.do("pass", "whiskey A", "allow", "pass")
    assert (t.ending, t.mover) == (Ending.NONE, A)


def test_R4_several_extras_may_come_before_the_turns_one_deed():
    t = table("""
        A*  hand Break Whiskey Bandit Bandit   jail Huckster Shark
        B   hand Bandit Shark
    """)
    t.do("break huckster", "whiskey B", "allow")
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.do("put card-shark").mover == B


def test_R4_an_extra_just_drawn_may_be_played_at_once():
    t = table("""
        A*  hand Whiskey Bandit Bandit Bandit Bandit
        B   hand Bandit Bandit Bandit Bandit Break
        pile Whiskey Bandit
    """)
    t.do("whiskey B", "allow")
    assert t.why_not("break bandit") == Objection.NONE


def test_R5_after_putting_the_turn_is_over():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit
    """)
    assert t.do("put bandit").mover == B


def test_R5_after_locking_down_the_turn_is_over():
    t = table("""
        A*  hand Bandit          jail Bandit Bandit Bandit Bandit Bandit
        B   hand Bandit
    """)
    assert t.do("lock 1").mover == B


def test_R5_after_sending_and_its_answer_the_turn_is_over():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit
        C   hand Bandit
    """)
    t.do("send bandit to C1", "accept 1")
    assert (t.mover, t.phase) == (B, Phase.TURN)


def test_R6_locked_cells_count_towards_a_full_jail():
    t = table("""
        A*  hand Bandit          jail [Bandit] [Bandit] [Bandit] Bandit Bandit
        B   hand Bandit
    """)
    assert t.why_not("lock 4") == Objection.NONE


def test_R6_with_a_hole_in_the_jail_locks_stay_and_no_more_are_added():
    t = table("""
        A*  hand Bandit Bandit Huckster
        B   hand Bandit Bandit   jail [Shark] Gunslinger Huckster Shark Shark
    """)
    t.do("send bandit to B3", "defend 3 from 2", "to A1", "accept 1")
    assert t.shows("B* jail [Shark] . Huckster Shark Shark")
    assert t.why_not("lock 3") == Objection.JAIL_NOT_FULL
    t.do("put bandit", "put huckster")
    assert t.why_not("lock 3") == Objection.NONE


def test_R6_locking_down_draws_no_card():
    t = table("""
        A*  hand Bandit          jail Bandit Bandit Bandit Bandit Bandit
        B   hand Bandit
        pile Shark
    """)
    assert t.do("lock 1").shows("A hand Bandit")
    assert t.s.pile_size == 1


def test_R9_nobody_answers_a_card_put_into_ones_own_jail():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Lawman Lawman
    """)
    t.do("put bandit")
    assert (t.phase, t.mover) == (Phase.TURN, B)


CIRCLE = {
    "huckster": "B",
    "bandit": "H",
    "card-shark": "HB",
    "cattle-rustler": "HBS",
    "gunslinger": "HBSR",
    "bad-lawman": "BSRG",
}


@pytest.mark.parametrize("card", list(CIRCLE))
def test_R10_what_may_go_over_what(card: str):
    t = table("""
        A*  hand Huckster Bandit Shark Rustler Gunslinger Lawman
        B   hand Huckster        jail Huckster Bandit Shark Rustler Gunslinger
        C   hand Huckster        jail Lawman
    """)
    cells = ["B1", "B2", "B3", "B4", "B5", "C1"]
    over = [kind for kind, cell in zip("HBSRGL", cells, strict=True) if _may(t, card, cell)]
    expected = "L" if card == "huckster" else CIRCLE[card]
    assert "".join(over) == expected


def _may(t, card: str, cell: str) -> bool:
    return t.why_not(f"send {card} to {cell}") == Objection.NONE


def test_R11_a_card_that_is_covered_stays_until_the_answer():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit          jail Huckster . . . .
    """)
    t.do("send bandit to B1")
    assert t.shows("B jail Huckster<Bandit . . . .")
    assert t.discarded() == []
    assert bounty(t.box, t.s, B) == 0


def test_R12_one_may_send_a_card_that_helps():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit          jail Bandit Bandit Bandit Huckster .
    """)
    assert t.why_not("send bandit to B5") == Objection.NONE
    assert t.why_not("send bandit to B4") == Objection.NONE
