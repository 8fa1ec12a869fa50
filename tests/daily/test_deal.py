"""The recipe of a deal of the day, and the dates on which it may be played."""

import hashlib
from datetime import UTC, date, datetime

import pytest

from tinstar.daily.deal import (
    Deal,
    day_of,
    is_over_everywhere,
    latest_day,
    local_day,
    nearest_seats,
)

NOVEMBER = date(2026, 11, 28)
DEAL = Deal("poker", NOVEMBER, 4, 3, "ab" * 32, {"wild": True, "aces": "low", "cards": 5})


def at(text: str) -> float:
    """A time in UTC, in Unix seconds."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def test_the_seed_is_the_digest_of_the_recipe_as_docs_fair_writes_it():
    text = (
        "tinstar day 1 poker 2026-11-28 4 3 " + "ab" * 32 + ' {"aces":"low","cards":5,"wild":true}'
    )
    assert DEAL.recipe == text
    assert DEAL.seed == hashlib.sha256(text.encode()).digest()


@pytest.mark.parametrize(
    "other",
    [
        {"game": "rummy"},
        {"day": date(2026, 11, 29)},
        {"seats": 3},
        {"version": 4},
        {"edition": "cd" * 32},
        {"options": {}},
    ],
    ids=lambda other: next(iter(other)),
)
def test_each_part_of_the_recipe_changes_the_deal(other):
    assert DEAL._replace(**other).seed != DEAL.seed


@pytest.mark.parametrize(
    ("possible", "nearest"),
    [((2, 3, 4, 5), 4), ((2, 3), 3), ((5, 6), 5), ((3, 5), 3), ((2,), 2)],
)
def test_a_deal_has_four_seats_or_the_nearest_number(possible, nearest):
    assert nearest_seats(possible) == nearest


@pytest.mark.parametrize(
    "text", ["", "today", "20261128", "2026-W48-6", "2026-11-31", " 2026-11-28", "2026-11-28T00"]
)
def test_only_one_form_of_a_date_is_read(text):
    assert day_of(text) is None
    assert day_of("2026-11-28") == NOVEMBER


def test_the_latest_date_begins_at_utc_plus_14():
    before, after = at("2026-11-27 09:59"), at("2026-11-27 10:00")
    assert (latest_day(before), latest_day(after)) == (date(2026, 11, 27), NOVEMBER)


def test_a_date_is_over_once_it_has_ended_at_utc_minus_12():
    assert not is_over_everywhere(NOVEMBER, at("2026-11-29 11:59"))
    assert is_over_everywhere(NOVEMBER, at("2026-11-29 12:00"))


@pytest.mark.parametrize(
    ("when", "east", "day"),
    [
        ("2026-11-28 12:00", 0, 28),
        ("2026-11-28 10:00", 14 * 60, 29),
        ("2026-11-28 10:59", -11 * 60, 27),
        ("2026-11-28 11:00", -11 * 60, 28),
        ("2026-11-28 12:00", 10**6, 29),  # no clock is further ahead than UTC+14
        ("2026-11-28 12:00", -(10**6), 28),
    ],
)
def test_the_date_of_a_device_follows_from_its_distance_to_utc(when, east, day):
    assert local_day(at(when), east) == date(2026, 11, day)
