"""Check arguments before compiled code gets them, because compiled code does not check them.

Each error names the argument, says what was expected, and says what was given.
"""

from operator import index
from typing import Any, TypeVar

import numpy as np

from tinstar.errors import BadOption, TinstarError

T = TypeVar("T")
Shape = tuple[int | None, ...]  # None stands for any length
Kind = np.dtype | type[np.generic]
LONGEST_QUOTE = 80  # characters of a rejected value, in a message


def whole(
    name: str,
    given: Any,
    least: int | None = None,
    most: int | None = None,
    error: type[TinstarError] = BadOption,
) -> int:
    """Return `given`, an integer of Python or NumPy, as an `int`.

    Raise `error` if `given` is no integer, or below `least`, or above `most`.
    """
    number = given if type(given) is int else int_of(given)
    low = number is None or (least is not None and number < least)
    if number is None or low or (most is not None and number > most):
        raise error(f"{name}: expected {_range(least, most)}, got {described(given)}")
    return number


def int_of(given: Any) -> int | None:
    """Return an integer of Python or NumPy as an `int`.

    Return None for anything else, even for a bool.
    """
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def plainly(given: Any) -> Any:
    """Convert a number or array of NumPy to Python's own types. Return other values unchanged."""
    return given.tolist() if isinstance(given, np.generic | np.ndarray) else given


def instance(name: str, given: Any, kind: type[T]) -> T:
    """Return the argument `given`. Raise an error unless it is an instance of `kind`."""
    if not isinstance(given, kind):
        raise BadOption(f"{name}: expected a {kind.__name__}, got {described(given)}")
    return given


def array(name: str, given: Any, kind: Kind, shape: Shape, written: bool = False) -> np.ndarray:
    """Return the array `given`. Raise an error unless compiled code can use it without a copy.

    The array must have this type and shape. It must be C-contiguous and aligned. If compiled code
    writes into it (`written`), it must also be writable.
    """
    if type(given) is np.ndarray and given.dtype is kind and given.shape == shape:
        if given.flags.carray:  # all three flags at once: most arrays pass
            return given
    if not isinstance(given, np.ndarray) or not _is_ready(given, np.dtype(kind), shape, written):
        expected = f"{_type_name(np.dtype(kind))} of shape {_shape_name(shape)}, C-contiguous"
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
        raise error(f"{name}: expected {_range(least, most)}, got {wrong}")
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


def described(given: Any) -> str:
    """Describe an argument for an error message: its type and shape, or its value."""
    if not isinstance(given, np.ndarray) or given.dtype == object:
        return repr(given)[:LONGEST_QUOTE]
    flags = [
        word
        for word, wanted in (
            ("not C-contiguous", given.flags.c_contiguous),
            ("not aligned", given.flags.aligned),
            ("read-only", given.flags.writeable),
        )
        if not wanted
    ]
    return ", ".join([f"{_type_name(given.dtype)} of shape {given.shape}", *flags])


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


def _type_name(kind: np.dtype) -> str:
    return f"records of {len(kind.names)} fields" if kind.names else str(kind)


def _shape_name(shape: Shape) -> str:
    return str(shape).replace("None", "any")


def _range(least: int | None, most: int | None) -> str:
    if least is None:
        return "a whole number"
    return f"a whole number of at least {least}" if most is None else f"{least} to {most}"
