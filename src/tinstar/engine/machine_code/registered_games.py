"""The games whose rules are registered, by the titles of their records."""

from collections.abc import Callable

before_compiling: list[Callable[[], None]] = []  # called each time, to hand rules over
names: dict[str, str] = {}  # names of games
sources_of: dict[str, str] = {}  # digests of the sources of games from outside


def register_sources(name: str, title: str, sources: str) -> None:
    """Note the game whose records have a title, and the digest of its sources, if any."""
    names[title], sources_of[title] = name, sources
