"""Etiquette: when a computer player calls, stacks and says "Mine!" among people."""

import pytest

from tests.games.caboo.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.engine.kernel import GAMES_OWN
from tinstar.games.caboo.actions import (
    ACTIONS,
    CALL,
    DISCARD,
    DRAW,
    LOOK,
    MINE,
    STACK,
    SWAP,
)
from tinstar.games.caboo.components import PLACES
from tinstar.games.caboo.etiquette import TURNS, manners
from tinstar.games.caboo.evaluation import believed_sum, chance_of_the_least
from tinstar.games.caboo.state import Phase

FEW, MANY = "K:A A:A", "Q:A J:A 10:A 9:A"
SAID = "B 9 9 9 9\nC 9 9 9 9"


def turn(a: str, turns: int) -> Table:
    t = table(f"A* {a}\n{SAID}\ncentre 3\npile 4 9 9")
    t.s.turns = turns
    return t


def polite(t: Table, action: int, sure: int = GAMES_OWN) -> int:
    return plain(manners, t.box, t.s, action, sure)


@pytest.mark.parametrize(
    ("a", "turns", "expected"),
    [(FEW, 3 * TURNS, -1), (FEW, 3 * TURNS + 1, 1), (MANY, 3 * TURNS + 1, -1)],
)
def test_one_calls_after_four_turns_of_each_seat_with_few_points(a: str, turns: int, expected: int):
    t = turn(a, turns)
    assert polite(t, CALL) == expected
    assert polite(t, DRAW) == 0


def test_who_is_out_takes_no_turns():
    t = turn(FEW, 2 * TURNS + 1)
    t.s.playing = 0b011
    assert polite(t, CALL) == 1


def test_a_bolder_player_calls_with_less_chance():
    t = turn("9:A 9:A", 3 * TURNS + 1)
    own = believed_sum(t.box, t.s, 0, 0)
    chance = int(100 * chance_of_the_least(t.box, t.s, 0, own))
    assert 30 < chance < 90
    assert [polite(t, CALL, sure) for sure in (chance - 1, chance + 1)] == [1, -1]


def test_the_same_holds_for_a_call_after_another_players_card():
    t = table(f"A* Q:A\nB {FEW.replace(':A', ':B')}\nC 9 9 9 9\ncentre 3\npile 4 9 9")
    t.do("draw", "discard")
    assert [t.mover, polite(t, CALL)] == [1, -1]
    t.s.turns = 3 * TURNS + 1
    assert polite(t, CALL) == 1


@pytest.mark.parametrize(
    ("b", "pile", "expected"),
    [
        ("9:A 4", "9 9 3", 0),
        ("4:A 9", "9 9 9 9 9", -1),  # the player has seen a wrong card
        ("9 9", "9 9 9 3", 0),  # four of the five unseen cards are nines
        ("9 9", "9 9 3", -1),  # three of four
    ],
)
def test_one_stacks_a_card_that_one_saw_or_that_is_very_likely(b: str, pile: str, expected: int):
    t = table(f"A* K:A Q:A\nB {b}\ncentre 3\npile {pile}").do("draw")
    assert polite(t, STACK + PLACES) == expected
    t.do("stack A1")
    assert polite(t, STACK + PLACES) == expected  # a further card of the same stack


@pytest.mark.parametrize(
    ("b", "expected"),
    [
        ("5:B", 0),  # a stack
        ("4:B", -1),
        ("Q:B", 0),  # a swap
        ("4:B Q", 0),  # all cards that B has not seen are worth more than a five
        ("4:B 2", -1),
    ],
)
def test_one_says_mine_with_a_stack_or_a_swap_in_mind(b: str, expected: int):
    low = "2 2 2" if "2" in b else "J J J"
    t = table(f"A* 8 9\nB {b}\ncentre 3\npile 5 {low}").do("draw", "discard")
    assert t.mover == 1
    assert polite(t, MINE) == expected


def test_one_swaps_for_the_top_card_only_a_card_that_is_surely_worth_more():
    t = table("A* 8 9\nB Q:B 4:B 2\ncentre 3\npile 5 2 2")
    t.do("draw", "discard").says(B="mine")
    assert (t.mover, t.phase) == (1, Phase.CLAIM)
    assert [polite(t, SWAP + place) for place in range(3)] == [0, -1, -1]


def test_one_does_not_say_mine_for_a_swap_that_is_no_longer_possible():
    t = table("A* 5:A 9\nB Q:B 4:B\ncentre 3\npile 5 2 2").do("draw", "stack A1", "turn over")
    assert t.s.stacked
    assert polite(t, MINE) == -1


def test_one_does_not_say_mine_for_a_card_that_is_locked():
    t = table("A* 9:A 9\nB 4:B 4:B\nC 5:B\ncentre 3\npile 5 2 2", lock_caller=True)
    t.do("draw", "discard")
    assert polite(t, MINE) == 0
    t.s.caller = 2
    assert polite(t, MINE) == -1


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        ("Q", [-1, 0, -1]),  # only a Queen is not lower
        ("7", [-1, 0, 0]),
        ("2", [0, 0, 0]),
    ],
)
def test_nobody_keeps_a_card_that_is_probably_higher_than_the_one_it_replaces(
    drawn: str, expected: list[int]
):
    t = table(f"A* 3:A Q:A 5\nB 9 9 9\ncentre 3\npile {drawn} 5 5 5").do("draw")
    t.box.deck_sum, t.box.deck = 60, 10  # a card is worth 6 on average
    assert [polite(t, SWAP + place) for place in range(3)] == expected
    assert polite(t, DISCARD) == 0


@pytest.mark.parametrize(("drawn", "seat"), [("6", 0), ("8", 1)])
def test_nobody_looks_twice_at_the_same_card(drawn: str, seat: int):
    t = table(f"A* 3:A 5\nB 9:A 9\ncentre 3\npile {drawn} 5 5 5").do("draw")
    first = LOOK + PLACES * seat
    assert [polite(t, first), polite(t, first + 1)] == [-1, 0]


@pytest.mark.parametrize(
    ("others", "low", "high"),
    [
        ("9:A 2:A", 0, 0),  # the 2 is lower than both
        ("9:A 4:A", -1, 0),
        ("9:A . 4:A", -1, 0),  # a gap is no card
        ("9:A 8:B", 0, 0),  # B has seen it, so it is probably low
    ],
)
def test_nobody_trades_a_card_away_for_a_higher_one(others: str, low: int, high: int):
    mine = "5:A" if ":B" in others else "3:A"
    t = table(f"A* {mine} Q:A\nB {others}\ncentre 3\npile 10 5 5 5").do("draw")
    actions = ACTIONS.read("trade 1"), ACTIONS.read("trade 2")
    assert [polite(t, action) for action in actions] == [low, high]


def test_nobody_chooses_a_card_for_a_trade_that_is_higher_than_their_own():
    t = table("A* 3:A J:A\nB Q:A 4:A\ncentre 3\npile 10 5 5 5").do("draw", "trade 2")
    assert [polite(t, ACTIONS.read(text)) for text in ("for B1", "for B2")] == [-1, 0]
