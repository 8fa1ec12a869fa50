"""The games: those of the house, each in a folder of its own, and those from outside (`outside`).
They are found, not listed; this is the one door to all of them."""

import os
import pkgutil
import warnings
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.game_parameters import Edition
from tinstar.engine.variants import Variant
from tinstar.errors import BadGame, UnknownGame
from tinstar.games import outside

_shared = WeakValueDictionary[Any, Game]()
OwnEdition = str | Path | Mapping[str, Any] | Edition | None


@cache
def ours() -> tuple[str, ...]:
    """The names of the games that come with the house, sorted."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(__path__) if m.ispkg))


def available() -> tuple[str, ...]:
    """The names of all games that are found, those from outside with them, sorted."""
    return tuple(sorted({*ours(), *outside.claims()}))


def rules(name: str) -> Rules:
    """A game's bundle; `UnknownGame` where there is none of that name, `BadGame` where there are
    two, or it cannot be loaded."""
    claims, own = outside.claims().get(name, []), name in ours()
    if len(claims) + own > 1:
        who = " and ".join(["the house"] * own + [str(source) for source in claims])
        raise BadGame(f"{name}: expected one game of that name, got those of {who}")
    if own:
        return import_module(f"{__name__}.{name}").GAME
    if not claims:
        raise UnknownGame(f"expected a game among: {', '.join(available())}; got {name!r}")
    return outside.fetch(name, claims[0])


def known(name: str) -> Rules:
    """The bundle of a game of the house, or of one that was loaded before; nothing is imported
    because a stranger named it."""
    found = rules(name) if name in ours() else outside.known(name)
    if found is None:
        here = ", ".join(sorted({*ours(), *outside.loaded()}))
        raise UnknownGame(f"expected a game among: {here}; got {name[:60]!r}")
    return found


def named(game: str | Path) -> Rules:
    """The bundle of a game by its name, or of the one in a folder: a `Path`, or a text with a slash
    such as `./pig`."""
    if not _is_folder(game):
        return rules(str(game))
    names = outside.add(game)
    if len(names) != 1:
        raise BadGame(f"{game}: expected one game, got {', '.join(names)}; load one by its name")
    return rules(names[0])


def _is_folder(game: str | Path) -> bool:
    return isinstance(game, Path) or "/" in game or os.sep in game or game in (".", "..")


def bundles() -> list[Rules]:
    """All games that are found. One from outside that cannot be had is passed over with a warning
    that says why."""
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
    """A game for so many players (the least, if not said), with an edition of one's own (see
    `read_edition`) and options.

    game: a name, the folder of one that is being written (`named`), or its bundle.
    """
    bundle = game if isinstance(game, Rules) else named(game)
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
    """The game that all tables have in common where it is played just so. It never changes, and
    would take 50 KB at each."""
    given = repr(sorted(options.items()))  # in which 1 and True are not the same
    key = bundle, players, edition.digest, given, variant and variant.name
    if (game := _shared.get(key)) is None:
        game = _shared[key] = Game(bundle, players, edition, dict(options), variant)
    return game
