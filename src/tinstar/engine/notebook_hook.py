"""What a notebook shows of a thing in place of its text: HTML, by whoever draws such things.

Notebooks of all kinds ask for `_repr_html_`. Nothing below the faces knows how anything looks, so
that asks here; `tinstar.ui.notebook` says how each kind of thing is drawn.
"""

from collections.abc import Callable
from typing import Any

DRAWERS: dict[str, Callable[[Any], str]] = {}  # by the kind of thing


def shown(kind: str, thing: Any) -> str | None:
    """The thing as HTML; None, by which a notebook keeps to its text, where nobody draws it."""
    draw = DRAWERS.get(kind)
    return draw(thing) if draw else None
