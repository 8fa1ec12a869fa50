"""Play a match in child processes that the tests kill in the middle of it."""

from multiprocessing.connection import Connection
from pathlib import Path

import tinstar
from tinstar.match import Match


def begin_or_resume(path: Path) -> Match:
    if path.exists() and path.stat().st_size:
        return Match.resume(path)
    return Match(tinstar.load("calaboose", players=2), ["random", "random"], journal=path)


def play_on(path: Path, told: Connection) -> None:
    """Play to the end, reporting each decision once it is acknowledged."""
    with begin_or_resume(path) as match:
        told.send(None)
        while happening := match.step():
            told.send((happening.position, happening.actor, happening.action))
