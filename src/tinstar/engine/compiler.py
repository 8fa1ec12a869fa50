"""Compile rules: functions marked with `@rule`, which run as plain Python or as machine code.

A rule is an ordinary Python function of records and integers. `compiled(f)` returns the same
function as machine code. Every marked function that `f` calls is compiled with it. In compiled
code, a kernel function such as `to_act` calls the game's own function of that name. The type of the
state record says which game it is (multiple dispatch).

Machine code is cached on disk, in a folder named after a digest of all sources that can influence
it (decision 0003).
"""

from collections.abc import Callable
from functools import cache, wraps
from threading import RLock
from typing import Any, TypeVar, cast

from tinstar.engine import compile_progress
from tinstar.engine.machine_code.registered_games import (
    before_compiling,
    names,
    register_sources,
)

F = TypeVar("F", bound=Callable[..., Any])

# These functions are called in every step, and are small: they are always inlined.
INLINED = {"to_act", "cast"}

_waiting: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
by_game_names: list[str] = []  # the functions that every game must have
_games: dict[str, dict[str, Callable[..., Any]]] = {}  # by the titles of their records
_rules = set[Callable[..., Any]]()
_one_at_a_time = RLock()  # so that threads get the same compiled function
marked_in: list[str] = []  # the module of each function that was marked


def rule(f: F) -> F:
    """Mark `f` as a function that runs as Python or compiled."""
    marked_in.append(f.__module__)
    _rules.add(f)
    _waiting.append((f, lambda *_: f))
    return f


def is_rule(f: Callable[..., Any]) -> bool:
    """Return whether `f` is marked with `@rule`."""
    return f in _rules


def by_types(f: F, choose: Callable[..., Any]) -> F:
    """In compiled code, replace `f` by the function that `choose(*types)` returns."""
    _waiting.append((f, choose))
    return f


def by_game(f: F) -> F:
    """Make `f(box, s, ...)` call the function named like `f` of the game that `s` belongs to."""
    name = f.__name__

    @wraps(f)
    def call(box: Any, s: Any, *rest: Any) -> Any:
        return _games[s.title][name](box, s, *rest)

    def choose(_box: Any, s: Any, *_rest: Any) -> Callable[..., Any]:
        from tinstar.engine.record_arrays import title_of

        return _games[title_of(s.fields)][name]

    by_game_names.append(name)
    _waiting.append((call, choose))
    return call  # pyright: ignore[reportReturnType]


def register(
    name: str, title: str, functions: dict[str, Callable[..., Any]], sources: str = ""
) -> None:
    """Register a game's functions, for state records with this title.

    For a game from another package, `sources` is a digest of its source files. It is empty for
    Tinstar's own games.
    """
    if _games.setdefault(title, functions) is not functions:
        raise TypeError(
            f"Layout: expected a title that no other game has, got {title} for both"
            f" {names[title]} and {name}"
        )
    register_sources(name, title, sources)


def compiled(f: F, nogil: bool = True) -> F:
    """Return `f` compiled. Several threads may call this at once.

    With `nogil`, other Python threads may run while `f` runs. Short functions are faster without
    it, because releasing Python's lock takes longer than most kernel functions.
    """
    with _one_at_a_time:
        return cast(F, _compiled(f, nogil))


@cache
def _compiled(f: Callable[..., Any], nogil: bool) -> Callable[..., Any]:
    from tinstar.engine.machine_code.native_calls import Compiled

    return Compiled(f, nogil)


def plain(f: Callable[..., Any], *args: Any) -> Any:
    """Run a rule as Python, without compiling it."""
    return f(*args)


def atomic_add(counts: Any, i: int, amount: int) -> int:
    """Add `amount` to counts[i], and return the old counts[i]. In compiled code this is atomic."""
    counts[i] += amount
    return counts[i] - amount


def _hand_over_atomic_add() -> None:
    from numba import types
    from numba.extending import intrinsic, overload

    def typed(_: Any, counts: Any, i: Any, amount: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, values[0])
            place = builder.gep(array.data, [values[1]])
            return builder.atomic_rmw("add", place, values[2], "seq_cst")

        return types.int64(counts, types.int64, types.int64), code

    add: Any = intrinsic(typed)
    overload(atomic_add, strict=False)(lambda *_: lambda counts, i, amount: add(counts, i, amount))


def hand_over_the_rules() -> None:
    """Register with Numba every rule that was marked since the last call of this function."""
    if not _waiting:
        return
    from tinstar.engine.machine_code.numba_frontend import OPTIONS, hand_over

    _begin()
    while _waiting:
        f, choose = marked = _waiting[0]
        inline = f.__name__ in INLINED
        hand_over(f, choose, OPTIONS | {"no_cfunc_wrapper": True, "forceinline": inline})
        _waiting.remove(marked)  # only now: to other threads an empty list means done


before_compiling.append(hand_over_the_rules)


@cache
def _begin() -> None:
    _hand_over_atomic_add()
    compile_progress.listen()
