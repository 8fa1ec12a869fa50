"""Check arguments before rules get them, because rules and compiled code do not check them.

Each error names the argument, says what was expected, and says what was given.
`array_argument_checks` checks arrays.
"""

from operator import index
from typing import Any, TypeVar

from tinstar.errors import BadOption, TinstarError

T = TypeVar("T")
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
        raise error(f"{name}: expected {range_text(least, most)}, got {described(given)}")
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
    return given.tolist() if hasattr(given, "dtype") else given


def instance(name: str, given: Any, kind: type[T]) -> T:
    """Return the argument `given`. Raise an error unless it is an instance of `kind`."""
    if not isinstance(given, kind):
        raise BadOption(f"{name}: expected a {kind.__name__}, got {described(given)}")
    return given


def described(given: Any) -> str:
    """Describe an argument for an error message: its type and shape, or its value."""
    if not hasattr(given, "flags") or not hasattr(given, "dtype") or given.dtype == object:
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
    return ", ".join([f"{type_name(given.dtype)} of shape {given.shape}", *flags])


def type_name(kind: Any) -> str:
    """Return a type of NumPy in words."""
    return f"records of {len(kind.names)} fields" if kind.names else str(kind)


def range_text(least: int | None, most: int | None) -> str:
    """Return the range of a whole number in words."""
    if least is None:
        return "a whole number"
    return f"a whole number of at least {least}" if most is None else f"{least} to {most}"
