"""Defending your jail, and ending the turn."""

import pytest

from tests.games.calaboose.table import A, B, C, Table, table
from tinstar.errors import NotAnAction
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.scoring import bounty
from tinstar.games.calaboose.state import Ending, Phase

SENT = """
    A*  hand Bandit Bandit
    B   hand Shark Bandit         jail Huckster . Rustler . .
    C   hand Bandit               jail Bandit . . . .
"""


def attacked() -> Table:
    """Return the table after A has sent a Bandit over B's Huckster."""
    return table(SENT).do("send bandit to B1")


WORDS = {
    "H": "huckster",
    "B": "bandit",
    "S": "card-shark",
    "R": "cattle-rustler",
    "G": "gunslinger",
    "L": "bad-lawman",
}


def may(t: Table, text: str) -> bool:
    return t.why_not(text) == Objection.NONE


def test_D1_a_jail_is_defended_with_a_higher_card_from_hand():
    assert attacked().why_not("defend 1 with card-shark") == Objection.NONE


def test_D1_a_jail_is_defended_with_a_higher_prisoner():
    assert attacked().why_not("defend 1 from 3") == Objection.NONE


def test_D1_an_empty_cell_is_defended_like_any_other():
    t = table(SENT).do("send bandit to B2")
    assert t.why_not("defend 2 with card-shark") == Objection.NONE
    assert t.why_not("defend 2 from 3") == Objection.NONE


def test_D1_not_with_a_card_that_one_does_not_hold():
    assert attacked().why_not("defend 1 with cattle-rustler") == Objection.NOT_IN_HAND


def test_D1_not_from_an_empty_cell():
    assert attacked().why_not("defend 1 from 4") == Objection.EMPTY_CELL


def test_D1_only_a_cell_that_was_attacked_is_answered_for():
    t = attacked()
    for text in ("accept 2", "defend 2 with card-shark", "defend 2 from 3"):
        assert t.why_not(text) == Objection.NOT_ATTACKED
    assert t.why_not("accept 1") == Objection.NONE


def test_D1_the_owner_of_the_jail_is_asked():
    t = attacked()
    assert (t.phase, t.mover) == (Phase.DEFENCE, B)
    assert t.why_not("put bandit") == Objection.NOT_NOW


def test_D2_the_attacker_is_discarded_and_the_defender_goes_over_a_lower_card_elsewhere():
    t = attacked().do("defend 1 with card-shark", "to C1")
    assert t.shows("""
        A*  hand Bandit
        B   hand Bandit           jail Huckster . Rustler . .
        C   hand Bandit           jail Bandit<Shark . . . .
        discarded Bandit
    """)


def test_D2_or_the_defender_goes_to_an_empty_cell():
    t = attacked().do("defend 1 from 3", "to C2")
    assert t.shows("""
        B   hand Shark Bandit     jail Huckster . . . .
        C   hand Bandit           jail Bandit .<Rustler . . .
    """)


def test_D2_the_defender_does_not_go_over_a_card_of_equal_value():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark Bandit
        C   hand Bandit           jail Shark Bandit . . .
    """)
    t.do("send bandit to B1", "defend 1 with card-shark")
    assert t.why_not("to C1") == Objection.NOT_LOWER_VALUED
    assert t.why_not("to C2") == Objection.NONE


def test_D2_the_defender_does_not_go_to_a_locked_cell_or_to_nobody():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark Bandit
        C   hand Bandit           jail [Huckster] Huckster . . .
    """)
    t.do("send bandit to B1", "defend 1 with card-shark")
    assert t.why_not("to C1") == Objection.LOCKED_DOWN
    assert t.why_not("to D1") == Objection.NO_SUCH_SEAT
    assert t.why_not("to C2") == Objection.NONE


@pytest.mark.parametrize("defence", ["defend 1 with card-shark", "defend 1 from 3"])
def test_D3_the_defender_never_goes_back_into_its_own_jail(defence: str):
    t = attacked().do(defence)
    assert t.why_not("to B2") == Objection.OWN_JAIL
    assert t.why_not("to A2") == Objection.NONE


