"""Child processes of Python that import nothing from the current directory.

If others can write to that directory, their `json.py` would run in place of Python's own.
"""

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
    """Make all Python processes started meanwhile, and their children, ignore that directory."""
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
    """A child process with a safe import path. A pool also starts its later processes this way."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:  # noqa: N802 - the name that multiprocessing calls
        with _safe_path():
            return SpawnProcess._Popen(process_obj)  # type: ignore


class _Context(SpawnContext):
    Process = _Process


def pool(workers: int, start: Callable[..., object] | None = None, given: tuple[Any, ...] = ()):
    """Open a pool of so many processes, each of which begins with `start(*given)`."""
    with _safe_path():  # for the process that tracks their shared resources
        return _Context().Pool(workers, start, given)
