"""Rulings that a table may reverse."""

import pytest

from tests.games.showdown.table import A, B, Table, table
from tinstar.engine.compiler import plain
from tinstar.games.showdown.components import SHERIFF_FACE
from tinstar.games.showdown.evaluation import worth
from tinstar.games.showdown.state import Phase
from tinstar.match.transition import Happening
from tinstar.presentation.events import events

WALK = """
    A*  hand BB BM  at {start} with {owned}
    B   hand HH
    open RR HM
    pile rest
"""


def walked(start: str, owned: str, **options: str) -> Table:
    t = table(WALK.format(start=start, owned=owned), **options).act("bandit", "BB BM")
    return t.do("do bandit")


def test_O1_by_option_who_owns_a_disguise_takes_no_other():
    owned = "A at optician with sunglasses"
    assert walked("barber", "", disguises_owned="one_in_all").shows(owned)
    both = "A at optician with mustache sunglasses"
    assert walked("barber", "mustache").shows(both)
    alone = "A at optician with mustache"
    assert walked("barber", "mustache", disguises_owned="one_in_all").shows(alone)


LOOK = """
    A*  hand SS SM  bucks 9 at {at} with {owned}
    B   hand HH     bucks 9 at start
    open RR HM
    sheriff 4
    pile rest
"""


def looked(at: str = "start", owned: str = "", **options: str) -> Table:
    t = table(LOOK.format(at=at, owned=owned), **options).act("sheriff", "SS SM")
    return t.do("do sheriff")


def test_O2_by_option_a_look_around_does_not_find_whose_turn_it_is():
    assert looked().shows("A bucks 4\nB bucks 4")
    assert looked(lookout_finds="the_others").shows("A bucks 9\nB bucks 4")


def test_O2_who_cannot_be_found_is_not_asked_for_a_disguise():
    assert (looked(owned="mustache").phase, looked(owned="mustache").mover) == (Phase.LOOKOUT, A)
    spared = looked(owned="mustache", lookout_finds="the_others")
    assert (spared.phase, spared.mover) == (Phase.TURN, B)
    assert spared.shows("A bucks 9 with mustache")


DICE = """
    A*  hand {hand}  bucks 3 at {at} with mustache
    B   hand MM      bucks 9 at bank
    open RR HM
    sheriff 1
    pile rest
"""


def rolling(at: str, hand: str = "HH HM", symbol: str = "holdup", **options: str) -> Table:
    t = table(DICE.format(hand=hand, at=at), **options).act(symbol, hand)
    return t.do(f"do {symbol}")


def test_O3_by_option_a_rock_makes_the_sheriff_on_a_die_a_blank():
    t = rolling("rock", rocks_and_dice="hide").roll(3, "sheriff")
    assert (t.phase, t.s.haul, t.s.sheriff) == (Phase.ROLL, 3, 1)
    assert t.roll(2).shows("A bucks 8 with mustache")
    brawl = rolling("rock", "RR RM", "brawl", rocks_and_dice="hide").roll("sheriff", 2, 2)
    assert brawl.shows("A bucks 7\nB bucks 5")


@pytest.mark.parametrize(("at", "options"), [("start", {"rocks_and_dice": "hide"}), ("rock", {})])
def test_O3_without_a_rock_or_the_option_he_discovers(at: str, options: dict[str, str]):
    assert rolling(at, **options).roll("sheriff").phase == Phase.DISCOVERED


def test_O3_who_is_hidden_is_told_so():
    t = rolling("rock", rocks_and_dice="hide")
    before = t.state()
    t.roll("sheriff")
    told = events(Happening(before, SHERIFF_FACE).seen_by(B).views, SHERIFF_FACE)
    assert [e.text for e in told] == ["A rolls the sheriff, but is behind a rock: a blank."]


def expects(t: Table) -> float:
    return float(plain(worth, t.box, t.s, A))


def test_rules_of_thumb_go_by_the_rulings_of_the_table():
    walk = WALK.format(start="barber", owned="mustache")
    both, one = (table(walk, disguises_owned=how) for how in ("one_of_each", "one_in_all"))
    assert expects(both.act("bandit", "BB BM")) > expects(one.act("bandit", "BB BM"))
    look = LOOK.format(at="start", owned="")
    others, all_ = (table(look, lookout_finds=whom) for whom in ("the_others", "everybody"))
    assert expects(others.act("sheriff", "SS SM")) > expects(all_.act("sheriff", "SS SM"))
    assert expects(rolling("rock", rocks_and_dice="hide")) > expects(rolling("rock"))
