"""Child processes of Python that import nothing from the current directory: in a folder that others
can write to, their `json.py` would run in place of Python's own."""

import os
import sys
from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

SAFE = "PYTHONSAFEPATH"
PYTHON = (sys.executable, "-P", "-m")  # followed by a module and its arguments


@contextmanager
def _safe_path():
    """Have each Python that starts meanwhile, and its own children, leave that directory out."""
    before = os.environ.get(SAFE)
    os.environ[SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE]
        else:
            os.environ[SAFE] = before


class _Process(SpawnProcess):
    """Also one that a pool starts later, in place of another."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802 - the name that multiprocessing calls
        with _safe_path():
            return SpawnProcess._Popen(process_obj)  # type: ignore


class _Context(SpawnContext):
    Process = _Process


def pool(workers: int, start: Callable[..., object] | None = None, given: tuple[Any, ...] = ()):
    """Open a pool of so many processes, each of which begins with `start(*given)`."""
    with _safe_path():  # for the process that counts what they share
        return _Context().Pool(workers, start, given)
