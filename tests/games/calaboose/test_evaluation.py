"""Heuristic evaluation of Calaboose: rules of thumb, checked for their direction only."""

import pytest

from tests.games.calaboose.table import A, B, C, table
from tinstar.engine.compiler import plain
from tinstar.games.calaboose.evaluation import horizon, spread, worth


def expects(drawing: str, seat: int = A) -> float:
    t = table(drawing)
    return float(plain(worth, t.box, t.s, seat))


ONE = """
    A*  hand Shark   jail {}
    B   hand Shark   jail . . . . .
    pile rest
"""


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Bandit Bandit . . .", "Bandit . . . ."),
        ("[Bandit] [Bandit] . . .", "Bandit Bandit . . ."),
        ("Bandit Bandit . . .", "Shark Shark . . ."),
        ("Bandit . . . .", "Huckster . . . ."),
        ("[Huckster] [Huckster] [Huckster] [Huckster] .", "Huckster Bandit Shark Rustler ."),
        ("Bandit Bandit . . .", "Bandit Bandit Huckster Huckster Huckster"),
        ("Bandit Bandit . . .", "Bandit Bandit<Rustler . . ."),
        ("Gunslinger [Gunslinger] . . .", "Gunslinger Gunslinger . . ."),
    ],
)
def test_one_jail_promises_more_than_another(better: str, worse: str):
    assert expects(ONE.format(better)) > expects(ONE.format(worse))


def test_strong_cards_in_hand_are_worth_something():
    weak = "A* hand Huckster Huckster\nB hand Shark\npile rest"
    assert expects(weak.replace("Huckster", "Gunslinger")) > expects(weak)
    assert expects(weak.replace("Huckster", "Whiskey")) > expects(weak)


def test_a_hand_about_to_be_traded_is_worth_what_one_may_get_for_it():
    t = table("A* hand Whiskey Lawman Lawman Shark Shark\nB hand Huckster\npile rest")
    t.do("whiskey B")
    assert plain(worth, t.box, t.s, A) == plain(worth, t.box, t.s, B)


def test_who_has_no_part_in_the_trade_keeps_the_worth_of_its_hand():
    t = table("A* hand Whiskey Bandit\nB hand Shark\nC hand Lawman Lawman\npile rest")
    before = plain(worth, t.box, t.s, C)
    t.do("whiskey B")
    assert plain(worth, t.box, t.s, C) == before


def test_at_the_end_the_points_stand():
    t = table(
        "A* hand Bandit jail [Bandit] [Bandit] [Bandit] [Bandit] Bandit\nB hand Shark\npile rest"
    )
    t.do("lock 5")
    assert plain(worth, t.box, t.s, A) == 60


def test_the_outlook_grows_surer_as_the_pile_shrinks():
    full, empty = (
        table("A* hand Bandit\nB hand Shark\npile rest"),
        table("A* hand Bandit\nB hand Shark"),
    )
    assert plain(spread, full.box, full.s) > plain(spread, empty.box, empty.s) > 0


def test_random_play_is_believed_for_less_than_a_game():
    t = table("A* hand Bandit\nB hand Shark")
    assert 0 < plain(horizon, t.box, t.s) < 100
