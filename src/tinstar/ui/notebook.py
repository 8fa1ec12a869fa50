"""Show views, states, thoughts (results of a search) and matches in a notebook.

Modules for drawing are imported only when something is shown for the first time. A view shows what
its seat sees. A state shows what all seats see together. An unfinished match shows what a spectator
sees.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tinstar.engine.notebook_hook import DRAWERS

if TYPE_CHECKING:
    from tinstar.engine.game import Game
    from tinstar.engine.state import State
    from tinstar.engine.view import View
    from tinstar.match.match import Match
    from tinstar.players.thinking import Thought
    from tinstar.presentation.scene import Scene

MOST_ACTIONS = 12  # of a thought
CELL = ' style="text-align:left;padding:2px 12px 2px 0"'


def draw_here() -> None:
    """Register the functions that show views, states, thoughts and matches in a notebook."""
    drawers: dict[str, Callable[..., str]] = {
        "view": view,
        "state": state,
        "thought": thought,
        "match": match,
    }
    DRAWERS.update(drawers)


def view(of: "View") -> str:
    """Return the table as the view's seat sees it, with the hidden cards that it saw earlier."""
    from tinstar.presentation.scene import scene

    return _drawn(of.game, scene(of, memory_aid=True))


def state(of: "State") -> str:
    """Return the table as all seats see it together."""
    from tinstar.ui.scene_svg import seen

    return _drawn(of.game, seen(of, None))


def _drawn(game: "Game", now: "Scene") -> str:
    from tinstar.ui.scene_svg import picture

    return picture(now, game.rules.tongue())


def thought(of: "Thought") -> str:
    """Return the result of a search as a table, with the best action first.

    For each action it has the notation, the number of playouts and the expected share of the win.
    """
    texts = of.game.rules.actions.text
    rows = [
        (texts(action), f"{visits:,}", f"{mean:.3f}")
        for action, visits, mean in of.ranking[:MOST_ACTIONS]
    ]
    more = len(of.ranking) - len(rows)
    note = f" and {more} more actions" if more else ""
    head = _row("th", ("action", "playouts", "outlook"))
    body = "".join(_row("td", row) for row in rows)
    spent = f"{of.playouts:,} playouts in {of.seconds:.2f} s{note}"
    return f"<table><caption>{spent}</caption>{head}{body}</table>"


def _row(tag: str, cells: tuple[str, ...]) -> str:
    from html import escape

    return f"<tr>{''.join(f'<{tag}{CELL}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"


def match(of: "Match") -> str:
    """Return all turns of a match. One turn is shown at a time."""
    from tinstar.ui.match_slideshow import film, frames

    return film(frames(of.journal, of.game))
