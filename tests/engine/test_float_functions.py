"""Exponential, logarithm and powers of our own: close to C's, and the same in machine code."""

import math
import random

import numpy as np
import pytest

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.float_functions import exp, float_power, integer_power, log, wide


def numbers(least: float, most: float) -> list[float]:
    rng = random.Random(1)
    return [rng.uniform(least, most) for _ in range(2000)]


def test_exp_is_as_exact_as_a_float_can_be():
    for x in [*numbers(-708, 708), *numbers(-1, 1), 0.0, 708.0, -708.0]:
        assert exp(x) == pytest.approx(math.exp(x), rel=5e-16, abs=0)


def test_exp_beyond_its_limits():
    assert (exp(-709.0), exp(-math.inf), exp(709.0), exp(math.inf)) == (0, 0, math.inf, math.inf)
    assert math.isnan(exp(math.nan))


def test_log_is_as_exact_as_a_float_can_be():
    for x in map(math.exp, numbers(-300, 300)):
        assert log(x) == pytest.approx(math.log(x), rel=5e-16, abs=1e-18)
    assert (log(1.0), log(0.0)) == (0.0, -math.inf)


def test_powers():
    for x, y in zip(numbers(0, 1), numbers(0, 8), strict=True):
        assert float_power(x, y) == pytest.approx(x**y, rel=1e-13)
    assert (float_power(0.3, 1.0), float_power(0.0, 0.0), float_power(0.0, 2.0)) == (0.3, 1.0, 0.0)
    assert (integer_power(0.5, 3), integer_power(0.5, 0), integer_power(0.0, 0)) == (
        0.125,
        1.0,
        1.0,
    )


@rule
def each_of(x, out):
    for i in range(len(x)):
        out[0, i], out[1, i], out[2, i] = exp(x[i]), log(abs(x[i])), float_power(abs(x[i]), 1.7)


@pytest.mark.compiled
def test_machine_code_gives_the_same_bits():
    x = np.array([*numbers(-720, 720), *numbers(-1, 1), 0.0])
    expected, found = np.zeros((2, 3, len(x)))
    each_of(x.tolist(), expected)
    compiled(each_of)(x, found)
    assert found.tobytes() == expected.tobytes()


@rule
def distances(x, out):
    for i in range(len(x)):
        out[i] = wide(x[i]) - wide(x[0])


@pytest.mark.compiled
def test_floats_of_four_bytes_are_subtracted_in_eight():
    x = np.array(numbers(-3, 3), np.float32)
    expected, found = np.zeros((2, len(x)))
    distances(x, expected)
    compiled(distances)(x, found)
    assert found.tobytes() == expected.tobytes()
    assert found.tobytes() != (x - x[0]).astype(float).tobytes()
