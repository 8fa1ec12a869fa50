"""Starting the next round, redistributing money, elimination, winning."""

import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, table
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import NONE
from tinstar.games.outlaws25.state import Ending

TWO = """
    A*  1:100 2:100 >3:100
    B   1:100 2:100 >3:150
"""
MOVE = """
    A*  1:40 2:70 >3:20
    B   1:100 2:100 >3:150
"""
POOR = """
    A*  1:30 2:30 >3:30
    B   1:100 2:100 >3:150
    C   1:100 2:100 >3:150
"""


def laying(text: str, **options) -> Table:
    return table(text, at=Phase.TEST, **options)


def test_T1_poker_then_rewards_then_a_holdup_then_the_next_round():
    t = table(TWO).deal("Ks Kh", "Td Qc", flop="Jd")
    assert t.phase == Phase.BETTING
    t.do("check", "check", "hide")
    assert t.phase == Phase.BUYING
    t.do("pass", "pass")
    assert (t.phase, t.mover) == (Phase.HOLDING_UP, A)
    assert t.ending == Ending.NONE
    t.do("pass")
    assert (t.phase, t.s.round_number) == (Phase.LAY_OUT, 6)


def test_N1_S10_the_next_player_to_the_left_deals():
    t = table(TWO, at=Phase.ROUND)
    assert t.s.dealer == B


def test_R3_the_deal_passes_over_those_who_are_out():
    t = table("A*  1:100 2:100 >3:100\nB   out\nC   1:100 2:100 >3:150", at=Phase.ROUND)
    assert t.s.dealer == C


def test_R3_and_on_if_the_new_dealer_fails():
    t = table(POOR.replace("A*", "A ").replace("C ", "C*"), at=Phase.ROUND)
    assert t.s.out[A]
    assert t.s.dealer == B


def test_N2_the_marker_moves_left():
    t = table(TWO, at=Phase.ROUND)
    assert t.s.marker[:2].tolist() == [1, 1]


@pytest.mark.parametrize(
    ("row", "marker"),
    [(">1:100 2:100 3:100", 2), ("1:100 x >3:100", 0), ("x >2:300 x", 1), ("1:100 2:100 >5x", 1)],
)
def test_N2_R2_to_the_next_living_outlaw_on_the_left_and_round(row: str, marker: int):
    t = table(f"A*  {row}\nB   1:100 2:100 >3:150", at=Phase.ROUND)
    assert t.s.marker[A] == marker


def test_N3_R4_money_is_moved_among_ones_own_outlaws():
    t = laying(MOVE).do("$200", "$50")
    assert t.mover == A
    t.do("$110", "$0")
    assert t.shows("A*  1:0 2:20 >3:100\nB   1:50 2:100 >3:190")  # less the antes


def test_N4_once_the_hand_has_begun_nothing_can_be_moved():
    t = table(TWO).deal("Ks Kh", "Td Qc", flop="Jd")
    assert t.why_not("$100") == Objection.NOT_NOW
    assert t.why_not("keep") == Objection.NOT_NOW


def test_N5_R5_the_marked_outlaw_must_have_100_dollars():
    t = laying(MOVE).do("keep", "keep")
    assert t.mover == A
    assert t.why_not("$90") == Objection.TOO_LITTLE
    assert t.legal() == ["keep", "$100", "$110", "$120", "$130"]


def test_N5_and_no_more_than_there_is():
    t = laying(MOVE).do("keep", "keep")
    assert t.why_not("$140") == Objection.TOO_MUCH
    t.do("$110")
    assert t.why_not("$30") == Objection.TOO_MUCH
    assert t.why_not("keep") == Objection.NOT_KEPT
    assert t.legal() == ["$0", "$10", "$20"]


def test_N6_E1_a_gang_without_100_dollars_is_out():
    t = laying(POOR)
    assert t.s.out.tolist() == [1, 0, 0, 0, 0]
    assert t.shows("A  out\nbank 90")


def test_N6_E1_100_dollars_are_enough():
    t = laying("A*  1:50 >2:50\nB   >1:100 2:0", numbers={"row": 2})
    assert t.phase == Phase.LAY_OUT
    t = laying("A*  1:500 >2:50\nB   >1:100 2:0", numbers={"row": 2})
    assert not t.s.out.any()


def test_N7_when_all_are_ready_the_hand_begins():
    t = laying(TWO).do("keep", "keep", "keep")
    assert t.phase == Phase.LAY_OUT
    assert t.do("keep").phase == Phase.DEAL


