"""The end of the game."""

from tests.games.calaboose.table import A, B, C, table
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.state import Ending, Phase


def test_E1_the_fifth_card_locked_down_ends_the_game():
    t = table("""
        A*  hand Bandit           jail [Bandit] [Bandit] Shark [Bandit] [Bandit]
        B   hand Bandit
    """)
    t.do("lock 3")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.LOCKED_DOWN)


def test_E1_the_fourth_does_not():
    t = table("""
        A*  hand Bandit           jail [Bandit] [Bandit] Shark [Bandit] Bandit
        B   hand Bandit
    """)
    assert t.do("lock 3").ending == Ending.NONE


def test_R28_it_ends_right_there_before_the_next_turn():
    t = table("""
        A*  hand Bandit           jail [Bandit] [Bandit] [Bandit] [Bandit] Bandit
        B   hand Lawman
    """)
    t.do("lock 5")
    assert t.legal() == []
    assert t.s.badge == A


def test_E2_a_bandit_that_can_go_nowhere_ends_the_game():
    t = table("""
        A*  hand Bandit Huckster
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
        C   hand Bandit           jail Shark Shark [Huckster] Gunslinger Lawman
    """)
    t.do("send bandit nowhere")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.NOWHERE_TO_GO)


def test_E2_not_while_somebody_has_a_huckster_for_it():
    t = table("""
        A*  hand Bandit Huckster
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
        C   hand Bandit           jail Shark Shark Huckster Gunslinger Lawman
    """)
    assert t.why_not("send bandit nowhere") == Objection.HAS_A_PLACE
    assert t.why_not("send bandit to C3") == Objection.NONE


def test_E2_not_while_somebody_has_an_empty_cell():
    t = table("""
        A*  hand Bandit
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
        C   hand Bandit           jail Shark Shark . Gunslinger Lawman
    """)
    assert t.why_not("send bandit nowhere") == Objection.HAS_A_PLACE


def test_R29_room_in_ones_own_jail_is_no_place():
    t = table("""
        A*  hand Bandit Huckster  jail . . . . .
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
    """)
    assert t.why_not("send bandit nowhere") == Objection.NONE
    assert t.why_not("put bandit") == Objection.NONE


def test_R29_only_a_card_in_hand_is_played_to_nowhere():
    t = table("""
        A*  hand Bandit
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
    """)
    assert t.why_not("send huckster nowhere") == Objection.NOT_IN_HAND
    assert t.why_not("send bandit nowhere") == Objection.NONE


def test_R29_R7_the_card_is_discarded_and_nothing_is_drawn():
    t = table("""
        A*  hand Bandit           jail Bandit . . . .
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
        pile Bandit
    """)
    t.do("send bandit nowhere")
    assert t.shows("A* hand")
    assert t.discarded() == ["Bandit"]
    assert (t.s.pile_size, t.state().scores()[A]) == (1, 1)


def test_E5_a_defence_with_a_card_that_can_go_nowhere_ends_the_game():
    t = table("""
        A*  hand Rustler Bandit   jail Lawman Lawman Gunslinger Gunslinger [Bandit]
        B   hand Gunslinger Bandit
    """)
    t.do("send cattle-rustler to B1", "defend 1 with gunslinger")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.NOWHERE_TO_GO)


def test_E5_one_that_has_a_place_must_go_there():
    t = table("""
        A*  hand Rustler Bandit   jail Lawman Lawman Gunslinger Gunslinger Bandit
        B   hand Gunslinger Bandit
    """)
    t.do("send cattle-rustler to B1", "defend 1 with gunslinger")
    assert t.legal() == ["to A5"]


NOWHERE = """
    A*  hand Rustler Bandit       jail Lawman Lawman Gunslinger Gunslinger [Bandit]
    B   hand Gunslinger Bandit    jail Shark Gunslinger . . .
    pile Huckster Huckster Huckster Huckster
"""


def test_R30_the_defence_succeeds_before_the_game_ends():
    t = table(NOWHERE).do("send cattle-rustler to B1", "defend 1 with gunslinger")
    assert t.shows("B hand Bandit jail Shark Gunslinger . . .")
    assert t.discarded() == ["Rustler", "Gunslinger"]


