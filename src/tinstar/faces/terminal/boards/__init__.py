"""Games that have a board of characters of their own; all others are drawn as rows of cards."""

from collections.abc import Callable

from textual.content import Content

from tinstar.core.scene import Scene, Touch
from tinstar.faces.terminal.board import Size, board
from tinstar.faces.terminal.boards import caboo, outlaws25, rin_tin_tin, showdown

Drawing = Callable[[Scene, Size, Touch | None], Content]

_BOARDS: dict[str, Drawing] = {
    "caboo": caboo.draw,
    "outlaws25": outlaws25.draw,
    "rin_tin_tin": rin_tin_tin.draw,
    "showdown": showdown.draw,
}


def drawing(game: str) -> Drawing:
    """How the table of a game is drawn."""
    return _BOARDS.get(game, board)
