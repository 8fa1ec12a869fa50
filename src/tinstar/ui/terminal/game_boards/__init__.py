"""Boards of characters, a file for each game that has its own; they are found, not listed. All
other games are drawn as rows of cards."""

import pkgutil
from collections.abc import Callable
from importlib import import_module

from textual.content import Content

from tinstar.presentation.scene import Scene, Touch
from tinstar.ui.terminal.board import Size, board

Drawing = Callable[[Scene, Size, Touch | None], Content]


def drawing(game: str) -> Drawing:
    """How the table of a game is drawn."""
    if game in {m.name for m in pkgutil.iter_modules(__path__)}:
        return import_module(f"{__name__}.{game}").draw
    return board
