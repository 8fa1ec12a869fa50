"""The games of the house, each in a folder of its own. They are found, not listed."""

import pkgutil
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tinstar.core.edition import Edition
from tinstar.core.errors import UnknownGame
from tinstar.core.game import Game
from tinstar.core.rules import Rules


@cache
def available() -> tuple[str, ...]:
    """The names of all games in the house, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


@cache
def rules(name: str) -> Rules:
    """A game's bundle; `UnknownGame` where there is none of that name."""
    if name not in available():
        raise UnknownGame(f"expected a game among: {', '.join(available())}; got {name!r}")
    return import_module(f"{__name__}.{name}").GAME


def load(
    name: str, players: int | None = None, edition: str | Path | None = None, **options: Any
) -> Game:
    """A game for so many players (the least, if not said), with an edition file and options."""
    bundle = rules(name)
    if players is None:
        players = bundle.box.seats[0]
    return Game(bundle, players, read_edition(bundle, edition), options)


def read_edition(bundle: Rules, edition: str | Path | None = None) -> Edition:
    """An edition file of that game; its own where none is named."""
    return bundle.box.read(Path(edition) if edition else bundle.edition_file)
