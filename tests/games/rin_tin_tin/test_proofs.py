"""Consequences of the rules, checked for every way to cover a group."""

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from tests.contract.tables import walk
from tests.games.rin_tin_tin.table import Table, new_table
from tinstar.engine.state import State
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES
from tinstar.games.rin_tin_tin.groups_and_boodle import best_of_the_group, captured_outlaws

PLAYERS = (2, 3, 4)
OUTCOMES = {2: 12, 3: 63, 4: 224}  # number of ways, by hand: compositions of 5 times holders


def covered_groups(t: Table) -> Iterator[tuple[int, list[int]]]:
    """Yield every way to cover the first group: the holder of its Rin Tin Tin circle, and the
    scores.

    The order in which the ordinary circles were covered does not matter.
    """
    seats = range(t.box.players)
    for holder in seats:
        t.s.rin_tin_tin[0] = holder + 1
        for owners in combinations_with_replacement(seats, int(t.box.circles)):
            t.s.captured[0] = 0
            for seat in (holder, *owners):
                t.s.captured[0, seat] += 1
            yield holder, [int(captured_outlaws(t.box, t.s, 0, seat)) for seat in seats]


def best(scores: list[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_way_is_tried(players: int):
    assert len(list(covered_groups(new_table(players)))) == OUTCOMES[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_B6_the_holder_is_among_those_tied_in_every_tie(players: int):
    ties = [
        (h, scores) for h, scores in covered_groups(new_table(players)) if len(best(scores)) > 1
    ]
    assert ties
    assert all(holder in best(scores) for holder, scores in ties)


@pytest.mark.parametrize(
    ("players", "expected"),
    [(2, {(4, 4)}), (3, {(4, 4, 0)}), (4, {(4, 4, 0, 0), (2, 2, 2, 1)})],
)
def test_R9_no_other_ties_are_possible(players: int, expected: set[tuple[int, ...]]):
    found = {
        tuple(sorted(scores, reverse=True))
        for _, scores in covered_groups(new_table(players))
        if len(best(scores)) > 1
    }
    assert found == expected


def test_R9_only_because_a_circle_held_alone_counts_two():
    """If such a circle counted one, a 2-2-2 tie would be impossible.

    Then some ties would not include the seat that holds the circle.
    """
    undoubled = []
    for holder, scores in covered_groups(new_table(4)):
        alone = scores[holder] == 2
        undoubled.append((holder, [s - (alone and i == holder) for i, s in enumerate(scores)]))
    ties = [(holder, scores) for holder, scores in undoubled if len(best(scores)) > 1]
    assert not [scores for _, scores in ties if sorted(scores)[1:] == [2, 2, 2]]
    assert [scores for holder, scores in ties if holder not in best(scores)]


@pytest.mark.parametrize("players", PLAYERS)
def test_B2_B6_the_best_of_a_group_is_always_one_of_the_highest(players: int):
    t = new_table(players)
    for holder, scores in covered_groups(t):
        drawer = best_of_the_group(t.box, t.s, 0)
        assert drawer in best(scores)
        assert drawer == holder or len(best(scores)) == 1


def test_in_other_editions_a_tie_without_the_holder_is_still_decided_by_the_circle():
    t = new_table(3, {"circles": 6})
    ties = {
        (holder, tuple(scores), int(best_of_the_group(t.box, t.s, 0)))
        for holder, scores in covered_groups(t)
        if len(best(scores)) > 1 and holder not in best(scores)
    }
    assert (0, (2, 3, 3), 0) in ties
    assert all(drawer == holder for holder, _, drawer in ties)


# --- there is always a circle for a piece ---------------------------------------------------------


def left(state: State) -> tuple[int, int]:
    return int(state.array[0].cavalrymen.sum()), int(state.array[0].figures.sum())


def free(state: State) -> tuple[int, int]:
    return int(state.array[0].unoccupied[ANYWHERE]), int(state.array[0].unoccupied[FOR_FIGURES])


@pytest.mark.parametrize("players", [2, 4])
def test_with_two_or_four_players_the_pieces_left_fit_the_free_circles_exactly(players: int):
    for state in walk(new_table(players).game, seed=5):
        assert left(state) == free(state)


def test_with_three_players_there_are_more_circles_than_pieces():
    for state in walk(new_table(3).game, seed=5):
        assert left(state)[0] < free(state)[0]
        assert left(state)[1] < free(state)[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_R9_in_a_group_not_yet_covered_nobody_draws(players: int):
    for state in walk(new_table(players).game, seed=6):
        whole = (state.array[0].covered == 5) & (state.array[0].rin_tin_tin > 0)
        assert whole.sum() - 1 <= state.array[0].boodle_cards.sum() <= max(whole.sum(), 8)
