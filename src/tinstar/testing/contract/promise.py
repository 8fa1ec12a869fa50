"""Promises of the contract. Each promise has a sentence, a reason, and a check."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

About = Literal["rules", "table"]  # subject of a check: a bundle, or a game at one table


class Broken(AssertionError):
    """A promise is broken. The message says what was found."""


@dataclass(frozen=True)
class Promise:
    """One promise. Calling it with its subject raises `Broken` if the promise is broken.

    An error of the game itself is raised unchanged.
    """

    name: str
    why: str
    about: About
    fast: bool  # whether it needs compiled code
    look: Callable[[Any], None]

    def __call__(self, subject: Any) -> None:
        self.look(subject)

    def __str__(self) -> str:
        return self.name


PROMISES: list[Promise] = []


def promise(about: About, why: str, fast: bool = False) -> Callable[[Any], Any]:
    """Register a function as a promise (a decorator). The function's name is the sentence."""

    def made(look: Callable[[Any], None]) -> Callable[[Any], None]:
        name = look.__name__.replace("_", " ")
        PROMISES.append(Promise(name, why, about, fast, look))
        return look

    return made


def expect(kept: Any, said: str) -> None:
    """Raise `Broken` with the text `said`, unless `kept` is true.

    Unlike `assert`, this works under `python -O`.
    """
    if not kept:
        raise Broken(said)


@contextmanager
def refused(error: type[Exception], said: str) -> Generator[None]:
    """Check that the body of a `with` statement raises `error`. Otherwise raise `Broken`."""
    try:
        yield
    except error:
        return
    raise Broken(f"expected {error.__name__}: {said}")
