"""Gunslingers: two of them fly on together and are settled one by one."""

from tests.games.calaboose.table import A, B, C, D, Table, table
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import EMPTY, Card
from tinstar.games.calaboose.state import Ending, Phase

DUEL = """
    A*  hand Gunslinger Bandit            jail . . . . .
    B   hand Gunslinger Huckster Bandit Bandit   jail Huckster . . . .
    C   hand Lawman Bandit Lawman         jail Bandit Shark . . .
"""


def duel() -> Table:
    """Return the table after B has answered A's Gunslinger with a Gunslinger."""
    return table(DUEL).do("send gunslinger to B1", "defend 1 with gunslinger")


def pair() -> Table:
    """Return the table after both have come to C, over a Bandit and a Card Shark."""
    return duel().do("to C1", "to C2")


def test_G1_a_gunslinger_from_hand_defends_against_a_gunslinger():
    t = table(DUEL).do("send gunslinger to B1")
    assert t.why_not("defend 1 with gunslinger") == Objection.NONE
    assert t.why_not("defend 1 with bandit") == Objection.NOT_HIGHER_VALUED


def test_G1_so_does_one_from_the_jail():
    t = table("""
        A*  hand Gunslinger Bandit
        B   hand Bandit           jail . Gunslinger Rustler . .
    """)
    t.do("send gunslinger to B1")
    assert t.why_not("defend 1 from 2") == Objection.NONE
    assert t.why_not("defend 1 from 3") == Objection.NOT_HIGHER_VALUED


def test_G1_but_none_goes_over_a_gunslinger():
    t = table("""
        A*  hand Gunslinger Bandit
        B   hand Bandit           jail Gunslinger Rustler . . .
    """)
    assert t.why_not("send gunslinger to B1") == Objection.NOT_LOWER_VALUED
    assert t.why_not("send gunslinger to B2") == Objection.NONE


def test_G2_neither_gunslinger_is_discarded():
    t = duel()
    assert t.discarded() == []
    assert t.shows("""
        A*  hand Bandit           jail . . . . .
        B   hand Huckster Bandit Bandit   jail Huckster . . . .
        C   hand Lawman Bandit Lawman   jail Bandit Shark . . .
    """)


def test_G2_against_any_other_card_a_gunslinger_discards_and_flies_alone():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Gunslinger Bandit
        C   hand Bandit
    """)
    t.do("send bandit to B1", "defend 1 with gunslinger", "to C1")
    assert t.discarded() == ["Bandit"]
    assert (t.mover, t.phase) == (C, Phase.DEFENCE)


def test_G2_a_bad_lawman_truly_beats_a_gunslinger():
    t = table("""
        A*  hand Gunslinger Bandit
        B   hand Lawman Bandit
    """)
    t.do("send gunslinger to B1", "defend 1 with bad-lawman", "to A1", "accept 1")
    assert t.discarded() == ["Gunslinger"]


def test_G3_both_go_to_the_same_jail():
    t = duel().do("to C1")
    assert t.phase == Phase.PARTNER
    assert t.why_not("to A1") == Objection.ANOTHER_JAIL
    assert t.why_not("to C2") == Objection.NONE


def test_G3_not_to_the_jail_that_was_defended():
    t = duel()
    assert t.why_not("to B2") == Objection.OWN_JAIL
    assert t.why_not("to A2") == Objection.NONE
    assert t.do("to C1").why_not("to B2") == Objection.OWN_JAIL


def test_G4_both_are_dealt_with_one_by_one():
    t = pair()
    assert (t.phase, t.mover) == (Phase.DEFENCE, C)
    t.do("accept 1")
    assert (t.phase, t.mover) == (Phase.DEFENCE, C)
    t.do("accept 2")
    assert (t.phase, t.mover) == (Phase.TURN, B)
    assert t.shows("C jail Gunslinger Gunslinger . . .")
    assert t.discarded() == ["Bandit", "Shark"]


# --- rulings -------------------------------------------------------------------------------------


def test_R19_the_attackers_jail_may_take_both():
    t = duel().do("to A1", "to A2", "accept 1", "accept 2")
    assert t.shows("A jail Gunslinger Gunslinger . . .")


def test_R19_each_cell_must_be_fit_for_a_gunslinger():
    t = table("""
        A*  hand Gunslinger Bandit
        B   hand Gunslinger Bandit
        C   hand Bandit           jail Gunslinger Rustler [Bandit] Lawman .
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger")
    assert t.why_not("to C1") == Objection.NOT_LOWER_VALUED
    assert t.why_not("to C3") == Objection.LOCKED_DOWN
    assert t.why_not("to C4") == Objection.NOT_LOWER_VALUED
    t.do("to C5")
    assert t.legal() == ["to C2"]


