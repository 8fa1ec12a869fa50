"""Report which function is being compiled, because compiling can take a while.

On a terminal the report is one line, which is erased when compiling ends. If stderr is not a
terminal, nothing is written. `told_to` sends the reports elsewhere, such as to a progress bar.
"""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

Teller = Callable[[str, int], None]  # (function, how many were compiled for it; 0: done)
ERASE = "\r\x1b[K"


def to_terminal(name: str, made: int) -> None:
    if sys.stderr.isatty():
        said = f"Compiling {name}, once: {made} functions so far"
        sys.stderr.write(f"{ERASE}{said if made else ''}")
        sys.stderr.flush()


_tellers: list[Teller] = [to_terminal]  # only the last one is called


@contextmanager
def told_to(teller: Teller) -> Generator[None]:
    """Send the reports of all threads to `teller` within this context."""
    _tellers.append(teller)
    try:
        yield
    finally:
        _tellers.remove(teller)


def tell_nobody() -> None:
    """Turn off the reports of this process from now on."""
    _tellers.append(lambda *_: None)


def listen() -> None:
    """Report everything that Numba compiles from now on.

    Numba loads cached machine code from disk without compiling, so that is not reported.
    """
    from numba.core import event

    class Ear(event.Listener):
        """Counts the functions that Numba compiles for each function that Python calls.

        Numba's lock lets one thread compile at a time. While Numba compiles a function, it also
        compiles the functions that this function calls.
        """

        def __init__(self) -> None:
            self.name, self.depth, self.made = "", 0, 0

        def on_start(self, event: Any) -> None:
            if self.depth == 0:
                self.name, self.made = event.data["dispatcher"].py_func.__name__, 0
            self.depth += 1
            self.made += 1
            _tellers[-1](self.name, self.made)

        def on_end(self, event: Any) -> None:  # noqa: ARG002
            self.depth -= 1
            if self.depth == 0:
                _tellers[-1](self.name, 0)

    event.register("numba:compile", Ear())
