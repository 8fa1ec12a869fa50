"""The end of the game: the call, the points, elimination, and Advanced Caboo."""

import pytest

import tinstar
from tests.games.caboo.table import A, B, C, Table, dealt, table
from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.games.caboo import scoring
from tinstar.games.caboo.actions import Objection
from tinstar.games.caboo.components import NOWHERE, OPENING
from tinstar.games.caboo.scoring import is_winner
from tinstar.games.caboo.state import Ending, How, Phase

THREE = """
    A*  {}
    B   {}
    C   {}
    pile 9 9 9 8 8 8
"""


def sums(a: str = "2 3", b: str = "4 5", c: str = "6 Q", **options: bool) -> Table:
    return table(THREE.format(a, b, c), **options)


# --- calling -------------------------------------------------------------------------------------


def test_E1_a_call_on_ones_turn_ends_the_round():
    t = sums().do("caboo")
    assert (t.phase, t.how) == (Phase.REVEALED, How.CALLED)
    assert t.s.caller == A


def test_E2_who_has_already_drawn_finishes_the_turn():
    t = sums().do("draw")
    assert t.why_not("caboo") == Objection.NOT_NOW
    t.do("discard").says(C="caboo")
    assert t.how == How.CALLED
    assert t.s.caller == C


def test_E2_the_claims_of_that_turn_are_served_as_well():
    t = sums(b="9 5").do("draw", "discard").says(C="caboo", B="mine")
    assert (t.phase, t.mover, t.s.caller) == (Phase.CLAIM, B, C)
    t.do("stack B1", "turn over")
    assert t.window() == [B, C]
    t.says()
    assert t.how == How.CALLED
    assert t.points() == [0, 0, 24]


def test_E3_all_cards_are_turned_over():
    t = sums(c="6 . Q").do("caboo")
    assert [t.knows(-1, seat) for seat in (A, B, C)] == ["2 3", "4 5", "6 . Q"]


def test_E3_then_nobody_looks_at_any_card_and_none_is_shown_more_than_others():
    t = table("A* 2 3\nB 4 5\nC 6 Q\npile 9 8").do("draw", "stack C2", "turn over")
    assert t.s.shown != NOWHERE
    t.says(C="caboo")
    assert (t.phase, t.s.shown) == (Phase.REVEALED, NOWHERE)
    t = dealt("A 2 3 4 5 6 7 8", players=2)
    assert t.s.glance[:2].tolist() == [OPENING, OPENING]
    assert (t.do("caboo").s.glance == NOWHERE).all()


def test_E3_the_finished_rounds_are_counted():
    t = sums()
    assert scoring.rounds_finished(t.box, t.s) == 0
    t.do("caboo")
    assert scoring.rounds_finished(t.box, t.s) == 1


def test_E4_a_right_call_is_worth_0_and_the_others_get_their_sums():
    assert sums().do("caboo").points() == [0, 9, 18]


def test_E5_a_wrong_call_costs_24_the_least_gets_0_and_the_others_their_sums():
    assert sums(a="7 8").do("caboo").points() == [24, 0, 18]


def test_E6_points_add_up_over_rounds_and_who_exceeds_56_is_out():
    t = sums(a="7 8")
    t.s.total[:3] = [32, 10, 38]
    t.do("caboo")
    assert t.totals() == [56, 10, 56]
    assert t.s.playing == 0b111
    t = sums(a="7 8")
    t.s.total[:3] = [33, 10, 38]
    t.do("caboo")
    assert t.totals() == [57, 10, 56]
    assert t.s.playing == 0b110


def test_V1_R7_a_gap_counts_nothing_and_every_card_what_the_edition_says():
    assert sums(a="2 . 3", b=". 4 5").do("caboo").points() == [0, 9, 18]
    value = [*range(1, 13), 3]
    t = table(THREE.format("2", "K . 4", "A K K"), {"value": value}).do("caboo")
    assert t.points() == [0, 7, 7]


def test_E5_nobody_has_less_than_a_king():
    assert sums(a="7 8", b="K", c="4 5").do("caboo").points() == [24, 0, 9]


def test_E5_R24_who_is_out_has_not_the_least():
    t = sums(a="7 8", c=".")
    t.s.playing = 0b011
    assert t.do("caboo").points()[:2] == [24, 0]


# --- rulings -------------------------------------------------------------------------------------


def test_R15_one_calls_instead_of_drawing_or_in_any_window_and_not_in_between():
    t = sums()
    assert t.legal() == ["caboo", "draw"]
    t.do("draw")
    assert "call" not in t.families()
    t.do("discard")
    for _ in range(3):
        assert "call" in t.families()
        t.do("pass")


