"""Sheriffs, in the middle of a hand."""

import pytest

from tests.games.outlaws25.table import A, B, C, Phase, Table, table
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.state import Ending

WANTED = """
    A*  1:100!K 2:100 >3:100
    B   1:50 2:30!Q >3:150!K
    C   1:100 2:70 >4:100
"""
HANDS = ("Ks Kh", "Td Qc", "Ad Th")


def flop(text: str = WANTED, hands=HANDS, card: str = "Kd", **options) -> Table:
    return table(text, **options).deal(*hands, flop=card)


def test_L1_L3_each_matching_wanted_card_brings_a_sheriff():
    t = flop()
    assert (t.phase, t.s.summoned) == (Phase.SHERIFF, 2)
    assert t.weights() == [0, 2, 2, 2, 2, 2, 0, 0, 0]
    t.sheriff(3, 6)
    assert t.s.posse[:2].tolist() == [3, 6]
    assert t.state().view(-1).array[0].posse[:2].tolist() == [3, 6]


def test_L1_another_rank_brings_none():
    assert flop(card="Jd").phase == Phase.BETTING


def test_L2_L7_the_hand_pauses_for_the_duel_and_goes_on():
    t = flop().sheriff(2, 2)
    assert t.phase == Phase.ROLL
    t.roll(1, 6).roll(1, 6)
    assert (t.phase, t.mover) == (Phase.BETTING, B)


def test_L4_R9_R10_duels_are_fought_in_the_order_of_betting_after_all_are_drawn():
    t = flop().sheriff(3, 6)
    assert t.s.posse_for[:2].tolist() == [B * 3 + 2, A * 3]
    assert t.s.face_up[B, 2] == 1
    assert t.s.face_up[A, 0] == 0


def test_R9_within_a_gang_from_left_to_right():
    t = flop(WANTED.replace("1:50", "1:50!K"))
    assert t.s.posse_for[:3].tolist() == [B * 3, B * 3 + 2, A * 3]


def test_L5_if_the_sheriff_wins_the_outlaw_is_out_and_its_money_goes_to_the_bank():
    t = flop(WANTED.replace(">3:150!K", ">3:150+bribe!KQ")).do("pass")
    t.sheriff(4, 2).do("pass").roll(6, 1).do("pass")
    assert t.s.bank == 14
    assert not t.s.alive[B, 2]
    assert not t.s.wanted[B, 2].any()
    assert not t.s.holds.any()
    assert t.s.sheriffs[3] == 2  # back in the deck
    assert t.s.posse_for[t.s.confronted] == A * 3


@pytest.mark.parametrize(("speed", "lives"), [(2, True), (4, False)])
def test_D5_the_speed_of_a_sheriff_counts_as_that_of_an_outlaw(speed: int, lives: bool):
    t = flop(WANTED.replace("1:100!K", "1:100")).sheriff(speed).roll(3, 3)
    assert bool(t.s.alive[B, 2]) == lives


def test_L5_L6_whichever_outlaw_he_comes_for():
    text = "A*  1:100 2:100 >3:100\nB   1:50!K 2:30 >3:150\nC   1:100!K 2:70 >4:100"
    t = flop(text).sheriff(4, 4).roll(6, 1)
    assert t.shows("A*  1:100 2:100 >3:90\nB   1x 2:30 >3:140\nC   1:100!K^ 2:70 >4:90\nbank 50")
    t.roll(1, 6)
    assert t.shows("B   1x 2:30 >3:140\nC   1:100^ 2:70 >4:90")
    assert (t.s.summoned, t.s.confronted) == (0, 0)


def test_L6_R12_if_the_outlaw_wins_the_sheriff_is_out_and_that_wanted_card_goes_back():
    t = flop(WANTED.replace(">3:150!K", ">3:150!KQ")).sheriff(4, 2).roll(1, 6)
    assert t.shows("B   1:50 2:30!Q >3:140!Q^")
    assert t.s.sheriffs[3] == 1
    t.roll(1, 6)
    assert t.s.sheriffs.tolist() == [0, 1, 2, 1, 2, 2, 0, 0, 0]


def test_L8_R13_whoever_loses_the_marked_outlaw_is_out_of_the_hand():
    t = flop().sheriff(4, 2).roll(6, 1).roll(1, 6)
    assert t.s.in_hand[:3].tolist() == [1, 0, 1]
    assert t.mover == C
    assert t.s.pot == 3  # with the ante of the one that died


def test_L8_whoever_loses_another_outlaw_stays_in_the_hand():
    t = flop().sheriff(4, 2).roll(1, 6).roll(6, 1)
    assert not t.s.alive[A, 0]
    assert t.s.in_hand[:3].tolist() == [1, 1, 1]


