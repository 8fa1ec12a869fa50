"""Holdup and brawl."""

import pytest

from tests.games.showdown.table import A, B, C, table
from tinstar.games.showdown.actions import Objection
from tinstar.games.showdown.state import Phase

TABLE = """
    A*  hand {hand}  bucks 3 at rock with {owned}
    B   hand MM      bucks {b} at bank
    C   hand MM      bucks {c} at bank
    open RR HM
    sheriff {sheriff}
    pile rest
"""
HOLDUP = {3: "HH HM", 4: "HH HH", 5: "HH HH HM"}
BRAWL = {3: "RR RM", 4: "RR RR", 5: "RR RR RM"}


def rolling(symbol: str, rolls: int, owned: str = "", b: int = 9, c: int = 9, sheriff: int = 1):
    """Return the table before A rolls a die `rolls` times."""
    hand = (HOLDUP if symbol == "holdup" else BRAWL)[rolls]
    t = table(TABLE.format(hand=hand, owned=owned, b=b, c=c, sheriff=sheriff)).act(symbol, hand)
    return t.do(f"do {symbol}") if t.phase == Phase.GROUP else t


# --- holdup -------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [3, 4, 5])
def test_H1_a_roll_for_each_symbol(rolls: int):
    t = rolling("holdup", rolls)
    for _ in range(rolls):
        assert t.phase == Phase.ROLL
        t.roll(1)
    assert t.shows(f"A bucks {3 + rolls}")
    assert t.mover == B


def test_H1_the_holdup_die_is_rolled_for_holdups_and_the_brawl_die_for_brawls():
    assert rolling("holdup", 4).state().chance_weights() == [1, 1, 1, 2, 0, 0, 0, 1]
    assert rolling("brawl", 4).state().chance_weights() == [1, 2, 2, 0, 0, 0, 0, 1]


def test_H2_the_sum_is_paid_when_all_rolls_are_made():
    t = rolling("holdup", 4).roll(3, 0, 2)
    assert t.shows("A bucks 3")
    assert t.s.haul == 5
    assert t.roll(3).shows("A bucks 11\nB bucks 9\nC bucks 9")


def test_H3_the_sheriff_ends_it_and_nothing_is_paid():
    t = rolling("holdup", 4).roll(3, "sheriff")
    assert t.shows("A bucks 3")
    assert (t.mover, t.phase) == (B, Phase.TURN)
    assert (t.s.haul, t.s.steps) == (0, 0)


def test_H4_then_he_goes_one_step():
    assert rolling("holdup", 4).roll(3, "sheriff").shows("sheriff 2")


def test_H4_which_may_make_him_look_around():
    t = rolling("holdup", 4, sheriff=5)
    t.s.bandit[B] = 0
    assert t.roll("sheriff").shows("sheriff 0\nA bucks 3\nB bucks 4\nC bucks 9")


@pytest.mark.parametrize("symbol", ["holdup", "brawl"])
def test_H5_Q6_with_a_disguise_the_roll_counts_as_blank(symbol: str):
    t = rolling(symbol, 4, "mustache").roll(1, 2, "sheriff")
    t.s.bandit[B] = 0  # in the open: but nobody looks around
    assert (t.mover, t.phase) == (A, Phase.DISCOVERED)
    assert t.legal() == ["use mustache", "leave"]
    assert t.why_not("pay") == Objection.NOT_NOW
    assert t.why_not("use sunglasses") == Objection.NO_SUCH_DISGUISE
    t.do("use mustache")
    assert t.phase == Phase.ROLL
    assert (t.s.haul, t.s.steps) == (3, 1)
    assert t.shows("A bucks 3 with\nB bucks 9\nsheriff 1")


@pytest.mark.parametrize("symbol", ["holdup", "brawl"])
def test_H5_Q6_nobody_has_to_use_it(symbol: str):
    t = rolling(symbol, 4, "mustache").roll(1, 2, "sheriff").do("leave")
    assert t.shows("A bucks 3 with mustache\nsheriff 2\nB* bucks 9")


@pytest.mark.parametrize("symbol", ["holdup", "brawl"])
def test_H6_Q7_for_another_sheriff_another_disguise(symbol: str):
    t = rolling(symbol, 4, "mustache sunglasses").roll("sheriff")
    assert t.legal() == ["use mustache", "use sunglasses", "leave"]
    t.do("use sunglasses").roll("sheriff")
    assert t.legal() == ["use mustache", "leave"]
    t.do("use mustache").roll("sheriff")
    assert t.shows("A bucks 3 with\nsheriff 2\nB* bucks 9")


def test_X4_four_holdups_of_which_the_third_shows_the_sheriff():
    t = rolling("holdup", 4, "mustache").roll(3, 1)
    assert t.s.haul == 4
    t.roll("sheriff").do("leave")
    assert t.shows("A bucks 3 with mustache\nsheriff 2\nB* bucks 9")


def test_R21_the_sheriff_undoes_the_group_and_the_other_groups_go_on():
    t = table("A* hand HH HM bucks 3\nB\nopen RR HM\nsheriff 1\npile rest").act("holdup", "HH HM")
    t.do("do holdup").roll(3, "sheriff")
    assert t.shows("A bucks 3 box 1\nsheriff 2\nB*")


def test_R21_rocks_do_not_help_against_the_face_but_against_the_look_around():
    t = rolling("holdup", 4, sheriff=5).roll(3, "sheriff")
    assert t.shows("A bucks 3 at rock\nsheriff 0")


