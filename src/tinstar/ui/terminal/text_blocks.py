"""Blocks of characters whose lines have the same width, to place side by side and in grids."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from textual.content import Content

from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch, Zone
from tinstar.ui.terminal.styles import DIM, GOLD, LAMP, LIT, LIT_SIGN, PARCHMENT, WOOD
from tinstar.ui.terminal.terminal_language import marked, say

Block = list[Content]


def line(text: str, width: int, style: str) -> Content:
    """Return a text at exactly the given width. A text that must be cut ends with "…"."""
    said = text if len(text) <= width else f"{text[: width - 1]}…"
    return Content.styled(said.ljust(width), style)


def fitting_name(name: str, value: str, width: int) -> str:
    """Return a name and its value. If there is no room for both, the name is cut."""
    room = width - len(value) - bool(value)
    return f"{name if len(name) <= room else f'{name[: room - 1]}.'} {value}".strip()


def block(texts: Iterable[str], width: int, style: str) -> Block:
    return [line(text, width, style) for text in texts]


def wrapped(text: str, width: int, height: int, style: str) -> Block:
    """Return a text wrapped to `height` lines. If the text does not fit, the last line is cut."""
    lines = wrap(text, width) or [""]
    if len(lines) > height:
        lines = [*lines[: height - 1], " ".join(lines[height - 1 :])]
    return block([*lines, *[""] * (height - len(lines))], width, style)


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Return blocks of equal height side by side."""
    return [Content(" " * gap).join(parts) for parts in zip(*blocks, strict=True)]


def grid(blocks: Sequence[Block], columns: int, width: int, gap: int = 0) -> Block:
    """Return blocks in a grid: `columns` blocks side by side, each `width` characters wide.

    The blocks in a row get the same height.
    """
    lines: Block = []
    for i in range(0, len(blocks), columns):
        row = blocks[i : i + columns]
        height = max(map(len, row))
        filled = [[*b, *block([""] * (height - len(b)), width, DIM)] for b in row]
        lines += [Content("")] * (gap if lines else 0) + beside(filled)
    return lines


def whole(lines: Block) -> Content:
    return Content("\n").join(lines)


# --- parts of a scene -----------------------------------------------------------------------------


def zones(now: Scene, kind: str) -> list[Zone]:
    return [zone for zone in now.zones if zone.kind == kind]


def is_lit(place: Place, touch: Touch | None) -> bool:
    return touch is not None and place.id in (touch.source, touch.target)


def style_of(place: Place, touch: Touch | None) -> str:
    """Return the style of a place, which may be highlighted, occupied or empty."""
    return LIT if is_lit(place, touch) else PARCHMENT if place.pieces else WOOD


def pointed(text: str, place: Place, touch: Touch | None) -> str:
    """Return a text, after a triangle if the text's place is highlighted.

    The triangle shows the highlight to people who cannot see its colour.
    """
    return f"{LIT_SIGN}{text}" if is_lit(place, touch) else text


def who(now: Scene, seat: Seat) -> str:
    return say("you") if seat.seat == now.you else seat.name


def head(now: Scene, seat: Seat, score: str) -> str:
    """Return the first line about a seat: name, turn, score and marks."""
    asked = "►" if seat.asked else " "
    star = "★" if seat.winner else ""
    return " · ".join([f"{asked}{star}{who(now, seat)}", score, *map(marked, seat.marks)])


def head_style(now: Scene, seat: Seat) -> str:
    return GOLD if seat.asked and seat.seat == now.you else f"bold {LAMP}"


def count(piece: Piece) -> str:
    return f"{piece.count} {piece.name}" if piece.count > 1 else piece.name


def is_money(piece: Piece) -> bool:
    return bool(piece.face) and piece.face.startswith("$")
