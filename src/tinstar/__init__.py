"""Tinstar: a server, simulator and laboratory for tabletop games with hidden information.

Names are loaded on first use, so that `tinstar --help` answers at once.
"""

import importlib
import typing

from tinstar.ui import notebook as _notebook

if typing.TYPE_CHECKING:
    from tinstar.engine.game import Game
    from tinstar.engine.kernel import CHANCE, TERMINAL
    from tinstar.engine.state import State
    from tinstar.engine.view import View
    from tinstar.errors import (
        BadEdition,
        BadGame,
        BadOption,
        BadRecord,
        BadWords,
        GameIsOver,
        IllegalAction,
        NotAnAction,
        NotYourTurn,
        TinstarError,
        UnknownGame,
    )
    from tinstar.games import available, load
    from tinstar.match.match import Match
    from tinstar.players import player

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "TERMINAL",
    "BadEdition",
    "BadGame",
    "BadOption",
    "BadRecord",
    "BadWords",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "Match",
    "NotAnAction",
    "NotYourTurn",
    "State",
    "TinstarError",
    "UnknownGame",
    "View",
    "available",
    "load",
    "player",
]

_HOMES = {
    "CHANCE": "engine.kernel",
    "TERMINAL": "engine.kernel",
    "Game": "engine.game",
    "Match": "match.match",
    "State": "engine.state",
    "View": "engine.view",
    "available": "games",
    "load": "games",
    "player": "players",
}  # all other names are errors

_notebook.draw_here()


def __getattr__(name: str) -> typing.Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = importlib.import_module(f"{__name__}.{_HOMES.get(name, 'errors')}")
    globals()[name] = value = getattr(home, name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