def test_R21_dice_are_rolled_one_at_a_time_and_in_the_open():
    t = rolling("holdup", 4).roll(2)
    assert [int(t.state().view(seat).array[0].rolled[0]) for seat in (-1, A, B)] == [2, 2, 2]


# --- brawl --------------------------------------------------------------------------------------


@pytest.mark.parametrize("rolls", [3, 4, 5])
def test_Q1_a_roll_for_each_symbol_and_others_pay(rolls: int):
    t = rolling("brawl", rolls, b=20, c=0)
    for _ in range(rolls):
        assert t.phase == Phase.ROLL
        t.roll(1)
    assert t.shows(f"A bucks {3 + rolls}\nB bucks {20 - rolls}")


def test_Q2_the_sum_is_taken_when_all_rolls_are_made():
    t = rolling("brawl", 4, c=0).roll(2, 0, 2)
    assert t.shows("A bucks 3\nB bucks 9")
    assert t.roll(1).shows("A bucks 8\nB bucks 4")


def test_Q3_a_single_buck_is_taken_from_whom_one_likes():
    t = rolling("brawl", 4).roll(0, 0, 1, 0)
    assert t.legal() == ["steal 0", "steal 1"]
    assert t.do("steal 0").shows("A bucks 4\nB* bucks 9\nC bucks 8")


def test_Q3_one_decides_how_many_from_whom():
    t = rolling("brawl", 4).roll(2, 2, 1, 0)
    assert (t.mover, t.phase, int(t.s.victim)) == (A, Phase.STEAL, B)
    assert t.legal() == [f"steal {n}" for n in range(6)]
    assert t.do("steal 2").shows("A bucks 8\nB bucks 7\nC bucks 6")


def test_Q4_Q5_the_sheriff_ends_it_and_goes_a_step():
    t = rolling("brawl", 4).roll(2, "sheriff")
    assert t.shows("A bucks 3\nB* bucks 9\nC bucks 9\nsheriff 2")


def test_Q5_which_may_make_him_look_around():
    t = rolling("brawl", 4, sheriff=5)
    t.s.bandit[C] = 0
    assert t.roll("sheriff").shows("sheriff 0\nA bucks 3\nC bucks 4")


def test_R22_exactly_the_sum_is_taken():
    t = rolling("brawl", 4, b=9, c=2).roll(2, 2, 1, 0)
    assert t.why_not("steal 2") == Objection.TOO_FEW_BUCKS
    assert t.why_not("steal 6") == Objection.TOO_MANY_BUCKS
    assert t.legal() == ["steal 3", "steal 4", "steal 5"]


def test_R22_no_more_from_a_victim_than_it_has():
    t = rolling("brawl", 4, b=2, c=9).roll(2, 2, 1, 0)
    assert t.why_not("steal 3") == Objection.TOO_MANY_BUCKS
    assert t.legal() == ["steal 0", "steal 1", "steal 2"]
    assert t.do("steal 0").shows("B bucks 2\nC bucks 4")


def test_R22_all_that_the_others_have_if_that_is_less():
    t = rolling("brawl", 4, b=1, c=2).roll(2, 2, 2, 2)
    assert t.shows("A bucks 6\nB bucks 0\nC bucks 0")


def test_R22_M2_not_from_a_money_box():
    t = rolling("brawl", 4, b=1, c=2)
    t.s.money_box[B] = 9
    assert t.roll(2, 2, 2, 2).shows("A bucks 6\nB bucks 0 box 9")


def test_R23_with_two_players_nobody_is_asked():
    t = table("A* hand RR RR\nB bucks 9\nopen RM HM\npile rest").act("brawl", "RR RR")
    assert t.roll(2, 2, 1, 1).shows("A bucks 9\nB* bucks 3")


def test_R23_clockwise_and_the_last_victim_gives_the_rest():
    t = table("A bucks 9\nB bucks 9\nC* hand RR RR\nD bucks 9\nopen RM HM\npile rest")
    t.act("brawl", "RR RR").roll(2, 2, 2, 2)
    assert t.s.victim == 3
    assert t.do("steal 1").s.victim == A
    assert t.do("steal 3").shows("A bucks 6\nB bucks 5\nC bucks 11\nD* bucks 8")


def test_R23_who_has_nothing_is_passed_over():
    t = table("A* hand RR RR\nB bucks 0\nC bucks 9\nD bucks 9\nopen RM HM\npile rest")
    t.act("brawl", "RR RR").roll(2, 0, 0, 0)
    assert t.s.victim == C


@pytest.mark.parametrize("shown", [(0, 0, 0, 0), (1, 2, 1, 2)])
def test_R24_a_brawl_is_rolled_even_where_nobody_has_anything(shown: tuple[int, ...]):
    t = rolling("brawl", 4, b=0, c=0).roll(*shown)
    assert t.shows("A bucks 3\nB* bucks 0\nC bucks 0")
    assert t.s.haul == 0


def test_R24_nor_does_anything_happen_where_nothing_was_rolled():
    assert rolling("brawl", 4).roll(0, 0, 0, 0).shows("A bucks 3\nB* bucks 9\nC bucks 9")


def test_X5_five_brawls_with_a_sheriff_met_in_sunglasses():
    """A is You; Lewis, B, gives four, and Simon, C, gives two."""
    t = rolling("brawl", 5, "sunglasses").roll(1, 2)
    assert t.s.haul == 3
    assert t.roll(1).s.haul == 4
    t.roll("sheriff").do("use sunglasses")
    assert t.s.steps == 1
    t.roll(2)
    assert t.s.haul == 6
    assert t.do("steal 4").shows("A bucks 9 with\nB bucks 5\nC bucks 7\nsheriff 1")
