"""Heuristic evaluation of Showdown: rules of thumb, checked for their direction only."""

import pytest

from tests.games.showdown.table import A, B, Table, table
from tinstar.engine.compiler import plain
from tinstar.games.showdown.evaluation import horizon, spread, worth

PLACE = """
    A*  {}
    B   hand SS
    open RR HM
    pile rest
"""


def of(t: Table, seat: int = A) -> float:
    return float(plain(worth, t.box, t.s, seat))


def expects(things: str) -> float:
    return of(table(PLACE.format(things)))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("bucks 9", "bucks 8"),
        ("bucks 9 box 1", "bucks 9"),
        ("bucks 9 with mustache", "bucks 9"),
        ("bucks 9 at rock", "bucks 9 at barber"),
        ("bucks 9 at optician", "bucks 9 at barber"),
        ("hand BB BM", "hand BB SM"),
        ("hand BB", "hand"),
        ("hand MM MM bucks 5", "bucks 5"),
    ],
)
def test_one_position_promises_more_than_another(better: str, worse: str):
    assert expects(better) > expects(worse)


def test_an_action_is_expected_to_bring_what_its_symbols_bring():
    start = table(PLACE.format("hand MM MM MM at rock"))
    named = table(PLACE.format("hand MM MM MM at rock")).do("choose money-box")
    assert of(named) > of(start) - 1
    done = named.do("lay MM", "lay MM", "lay MM")
    assert of(done) == pytest.approx(of(done.do("done")), abs=0.1)


def test_who_has_laid_enough_may_hope_to_lay_more():
    t = table(PLACE.format("hand MM MM MM at rock")).do("choose money-box", "lay MM", "lay MM")
    without = table(PLACE.format("hand MM MM at rock")).do("choose money-box", "lay MM", "lay MM")
    assert of(t) > of(without)


def test_a_sheriff_who_will_look_around_costs_whoever_stands_in_the_open():
    drawing = """
        A*  hand SS SM  at rock
        B   bucks 9     at {}
        open RR HM
        sheriff 4
        pile rest
    """
    hit, hidden = (
        table(drawing.format(place)).act("sheriff", "SS SM") for place in ("start", "rock")
    )
    assert of(hidden, B) > of(hit, B) + 4


@pytest.mark.parametrize(("more", "less"), [("use mustache", "pay")])
def test_an_answer_to_a_look_around_is_weighed_before_it_is_shown(more: str, less: str):
    drawing = """
        A*  hand SS SM  at rock
        B   bucks 9     at start with mustache
        C   bucks 9     at start with mustache
        open RR HM
        sheriff 4
        pile rest
    """
    one, other = (
        table(drawing).act("sheriff", "SS SM").do("do sheriff", answer) for answer in (more, less)
    )
    assert of(one, B) > of(other, B)
    assert of(one, 2) == of(other, 2)


def test_a_haul_is_worth_the_less_the_more_rolls_are_to_come():
    t = table("A* hand HH HH at rock\nB\nopen RR HM\npile rest").act("holdup", "HH HH")
    first = of(t)
    assert of(t.roll(3, 3)) > first
    assert of(t.roll("sheriff")) < first


def test_a_disguise_makes_a_haul_surer():
    plain_one, disguised = (
        table(f"A* hand HH HH at rock {x}\nB\nopen RR HM\npile rest").act("holdup", "HH HH")
        for x in ("", "with mustache")
    )
    for t in (plain_one, disguised):
        t.roll(3, 3)
    gain = of(disguised) - of(plain_one)
    assert gain > of(table("A* with mustache at rock\nB\nopen RR HM\npile rest")) - of(
        table("A* at rock\nB\nopen RR HM\npile rest")
    )


def test_a_brawl_is_a_gain_for_one_and_a_loss_for_the_others():
    t = table("A* hand RR RR at rock\nB bucks 9 at rock\nopen RM HM\npile rest")
    before = of(t, B)
    t.act("brawl", "RR RR").roll(2, 2)
    assert of(t, B) < before - 3
    assert of(t) > of(table("A* at rock\nB bucks 9 at rock\nopen RM HM\npile rest"))


def test_a_vault_about_to_be_robbed_counts():
    t = table("A* hand BB BM at optician\nB\nopen RR HM\npile rest").act("bandit", "BB BM")
    before = of(t)
    assert of(t.do("do bandit")) == pytest.approx(before, abs=3)
    assert of(t.do("rob 5")) > of(table("A* at barber\nB\nopen RR HM\npile rest")) + 4


def test_at_the_end_the_points_stand():
    t = table("A* hand BB bucks 9 box 2\nB\nopen RR").do("take 1")
    assert of(t) == 13


def test_cards_lose_their_hope_as_the_end_comes_near():
    late = table("A* hand MM MM MM at rock\nB\nopen RR").s
    early = expects("hand MM MM MM at rock") - expects("at rock")
    t = table("A* hand MM MM MM at rock\nB\nopen RR")
    assert of(t) - of(table("A* at rock\nB\nopen RR")) < early
    assert late.pile_size == 0


def test_the_outlook_grows_surer_as_the_pile_shrinks():
    full, empty = table(PLACE.format("")), table("A*\nB\nopen RR")
    assert plain(spread, full.box, full.s) > plain(spread, empty.box, empty.s) > 0
    assert 0 < plain(horizon, full.box, full.s) < 100
