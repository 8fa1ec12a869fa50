"""A promise that every game keeps: a sentence, why it matters, and how it is looked into."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal

About = Literal["rules", "table"]  # what is looked into: a bundle, or a game at one table


class Broken(AssertionError):
    """What was found where a promise is not kept."""


@dataclass(frozen=True)
class Promise:
    """One promise. Called with a game's bundle, or with a game, it raises `Broken` where it is not
    kept; an error of the game itself it lets pass."""

    name: str
    why: str
    about: About
    fast: bool  # whether it needs machine code
    look: Callable[[Any], None]

    def __call__(self, subject: Any) -> None:
        self.look(subject)

    def __str__(self) -> str:
        return self.name


PROMISES: list[Promise] = []


def promise(about: About, why: str, fast: bool = False) -> Callable[[Any], Any]:
    """Make a function a promise, whose name is the sentence."""

    def made(look: Callable[[Any], None]) -> Callable[[Any], None]:
        name = look.__name__.replace("_", " ")
        PROMISES.append(Promise(name, why, about, fast, look))
        return look

    return made


def expect(kept: Any, said: str) -> None:
    """`Broken` with what was found, unless it is so. (`assert` would say nothing under -O.)"""
    if not kept:
        raise Broken(said)


@contextmanager
def refused(error: type[Exception], said: str) -> Generator[None]:
    """What is done here is to raise that error."""
    try:
        yield
    except error:
        return
    raise Broken(f"expected {error.__name__}: {said}")
