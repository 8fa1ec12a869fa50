"""Pairings: no repeated meetings if avoidable, varied seats, and byes in turn."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tinstar.server.features.tournaments.pairing import (
    EarlierRounds,
    RoundPairing,
    round_robin,
    rounds_of_all,
    swiss,
)

MANY = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def meetings(rounds: list[RoundPairing]) -> dict[frozenset[int], int]:
    found: dict[frozenset[int], int] = {}
    for table in (table for played in rounds for table in played.tables):
        for pair in combinations(table, 2):
            found[frozenset(pair)] = found.get(frozenset(pair), 0) + 1
    return found


def can_avoid(there: list[int], met: set[frozenset[int]]) -> bool:
    """Return whether a pairing without repeated meetings exists, by trying all."""
    if not there:
        return True
    first, *rest = there
    return any(
        frozenset((first, other)) not in met and can_avoid([x for x in rest if x != other], met)
        for other in rest
    )


def a_tournament(draw: st.DataObject, entrants: int, seats: int, rounds: int) -> list[RoundPairing]:
    """Return the rounds of a Swiss tournament with random standings."""
    played: list[RoundPairing] = []
    for _ in range(rounds):
        ranking = draw.draw(st.permutations(range(entrants)))
        played.append(swiss(ranking, seats, played))
    return played


def expect_each_once(played: RoundPairing, entrants: int, seats: int) -> None:
    there = [who for table in played.tables for who in table] + played.byes
    assert sorted(there) == list(range(entrants))
    assert {len(table) for table in played.tables} == {seats}
    assert len(played.byes) < max(seats, 2)


@MANY
@given(st.data(), st.integers(4, 8), st.integers(1, 7))
def test_in_swiss_nobody_meets_twice_where_that_can_be_avoided(
    draw: st.DataObject, entrants: int, rounds: int
):
    played: list[RoundPairing] = []
    for _ in range(rounds):
        met = set(meetings(played))
        played.append(swiss(draw.draw(st.permutations(range(entrants))), 2, played))
        expect_each_once(played[-1], entrants, 2)
        there = [who for table in played[-1].tables for who in table]
        again = any(frozenset(table) in met for table in played[-1].tables)
        assert again != can_avoid(sorted(there), met)


@MANY
@given(st.data(), st.integers(4, 20), st.integers(2, 5), st.integers(1, 6))
def test_everybody_has_one_place_and_a_bye_only_after_all_others(
    draw: st.DataObject, entrants: int, seats: int, rounds: int
):
    entrants = max(entrants, 2 * seats)
    played = a_tournament(draw, entrants, seats, rounds)
    for one in played:
        expect_each_once(one, entrants, seats)
    byes = [EarlierRounds(played).byes(who) for who in range(entrants)]
    assert max(byes) - min(byes) <= 1


@MANY
@given(st.data(), st.integers(8, 16), st.integers(2, 4))
def test_chairs_are_taken_in_turn(draw: st.DataObject, entrants: int, seats: int):
    past = EarlierRounds(a_tournament(draw, entrants, seats, 2 * seats))
    for who in range(entrants):
        assert max(past.sat(who, chair) for chair in range(seats)) <= 4


@MANY
@given(st.integers(4, 24))
def test_everybody_meets_everybody_once(entrants: int):
    played: list[RoundPairing] = []
    for _ in range(rounds_of_all(entrants, 2)):
        played.append(round_robin(entrants, 2, played))
        expect_each_once(played[-1], entrants, 2)
    assert meetings(played) == {frozenset(p): 1 for p in combinations(range(entrants), 2)}
    past = EarlierRounds(played)
    for who in range(entrants):
        assert abs(past.sat(who, 0) - past.sat(who, 1)) <= 1
        assert past.byes(who) == entrants % 2


def test_those_of_like_standing_meet():
    assert swiss([3, 1, 0, 2], 2, []).tables == [[3, 1], [0, 2]]
    assert swiss([3, 1, 0, 2], 2, [RoundPairing([[3, 1], [0, 2]], [])]).tables == [[3, 0], [1, 2]]
    assert swiss([4, 3, 1, 0, 2], 2, []).byes == [2]
    assert swiss([4, 3, 1, 0, 2], 2, [RoundPairing([[4, 3], [1, 0]], [2])]).byes == [0]


def test_nine_at_tables_for_three_meet_few_twice():
    played: list[RoundPairing] = []
    for _ in range(rounds_of_all(9, 3)):
        played.append(round_robin(9, 3, played))
    assert sum(n - 1 for n in meetings(played).values()) <= 6