def test_R15_a_call_in_a_window_waits_for_the_claims_of_the_same_round():
    t = sums(b="9 5").do("draw", "discard").says(C="caboo", B="mine")
    assert t.phase == Phase.CLAIM
    assert t.how == How.NONE


def test_R15_who_claims_learns_of_a_call_first_and_may_not_touch_the_callers_cards():
    """A call of the same round counts before the claim is carried out."""
    t = table("A* 2 9\nB 4 5\nC 5 Q\npile 5 8 9 9", lock_caller=True).do("draw", "discard")
    t.says(C="caboo", B="mine")
    assert (t.s.caller, t.mover) == (C, B)
    assert t.why_not("stack C1") == Objection.LOCKED
    assert t.why_not("stack B2") == Objection.NONE
    t.do("stack B2", "turn over")
    assert t.why_not("caboo") == Objection.CALLED_ALREADY


def test_R15_the_player_whose_turn_it_is_may_call_once_the_card_is_laid_down():
    t = sums().do("draw", "discard").says(A="caboo")
    assert (t.s.caller, t.points()) == (A, [0, 9, 18])


def test_R16_of_several_calls_the_first_counts():
    t = sums().do("draw", "discard").says(A="caboo", B="caboo", C="caboo")
    assert t.phase == Phase.WHO_CALLED
    assert plain(kernel.spoke_first, t.box, t.s) == 1
    assert [p for _, p in t.state().chance_outcomes()] == [pytest.approx(1 / 3)] * 3
    assert t.answer(B).s.caller == B
    assert t.points() == [0, 24, 18]


def test_R16_after_a_call_nobody_else_calls():
    t = sums(b="9 5", c="6 9").do("draw", "discard").says(C="caboo", B="mine")
    t.do("stack B1", "turn over")
    assert t.why_not("caboo") == Objection.CALLED_ALREADY
    assert sums(advanced=True).do("caboo").why_not("caboo") == Objection.CALLED_ALREADY


def test_R17_no_turn_follows_a_call():
    assert sums().do("caboo").phase == Phase.REVEALED


def test_R17_in_the_last_turns_claims_go_on_and_the_caller_is_not_protected():
    t = sums(a="9 3", advanced=True).do("caboo", "draw", "discard").says(C="mine")
    t.do("stack A1", "turn over", "give 2")
    assert t.row(A) == "Q 3"


def test_R18_of_a_tie_the_caller_has_the_least_and_the_others_get_their_sums():
    assert sums(a="4 5").do("caboo").points() == [0, 9, 18]


def test_R19_a_wrong_call_costs_24_in_all_and_all_who_have_the_least_get_0():
    t = sums(a="Q Q", c="3 6").do("caboo")
    assert t.points() == [24, 0, 0]


def test_R20_without_a_call_the_least_gets_0_and_the_others_their_sums():
    t = table("A* 2 3\nB 5\nC 5\ncentre 6").do("draw")
    assert (t.how, t.points()) == (How.NO_CARDS, [0, 0, 0])
    t = table("A* 2 4\nB 5\nC 5\ncentre 6").do("draw")
    assert t.points() == [6, 0, 0]


def test_R23_a_game_has_so_many_rounds_and_then_the_lowest_total_wins():
    t = table(THREE.format("2 3", "4 5", "6 Q"), {"rounds": 3})
    t.s.finished = 2
    t.do("caboo")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.LAST_ROUND)
    assert winners(t) == [1, 0, 0]


def winners(t: Table) -> list[int]:
    return [int(plain(is_winner, t.box, t.s, seat)) for seat in range(t.box.players)]


def test_R24_with_one_left_the_game_is_over():
    t = sums()
    t.s.total[:3] = [5, 50, 40]
    t.do("caboo")
    assert (t.mover, t.ending) == (tinstar.TERMINAL, Ending.LAST_ROUND)
    assert winners(t) == [1, 0, 0]
    assert t.state().returns() == [1.0, -0.5, -0.5]


def test_R24_two_left_and_the_first_one_out_loses():
    t = table("A* 2 3\nB 4 5\npile 6")
    t.s.total[:2] = [30, 50]
    assert t.ending == Ending.NONE
    t.do("caboo")
    assert t.ending == Ending.LAST_ROUND
    assert winners(t) == [1, 0]


def test_R24_with_nobody_left_the_lowest_total_of_the_last_round_wins():
    t = table(THREE.format("2 3", "4 5", "."), {"right_call": 40})
    t.s.playing = 0b011
    t.s.total[:3] = [30, 60, 57]
    t.do("caboo")
    assert t.totals() == [70, 69, 57]
    assert t.ending == Ending.LAST_ROUND
    assert winners(t) == [0, 1, 0]


