"""The streak, as a table of cases."""

from datetime import date, timedelta

import pytest

from tinstar.daily.streak import streak

FIRST = date(2026, 12, 20)  # so that the cases cross the end of a year

# Each case is a row of dates: x finished on its own date, . missed. Today is the last one.
CASES = {
    "": 0,
    "x": 1,
    ".": 0,
    "xx": 2,
    "x.": 1,  # today is not missed yet
    "x..": 1,  # one miss is forgiven
    "x...": 0,  # two in a row are not
    "x.x": 2,  # the missed date does not count
    "x.x.": 2,
    "x.x..": 0,  # two misses within seven dates
    "x.x.x": 1,
    "x.xxxxx.x": 1,  # the second miss is six dates after the first
    "x.xxxxxx.x": 8,  # seven dates after: forgiven again
    "x.xxxxxx.xxxxxx.x": 14,
    "xx..xx": 2,
    "x.x..x.x": 2,  # a new streak has a miss of its own
    "xxx....xxxx": 4,
    "...xx": 2,
}


@pytest.mark.parametrize(("row", "count"), CASES.items())
def test_a_streak_counts_dates_in_a_row_and_forgives_one_miss_in_seven(row, count):
    days = [FIRST + timedelta(i) for i in range(max(len(row), 1))]
    finished = [day for day, mark in zip(days, row, strict=False) if mark == "x"]
    assert streak(finished, days[-1]) == count
    assert streak([*finished[::-1], *finished], days[-1]) == count  # in any order, also twice


def test_a_clock_that_was_moved_back_does_not_change_the_streak():
    finished = [FIRST + timedelta(i) for i in range(5)]
    for back in range(10):
        assert streak(finished, finished[-1] - timedelta(back)) == 5