def test_L9_and_may_still_buy_a_reward_and_hold_somebody_up():
    text = "A   1:100 2:100 >3:100\nB*  1:50 2:30 >3:150!K\nC   1:100 2:70 >4:100"
    t = flop(text).sheriff(4).roll(6, 1).do("check", "check", "pass", "pass")
    assert (t.phase, t.mover) == (Phase.BUYING, B)
    assert t.legal() == ["pass", "buy 1", "buy 2"]
    t.do("pass")
    assert (t.phase, t.mover) == (Phase.HOLDING_UP, B)


def test_R10_two_matching_cards_bring_two_duels():
    t = flop(WANTED.replace(">3:150!K", ">3:150!KK").replace("1:100!K", "1:100"))
    t.sheriff(2, 5).roll(1, 6)
    assert t.shows("B   1:50 2:30!Q >3:140!K^")
    t.roll(1, 6)
    assert t.shows("B   1:50 2:30!Q >3:140^")


def test_R10_who_dies_in_the_first_has_no_second_and_that_sheriff_goes_back():
    t = flop(WANTED.replace(">3:150!K", ">3:150!KK").replace("1:100!K", "1:100"))
    t.sheriff(2, 5).roll(6, 1)
    assert t.phase == Phase.BETTING
    assert t.s.sheriffs.tolist() == t.box.sheriffs.tolist()
    assert not t.s.posse.any()
    assert not t.s.posse_for.any()


def test_R10_what_was_rolled_and_added_in_one_duel_counts_for_nothing_in_the_next():
    text = WANTED.replace(">3:150!K", ">3:150+steady-hand!K")
    t = flop(text).do("pass").sheriff(3, 6).do("pass").roll(1, 6).do("play 3")
    assert (t.phase, t.s.duellist[1]) == (Phase.ROLL, A * 3)
    assert (t.s.ties, t.s.bonus.tolist(), t.s.die.tolist()) == (0, [0, 0], [0, 0])
    t.roll(1, 4)
    assert t.s.ties == 0  # 6 + 1 against 1 + 4
    t = flop().sheriff(3, 6).roll(2, 2).roll(1, 6)
    assert (t.s.duellist[1], t.s.ties, t.s.die.tolist()) == (A * 3, 0, [0, 0])
    text = WANTED.replace("1:100!K", "1:100+bribe!K")
    t = flop(text).do("pass").sheriff(3, 6).roll(1, 6).do("pass")
    assert (t.phase, t.mover, t.s.die.tolist()) == (Phase.CONFRONTED, A, [0, 0])


def test_R11_with_no_sheriff_left_there_is_no_duel_and_the_card_stays():
    t = table(WANTED)
    t.s.sheriffs[:] = [0, 1, 0, 0, 0, 0, 0, 0, 0]
    t.deal(*HANDS, flop="Kd")
    assert t.s.summoned == 1
    t.sheriff(2).roll(1, 6)
    assert t.phase == Phase.BETTING
    assert t.shows("A*  1:100!K 2:100 >3:90")


def test_R13_who_is_left_alone_takes_the_pot_without_betting():
    text = "A*  1:100 2:100 >3:100\nB   1:50 2:60 >3:150!K"
    t = flop(text, HANDS[:2]).sheriff(4).roll(6, 1)
    assert t.phase == Phase.BUYING
    assert t.s.winnings[:2].tolist() == [2, 0]


def test_R13_if_nobody_is_left_in_the_hand_the_bank_takes_the_pot():
    text = "A*  1:100 2:100 >3:100!K\nB   1:50 2:60 >3:150!K"
    t = flop(text, HANDS[:2]).sheriff(4, 4).roll(6, 1).roll(6, 1)
    assert t.s.bank == 14 + 9 + 2
    assert not t.s.winnings.any()


def test_V2_R13_if_a_sheriff_ends_the_game_the_survivor_takes_the_pot_if_in_the_hand():
    text = "A*  1:100 2:100 >3:100\nB   x x >3:150!K"
    t = flop(text, HANDS[:2]).sheriff(4).roll(6, 1)
    assert t.ending == Ending.LAST_GANG
    assert t.shows("A*  1:100 2:100 >3:110\nB   out\nbank 140\npot 0")


def test_R13_else_the_bank_does():
    text = "A   1:100 2:100 >3:100!K\nB*  x x >3:150!K"
    t = flop(text, HANDS[:2]).sheriff(4, 4).roll(6, 1).roll(6, 1)
    assert t.ending == Ending.LAST_GANG
    assert t.shows("A   1:100 2:100 3x\nbank 250\npot 0")


def test_R41_a_sheriff_who_ties_without_end_loses():
    t = flop(numbers={"rolls": 2}).sheriff(3, 6).roll(2, 2).roll(2, 2)
    assert t.s.alive[B, 2]


def test_betting_waits_for_the_sheriffs():
    t = flop().sheriff(3, 2)
    assert t.phase == Phase.ROLL
    assert t.roll(1, 6, 1, 6).why_not("keep") == Objection.NOT_NOW
