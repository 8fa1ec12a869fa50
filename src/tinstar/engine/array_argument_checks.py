"""Check arrays of NumPy before compiled code gets them, because compiled code does not check them.

Each error names the argument, says what was expected, and says what was given.
"""

from typing import Any

import numpy as np

from tinstar.engine.argument_checks import described, range_text, type_name
from tinstar.errors import BadOption, TinstarError

Shape = tuple[int | None, ...]  # None stands for any length
Kind = np.dtype | type[np.generic]


def array(name: str, given: Any, kind: Kind, shape: Shape, written: bool = False) -> np.ndarray:
    """Return the array `given`. Raise an error unless compiled code can use it without a copy.

    The array must have this type and shape. It must be C-contiguous and aligned. If compiled code
    writes into it (`written`), it must also be writable.
    """
    if type(given) is np.ndarray and given.dtype is kind and given.shape == shape:
        if given.flags.carray:  # all three flags at once: most arrays pass
            return given
    if not isinstance(given, np.ndarray) or not _is_ready(given, np.dtype(kind), shape, written):
        expected = f"{type_name(np.dtype(kind))} of shape {_shape_name(shape)}, C-contiguous"
        expected += " and writable" * written
        raise BadOption(f"{name}: expected {expected}, got {described(given)}")
    return np.asarray(given)


def whole_numbers(
    name: str,
    given: Any,
    shape: Shape,
    bounds: tuple[int, int],
    error: type[TinstarError] = BadOption,
) -> np.ndarray:
    """Return an array or a list of integers as int64. If one is out of bounds, raise `error`."""
    numbers = whole_array(name, given, shape, error)
    least, most = bounds
    if numbers.size and (numbers.min() < least or numbers.max() > most):
        wrong = numbers[(numbers < least) | (numbers > most)].flat[0]
        raise error(f"{name}: expected {range_text(least, most)}, got {wrong}")
    return np.require(numbers, np.int64, ["C", "A"])


def whole_array(
    name: str, given: Any, shape: Shape, error: type[TinstarError] = BadOption
) -> np.ndarray:
    """Return an array or a list of integers as an array of this shape.

    The array keeps its integer type. For a list, NumPy chooses the type.
    """
    if type(given) is np.ndarray and given.dtype.kind in "iu" and given.shape == shape:
        return given  # the usual case
    try:
        numbers = np.asarray(given)
    except (TypeError, ValueError):  # rows of different lengths, or the memory of another device
        numbers = np.asarray(None)
    if numbers.dtype.kind not in "iu" or not _fits(numbers.shape, shape):
        expected = f"whole numbers of shape {_shape_name(shape)}"
        came = given if numbers.dtype == object else numbers
        raise error(f"{name}: expected {expected}, got {described(came)}")
    return numbers


def check_apart(name: str, written: np.ndarray, *others: np.ndarray) -> None:
    """Reject an output array that shares memory with another argument."""
    if any(np.may_share_memory(written, other) for other in others):
        raise BadOption(
            f"{name}: expected an array with memory of its own, got one that shares memory with"
            " another argument"
        )


def _is_ready(given: np.ndarray, kind: np.dtype, shape: Shape, written: bool) -> bool:
    flags = given.flags
    return (
        (given.dtype is kind or given.dtype == kind)
        and _fits(given.shape, shape)
        and flags.c_contiguous
        and flags.aligned
        and (flags.writeable or not written)
    )


def _fits(shape: tuple[int, ...], expected: Shape) -> bool:
    return len(shape) == len(expected) and all(
        wanted in (None, size) for size, wanted in zip(shape, expected, strict=True)
    )


def _shape_name(shape: Shape) -> str:
    return str(shape).replace("None", "any")