def test_R4_all_lay_out_unseen_and_the_money_moves_when_all_are_done():
    t = laying(MOVE).do("$200", "$50")
    assert t.shows("B   1:100 2:100 >3:150")
    s = t.state()
    assert s.view(A).array[0].plan.max() == NONE
    assert s.view(B).array[0].plan[B].tolist() == [5, 10, 20]
    while t.phase == Phase.LAY_OUT:
        t.do("keep")
    assert (t.s.plan == NONE).all()


def test_R4_whoever_keeps_is_asked_as_often_as_anybody_else():
    t = laying(MOVE).do("keep")
    assert (t.phase, t.mover) == (Phase.LAY_OUT, B)
    assert t.legal() == ["keep"]
    assert t.why_not("$100") == Objection.KEPT


def test_R4_a_single_outlaw_has_nothing_to_lay_out_and_of_two_one_is_asked_for():
    t = laying("A*  x 2:50 >3:90\nB   x x >3:150")
    assert t.mover == A
    t.do("$110")
    assert t.phase == Phase.DEAL
    assert t.shows("A*  x 2:30 >3:100\nB   x x >3:140")


@pytest.mark.parametrize(
    ("row", "kept"),
    [
        ("1:40 2:70 >3:20", "1:40 2:0 >3:90"),  # 70 of the richer, and 10 of the other
        ("1:60 2:60 >3:20", "1:0 2:40 >3:90"),
        ("1:60 2:50 >3:90", "1:50 2:50 >3:90"),
        (">1:150 2:50 3:0", ">1:140 2:50 3:0"),
        ("1:200 x >3:0", "1:100 x >3:90"),
    ],
)
def test_R5_whoever_keeps_moves_no_more_than_is_missing(row: str, kept: str):
    t = laying(f"A*  {row}\nB   x x >3:150").do("keep")
    if t.phase == Phase.LAY_OUT:
        t.do("keep")
    if row == "1:40 2:70 >3:20":
        kept = "1:30 2:0 >3:90"
    assert t.shows(f"A*  {kept}")


def test_R5_nothing_is_laid_out_for_the_dead():
    t = laying("A*  1:100 2:100 >3:100\nB   1:100 x >3:150").do("keep")
    assert t.s.plan[B].tolist() == [10, NONE, 15]


def test_R6_the_100_dollars_never_grow():
    t = laying(TWO + "    C   out\n    D   out")
    assert t.why_not("$100") == Objection.NONE


def test_E2_who_has_no_outlaw_left_is_out():
    t = table("A*  1:100 2:100 >5:100\nB   x x >1:150\nC   1:100 2:100 >3:90", at=Phase.HOLDUP)
    t.do("hold up with 3", "rob B3", "fight").roll(6, 1)
    assert t.s.out.tolist() == [0, 1, 0, 0, 0]
    assert t.phase == Phase.WANTED


def test_E3_what_a_gang_leaves_goes_to_the_bank_and_into_the_decks():
    t = laying(POOR.replace("1:30 2:30", "1:30+bribe!K 2:30^"))
    assert t.s.bank == 9
    assert not t.s.alive[A].any()
    assert not t.s.holds.any()
    assert not t.s.wanted.any()
    assert t.s.outlaw[A].tolist() == [NONE, 1, NONE]  # what all have seen


def test_V1_when_one_player_is_left_that_player_wins():
    t = laying("A*  1:30 2:30 >3:30\nB   1:100 2:100 >3:150")
    assert t.ending == Ending.LAST_GANG
    assert t.s.won.tolist() == [0, 1, 0, 0, 0]
    assert t.state().returns() == [-1, 1]


def test_V2_the_game_stops_at_once():
    t = table("A*  1:100 2:100 >5:100\nB   x x >1:150", at=Phase.HOLDUP)
    t.do("hold up with 3", "rob B3", "fight").roll(6, 1)
    assert t.ending == Ending.LAST_GANG
    assert t.shows("A*  1:100 2:100 >5:250^")  # no Wanted card is drawn any more


POOR_LOSER = """
    A*  1:60 2:0 >3:150
    B   1:20 2:30 >3:100
"""


def test_V1_R37_who_alone_has_100_dollars_after_a_hand_has_won():
    t = table(POOR_LOSER).deal("As Ah", "Td Qc", flop="Ad").do("bet", "$80", "call")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.LAST_GANG)
    assert (t.s.won[:2].tolist(), t.s.out[:2].tolist()) == ([1, 0], [0, 1])


def test_R37_or_after_a_purchase():
    t = table("A* 1:100 >2:0 x\nB 1:100 2:100 >3:0", Phase.NEXT_BUYER)
    t.do("pass", "buy 1").draw("bribe").do("pass")
    assert (t.ending, t.s.won[:2].tolist()) == (Ending.LAST_GANG, [0, 1])