def test_R19_they_go_to_two_different_cells():
    t = duel().do("to C1")
    assert t.why_not("to C1") == Objection.IN_QUESTION
    assert t.why_not("to C2") == Objection.NONE


def test_R19_a_jail_with_room_for_one_of_them_cannot_take_the_first():
    t = table("""
        A*  hand Gunslinger Bandit
        B   hand Gunslinger Bandit
        C   hand Bandit           jail Lawman Gunslinger [Bandit] [Bandit] .
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger")
    assert t.why_not("to C5") == Objection.NO_ROOM_FOR_BOTH
    assert t.why_not("to A1") == Objection.NONE


def come_back(t: Table) -> Table:
    """C accepts at cell 1 and beats the other; B's Huckster beats that and comes to C's cell 3."""
    t.do("accept 1", "defend 2 with bad-lawman", "to B2", "defend 2 with huckster")
    return t.do("to C3")


def met_by_a_third(t: Table) -> Table:
    """Continue like `come_back`, with a Gunslinger coming to C's cell 3."""
    come_back(t).s.attacker[C, 2] = Card.GUNSLINGER
    return t


def test_R19_the_defender_says_which_of_the_two_goes_where():
    first_is_the_one_that_defended = met_by_a_third(duel().do("to C1", "to C2"))
    first_is_the_one_that_attacked = met_by_a_third(duel().do("to C2", "to C1"))
    assert first_is_the_one_that_defended.why_not("defend 3 from 1") == Objection.HAS_DEFENDED
    assert first_is_the_one_that_attacked.why_not("defend 3 from 1") == Objection.NONE


def test_R20_they_are_answered_in_the_order_that_their_new_owner_likes():
    t = pair()
    assert t.why_not("accept 1") == Objection.NONE
    assert t.why_not("accept 2") == Objection.NONE


def test_R20_what_the_first_sets_off_is_finished_before_the_second():
    t = pair().do("defend 2 with bad-lawman", "to A1")
    assert (t.phase, t.mover) == (Phase.DEFENCE, A)
    assert t.shows("C jail Bandit<Gunslinger Shark . . .")
    t.do("accept 1")
    assert (t.phase, t.mover) == (Phase.DEFENCE, C)
    assert t.why_not("accept 2") == Objection.NOT_ATTACKED
    assert t.why_not("accept 1") == Objection.NONE


def test_R20_one_may_be_accepted_and_the_other_defended_against():
    t = pair().do("accept 1", "defend 2 with bad-lawman", "to A1", "accept 1")
    assert t.shows("""
        A   hand Bandit           jail Lawman . . . .
        B*  hand Huckster Bandit Bandit   jail Huckster . . . .
        C   hand Lawman Bandit    jail Gunslinger Shark . . .
        discarded Bandit Gunslinger
    """)


def test_R20_even_when_what_the_first_sets_off_comes_back_to_the_same_jail():
    t = pair().do("defend 1 with bad-lawman", "to B2", "defend 2 with huckster", "to C3")
    assert t.why_not("accept 2") == Objection.NOT_ATTACKED
    t.do("accept 3")
    assert (t.phase, t.mover) == (Phase.DEFENCE, C)
    assert t.legal() == ["accept 2", "defend 2 with bad-lawman"]


def test_R21_the_one_accepted_does_not_defend_against_the_other():
    t = pair().do("accept 1")
    assert t.shows("C jail Gunslinger? Shark<Gunslinger . . .")
    assert t.why_not("defend 2 from 1") == Objection.IN_QUESTION
    assert t.why_not("defend 2 with bad-lawman") == Objection.NONE


def test_R21_the_card_that_an_unanswered_one_covers_does_not_defend_either():
    t = pair()
    assert t.why_not("defend 1 from 2") == Objection.IN_QUESTION


def test_R21_what_the_second_answer_sets_off_comes_after_both_are_settled():
    t = pair().do("accept 1", "defend 2 with bad-lawman")
    assert t.shows("C jail Gunslinger Shark . . .")


def test_R21_after_a_defence_against_the_first_its_cell_is_free_though_the_other_waits():
    t = pair().do("defend 1 with bad-lawman")
    assert t.shows("C jail Bandit Shark<Gunslinger . . .")


def test_R11_of_two_each_discards_what_it_covers_when_it_is_accepted():
    t = pair().do("accept 2")
    assert t.discarded() == ["Shark"]
    t.do("accept 1")
    assert t.discarded() == ["Bandit", "Shark"]


def test_R22_a_gunslinger_defends_against_a_gunslinger_once_a_turn():
    t = met_by_a_third(duel().do("to C1", "to C2"))
    assert t.why_not("defend 3 from 1") == Objection.HAS_DEFENDED
    assert t.why_not("accept 3") == Objection.NONE


def test_R22_after_that_it_may_still_defend_against_a_card_of_lower_value():
    t = come_back(duel().do("to C1", "to C2"))
    assert t.why_not("defend 3 from 1") == Objection.NONE


def test_R22_in_the_next_turn_it_may_defend_again():
    t = duel().do("to C5", "to C2", "accept 5", "defend 2 with bad-lawman", "to B2")
    t.do("defend 2 with huckster", "to C3", "accept 3", "send bandit to C4")
    assert (t.mover, t.s.badge) == (C, B)
    assert t.why_not("defend 4 from 5") == Objection.NONE


def test_R22_having_defended_against_a_card_of_lower_value_does_not_count():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Huckster Huckster Bandit   jail . Gunslinger . . .
        C   hand Gunslinger Bandit
        D   hand Lawman Bandit
    """)
    t.do("send bandit to B1", "defend 1 from 2", "to C1")
    t.do("defend 1 with gunslinger", "to D2", "to D1")
    t.do("accept 1", "defend 2 with bad-lawman", "to B1", "defend 1 with huckster", "to D3")
    assert t.why_not("defend 3 from 1") == Objection.NONE


def test_R22_one_that_has_met_a_gunslinger_defends_against_lower_cards_without_limit():
    t = table("""
        A*  hand Bandit Bandit        jail Shark . . . .
        B   hand Shark Bandit         jail Gunslinger Huckster Huckster Huckster Huckster
        C   hand Bandit
    """)
    t.s.used[B, 0] = 1
    t.do("send bandit to B2", "defend 2 from 1", "to C1")
    assert t.s.attacker_used[C, 0] == 1  # and it keeps that on its way
    assert t.s.partner_used == 0


FOUR = """
    A*  hand Gunslinger Bandit  jail Gunslinger . . [Bandit] [Bandit]
    B   hand Bandit             jail Gunslinger Gunslinger . [Bandit] [Bandit]
"""
ROUND = "accept 2|defend 3 from 1|to B1|to B3|accept 1|defend 3 from 2|to A1|to A3|accept 1"


def test_R22_four_gunslingers_could_fly_for_ever():
    """Without R22 the same position would come again three actions after the forbidden action."""
    t = table(FOUR).do("send gunslinger to B3", "defend 3 from 1", "to A2", "to A3")
    t.do(*ROUND.split("|"))
    assert t.why_not("defend 3 from 2") == Objection.HAS_DEFENDED


def test_R22_being_sent_on_ones_turn_is_not_a_defence():
    t = come_back(duel().do("to C2", "to C1"))
    t.do("defend 3 from 1", "to A1", "accept 1")
    assert t.shows("A jail Gunslinger")


def test_R22_what_lay_in_a_cell_before_does_not_matter_to_what_comes_there():
    t = come_back(duel().do("to C1", "to C2"))
    t.do("accept 3")
    assert not t.s.used.any()
    assert not t.s.attacker_used.any()


def test_R22_what_was_kept_of_a_defender_goes_with_it():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit                   jail Bandit . Shark . .
        C   hand Bandit
    """)
    t.s.used[B, 2] = 1
    t.do("send bandit to B2", "defend 2 from 3")
    assert not t.s.used.any()
    t = table("""
        A*  hand Bandit Gunslinger
        B   hand Lawman Bandit            jail Bandit . Shark . .
        C   hand Bandit
    """)
    t.do("send gunslinger to B5")
    t.s.attacker_used[B, 4] = 1
    t.do("defend 5 with bad-lawman")
    assert not t.s.attacker_used.any()


