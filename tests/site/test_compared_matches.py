"""The matches that are compared with Pyodide have all numbers of seats, and deals of days."""

import pytest

from tests.equal.__main__ import MATCHES
from tests.site.__main__ import MATCHES as OF_A_SITE
from tests.site.told import match_of
from tinstar.games import ours, rules


@pytest.mark.parametrize("matches", [OF_A_SITE, MATCHES])
@pytest.mark.parametrize("name", ours())
def test_all_numbers_of_seats_occur(name: str, matches: int):
    found = [match_of(name, seed).journal.header for seed in range(matches)]
    assert {each.players for each in found if not each.daily} == {*rules(name).box.seats}
    assert sum(each.daily is not None for each in found) == matches // 4
    assert any("@" in seat.kind for each in found for seat in each.seats)
