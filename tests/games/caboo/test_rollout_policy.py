"""Rollout policy of Caboo: legal, sensible, and by the seat's own view."""

from itertools import pairwise

import numpy as np
import pytest

import tinstar
from tests.games.caboo.table import Table, table
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.rollout_policy import ends_at_chance, habit


def does(t: Table) -> str:
    """Return the action of the rollout policy."""
    return ACTIONS.text(int(plain(habit, t.box, t.s, t.game.scratch()[0])))


def floor(a: str, b: str = "5 6 7 8", pile: str = "4 9 9", **options: bool) -> Table:
    return table(f"A* {a}\nB {b}\ncentre 3\npile {pile}", **options)


def drawn(card: str, a: str, b: str = "5 6 7 8", **options: bool) -> Table:
    return floor(a, b, f"{card} 9 9", **options).do("draw")


@pytest.mark.parametrize(("a", "deed"), [("K:A 2:A 3:A", "caboo"), ("Q:A Q:A 3:A 9", "draw")])
def test_few_points_are_called_on_the_own_turn(a: str, deed: str):
    assert does(floor(a)) == deed


def test_after_a_call_there_is_nothing_but_to_draw():
    t = table("A* K:A 2:A\nB Q Q\npile 4 Q 9", advanced=True).do("caboo")
    assert does(t) == "draw"


@pytest.mark.parametrize(
    ("card", "a", "deed"),
    [
        ("2", "9:A 5 6:A", "swap 1"),
        ("9", "9:A 5 6:A", "stack A1"),
        ("7", "8:A 5 6:A", "look A2"),
        ("8", "8:A 6:A", "stack A1"),
        ("9", "8:A 6:A", "look B1"),
        ("J", "9:A 5:A", "trade 1"),
        ("J", "2:A 3:A", "discard"),
        ("Q", "2:A 3:A", "discard"),
        ("Q", ".", "discard"),
    ],
)
def test_what_becomes_of_the_card_drawn(card: str, a: str, deed: str):
    assert does(drawn(card, a)) == deed


def test_nobody_trades_where_nobody_has_a_card():
    assert does(drawn("J", "9:A 5:A", ".")) == "discard"


def test_the_cheapest_card_that_is_known_is_traded_for():
    t = drawn("J", "9:A 5:A", "8:A 2:A 7").do("trade 1")
    assert does(t) == "for B2"


def test_all_that_is_known_to_be_right_is_stacked_and_the_dearest_card_given_for_it():
    t = drawn("9", "9:A 5:A Q:A", "8 9:A 7").do("stack A1")
    assert does(t) == "stack B2"
    assert does(t.do("stack B2")) == "turn over"
    assert does(t.do("turn over")) == "give 3"


@pytest.mark.parametrize(
    ("b", "answer"),
    [
        ("K:B A:B", "caboo"),
        ("Q:B Q:B 9 9", "mine"),
        ("2:B 2:B Q:B 8:B J:B", "mine"),
        ("5:B 5:B 5:B 5:B", "pass"),
    ],
)
def test_what_is_said_in_a_window(b: str, answer: str):
    t = drawn("4", "K:A A:A 9", b).do("discard")
    assert does(t) == answer


def test_whoever_was_first_takes_the_card_or_stacks_what_is_right():
    t = drawn("4", "K:A A:A 9", "Q:B Q:B 9 9").do("discard").says(B="mine")
    assert does(t) == "swap 1"
    t = drawn("4", "K:A A:A 9", "Q:B 4:B 9 9").do("discard").says(B="mine")
    assert does(t) == "stack B2"


def test_a_needless_claim_must_still_stack_something():
    t = drawn("4", "4:A K:A", "Q:B Q:B 9 9").do("stack A1", "turn over").says(B="mine")
    assert does(t) == "stack A2"


def test_who_may_say_nothing_but_caboo_does_not_claim():
    t = drawn("Q", "Q:A 9:A 9:A", "2:B 3:B 4:B").do("discard", "pass")
    assert does(t) == "pass"


def test_habits_end_the_tree_where_a_card_is_drawn():
    t = floor("2 3")
    assert plain(ends_at_chance, t.box, t.s) == 1


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize(
    "options", [{}, {"advanced": True, "lock_caller": True, "calling": "any_time"}]
)
def test_habits_are_legal_and_the_same_whatever_the_seat_cannot_see(players: int, options: dict):
    game = tinstar.load("caboo", players=players, **options).compile()
    rng, state = np.random.default_rng(1), game.new_initial_state()
    for _ in range(200):
        if state.is_terminal():
            state = game.new_initial_state()
        legal = state.legal_actions()
        if not state.is_chance_node():
            view = state.view(state.current_player())
            worlds = [view.sample(rng).array[0] for _ in range(3)]
            usual = [int(plain(habit, game.box.array[0], s, game.scratch()[0])) for s in worlds]
            assert usual[0] in legal
            assert all(a == b for a, b in pairwise(usual))
        state.apply_action(int(rng.choice(legal)))
