"""A cache for parts of scenes.

A move changes little on a table, and several people look at the table. So most parts of a scene
have been computed before, for this seat or for another seat with the same view. A part is computed
again only if something that it depends on has changed.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from itertools import count
from operator import itemgetter
from typing import Any, Literal, TypeVar

from tinstar.engine.records import RecordType

Who = Literal["owner", "looker", "anybody"]
T = TypeVar("T")
MOST = 40_000  # the most parts in the cache: some 50 MB, enough for a thousand tables
_made = OrderedDict[Any, Any]()  # least recently used first
_numbers: dict[Any, int] = {}  # the number of each set of circumstances; no number is used twice
_next = count()
declared: dict[Any, frozenset[str]] = {}  # the fields that each part declares to read


def kept(rows: str = "", whole: str = "", by: Who = "owner") -> Callable[[T], T]:
    """Cache the results of `part(sight, seat, ...)` or `part(sight)`.

    This is a decorator. Callers must not change a cached result.

    - rows: fields of which the part reads only the row of `seat`.
    - whole: fields of which the part reads other rows as well.
    - by: how the result depends on the viewer. With "owner", only whether the viewer is `seat`
      matters. With "looker", it matters which seat the viewer is. With "anybody", the viewer does
      not matter.

    Further arguments, such as the cards that a seat sees at a place, become part of the cache's
    key. Besides these fields and arguments, a part may read only the game, the names, the memory
    aid, and whether the game is over.
    """

    def keep(part: Any) -> Any:
        cut: dict[tuple[RecordType, int], Callable[[bytes], Any]] = {}

        @wraps(part)
        def found(sight: Any, *args: Any) -> Any:
            s, who, row = sight.s, sight.seat, args[0] if args else 0
            if by != "looker":
                who = by == "owner" and who == row
            try:
                read = cut[s.type, row]
            except KeyError:
                read = cut[s.type, row] = _cut(s.type, row, rows, whole)
            key = part, args, who, sight.circumstances, read(sight.raw)
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


def _cut(kind: RecordType, row: int, rows: str, whole: str) -> Callable[[bytes], Any]:
    """Return a function that takes some rows and some whole fields from a record's bytes."""
    cuts = []
    for part in map(kind.parts.__getitem__, rows.split()):
        size = part.size // part.shape[0]
        cuts.append(slice(part.at + row * size, part.at + (row + 1) * size))
    cuts += [slice(p.at, p.at + p.size) for p in map(kind.parts.__getitem__, whole.split())]
    return itemgetter(*cuts) if cuts else lambda _: ()


def number_of(circumstances: tuple[Any, ...]) -> int:
    """Return a number that stands for `circumstances` in keys of the cache.

    Equal circumstances get the same number, and numbers are faster to compare.
    """
    try:
        return _numbers[circumstances]
    except KeyError:
        if len(_numbers) >= MOST:
            _numbers.clear()
        number = _numbers[circumstances] = next(_next)
        return number
