"""Whether the rules of a game can run as machine code here."""

from importlib.util import find_spec


def can_run_fast(name: str) -> bool:
    """Return whether there is machine code for a game, or a compiler to make it.

    Machine code works on arrays, so without NumPy there is none.
    """
    if find_spec("numpy") is None:
        return False
    from tinstar.engine.machine_code.compiled_units import has_compiler
    from tinstar.engine.machine_code.shipped_libraries import library

    return has_compiler() or library(name) is not None