def test_R23_if_no_jail_has_room_for_both_the_game_ends_and_both_are_discarded():
    t = table("""
        A*  hand Gunslinger Bandit          jail Lawman [Bandit] [Bandit] [Bandit] .
        B   hand Gunslinger Bandit Bandit   jail Huckster . . . .
        C   hand Bandit                     jail Lawman [Shark] [Shark] [Shark] .
        pile Shark Shark Shark Shark
    """)
    t.do("send gunslinger to B1")
    t.s.attacker_used[B, 0] = 1
    t.do("defend 1 with gunslinger")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.NOWHERE_TO_GO)
    assert t.s.partner_used == 0
    assert t.discarded() == ["Gunslinger", "Gunslinger"]
    assert t.shows("B hand Bandit Bandit jail Huckster . . . .")
    assert (t.s.sent, t.s.partner) == (EMPTY, EMPTY)


def test_R23_a_prisoner_of_such_a_pair_is_gone_from_its_jail():
    t = table("""
        A*  hand Gunslinger Bandit          jail Lawman [Bandit] [Bandit] [Bandit] .
        B   hand Bandit                     jail Huckster Gunslinger . . .
    """)
    t.do("send gunslinger to B1", "defend 1 from 2")
    assert t.ending == Ending.NOWHERE_TO_GO
    assert t.shows("B hand Bandit jail Huckster . . . .")


