"""Redealing hidden cards: each consistent deal is equally likely."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from scipy import stats

from tests.games.rin_tin_tin.table import A, B, C, Table, table

SAMPLES = 2000
HELD = """
    A*  boodle 10 0
    B   boodle 5
    C   boodle 0 2
"""
CARDS = [0, 0, 1, 1, 2, 2, 3, 3]


def redealt(t: Table, seat: int, samples: int, seed: int) -> list:
    state, rng = t.state(), np.random.default_rng(seed)
    return [state.resample(seat, rng).s for _ in range(samples)]


def kinds(counts) -> tuple[int, ...]:
    return tuple(int(n) for n in counts)


def all_deals(own: list[int], b: int, c: int) -> Counter:
    """Return how often each pair of hands comes about when the cards not in `own` are dealt in a
    row."""
    rest = CARDS.copy()
    for card in own:
        rest.remove(card)
    found = Counter()
    for row in permutations(rest, b + c):
        hands = row[:b], row[b:]
        found[tuple(kinds(np.bincount(hand, minlength=4)) for hand in hands)] += 1
    return found


@pytest.mark.parametrize(("seat", "own"), [(A, [3, 0])])
def test_each_deal_is_as_likely_as_it_is_when_the_cards_are_dealt_in_a_row(seat, own):
    expected = all_deals(own, 1, 2)
    drawn = Counter(
        (kinds(s.boodle[B]), kinds(s.boodle[C])) for s in redealt(table(HELD), seat, SAMPLES, 1)
    )
    assert set(drawn) <= set(expected)
    scale = SAMPLES / sum(expected.values())
    observed = [drawn[deal] for deal in expected]
    assert stats.chisquare(observed, [n * scale for n in expected.values()]).pvalue > 0.001


@pytest.mark.parametrize("seat", [A, B, C])
def test_ones_own_cards_and_all_counts_stay(seat):
    t = table(HELD)
    for s in redealt(t, seat, 20, 2):
        assert s.boodle[seat].tolist() == t.s.boodle[seat].tolist()
        assert [*map(sum, s.boodle)] == s.boodle_cards.tolist() == [2, 1, 2, 0]
        assert sum(s.deck) == s.deck_size == 3


def test_a_spectator_sees_no_card():
    deals = {
        kinds(t.boodle[A])
        for t in (
            table(HELD).state().view(-1).sample(np.random.default_rng(n)).array[0]
            for n in range(30)
        )
    }
    assert len(deals) > 3


def test_once_the_boodle_is_shown_nothing_is_dealt_anew():
    t = table(
        "A* men 1 figures 0 boodle 5 0\nB men 0 figures 0 boodle 5\nC men 0 figures 0\n"
        "red 1  A B . . . / .\nred 2  B . . . . / ."
    )
    t.spin("blue").do("cavalryman to blue 1")
    assert t.scores() == [7, 7, 0]
    for seat in (A, B, C):
        for s in redealt(t, seat, 5, 3):
            assert s.tobytes() == t.s.tobytes()
