"""Hook through which notebooks show states and views as HTML.

A notebook calls `_repr_html_` of an object. The engine may not import a user interface. So
`tinstar.ui.notebook` registers here, for each kind of object, a function that draws it.
"""

from collections.abc import Callable
from typing import Any

DRAWERS: dict[str, Callable[[Any], str]] = {}  # by kind of object


def shown(kind: str, thing: Any) -> str | None:
    """Return an object as HTML.

    If no function is registered for its kind, return None. The notebook then shows the object's
    text.
    """
    draw = DRAWERS.get(kind)
    return draw(thing) if draw else None
