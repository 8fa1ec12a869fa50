"""Etiquette of computer players: whom they rob, what they save, and which games they end."""

import pytest

from tests.games.showdown.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN
from tinstar.games.showdown.actions import ACTIONS
from tinstar.games.showdown.etiquette import manners
from tinstar.games.showdown.state import Phase

BRAWL = """
    A*  hand RR RR  bucks 3
    B   bucks {}
    C   bucks {}
    D   bucks {}
    open BB MM
    pile rest
"""
DISCOVERED = """
    A*  hand HH HM  bucks 9 at start with mustache
    B   hand SS
    open BB MM
    sheriff {}
    pile rest
"""
LAST = """
    A*  hand BB BB  bucks {}
    B   hand SS     bucks 8
    open MM {}
"""


def polite(t: Table, *texts: str) -> list[int]:
    assert {*texts} <= {*t.legal()}
    return [plain(manners, t.box, t.s, ACTIONS.read(text), GAMES_OWN) for text in texts]


def brawl(b: int, c: int, d: int, haul: int = 2) -> Table:
    """Return the table when A has rolled `haul` bucks and is asked how many B pays."""
    t = table(BRAWL.format(b, c, d)).act("brawl", "RR RR").roll(*[1] * haul, *[0] * (4 - haul))
    assert t.phase == Phase.STEAL
    return t


@pytest.mark.parametrize(
    ("bucks", "expected"),
    [
        ((3, 9, 9), [0, -1, -1]),  # both others are far ahead of B
        ((3, 3, 9), [0, -1, -1]),  # D is, and can pay it all
        ((9, 3, 3), [-1, -1, 0]),  # B is far ahead of both
        ((9, 8, 3), [0, 0, 0]),  # with two bucks less, B would no longer be ahead
        ((5, 5, 5), [0, 0, 0]),
        ((3, 5, 5), [0, 0, 0]),
        ((3, 6, 5), [0, -1, -1]),
        ((5, 3, 3), [0, 0, 0]),
        ((6, 3, 3), [-1, -1, 0]),
    ],
)
def test_those_pay_who_would_still_be_ahead(bucks: tuple[int, int, int], expected: list[int]):
    assert polite(brawl(*bucks), "steal 0", "steal 1", "steal 2") == expected


def test_the_last_pays_only_what_those_ahead_cannot_pay():
    t = brawl(3, 3, 1)
    t.s.money_box[3] = 9
    assert polite(t, "steal 0", "steal 1", "steal 2") == [0, 0, -1]


def test_a_victim_pays_what_the_rules_demand():
    t = brawl(3, 0, 9, haul=4)
    t.s.bucks[3], t.s.money_box[3] = 2, 9
    assert t.legal() == ["steal 2", "steal 3"]
    assert polite(t, "steal 2", "steal 3") == [0, -1]


def discovered(*rolls: int | str, sheriff: int = 1) -> Table:
    return table(DISCOVERED.format(sheriff)).act("holdup", "HH HM").do("do holdup").roll(*rolls)


@pytest.mark.parametrize(
    ("rolls", "sheriff", "expected"),
    [
        ((0, 0, "sheriff"), 1, -1),
        ((0, 0, "sheriff"), 5, 0),  # he would come to his lookout
        ((0, 1, "sheriff"), 1, 0),  # there is a haul to save
        ((0, "sheriff"), 1, 0),  # there is a roll to come
    ],
)
def test_nobody_wastes_a_disguise_on_a_holdup_without_a_haul(
    rolls: tuple[int | str, ...], sheriff: int, expected: int
):
    t = discovered(*rolls, sheriff=sheriff)
    assert polite(t, "use mustache", "leave") == [expected, 0]


def test_against_the_lookout_everybody_may_hide():
    t = table("""
        A*  hand SS SM  bucks 9 at start with mustache
        B   hand SS
        open BB MM
        sheriff 3
        pile rest
    """).act("sheriff", "SS SM")
    t.do("do sheriff")
    assert t.phase == Phase.LOOKOUT
    assert polite(t, "use mustache", "pay") == [0, 0]


@pytest.mark.parametrize(
    ("bucks", "more", "expected"),
    [
        (5, "", -1),  # 8 against 9
        (6, "", 0),  # a tie
        (7, "", 0),
        (5, "SR", 0),  # it is not the last card
    ],
)
def test_nobody_takes_the_last_card_to_lose(bucks: int, more: str, expected: int):
    t = table(LAST.format(bucks, more))
    assert polite(t, "take 1", "choose bandit") == [expected, 0]


def test_a_card_is_not_the_last_while_the_pile_has_another():
    assert polite(table(LAST.format(5, "") + "pile SS"), "take 1") == [0]


def test_where_points_are_what_counts_anybody_may_take_the_last_card():
    assert polite(table(LAST.format(5, ""), {"by_score": 1}), "take 1") == [0]
