"""Compile rules: functions marked with `@rule`, which run as plain Python or as machine code.

A rule is an ordinary Python function of records and integers. `compiled(f)` returns the same
function as machine code. Every marked function that `f` calls is compiled with it. In compiled
code, a kernel function such as `to_act` calls the game's own function of that name. The type of the
state record decides which game that is (multiple dispatch).

Machine code is cached on disk, in a folder named after a digest of all sources that can influence
it. Numba's own cache would notice changes only in the file of the outermost function (decision
0003).
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, wraps
from threading import Lock
from typing import Any, TypeVar

import numpy as np

from tinstar.engine import compile_progress
from tinstar.engine.layout import title_of

F = TypeVar("F", bound=Callable[..., Any])

# Rules allocate nothing, so Numba need not count references to arrays. Counting would cost an
# atomic instruction for each array that a function receives.
JIT = {"error_model": "numpy", "_nrt": False}
# These functions are called in every step. Unless they are inlined, passing their arguments takes a
# fifth of the step's time. Inlining `apply`, the largest, would gain as much again, but triple the
# compile time of its callers.
INLINED = {"to_act", "legal_actions", "cast"}

_waiting: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
_machine_code: dict[Callable[..., Any], Any] = {}
_one_at_a_time = Lock()
by_game_names: list[str] = []  # the functions that every game must have
_games: dict[str, dict[str, Callable[..., Any]]] = {}  # functions by title of record
_names: dict[str, str] = {}  # names of games by title of record
_sources: dict[str, str] = {}  # of games from other packages: digest of sources by title
_rules = set[Callable[..., Any]]()
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
    """Make `f(box, s, ...)` call the function of the same name in the game that `s` belongs to."""
    name = f.__name__

    @wraps(f)
    def call(box: Any, s: Any, *rest: Any) -> Any:
        kind = s.dtype
        return _games[kind.fields[kind.names[0]][2]][name](box, s, *rest)

    def choose(_box: Any, s: Any, *_rest: Any) -> Callable[..., Any]:
        return _games[title_of(s.fields)][name]

    by_game_names.append(name)
    _waiting.append((call, choose))
    return call  # pyright: ignore[reportReturnType]


def register(
    name: str, title: str, functions: dict[str, Callable[..., Any]], sources: str = ""
) -> None:
    """Register a game's functions, for state records with this title.

    `sources` is a digest of the sources of a game from another package. It is empty for Tinstar's
    own games.
    """
    if _games.setdefault(title, functions) is not functions:
        raise TypeError(
            f"expected a different title of the Layout for each game, got {title} for both"
            f" {_names[title]} and {name}"
        )
    _names[title], _sources[title] = name, sources


def compiled(f: F, nogil: bool = True) -> F:
    """Return `f` compiled. Several threads may call this at once.

    With `nogil`, other Python threads may run while `f` runs. Short functions are faster without
    it, because releasing Python's lock takes longer than most kernel functions. Always give the
    same `nogil` for the same `f`.
    """
    if _waiting or f not in _machine_code:
        with _one_at_a_time:
            _hand_over_the_rules()
            if f not in _machine_code:
                _machine_code[f] = _kept(_numba().njit(nogil=nogil, **JIT)(f))
    return _machine_code[f]


def _kept(made: Any) -> Any:
    """Let Numba cache a compiled function on disk. Return a plain Python function unchanged."""
    if hasattr(made, "enable_caching"):
        with suppress(ImportError, AttributeError, TypeError):  # an unexpected version of Numba
            from tinstar.engine.machine_code_cache import OnDisk

            made._cache = OnDisk(made.py_func, _sources_in)
    return made


def _sources_in(types: Any) -> Iterator[str]:
    """Yield the source digests of games from other packages that have records of these types."""
    for kind in types:
        record = getattr(kind, "dtype", kind)
        fields = getattr(record, "fields", None)
        if isinstance(fields, Mapping) and (found := _sources.get(title_of(fields))):
            yield found
        elif hasattr(kind, "types"):
            yield from _sources_in(kind.types)


def atomic_add(counts: Any, i: int, amount: int) -> int:
    """Add to counts[i] and return its old value. In compiled code this is atomic."""
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


def plain(f: Callable[..., Any], *args: Any) -> Any:
    """Run a kernel function as Python, without compiling it."""
    with np.errstate(over="ignore"):  # random streams wrap around on purpose
        return f(*args)


def _hand_over_the_rules() -> None:
    """Tell Numba of every rule that was marked since the last call."""
    _numba()
    while _waiting:
        f, choose = marked = _waiting[0]
        inline = f.__name__ in INLINED
        _hand_over(f, choose, JIT | {"no_cfunc_wrapper": True, "forceinline": inline})
        _waiting.remove(marked)  # not earlier: other threads take an empty list to mean done


def _hand_over(f: Callable[..., Any], choose: Callable[..., Any], options: Any) -> None:
    """Tell Numba of one rule: `choose(*types)` returns the function that is compiled for it."""
    try:
        from tinstar.engine.machine_code_reuse import hand_over

        hand_over(f, choose, options)
    except (ImportError, AttributeError, TypeError):  # with an unexpected Numba: works, but slower
        from numba.extending import overload

        overload(f, jit_options=options, strict=False)(choose)


@cache
def _numba() -> Any:
    import numba
    from numba.core import config as typed_config

    config: Any = typed_config
    config.LOOP_VECTORIZE = 0  # saves compile time: rules loop over few cells
    config.SLP_VECTORIZE = 0
    _hand_over_atomic_add()
    compile_progress.listen()
    return numba
