"""Report which function is being compiled, because compiling can take a while.

On a terminal the report is one line, which is erased when compiling ends. If stderr is not a
terminal, nothing is written. `told_to` sends the reports to another function, which may draw a
progress bar.
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
    """Send the reports of all threads to the function `teller`, within this context."""
    _tellers.append(teller)
    try:
        yield
    finally:
        _tellers.remove(teller)


def tell_nobody() -> None:
    """Turn off the reports of this process from now on."""
    _tellers.append(lambda *_: None)


_now: list[str] = []  # what is being compiled
_made = 0


@contextmanager
def reporting(name: str) -> Generator[None]:
    """Report each function that is compiled within this context, and then the end."""
    global _made
    _now.append(name)
    _made = 0
    note()
    try:
        yield
    finally:
        _now.pop()
        _tellers[-1](name, 0)


def note() -> None:
    """Report that one more function is being compiled."""
    global _made
    _made += 1
    if _now:
        _tellers[-1](_now[-1], _made)


def listen() -> None:
    """Report everything that Numba compiles from now on."""
    from numba.core import event

    class Ear(event.Listener):
        def on_start(self, event: Any) -> None:  # noqa: ARG002
            note()

        def on_end(self, event: Any) -> None:
            """Do nothing."""

    event.register("numba:compile", Ear())
