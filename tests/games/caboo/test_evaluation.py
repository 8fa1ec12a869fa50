"""Heuristic evaluation of Caboo: rules of thumb, checked for their direction only."""

import pytest

import tinstar
from tests.games.caboo.table import A, B, Table, table
from tinstar.engine.compiler import plain
from tinstar.games.caboo.actions import ACTIONS
from tinstar.games.caboo.evaluation import horizon, spread, worth


def expects(t: Table, seat: int = A) -> float:
    return float(plain(worth, t.box, t.s, seat))


def floor(a: str, b: str = "5 6", pile: str = "7 8 9 9 9 9 9 9", **options: bool | str) -> Table:
    return table(f"A* {a}\nB {b}\ncentre 3\npile {pile}", **options)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("2:A 3:A", "2:A 9:A"),
        ("2:A 3:A", "2:A 3:A 4:A"),
        ("8:A 8:A", "8 8 8"),
        ("2:A 3", "2:A Q:A"),
        ("2:A Q:B", "2:A 3:A K:A 9:A 9:A"),
    ],
)
def test_one_row_promises_more_than_another(better: str, worse: str):
    assert expects(floor(better)) > expects(floor(worse))


def test_a_card_that_one_has_not_seen_counts_the_same_whatever_it_is():
    assert expects(floor("K 2:A", "Q")) == pytest.approx(expects(floor("Q 2:A", "K")), abs=0.01)


def merit(t: Table, text: str, seat: int = A) -> float:
    state = t.state()
    state.apply_action(ACTIONS.read(text))
    return float(plain(worth, t.box, state.array[0], seat))


def test_stacking_a_card_that_one_knows_is_better_than_laying_the_other_down():
    t = floor("2:A 7:A").do("draw")
    assert merit(t, "stack A2") > merit(t, "discard") > merit(t, "stack A1")


def test_a_known_card_of_another_is_worth_stacking_too():
    t = floor("2:A Q:A", "7:A 6").do("draw")
    assert merit(t, "stack B1") > merit(t, "discard") > merit(t, "stack B2")


def test_claiming_is_worth_it_where_there_is_something_to_gain():
    t = floor("2:A 4:A", "7:B 6").do("draw", "discard")
    assert merit(t, "mine", B) > merit(t, "pass", B)
    t = floor("2:A 4:A", "2:B 3:B").do("draw", "discard")
    assert merit(t, "mine", B) < merit(t, "pass", B)
    t.says(B="mine")
    assert merit(t, "swap 1", B) > merit(t, "stack A2", B)


def test_calling_is_worth_it_for_who_is_sure_to_have_the_least():
    t = floor("2:A 4:A", "K:B A:B", advanced=True).do("draw", "discard")
    assert merit(t, "caboo", B) > merit(t, "pass", B)
    t = floor("2:A 4:A", "9:B Q:B").do("draw", "discard")
    assert merit(t, "caboo", B) < merit(t, "pass", B)


def test_a_call_is_dearer_while_somebody_has_a_drawn_card_to_play():
    drawn = floor("9:A 4:A", "3:B 4:B", calling="any_time").do("draw")
    played = floor("9:A 4:A", "3:B 4:B").do("draw", "discard")
    assert merit(drawn, "caboo", B) < merit(played, "caboo", B)
    good, bad = (
        expects(floor("Q:A 9:A", pile=f"{card} 9", calling="any_time").do("draw"))
        for card in ("A", "Q")
    )
    assert good > bad


def test_once_somebody_has_called_the_others_count_their_cards():
    t = floor("2:A 4:A", "3:B 4:B", advanced=True).do("caboo")
    better = floor("2:A 4:A", "3:B 2:B", advanced=True).do("caboo")
    assert expects(better, B) > expects(t, B)


def test_a_high_card_is_the_one_to_trade():
    t = floor("2:A Q:A", pile="J 9").do("draw")
    assert merit(t, "trade 2") > merit(t, "trade 1")


def test_a_good_card_in_hand_is_worth_something():
    good, bad = (floor("Q:A 9:A", pile=f"{card} 9").do("draw") for card in ("A", "Q"))
    assert expects(good) > expects(bad)


def test_who_is_out_expects_nothing():
    t = table("A* 2\nB 3\nC 4\npile 5 6")
    t.s.playing = 0b011
    assert expects(t, 2) < -100


def test_after_a_round_the_points_stand():
    t = floor("2:A 4:A", "9 9").do("caboo")
    assert (expects(t), expects(t, B)) == (0, -18)


def test_gaps_and_what_has_been_taken_count_for_nothing():
    t = floor("2:A . 4:A", "7:B . 6").do("draw", "discard").says(B="mine")
    there = expects(t, B)
    t.s.taken = 1
    assert expects(t, B) == pytest.approx(there)
    t.s.top = 11
    assert expects(t, B) < there


def test_a_turn_to_come_is_worth_something():
    t = floor("2:A 3:A")
    t.pile.clear()
    before = expects(t)
    assert expects(t.do("draw")) > before


def test_the_outlook_is_believed_after_some_turns_and_may_be_wrong_by_some_points():
    t = floor("2 3")
    assert plain(horizon, t.box, t.s) > 0
    assert plain(spread, t.box, t.s) > 0
    start = tinstar.load("caboo").new_initial_state()
    start.apply_action(A)
    assert float(plain(worth, t.box, start.s, A)) <= 0