def test_R37_or_after_a_holdup():
    t = table("A* 1:100 2:0 >3:0\nB 1:110 >2:0 x", Phase.HOLDUP)
    t.do("hold up with 2", "rob B1", "cower").draw("K")
    assert (t.ending, t.s.won[:2].tolist(), t.s.round_number) == (Ending.LAST_GANG, [1, 0], 5)


TWO_WANTED = """
    A*  1:100 2:100 >3:100
    B   1:50!K 2:0 >3:140!K
"""


def test_R37_or_after_sheriffs_when_the_last_of_them_is_done():
    t = table(TWO_WANTED).deal("As Ah", "Td Qc", flop="Kd").sheriff(4, 4)
    t.roll(1, 6).roll(6, 1)
    assert (t.ending, t.s.won[:2].tolist()) == (Ending.LAST_GANG, [1, 0])
    assert t.shows("A*  1:100 2:100 >3:110\nbank 180")  # the pot is A's: see R13


def test_R37_not_before():
    t = table(TWO_WANTED.replace("1:50!K", "1:140!K").replace(">3:140!K", ">3:10!K"))
    t.deal("As Ah", "Td Qc", flop="Kd").sheriff(4, 4).roll(6, 1)
    assert (t.phase, t.s.out[B]) == (Phase.ROLL, 0)


def test_R37_until_a_hand_is_over_the_ante_counts_as_money_of_its_gang():
    t = table("A*  1:100!K 2:100 >3:100\nB   1:0 2:0 >3:100").deal("As Ah", "Td Qc", flop="Kd")
    t.sheriff(4).roll(6, 1)
    assert (t.phase, t.s.money[B].sum()) == (Phase.BETTING, 9)


@pytest.mark.parametrize("row", ["1:50 2:50 >3:0", "1:50 2:0 >3:20"])
def test_R37_where_two_have_it_or_nobody_the_game_goes_on(row: str):
    t = table(f"A* {row}\nB {row}\nC out", Phase.NEXT_BUYER)
    assert (t.phase, t.ending, t.s.out[:3].tolist()) == (Phase.BUYING, Ending.NONE, [0, 0, 1])


def test_R37_being_poor_within_a_round_is_not_the_end():
    t = table("A*  x x >5:40\nB   x x >1:20", at=Phase.HOLDUP)
    t.do("hold up with 3", "rob B3", "fight").roll(6, 1)
    assert t.s.won.tolist() == [1, 0, 0, 0, 0]
    assert t.state().scores() == [60, 0]


ALL_POOR = """
    A*  1:30 2:30 >3:30
    B   1:20 2:20 >3:{}
    C   x 2:50 >3:40
"""


@pytest.mark.parametrize(("money", "won"), [(50, [1, 1, 0]), (40, [1, 0, 0])])
def test_R38_if_all_fail_the_richest_wins_then_whoever_has_more_outlaws(money: int, won: list):
    t = laying(ALL_POOR.format(money))
    assert t.ending == Ending.ALL_FAILED
    assert t.s.won[:3].tolist() == won


def test_R38_ten_dollars_more_count_for_more_than_two_outlaws():
    t = laying("A*  1:20 2:20 >3:20\nB   x x >3:70")
    assert t.s.won[:2].tolist() == [0, 1]


def test_R38_gangs_that_fail_together_are_out_together():
    t = laying(ALL_POOR.format(50).replace("C   x 2:50", "C   x 2:80"))
    assert t.s.out.tolist() == [1, 1, 0, 0, 0]
    assert t.s.won[:3].tolist() == [0, 0, 1]


def test_R40_O1_after_the_last_round_the_richest_gang_wins():
    t = table(TWO, at=Phase.HOLDUP, rounds=12)
    t.s.round_number = 12
    t.do("pass")
    assert (t.phase, t.ending, t.s.round_number) == (Phase.OVER, Ending.ROUNDS_PLAYED, 12)
    assert t.s.won[:2].tolist() == [0, 1]


def test_R40_a_gang_that_is_out_is_not_among_them():
    t = table(TWO.rstrip() + "\n    C   x x >3:900", at=Phase.HOLDUP, rounds=12)
    t.s.round_number, t.s.out[2] = 12, 1
    t.do("pass")
    assert t.ending == Ending.ROUNDS_PLAYED
    assert t.s.won[:3].tolist() == [0, 1, 0]


def test_R40_not_before():
    t = table(TWO, at=Phase.HOLDUP, rounds=12)
    t.s.round_number = 11
    assert t.do("pass").phase == Phase.LAY_OUT
