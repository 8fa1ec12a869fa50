"""Parts of a scene that are made anew only where what they are made of has changed.

Four people look at a table, and an answer changes little of it: most of what each of them is shown
was made before, for this seat or for another that sees the same.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from itertools import count
from math import prod
from operator import itemgetter
from typing import Any, Literal, TypeVar

import numpy as np

Who = Literal["owner", "looker", "anybody"]
T = TypeVar("T")
MOST = 40_000  # parts in all, some 50 MB: what a thousand tables show
_made = OrderedDict[Any, Any]()  # the one that was longest not asked for comes first
_numbers: dict[Any, int] = {}  # of circumstances; none is ever given twice
_next = count()
declared: dict[Any, frozenset[str]] = {}  # what each part reads, as it says itself


def kept(rows: str = "", whole: str = "", by: Who = "owner") -> Callable[[T], T]:
    """Keep what `part(sight, seat, ...)` makes, or `part(sight)`: nobody may change it afterwards.
    What else it is given, such as the cards that this seat sees there, it is kept by, too.

    `rows` name the fields of which it reads the row of its first argument alone, `whole` those of
    which it reads more. Of who looks it may know whether it is the `owner`, the seat of the first
    argument; or which seat the `looker` is; or nothing, if it is the same for `anybody`. All else
    that it may read is the game, the names, the memory aid, and whether the game is over.
    """

    def keep(part: Any) -> Any:
        cut: dict[tuple[np.dtype, int], Callable[[bytes], Any]] = {}

        @wraps(part)
        def found(sight: Any, *args: Any) -> Any:
            s, who, row = sight.s, sight.seat, args[0] if args else 0
            if by != "looker":
                who = by == "owner" and who == row
            try:
                read = cut[s.dtype, row]
            except KeyError:
                read = cut[s.dtype, row] = _cut(s.dtype, row, rows, whole)
            key = part, args, who, sight.circumstances, read(s.raw)
            try:
                made = _made[key]
                _made.move_to_end(key)
            except KeyError:
                made = _made[key] = part(sight, *args)
                if len(_made) > MOST:
                    _made.popitem(last=False)
            return made

        declared[part] = frozenset(f"{rows} {whole}".split())
        return found

    return keep


def _cut(dtype: np.dtype, row: int, rows: str, whole: str) -> Callable[[bytes], Any]:
    """What takes out of the bytes of a record that row of some fields, and all of others."""
    fields: Any = dtype.fields
    cuts = []
    for kind, at, *_ in map(fields.get, rows.split()):
        size = kind.base.itemsize * prod(kind.shape[1:])
        cuts.append(slice(at + row * size, at + (row + 1) * size))
    cuts += [slice(at, at + kind.itemsize) for kind, at, *_ in map(fields.get, whole.split())]
    return itemgetter(*cuts) if cuts else lambda _: ()


def number_of(circumstances: tuple[Any, ...]) -> int:
    """One number for all that are alike, in place of what takes longer to compare."""
    try:
        return _numbers[circumstances]
    except KeyError:
        if len(_numbers) >= MOST:
            _numbers.clear()
        number = _numbers[circumstances] = next(_next)
        return number
