"""Hook through which notebooks show states and views as HTML.

Notebooks call `_repr_html_`. The engine knows no user interface, so it looks for a function that is
registered in this module. `tinstar.ui.notebook` registers one for each kind of object.
"""

from collections.abc import Callable
from typing import Any

DRAWERS: dict[str, Callable[[Any], str]] = {}  # by kind of object


def shown(kind: str, thing: Any) -> str | None:
    """Return an object as HTML.

    If no function is registered for it, return None, and a notebook then shows its text.
    """
    draw = DRAWERS.get(kind)
    return draw(thing) if draw else None