def test_D4_the_next_player_can_defend_against_the_defender():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark Bandit
        C   hand Rustler Bandit
    """)
    t.do("send bandit to B1", "defend 1 with card-shark", "to C1")
    assert t.mover == C
    assert t.why_not("defend 1 with cattle-rustler") == Objection.NONE
    assert t.why_not("defend 1 with bandit") == Objection.NOT_HIGHER_VALUED


def test_T1_the_turn_is_not_over_until_everybody_has_finished_defending():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark Bandit
        C   hand Rustler Bandit
    """)
    t.do("send bandit to B1", "defend 1 with card-shark", "to C1")
    t.do("defend 1 with cattle-rustler", "to A1")
    assert (t.s.badge, t.mover, t.phase) == (A, A, Phase.DEFENCE)


def test_T2_then_the_badge_passes_to_the_next_player():
    t = attacked().do("defend 1 with card-shark", "to C1", "accept 1")
    assert (t.s.badge, t.mover, t.phase) == (B, B, Phase.TURN)


def test_R11_a_cell_in_question_is_no_target():
    t = table("""
        A*  hand Gunslinger Huckster Bandit
        B   hand Gunslinger Bandit
        C   hand Lawman Bandit
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger", "to C1", "to C2")
    t.do("defend 1 with bad-lawman", "to A1", "defend 1 with huckster")
    assert t.why_not("to C2") == Objection.IN_QUESTION
    assert t.why_not("to C1") == Objection.NONE


@pytest.mark.parametrize(
    ("attacker", "answers"),
    [
        ("Huckster", "BSRG"),
        ("Bandit", "SRGL"),
        ("Shark", "RGL"),
        ("Rustler", "GL"),
        ("Gunslinger", "GL"),
        ("Lawman", "H"),
    ],
)
def test_R10_R13_what_answers_what(attacker: str, answers: str):
    t = table(f"""
        A*  hand {attacker} Bandit
        B   hand Huckster Bandit Shark Rustler Gunslinger Lawman
    """)
    t.do(f"send {WORDS[attacker[0]]} to B1")
    found = [k for k, word in WORDS.items() if may(t, f"defend 1 with {word}")]
    assert "".join(found) == answers


def test_R13_nobody_has_to_defend():
    assert attacked().why_not("accept 1") == Objection.NONE


def test_R13_equal_value_does_not_defend():
    t = attacked()
    assert t.why_not("defend 1 with bandit") == Objection.NOT_HIGHER_VALUED
    assert t.why_not("defend 1 with card-shark") == Objection.NONE


def test_R13_an_equal_prisoner_does_not_defend():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit           jail Huckster Bandit Shark . .
    """)
    t.do("send bandit to B1")
    assert t.why_not("defend 1 from 2") == Objection.NOT_HIGHER_VALUED
    assert t.why_not("defend 1 from 3") == Objection.NONE


def test_R14_the_covered_card_stays_when_its_jail_was_defended():
    t = attacked().do("defend 1 with card-shark")
    assert t.shows("B jail Huckster . Rustler . .")
    assert t.discarded() == ["Bandit"]


def test_R14_the_defender_may_go_to_the_attackers_jail():
    assert attacked().do("defend 1 with card-shark").why_not("to A1") == Objection.NONE


def test_R15_a_prisoner_that_defended_leaves_a_cell_for_later_cards_of_the_turn():
    t = table("""
        A*  hand Bandit Rustler Bandit
        B   hand Bandit           jail Huckster Shark . . .
    """)
    t.do("send bandit to B1", "defend 1 from 2", "to A1", "defend 1 with cattle-rustler")
    t.do("to B2", "accept 2")
    assert t.shows("B* hand Bandit jail Huckster Rustler . . .")


def test_R16_the_covered_card_cannot_defend():
    t = attacked()
    assert t.why_not("defend 1 from 1") == Objection.IN_QUESTION
    assert t.why_not("defend 1 from 3") == Objection.NONE


