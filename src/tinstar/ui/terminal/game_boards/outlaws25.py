"""The board of 25 Outlaws: the gangs around the table, and flop, pot and duel in the middle."""

from functools import reduce
from textwrap import wrap

from textual.content import Content

from tinstar.games.outlaws25.vocabulary import ZoneKind
from tinstar.presentation.scene import Piece, Place, Scene, Touch, Zone
from tinstar.ui.terminal.board import Size
from tinstar.ui.terminal.styles import DIM, GOLD, LAMP
from tinstar.ui.terminal.terminal_language import marked, say
from tinstar.ui.terminal.text_blocks import (
    Block,
    beside,
    fitting_name,
    grid,
    head,
    head_style,
    is_lit,
    is_money,
    line,
    pointed,
    style_of,
    whole,
    wrapped,
    zones,
)

OUTLAW = 12  # columns of an Outlaw's card, at least
LONGEST = 200  # columns: room for any name


def draw(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """Draw two gangs side by side. The last place shows the middle of the table."""
    gangs = zones(now, ZoneKind.GANG)
    places = max((len(z.places) for z in gangs), default=1)
    columns = 2 if (size.width + 1) // 2 >= places * OUTLAW else 1
    width = (size.width + 1) // columns - 1
    height = 3 if size.height > 3 else 2
    blocks = [_gang(now, z, width, height, touch) for z in gangs]
    middle = _middle(now, width, touch)
    return whole(grid([*blocks, middle], columns, width, size.gap))


def _gang(now: Scene, zone: Zone, width: int, height: int, touch: Touch | None) -> Block:
    seat = now.seats[zone.seat or 0]
    top = line(head(now, seat, say("dollars", n=seat.score)), width, head_style(now, seat))
    each = (width + 1) // len(zone.places) - 1
    height = max(height, *(1 + len(wrap(_said(p, each)[1], each)) for p in zone.places))
    row = beside([_outlaw(p, each, height, touch) for p in zone.places])
    return [top, *(Content.assemble(r, " " * (width - len(r.plain))) for r in row)]


def _outlaw(place: Place, width: int, height: int, touch: Touch | None) -> Block:
    """Return an Outlaw: name and speed, then the money, marks and cards on it."""
    name, below = _said(place, width - is_lit(place, touch))
    style = style_of(place, touch)
    return [
        line(pointed(name, place, touch), width, style),
        *wrapped(below, width, height - 1, style),
    ]


def _said(place: Place, width: int) -> tuple[str, str]:
    if not place.pieces:
        return "·", ""
    card, *rest = place.pieces
    money = [p.name for p in place.pieces if is_money(p)]
    things = [_named(p) for p in rest if not is_money(p)]
    marks = () if is_money(card) else map(marked, card.marks)
    name = place.name if is_money(card) else _named(card, width)
    return name, " ".join([*money, *marks, *things])


def _named(piece: Piece, width: int = LONGEST) -> str:
    if piece.face is None:
        return say("table-face-down")
    return fitting_name(piece.name, piece.value, width)


def _middle(now: Scene, width: int, touch: Touch | None) -> Block:
    """Return the middle of the table in a frame."""
    said: list[tuple[str, str]] = []
    for kind in (ZoneKind.FLOP, ZoneKind.POT, ZoneKind.LAW, ZoneKind.DUEL):
        said += [
            (_lying(z, touch), GOLD if kind == ZoneKind.POT else LAMP) for z in zones(now, kind)
        ]
    inner = width - 4
    lines = [("   ".join(text for text, _ in said[:2]), f"bold {LAMP}"), *said[2:]]
    rows = [
        part for text, style in lines for part in wrapped(text, inner, _rows(text, inner), style)
    ]
    rim = "─" * (width - 2)
    sides = [Content.assemble(("│ ", DIM), row, (" │", DIM)) for row in rows]
    return [line(f"╭{rim}╮", width, DIM), *sides, line(f"╰{rim}╯", width, DIM)]


def _rows(text: str, width: int) -> int:
    return len(wrap(text, width)) or 1


def _lying(zone: Zone, touch: Touch | None) -> str:
    parts: list[str] = []
    for place in zone.places:
        lies = " ".join(filter(None, (_card(p, place.name) for p in place.pieces)))
        parts.append(pointed(f"{place.name} {lies or say('none-yet')}".strip(), place, touch))
    lying = reduce(lambda one, other: say("against", one=one, other=other), parts)
    return f"{zone.name}: {lying}"


def _card(piece: Piece, said: str) -> str:
    """Return the corner of a poker card, or the name of another card.

    A name that the place already shows is not repeated.
    """
    if piece.text in tuple("♥♠♦♣"):
        return piece.value + piece.text
    named_already = piece.name and piece.name in said
    return piece.value * (piece.value not in said) if named_already else _named(piece)
