"""Blocks of characters, all lines of one as wide as each other, put side by side and in a grid."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from textual.content import Content

from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch, Zone
from tinstar.ui.terminal.styles import DIM, GOLD, LAMP, LIT, LIT_SIGN, PARCHMENT, WOOD
from tinstar.ui.terminal.terminal_language import marked, say

Block = list[Content]


def line(text: str, width: int, style: str) -> Content:
    """A text of just that width; what has no room ends with a sign that it goes on."""
    said = text if len(text) <= width else f"{text[: width - 1]}…"
    return Content.styled(said.ljust(width), style)


def fitting_name(name: str, value: str, width: int) -> str:
    """A name and what stands behind it: where both have no room, the name is cut short."""
    room = width - len(value) - bool(value)
    return f"{name if len(name) <= room else f'{name[: room - 1]}.'} {value}".strip()


def block(texts: Iterable[str], width: int, style: str) -> Block:
    return [line(text, width, style) for text in texts]


def wrapped(text: str, width: int, height: int, style: str) -> Block:
    """A text in so many lines, the last one cut if that is not enough."""
    lines = wrap(text, width) or [""]
    if len(lines) > height:
        lines = [*lines[: height - 1], " ".join(lines[height - 1 :])]
    return block([*lines, *[""] * (height - len(lines))], width, style)


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks of one height, side by side."""
    return [Content(" " * gap).join(parts) for parts in zip(*blocks, strict=True)]


def grid(blocks: Sequence[Block], columns: int, width: int, gap: int = 0) -> Block:
    """Blocks of `width`, so many beside each other; those of a line become of one height."""
    lines: Block = []
    for i in range(0, len(blocks), columns):
        row = blocks[i : i + columns]
        height = max(map(len, row))
        filled = [[*b, *block([""] * (height - len(b)), width, DIM)] for b in row]
        lines += [Content("")] * (gap if lines else 0) + beside(filled)
    return lines


def whole(lines: Block) -> Content:
    return Content("\n").join(lines)


# --- what a scene has -----------------------------------------------------------------------------


def zones(now: Scene, kind: str) -> list[Zone]:
    return [zone for zone in now.zones if zone.kind == kind]


def is_lit(place: Place, touch: Touch | None) -> bool:
    return touch is not None and place.id in (touch.source, touch.target)


def style_of(place: Place, touch: Touch | None) -> str:
    """What is lit, where something lies, and what is empty."""
    return LIT if is_lit(place, touch) else PARCHMENT if place.pieces else WOOD


def pointed(text: str, place: Place, touch: Touch | None) -> str:
    """A triangle before what is lit: colour says nothing alone."""
    return f"{LIT_SIGN}{text}" if is_lit(place, touch) else text


def who(now: Scene, seat: Seat) -> str:
    return say("you") if seat.seat == now.you else seat.name


def head(now: Scene, seat: Seat, score: str) -> str:
    """Who it is, whether asked, the score in words, and what is said of the seat."""
    asked = "►" if seat.asked else " "
    star = "★" if seat.winner else ""
    return " · ".join([f"{asked}{star}{who(now, seat)}", score, *map(marked, seat.marks)])


def head_style(now: Scene, seat: Seat) -> str:
    return GOLD if seat.asked and seat.seat == now.you else f"bold {LAMP}"


def count(piece: Piece) -> str:
    return f"{piece.count} {piece.name}" if piece.count > 1 else piece.name


def is_money(piece: Piece) -> bool:
    return bool(piece.face) and piece.face.startswith("$")
