import numpy as np
import pytest

from tinstar.engine.compiler import compiled, rule
from tinstar.engine.float_row_arithmetic import add_scaled, dot
from tinstar.engine.row_width import LANES, padded


@rule
def add_and_multiply(to, rows, times):
    for i in range(len(rows)):
        add_scaled(to, rows[i], times[i])
    return dot(to, rows[0])


def rows_of(width: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    rng = np.random.default_rng(width)
    numbers = (rng.normal(size=shape).astype(np.float32) for shape in [width, (5, width), 5])
    return tuple(numbers)


@pytest.mark.parametrize("width", [LANES, 3 * LANES])
def test_rows_are_added_and_multiplied(width):
    to, rows, times = rows_of(width)
    expected = to.astype(float) + times.astype(float) @ rows.astype(float)
    product = add_and_multiply(to, rows, times)
    assert to == pytest.approx(expected, abs=1e-5)
    assert product == pytest.approx(expected @ rows[0].astype(float), abs=1e-4)


@pytest.mark.compiled
@pytest.mark.parametrize("width", [LANES, 3 * LANES, 20 * LANES])
def test_machine_code_gives_the_same_bits(width):
    to, rows, times = rows_of(width)
    same = to.copy()
    assert compiled(add_and_multiply)(same, rows, times) == add_and_multiply(to, rows, times)
    assert same.tobytes() == to.tobytes()


def test_a_width_is_padded_to_whole_vectors():
    assert [padded(n) for n in (0, 1, 16, 17)] == [0, 16, 16, 32]
