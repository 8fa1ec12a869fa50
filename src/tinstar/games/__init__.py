"""The games of the house, each in a folder of its own. They are found, not listed."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tinstar.core.edition import Edition
from tinstar.core.errors import UnknownGame
from tinstar.core.game import Game
from tinstar.core.rules import Rules

OwnEdition = str | Path | Mapping[str, Any] | Edition | None


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


def load(name: str, players: int | None = None, edition: OwnEdition = None, **options: Any) -> Game:
    """A game for so many players (the least, if not said), with an edition of one's own (see
    `read_edition`) and options."""
    bundle = rules(name)
    if players is None:
        players = bundle.box.seats[0]
    return Game(bundle, players, read_edition(bundle, edition), options)


def read_edition(bundle: Rules, edition: OwnEdition = None) -> Edition:
    """An edition of that game; its own where none is named.

    edition: a file, or numbers by their paths such as `{"hand_size": 4}`. Both may hold only what
    differs.
    """
    if isinstance(edition, Edition):
        return edition
    own = bundle.box.read(bundle.edition_file)
    if isinstance(edition, Mapping):
        return bundle.box.changed(own, edition)
    return bundle.box.read(Path(edition), own) if edition else own