def test_R24_ties_share_the_win():
    t = table(THREE.format("2 3", "4 5", "6 Q"), {"rounds": 1})
    t.s.total[:3] = [9, 0, 0]
    t.do("caboo")
    assert winners(t) == [1, 1, 0]


def test_V2_the_fewest_points_win():
    t = table(THREE.format("2 3", "4 5", "6 Q"), {"rounds": 1}).do("caboo")
    assert [scoring.score(t.box, t.s, seat) for seat in (A, B, C)] == [0, 9, 18]
    assert winners(t) == [1, 0, 0]


# --- Advanced Caboo ------------------------------------------------------------------------------


def turns_until_the_end(t: Table) -> list[int]:
    order = []
    while t.phase == Phase.TURN:
        order.append(t.mover)
        t.do("draw", "discard").says()
    return order


def test_A1_everybody_has_one_more_turn_from_the_callers_left_and_the_caller_last():
    t = sums(advanced=True).do("caboo")
    assert turns_until_the_end(t) == [B, C, A]
    assert t.how == How.CALLED


def test_A1_R15_whoevers_turn_it_was_the_last_turns_begin_left_of_the_caller():
    t = sums(advanced=True).do("draw", "discard").says(B="caboo")
    assert t.s.last_round == 1
    assert turns_until_the_end(t) == [C, A, B]


def test_A1_the_player_whose_turn_it_was_may_be_the_caller():
    t = sums(advanced=True).do("draw", "discard").says(A="caboo")
    assert turns_until_the_end(t) == [B, C, A]


def test_A1_every_round_has_its_own_last_turns():
    t = table("A* 2 3\nB 4 5\npile rest", advanced=True).do("caboo", "draw").answer(9)
    t.do("discard").says().do("draw").answer(9)
    t.do("discard").says()
    assert t.how == How.CALLED
    t.answer(*[2] * 4, *[5] * 4)
    assert (t.phase, t.mover) == (Phase.TURN, B)
    assert (t.do("caboo").phase, t.mover) == (Phase.TURN, A)


def test_A1_the_cap_of_turns_counts_only_until_somebody_calls():
    t = table(THREE.format("2 3", "4 5", "6 Q"), {"turns": 1}, advanced=True).do("caboo")
    assert turns_until_the_end(t) == [B, C, A]


def test_A2_a_right_call_is_worth_12_less_and_a_wrong_one_still_costs_24():
    t = sums(advanced=True).do("caboo")
    turns_until_the_end(t)
    assert t.points() == [-12, 9, 18]
    t = sums(a="7 8", advanced=True).do("caboo")
    turns_until_the_end(t)
    assert t.points() == [24, 0, 18]


def test_A3_who_exceeds_28_is_out():
    t = sums(advanced=True).do("caboo")
    t.s.total[:3] = [0, 19, 11]
    turns_until_the_end(t)
    assert t.totals() == [-12, 28, 29]
    assert t.s.playing == 0b011


def test_R25_totals_may_be_below_nothing():
    t = sums(advanced=True).do("caboo")
    turns_until_the_end(t)
    assert t.totals()[A] == -12
    assert t.s.playing == 0b111


# --- options -------------------------------------------------------------------------------------


def test_O1_by_option_nobody_else_touches_the_callers_cards():
    t = table("A* 2 9\nB 4 5\nC 6 Q\npile 8 J 9 9", advanced=True, lock_caller=True)
    t.do("caboo", "draw")
    assert t.why_not("look A1") == Objection.LOCKED
    assert t.why_not("stack A1") == Objection.LOCKED
    assert "look C1" in t.legal()
    t.do("discard").says()
    t.do("draw", "trade 1")
    assert t.why_not("for A1") == Objection.LOCKED
    t.do("for B1").says()
    assert t.mover == A
    assert "stack A2" in t.do("draw").legal()


def test_O1_with_two_players_there_is_nobody_left_to_trade_with():
    t = table("A* 2 9\nB 4 5\npile J 9 9", advanced=True, lock_caller=True).do("caboo", "draw")
    assert t.why_not("trade 1") == Objection.NOBODY_TO_TRADE_WITH


def test_O1_the_caller_may_still_claim():
    t = table("A* 2 9\nB 4 5\npile 9 7 7", advanced=True, lock_caller=True)
    t.do("caboo", "draw", "discard").says(A="mine").do("stack A2", "turn over")
    assert t.row(A) == "2 ."


def test_O2_by_option_a_tie_makes_the_call_wrong():
    assert sums(a="4 5", tie_fails_caller=True).do("caboo").points() == [24, 0, 18]
    assert sums(a="4 4", tie_fails_caller=True).do("caboo").points() == [0, 9, 18]
