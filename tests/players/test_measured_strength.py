"""Which levels differ, by what was measured."""

import pytest

from tinstar.games import ours
from tinstar.players import measured_strength
from tinstar.players.measured_strength import (
    LEVELS,
    UNRESTRAINED,
    Measured,
    levels_that_differ,
    measured,
    offered,
    stand_in,
    steps,
)

EASY, KEEN, NET, SEARCH = LEVELS


@pytest.mark.parametrize(
    ("seats", "games", "wins", "differs"),
    [
        (2, 400, 220, True),  # just 55 %
        (2, 400, 219, False),
        (2, 4000, 2160, False),  # surely more than half, and too little
        (2, 100, 59, False),  # could be luck
        (2, 100, 60, True),
        (2, 400, 120, False),  # enough at four seats only
        (4, 400, 120, True),  # just 30 %
        (4, 400, 119, False),
        (4, 100, 33, False),
        (4, 100, 35, True),
    ],
)
def test_levels_differ_by_enough_wins_that_are_not_luck(
    seats: int, games: int, wins: float, differs: bool
):
    assert Measured(KEEN, EASY, seats, games, wins).differs() is differs


def row(kind: str, among: str, wins: float, seats: int = 2) -> Measured:
    return Measured(kind, among, seats, 400, wins)


def test_a_level_is_compared_with_the_last_one_that_was_kept():
    rows = [row(KEEN, EASY, 210), row(NET, EASY, 300), row(SEARCH, NET, 300)]
    assert levels_that_differ(rows) == [EASY, NET, SEARCH]
    rows[0] = row(KEEN, EASY, 240)
    assert levels_that_differ(rows) == [EASY, KEEN]  # nobody compared the net with this one


def test_one_number_of_seats_is_enough():
    rows = [row(KEEN, EASY, 200), row(KEEN, EASY, 130, seats=4)]
    assert levels_that_differ(rows) == [EASY, KEEN]
    assert levels_that_differ(rows[:1]) == [EASY]


@pytest.mark.parametrize(("games", "wins", "kept"), [(50, 25, True), (200, 95, False)])
def test_a_level_is_left_out_only_if_the_measurement_is_clear(games: int, wins: int, kept: bool):
    found = levels_that_differ([Measured(KEEN, EASY, 2, games, wins)])
    assert found == [EASY, KEEN][: 1 + kept]


def test_a_game_that_nobody_measured_offers_all_levels():
    assert levels_that_differ([]) == [*LEVELS]
    assert offered("somebodys_own") == [*LEVELS]


def test_the_steps_lead_from_one_kept_level_to_the_next():
    rows = [row(KEEN, EASY, 200), row(NET, EASY, 240), row(NET, KEEN, 300), row(SEARCH, NET, 280)]
    assert steps(rows, 3) == (2, {NET: 0.6, SEARCH: 0.7})
    rows.append(row(SEARCH, NET, 200, seats=4))
    assert steps(rows, 5) == (4, {})  # the net was not measured with four seats


def test_players_with_and_without_etiquette_are_measured_apart():
    rows = [row(KEEN, EASY, 300), row(NET, KEEN, 200), row(UNRESTRAINED[2], KEEN, 300)]
    assert levels_that_differ(rows) == [EASY, KEEN]
    assert levels_that_differ(rows, UNRESTRAINED) == [EASY, KEEN, "net"]


def test_every_game_is_measured_and_offers_the_weakest_level():
    assert set(measured()) == set(ours())
    for name in ours():
        assert offered(name)[0] == EASY
        assert {m.kind for m in measured()[name]} >= {*LEVELS[1:], *UNRESTRAINED[1:]}


def test_the_second_weakest_level_stands_in_if_there_are_two(monkeypatch: pytest.MonkeyPatch):
    for levels, expected in ((LEVELS, KEEN), ((EASY, NET), NET), ((EASY,), EASY)):
        monkeypatch.setattr(measured_strength, "offered", lambda _, found=levels: [*found])
        assert stand_in("caboo") == expected