def test_R23_a_cell_in_question_is_no_room():
    t = table("""
        A*  hand Gunslinger Bandit          jail Lawman [Bandit] [Bandit] [Bandit] [Bandit]
        B   hand Gunslinger Bandit          jail Huckster [Bandit] [Bandit] [Bandit] .
        C   hand Gunslinger Bandit          jail Bandit Shark [Bandit] [Bandit] [Bandit]
        D   hand Bandit                     jail Lawman [Shark] [Shark] [Shark] .
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger")
    assert t.legal() == ["to C1", "to C2"]
    t.do("to C1", "to C2", "defend 1 with gunslinger", "to B1", "to B5", "accept 1")
    assert t.phase == Phase.DEFENCE
    assert t.do("accept 5").mover == C


def test_R32_a_gunslinger_still_unanswered_at_the_end_stays():
    t = table("""
        A*  hand Gunslinger Bandit          jail Huckster Huckster Huckster Huckster Huckster
        B   hand Gunslinger Bandit          jail Huckster Huckster Huckster Huckster Huckster
        C   hand Lawman Bandit              jail . . . Bandit Shark
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger", "to C4", "to C5")
    t.do("defend 4 with bad-lawman")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.NOWHERE_TO_GO)
    assert t.shows("C hand Bandit jail . . . Bandit Gunslinger")
    assert not t.s.chain.any()
    assert t.discarded() == ["Shark", "Gunslinger", "Lawman"]


def test_R32_and_so_does_one_that_was_accepted_before_its_twin_was_answered():
    t = table("""
        A*  hand Gunslinger Bandit          jail Huckster Huckster Huckster Huckster Huckster
        B   hand Gunslinger Bandit          jail Huckster Huckster Huckster Huckster Huckster
        C   hand Lawman Bandit              jail Bandit Shark . . .
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger", "to C1", "to C2")
    t.do("accept 2", "defend 1 with bad-lawman")
    assert t.ending == Ending.NOWHERE_TO_GO
    assert t.shows("C hand Bandit jail Bandit Gunslinger . . .")


def test_four_gunslingers_cross_the_table_and_empty_the_jails_they_meet():
    t = table("""
        A*  hand Gunslinger Bandit          jail Shark Rustler . . .
        B   hand Gunslinger Bandit          jail Huckster . . . .
        C   hand Gunslinger Bandit          jail Bandit Shark . . .
        D   hand Gunslinger Bandit          jail Rustler Bandit . . .
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger", "to C1", "to C2")
    t.do("defend 1 with gunslinger", "to D1", "to D2")
    t.do("defend 2 with gunslinger", "to A1", "to A2")
    assert t.s.attacker_used[A].tolist() == [1, 1, 0, 0, 0]  # both have defended [R22]
    assert (t.s.sent, t.s.partner, t.s.partner_used, t.s.partner_jail) == (EMPTY, EMPTY, 0, EMPTY)
    assert [t.do("accept 1").mover, t.do("accept 2").mover] == [A, D]
    assert [t.do("accept 1").mover, t.do("accept 2").mover] == [C, B]
    assert t.shows("""
        A   hand Bandit           jail Gunslinger Gunslinger . . .
        B*  hand Bandit           jail Huckster . . . .
        C   hand Bandit           jail Bandit Gunslinger . . .
        D   hand Bandit           jail Gunslinger Bandit . . .
        discarded Shark Shark Rustler Rustler
    """)


def test_R22_five_gunslingers_fly_four_times_and_then_come_down():
    t = table("""
        A*  hand Gunslinger Gunslinger Gunslinger Bandit
        B   hand Gunslinger Gunslinger Bandit
    """)
    t.do("send gunslinger to B1", "defend 1 with gunslinger", "to A1", "to A2")
    t.do("defend 1 with gunslinger", "to B1", "to B2")
    t.do("defend 1 with gunslinger", "to A1", "to A3")
    t.do("defend 1 with gunslinger", "to B1", "to B3")
    assert t.legal() == ["accept 1", "accept 3"]
    t.do("accept 1", "accept 3", "accept 3", "accept 2", "accept 2")
    assert t.shows("""
        A   hand Bandit           jail . Gunslinger Gunslinger . .
        B*  hand Bandit           jail Gunslinger Gunslinger Gunslinger . .
    """)