def test_R30_R7_the_defender_draws_nothing():
    t = table(NOWHERE.replace("pile", "pile Shark"))
    t.do("send cattle-rustler to B1", "defend 1 with gunslinger")
    assert (t.s.hand_size[B], t.s.pile_size) == (1, 1)


def test_R30_a_prisoner_that_can_go_nowhere_leaves_its_jail():
    t = table(NOWHERE).do("send cattle-rustler to B1", "defend 1 from 2")
    assert t.ending == Ending.NOWHERE_TO_GO
    assert t.shows("B hand Gunslinger Bandit jail Shark . . . .")
    assert t.state().scores()[B] == 2


def test_R30_a_huckster_that_has_beaten_a_bad_lawman_goes_nowhere():
    t = table("""
        A*  hand Lawman Bandit    jail Bandit Bandit Bandit Bandit Bandit
        B   hand Huckster Bandit
    """)
    t.do("send bad-lawman to B1", "defend 1 with huckster")
    assert t.ending == Ending.NOWHERE_TO_GO


def test_E3_a_last_card_put_down_ends_the_game():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
    """)
    t.do("put bandit")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.OUT_OF_CARDS)
    assert t.shows("A* hand jail Bandit")


def test_E3_a_last_card_that_is_replaced_does_not():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
        pile Shark
    """)
    assert t.do("put bandit").ending == Ending.NONE


def test_E3_so_does_a_last_card_sent_and_accepted():
    t = table("""
        A*  hand Bandit
        B   hand Bandit           jail Huckster
    """)
    assert t.do("send bandit to B1", "accept 1").ending == Ending.OUT_OF_CARDS
    assert t.shows("B jail Bandit")


def test_E4_after_the_pile_is_gone_hands_are_used_up():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Bandit Bandit
        pile Shark
    """)
    t.do("put bandit", "put bandit", "put bandit")
    assert (t.ending, t.s.hand_size[:2].tolist()) == (Ending.NONE, [1, 1])
    assert t.do("put bandit").ending == Ending.OUT_OF_CARDS


def test_R31_a_last_card_that_was_sent_can_still_be_answered():
    t = table("""
        A*  hand Bandit
        B   hand Shark Bandit
    """)
    t.do("send bandit to B1")
    assert (t.mover, t.ending) == (B, Ending.NONE)
    t.do("defend 1 with card-shark", "to A1")
    assert (t.mover, t.ending) == (A, Ending.NONE)
    t.do("accept 1")
    assert t.ending == Ending.OUT_OF_CARDS
    assert t.shows("A* hand jail Shark")


def test_R31_who_runs_out_in_the_middle_lets_the_others_finish():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark
        C   hand Rustler Bandit
    """)
    t.do("send bandit to B1", "defend 1 with card-shark", "to C1")
    assert (t.mover, t.ending) == (C, Ending.NONE)
    t.do("defend 1 with cattle-rustler", "to B1", "accept 1")
    assert t.ending == Ending.OUT_OF_CARDS
    assert t.shows("B hand jail Rustler")


def test_R31_then_no_further_turn_is_played():
    t = table("""
        A*  hand Bandit Bandit
        B   hand Shark
        C   hand Rustler Bandit
    """)
    t.do("send bandit to B1", "defend 1 with card-shark", "to C1", "accept 1")
    assert (t.phase, t.s.badge, t.legal()) == (Phase.OVER, A, [])


def test_a_last_card_that_can_go_nowhere_is_one_that_can_go_nowhere():
    t = table("""
        A*  hand Bandit
        B   hand Bandit           jail Bandit Shark Shark Rustler Rustler
    """)
    assert t.do("send bandit nowhere").ending == Ending.NOWHERE_TO_GO


def test_when_the_game_is_over_nothing_may_be_done():
    t = table("""
        A*  hand Bandit
        B   hand Bandit
    """)
    t.do("put bandit")
    assert t.why_not("put bandit") == Objection.NOT_NOW
    assert t.why_not("accept 1") == Objection.NOT_NOW
