"""Rulings on turns, sending and replacing."""

import pytest

from tests.games.calaboose.table import A, B, C, Table, families, table
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.scoring import bounty
from tinstar.games.calaboose.state import Ending, Phase


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
    assert (t.ending, t.phase) == (Ending.ALL_PASSED, Phase.OVER)


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


def _may(t: Table, card: str, cell: str) -> bool:
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
