"""`@rule` marks a function; nothing is compiled until somebody asks for speed.

A rule is an ordinary Python function of records and integers. `compiled(f)` returns the same
function as machine code: every marked function that it calls is compiled with it, and a function
of the kernel is replaced by the game's own, chosen by the type of its state record (multiple
dispatch). Machine code is kept on disk in a folder named by a digest of all sources that can
influence it, because Numba itself notices a change only in the file that holds the outermost
function (decision 0003).
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

# Rules allocate nothing, so nobody counts references to arrays: that would be an atomic
# instruction for each array that a function is handed.
JIT = {"error_model": "numpy", "_nrt": False}
# These are called in every step, and to hand over what they take would cost a fifth of it. The
# largest, `apply`, would gain as much, and have all that calls it compile three times as long.
INLINED = {"to_act", "legal_actions", "cast"}

_waiting: list[tuple[Callable[..., Any], Callable[..., Any]]] = []
_machine_code: dict[Callable[..., Any], Any] = {}
_one_at_a_time = Lock()
by_game_names: list[str] = []  # what every game must have
_games: dict[str, dict[str, Callable[..., Any]]] = {}  # by the titles of their records
_names: dict[str, str] = {}  # of those games
_sources: dict[str, str] = {}  # a digest of what those from outside are made of
_rules = set[Callable[..., Any]]()
marked_in: list[str] = []  # the module of each function that was marked


def rule(f: F) -> F:
    """Mark `f` as part of the kernel: Python to read, machine code when compiled."""
    marked_in.append(f.__module__)
    _rules.add(f)
    _waiting.append((f, lambda *_: f))
    return f


def is_rule(f: Callable[..., Any]) -> bool:
    """Whether `f` was marked."""
    return f in _rules


def by_types(f: F, choose: Callable[..., Any]) -> F:
    """Let `choose(*types)` name the function that stands for `f` in machine code."""
    _waiting.append((f, choose))
    return f


def by_game(f: F) -> F:
    """Make `f(box, s, ...)` stand for the function of that name of the game whose state `s` is."""
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
    """From now on a state record with this title belongs to the game with these functions.

    sources: a digest of the game's own, where they are not among those of the house.
    """
    if _games.setdefault(title, functions) is not functions:
        raise TypeError(
            f"the games {_names[title]} and {name} share {title}; expected a Layout with a title"
            " of its own for each"
        )
    _names[title], _sources[title] = name, sources


def compiled(f: F, nogil: bool = True) -> F:
    """`f` as machine code; may be asked by several threads at once.

    nogil: whether it lets other threads of Python run meanwhile, which takes longer than most of
    the kernel's functions do. It is to be the same whenever one function is asked for.
    """
    if _waiting or f not in _machine_code:
        with _one_at_a_time:
            _hand_over_the_rules()
            if f not in _machine_code:
                _machine_code[f] = _kept(_numba().njit(nogil=nogil, **JIT)(f))
    return _machine_code[f]


def _kept(made: Any) -> Any:
    """Let machine code be found on the disk, and put there; plain Python needs none."""
    if hasattr(made, "enable_caching"):
        with suppress(ImportError, AttributeError, TypeError):  # a Numba of another make
            from tinstar.engine.machine_code_cache import OnDisk

            made._cache = OnDisk(made.py_func, _sources_in)
    return made


def _sources_in(types: Any) -> Iterator[str]:
    """The digests of games from outside whose records are among these types of Numba."""
    for kind in types:
        record = getattr(kind, "dtype", kind)
        fields = getattr(record, "fields", None)
        if isinstance(fields, Mapping) and (found := _sources.get(title_of(fields))):
            yield found
        elif hasattr(kind, "types"):
            yield from _sources_in(kind.types)


def atomic_add(counts: Any, i: int, amount: int) -> int:
    """Add to counts[i]; what it was before. In machine code no other thread comes between."""
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
    """Run a kernel function as Python."""
    with np.errstate(over="ignore"):  # random streams wrap around on purpose
        return f(*args)


def _hand_over_the_rules() -> None:
    """Tell Numba of every rule that was marked since the last time."""
    _numba()
    while _waiting:
        f, choose = marked = _waiting[0]
        inline = f.__name__ in INLINED
        _hand_over(f, choose, JIT | {"no_cfunc_wrapper": True, "forceinline": inline})
        _waiting.remove(marked)  # only now: other threads take an empty list for all done


def _hand_over(f: Callable[..., Any], choose: Callable[..., Any], options: Any) -> None:
    """Tell Numba of one: `choose(*types)` names the function that is compiled for it."""
    try:
        from tinstar.engine.machine_code_reuse import hand_over

        hand_over(f, choose, options)
    except (ImportError, AttributeError, TypeError):  # a Numba of another make: all works, later
        from numba.extending import overload

        overload(f, jit_options=options, strict=False)(choose)


@cache
def _numba() -> Any:
    import numba
    from numba.core import config as typed_config

    config: Any = typed_config
    config.LOOP_VECTORIZE = 0  # rules loop over a handful of cells: vectors only cost compile time
    config.SLP_VECTORIZE = 0
    _hand_over_atomic_add()
    compile_progress.listen()
    return numba
