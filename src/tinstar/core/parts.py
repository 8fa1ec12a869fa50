"""Parts of a scene that are made anew only where what they are made of has changed.

Four people look at a table, and an answer changes little of it: most of what each of them is shown
was made before, for this seat or for another that sees the same.
"""

from collections.abc import Callable
from functools import wraps
from itertools import count
from math import prod
from typing import Any, Literal, TypeVar

import numpy as np

Who = Literal["owner", "looker", "anybody"]
T = TypeVar("T")
MOST = 20_000  # parts in all; some 20 MB
_made: dict[Any, Any] = {}
_numbers: dict[Any, int] = {}  # of circumstances; none is ever given twice
_next = count()
declared: dict[Any, frozenset[str]] = {}  # what each part reads, as it says itself


def kept(rows: str = "", whole: str = "", by: Who = "owner") -> Callable[[T], T]:
    """Keep what `part(sight, seat, ...)` makes, or `part(sight)`: nobody may change it afterwards.

    `rows` name the fields of which it reads the row of its first argument alone, `whole` those of
    which it reads more. Of who looks it may know whether it is the `owner`, the seat of the first
    argument; or which seat the `looker` is; or nothing, if it is the same for `anybody`. All else
    that it may read is the game, the names, the memory aid, and whether the game is over.
    """

    def keep(part: Any) -> Any:
        lie: dict[np.dtype, tuple[list[tuple[int, int]], list[slice]]] = {}

        @wraps(part)
        def found(sight: Any, *args: int) -> Any:
            s, who = sight.s, sight.seat
            if by != "looker":
                who = by == "owner" and who == args[0]
            try:
                in_rows, in_whole = lie[s.dtype]
            except KeyError:
                in_rows, in_whole = lie[s.dtype] = _where(s.dtype, rows, whole)
            raw, row = s.raw(), args[0] if args else 0
            key = (
                part,
                args,
                who,
                sight.circumstances,
                *[raw[at + row * size : at + (row + 1) * size] for at, size in in_rows],
                *[raw[there] for there in in_whole],
            )
            try:
                return _made[key]
            except KeyError:
                if len(_made) >= MOST:
                    _made.clear()
                made = _made[key] = part(sight, *args)
                return made

        declared[part] = frozenset(f"{rows} {whole}".split())
        return found

    return keep


def _where(dtype: np.dtype, rows: str, whole: str) -> tuple[list[tuple[int, int]], list[slice]]:
    """Where in the bytes of a record its fields lie: the first row of each and its size, and all of
    it."""
    fields: Any = dtype.fields
    in_rows = [
        (at, kind.base.itemsize * prod(kind.shape[1:]))
        for kind, at, *_ in map(fields.get, rows.split())
    ]
    in_whole = [slice(at, at + kind.itemsize) for kind, at, *_ in map(fields.get, whole.split())]
    return in_rows, in_whole


def number_of(circumstances: tuple[Any, ...]) -> int:
    """One number for all that are alike, in place of what takes longer to compare."""
    try:
        return _numbers[circumstances]
    except KeyError:
        if len(_numbers) >= MOST:
            _numbers.clear()
        number = _numbers[circumstances] = next(_next)
        return number
