"""Tinstar: a house for tabletop games with hidden information and chance."""

from tinstar.core.errors import (
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
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE, TERMINAL
from tinstar.core.state import State
from tinstar.core.view import View
from tinstar.faces import notebook as _notebook
from tinstar.games import available, load
from tinstar.players import player
from tinstar.table.match import Match

__version__ = "0.1.0"

_notebook.draw_here()

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
