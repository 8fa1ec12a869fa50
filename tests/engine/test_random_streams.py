"""SplitMix64, compared with its published algorithm in unbounded integers."""

import numpy as np
import pytest
from scipy import stats

from tinstar.engine.compiler import plain
from tinstar.engine.random_streams import STEP, below, mixed, new_stream, pick

FIRST_OUTPUTS_OF_1234567 = [  # as printed for the seed 1234567 on rosettacode.org
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def stream_at(state: int) -> np.ndarray:
    return np.array([state], np.uint64)


def splitmix64(state: int) -> int:
    z = state % 2**64
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB % 2**64
    return z ^ (z >> 31)


def test_the_numbers_are_those_that_were_published():
    stream = stream_at(1234567)
    for expected in FIRST_OUTPUTS_OF_1234567:
        assert plain(below, stream, 2**32) == expected >> 32
        assert int(plain(mixed, stream[0])) == expected


@pytest.mark.parametrize("seed", [0, 1, 2**63, 2**64 - 1])
def test_mixing_agrees_with_the_algorithm_in_whole_numbers(seed):
    assert int(plain(mixed, np.uint64(seed))) == splitmix64(seed)


@pytest.mark.parametrize(("seed", "index"), [(0, 0), (7, 1), (-1, 300), (2**70, 2)])
def test_the_streams_of_a_seed_start_where_the_formula_says(seed, index):
    start = splitmix64(splitmix64(seed) + index * int(STEP))
    assert int(new_stream(seed, index)[0]) == start


def test_streams_differ_by_seed_and_by_index():
    starts = {int(new_stream(seed, index)[0]) for seed in range(50) for index in range(50)}
    assert len(starts) == 2500


def test_streams_side_by_side_are_not_alike():
    columns = [[plain(below, s, 6) for _ in range(600)] for s in (new_stream(1), new_stream(1, 1))]
    table = np.zeros((6, 6))
    np.add.at(table, tuple(columns), 1)
    assert stats.chi2_contingency(table).pvalue > 0.001


@pytest.mark.parametrize("n", [1, 2, 3, 7, 74])
def test_numbers_below_n_are_uniform(n):
    stream = new_stream(5)
    counts = np.bincount([plain(below, stream, n) for _ in range(100 * n)], minlength=n)
    assert len(counts) == n
    assert n == 1 or stats.chisquare(counts).pvalue > 0.001


def test_a_weighted_pick_follows_its_weights():
    stream, weights = new_stream(6), np.array([0, 5, 1, 0, 14, 99], np.int32)
    counts = np.bincount([plain(pick, stream, weights, 5) for _ in range(4000)], minlength=6)
    assert counts[[0, 3, 5]].tolist() == [0, 0, 0]
    assert stats.chisquare(counts[[1, 2, 4]], [1000, 200, 2800]).pvalue > 0.001
