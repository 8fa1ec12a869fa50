"""Says that machine code is being made, for as long as that takes.

On a terminal it is one line that goes away again. In a pipe nothing is said. Whoever knows a better
place, such as a progress bar or another process, has it told there.
"""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

Teller = Callable[[str, int], None]  # which function, and how many it is made of so far; 0: done
ERASE = "\r\x1b[K"


def to_terminal(name: str, made: int) -> None:
    if sys.stderr.isatty():
        said = f"Making machine code, which is kept: {name}, {made} functions so far"
        sys.stderr.write(f"{ERASE}{said if made else ''}")
        sys.stderr.flush()


_tellers: list[Teller] = [to_terminal]  # the last one is told


@contextmanager
def told_to(teller: Teller) -> Generator[None]:
    """Have somebody else told meanwhile, in whatever thread it is made."""
    _tellers.append(teller)
    try:
        yield
    finally:
        _tellers.remove(teller)


def tell_nobody() -> None:
    """Of what this process makes, from now on."""
    _tellers.append(lambda *_: None)


def listen() -> None:
    """Hear of all that Numba makes. What it finds on the disk it does not make."""
    from numba.core import event

    class Ear(event.Listener):
        """One function at a time: Numba has a lock, and inner functions come within outer ones."""

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
