"""Parts of a scene that are made anew only where what they are made of has changed.

Four people look at a table, and an answer changes little of it: most of what each of them is shown
was made before, for this seat or for another that sees the same.
"""

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, Literal, TypeVar

Who = Literal["owner", "looker", "anybody"]
T = TypeVar("T")
MOST = 20_000  # parts in all; some 20 MB
_made: dict[Any, Any] = {}
declared: dict[Any, frozenset[str]] = {}  # what each part reads, as it says itself


def kept(rows: str = "", whole: str = "", by: Who = "owner") -> Callable[[T], T]:
    """Keep what `part(sight, seat, ...)` makes, or `part(sight)`: nobody may change it afterwards.

    `rows` name the fields of which it reads the row of its first argument alone, `whole` those of
    which it reads more. Of who looks it may know whether it is the `owner`, the seat of the first
    argument; or which seat the `looker` is; or nothing, if it is the same for `anybody`. All else
    that it may read is the game, the names, the memory aid, and whether the game is over.
    """
    get_rows, get_whole = _values(rows), _values(whole)

    def keep(part: Any) -> Any:
        @wraps(part)
        def found(sight: Any, *args: int) -> Any:
            s, who = sight.s, sight.seat
            if by != "looker":
                who = by == "owner" and who == args[0]
            key = (
                part,
                args,
                who,
                sight.circumstances,
                *[row[args[0]].tobytes() for row in get_rows(s)],
                *[x if type(x) is int else x.tobytes() for x in get_whole(s)],
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


def _values(names: str) -> Callable[[Any], tuple[Any, ...]]:
    """Reads fields of these names, always as a tuple."""
    match names.split():
        case []:
            return lambda s: ()  # noqa: ARG005
        case [name]:
            return lambda s: (getattr(s, name),)
        case several:
            return attrgetter(*several)