@pytest.mark.parametrize("card", ["bad-whiskey", "jail-break"])
@pytest.mark.parametrize("text", ["send {} to B1", "send {} nowhere", "defend 1 with {}"])
def test_R17_R29_bad_whiskey_and_jail_break_are_never_sent_and_never_defend(text: str, card: str):
    with pytest.raises(NotAnAction):
        ACTIONS.read(text.format(card))


def test_R17_who_holds_nothing_else_can_but_accept():
    t = table("""
        A*  hand Huckster Bandit
        B   hand Whiskey Break
    """)
    assert t.do("send huckster to B1").legal() == ["accept 1"]


def test_R18_with_two_players_the_chain_goes_back_and_forth():
    t = table("""
        A*  hand Huckster Shark Gunslinger Bandit
        B   hand Bandit Rustler Lawman Bandit
    """)
    t.do("send huckster to B1", "defend 1 with bandit", "to A1", "defend 1 with card-shark")
    t.do("to B1", "defend 1 with cattle-rustler", "to A1", "defend 1 with gunslinger")
    t.do("to B1", "defend 1 with bad-lawman", "to A1", "accept 1")
    assert t.shows("""
        A   hand Bandit           jail Lawman . . . .
        B*  hand Bandit           jail . . . . .
        discarded Huckster Bandit Shark Rustler Gunslinger
    """)


# --- Bad Lawman ----------------------------------------------------------------------------------


def test_L1_a_bad_lawman_beats_every_card_but_a_huckster():
    t = table("""
        A*  hand Lawman Bandit
        B   hand Bandit           jail Huckster Bandit Shark Rustler Gunslinger
    """)
    assert t.why_not("send bad-lawman to B1") == Objection.NOT_LOWER_VALUED
    assert all(may(t, f"send bad-lawman to B{cell}") for cell in (2, 3, 4, 5))


def test_L1_not_even_another_bad_lawman_is_beaten_by_one():
    t = table("""
        A*  hand Lawman Bandit
        B   hand Bandit           jail Lawman . . . .
    """)
    assert t.why_not("send bad-lawman to B1") == Objection.NOT_LOWER_VALUED
    assert t.why_not("send bad-lawman to B2") == Objection.NONE


def test_L2_a_huckster_goes_over_a_bad_lawman():
    t = table("""
        A*  hand Huckster Bandit
        B   hand Bandit           jail Lawman Bandit . . .
    """)
    assert t.why_not("send huckster to B1") == Objection.NONE
    assert t.why_not("send huckster to B2") == Objection.NOT_LOWER_VALUED


def test_L2_a_bad_lawman_is_answered_by_a_huckster_alone():
    t = table("""
        A*  hand Lawman Bandit
        B   hand Huckster Gunslinger Bandit   jail . Huckster . . .
    """)
    t.do("send bad-lawman to B1")
    assert t.legal() == ["accept 1", "defend 1 with huckster", "defend 1 from 2"]


def test_L3_a_bad_lawman_does_not_answer_a_huckster():
    t = table("""
        A*  hand Huckster Bandit
        B   hand Lawman Bandit
    """)
    t.do("send huckster to B1")
    assert t.why_not("defend 1 with bad-lawman") == Objection.NOT_HIGHER_VALUED
    assert t.why_not("defend 1 with bandit") == Objection.NONE


def test_L3_a_bad_lawman_does_not_take_the_place_of_a_huckster_when_redirected():
    t = table("""
        A*  hand Bandit Bandit    jail Huckster Bandit . . .
        B   hand Lawman Bandit
    """)
    t.do("send bandit to B1", "defend 1 with bad-lawman")
    assert t.why_not("to A1") == Objection.NOT_LOWER_VALUED
    assert t.why_not("to A2") == Objection.NONE


def test_R11_while_a_card_is_unanswered_the_jail_is_worth_what_it_was():
    t = table("""
        A*  hand Shark Bandit
        B   hand Bandit           jail Bandit Bandit . . .
    """)
    assert bounty(t.box, t.do("send card-shark to B1").s, B) == 20
    assert bounty(t.box, t.do("accept 1").s, B) == 1 + 2
    assert t.ending == Ending.NONE
