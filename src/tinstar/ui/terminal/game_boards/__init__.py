"""Special boards for some games, drawn in characters.

A game may have a module here, named after the game. A game without a module is drawn as rows of
cards.
"""

import pkgutil
from collections.abc import Callable
from importlib import import_module

from textual.content import Content

from tinstar.presentation.scene import Scene, Touch
from tinstar.ui.terminal.board import Size, board

Drawing = Callable[[Scene, Size, Touch | None], Content]


def drawing(game: str) -> Drawing:
    """Return the function that draws a game's table."""
    if game in {m.name for m in pkgutil.iter_modules(__path__)}:
        return import_module(f"{__name__}.{game}").draw
    return board
