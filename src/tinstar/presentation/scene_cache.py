"""A cache for parts of scenes.

A part is made again only if something that it depends on has changed. Four people may look at a
table, and a move changes little of it. So most parts of what each of them sees were made before,
for this seat or for another seat that sees the same.
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
MOST = 40_000  # parts in all, some 50 MB: as much as a thousand tables show
_made = OrderedDict[Any, Any]()  # least recently used first
_numbers: dict[Any, int] = {}  # of circumstances; no number is used twice
_next = count()
declared: dict[Any, frozenset[str]] = {}  # the fields that each part says it reads


def kept(rows: str = "", whole: str = "", by: Who = "owner") -> Callable[[T], T]:
    """Cache the results of `part(sight, seat, ...)` or `part(sight)`, which must not be changed.

    - rows: fields of which the part reads only one row, that of its first argument.
    - whole: fields of which the part reads more than that.
    - by: how the result depends on who looks. With "owner" it depends on whether the seat that
      looks is the first argument. With "looker" it depends on which seat looks. With "anybody" it
      does not depend on that.

    Further arguments, such as the cards that this seat sees at a place, are part of the cache's
    key. Apart from these fields and arguments, a part may read only the game, the names, the memory
    aid, and whether the game is over.
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
    """Return a function that cuts one row of some fields, and all of others, out of a record."""
    fields: Any = dtype.fields
    cuts = []
    for kind, at, *_ in map(fields.get, rows.split()):
        size = kind.base.itemsize * prod(kind.shape[1:])
        cuts.append(slice(at + row * size, at + (row + 1) * size))
    cuts += [slice(at, at + kind.itemsize) for kind, at, *_ in map(fields.get, whole.split())]
    return itemgetter(*cuts) if cuts else lambda _: ()


def number_of(circumstances: tuple[Any, ...]) -> int:
    """Return a number for some circumstances.

    Equal circumstances get the same number, which is faster to compare.
    """
    try:
        return _numbers[circumstances]
    except KeyError:
        if len(_numbers) >= MOST:
            _numbers.clear()
        number = _numbers[circumstances] = next(_next)
        return number
