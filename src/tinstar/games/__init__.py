"""Find and load games: those in this folder, and games of other packages (see `outside`).

No list of games exists in the code. All other modules get their games from this module.
"""

import os
import pkgutil
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from tinstar.engine.edition import Edition
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.variants import Variant
from tinstar.errors import BadGame, UnknownGame
from tinstar.games import outside

_shared = WeakValueDictionary[Any, Game]()
OwnEdition = str | Path | Mapping[str, Any] | Edition | None


@cache
def ours() -> tuple[str, ...]:
    """Return the names of the games that come with Tinstar, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


def available() -> tuple[str, ...]:
    """Return the names of all games, including games of other packages, sorted."""
    return tuple(sorted({*ours(), *outside.claims()}))


def rules(name: str) -> Rules:
    """Return the bundle of a game.

    Raise `UnknownGame` if no game has that name. Raise `BadGame` if two games have it, or if the
    game cannot be loaded.
    """
    claims, own = outside.claims().get(name, []), name in ours()
    if len(claims) + own > 1:
        who = " and ".join(["Tinstar"] * own + [str(source) for source in claims])
        raise BadGame(f"{name}: expected only one game of that name, got several, from {who}")
    if own:
        return import_module(f"{__name__}.{name}").GAME
    if not claims:
        raise UnknownGame(f"expected a game among: {', '.join(available())}; got {name!r}")
    return outside.fetch(name, claims[0])


def known(name: str) -> Rules:
    """Return the bundle of one of Tinstar's own games, or of a game that is already loaded.

    Any other name raises `UnknownGame`. So a name from the network cannot make the server import
    code.
    """
    found = rules(name) if name in ours() else outside.known(name)
    if found is None:
        here = ", ".join(sorted({*ours(), *outside.loaded()}))
        raise UnknownGame(f"expected a game among: {here}; got {name[:60]!r}")
    return found


def named(game: str | Path) -> Rules:
    """Return the bundle of a game, given its name or the folder of a project with one game.

    A folder is a `Path`, or a text with a slash such as `./pig`.
    """
    if not _is_folder(game):
        return rules(str(game))
    names = outside.add(game)
    if len(names) != 1:
        raise BadGame(
            f"{game}: expected one game in the folder, got {', '.join(names)}; load one by its name"
        )
    return rules(names[0])


def _is_folder(game: str | Path) -> bool:
    return isinstance(game, Path) or "/" in game or os.sep in game or game in (".", "..")


def bundles() -> list[Rules]:
    """Return the bundles of all games that can be loaded. Log a warning for each other game."""
    found = list[Rules]()
    for name in available():
        try:
            found.append(rules(name))
        except BadGame as e:
            warnings.warn(str(e), RuntimeWarning, stacklevel=2)
    return found


def load(
    game: str | Path | Rules, players: int | None = None, edition: OwnEdition = None, **options: Any
) -> Game:
    """Return a game with this number of players (default: the fewest), edition and options.

    `game` is a name, the folder of a project (see `named`), or a bundle. `edition` is what
    `read_edition` takes.
    """
    bundle = game if isinstance(game, Rules) else named(game)
    if players is None:
        players = bundle.box.seats[0]
    return Game(bundle, players, read_edition(bundle, edition), options)


def read_edition(bundle: Rules, edition: OwnEdition = None) -> Edition:
    """Return an edition of a game. By default, return the game's own edition.

    `edition` is a file, or a dictionary of numbers by path, such as `{"hand_size": 4}`. It may hold
    only the numbers that differ from the game's own edition.
    """
    if isinstance(edition, Edition):
        return edition
    if isinstance(edition, Mapping):
        return bundle.box.changed(bundle.edition, edition)
    return bundle.box.read(Path(edition), bundle.edition) if edition else bundle.edition


def shared(
    bundle: Rules,
    players: int,
    edition: Edition,
    options: Mapping[str, Any],
    variant: Variant | None = None,
) -> Game:
    """Return a game object that all tables with the same settings share.

    Sharing is safe, because a game never changes. Sharing saves 50 KB for each further table.
    """
    given = repr(sorted(options.items()))  # distinguishes 1 from True
    key = bundle, players, edition.digest, given, variant and variant.name
    if (game := _shared.get(key)) is None:
        game = _shared[key] = Game(bundle, players, edition, dict(options), variant)
    return game
