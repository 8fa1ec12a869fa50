"""The board of Rin Tin Tin: each group is a ring of circles around the circle of Rin Tin Tin."""

from textual.content import Content

from tinstar.games.rin_tin_tin.vocabulary import ZoneKind
from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch, Zone
from tinstar.ui.terminal.board import Size
from tinstar.ui.terminal.styles import DIM, GOLD, LAMP, LIT, LIT_SIGN
from tinstar.ui.terminal.terminal_language import points, say
from tinstar.ui.terminal.text_blocks import (
    Block,
    grid,
    head,
    head_style,
    is_lit,
    line,
    whole,
    zones,
)

ACROSS = 4  # groups side by side
COLORS = {"red": "#e08a6d", "yellow": "#f0c95a", "blue": "#8fb4d8", "green": "#9cc08a"}


def draw(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """Draw the groups, the spinner, and the pieces that each seat has left."""
    width = (size.width + 1) // ACROSS - 1
    groups = zones(now, ZoneKind.GROUP)
    rings = [_ring(zone, width, touch) for zone in groups]
    columns = 2 if len(now.seats) > 2 else 1  # with two players, each has two squads
    room = (size.width + 1) // columns - 1
    seats = [_seat(now, seat, room) for seat in now.seats]
    middle = [_spinner(now, size.width)]
    return whole([*grid(rings, ACROSS, width, size.gap), *middle, *grid(seats, columns, room)])


def _ring(zone: Zone, width: int, touch: Touch | None) -> Block:
    """Return a ring: the ordinary circles clockwise from the upper left, with R in the middle."""
    *around, centre = zone.places
    n = len(around)
    top = max((n - 1) // 2, 1)
    upper, right, rest = around[:top], around[top : top + 1], around[top + 1 :]
    left, lower = rest[-1:], rest[:-1][::-1]
    rows = [upper, [*left, centre, *right], lower]
    style = COLORS.get(zone.places[0].id.partition("-")[0], LAMP)
    lines = [_circles(row, touch, style) for row in rows]
    inner = max(len(row.plain) for row in lines)
    named = [zone.name, "", ""]
    return [
        _joined(_centred(row, inner), name, width, style)
        for row, name in zip(lines, named, strict=True)
    ]


def _circles(row: list[Place], touch: Touch | None, style: str) -> Content:
    parts = [Content.styled(_circle(p, touch), LIT if is_lit(p, touch) else style) for p in row]
    return Content(" ").join(parts)


def _circle(place: Place, touch: Touch | None) -> str:
    """Return a circle with the piece on it.

    ( ) is an ordinary circle, < > is the circle of Rin Tin Tin.
    """
    piece = place.pieces[-1] if place.pieces else None
    inside = piece.value if piece else "R" if place.name == "R" else place.name
    if is_lit(place, touch):
        return f"{LIT_SIGN}{inside}◂"
    if place.name == "R":
        return f"<{inside if piece else '·'}>"
    return f"({inside})" if piece else f" {inside} "


def _centred(row: Content, width: int) -> Content:
    return Content.assemble(" " * ((width - len(row.plain)) // 2), row)


def _joined(row: Content, name: str, width: int, style: str) -> Content:
    return Content.assemble(row, " ", line(name, width - len(row.plain) - 1, f"bold {style}"))


def _spinner(now: Scene, width: int) -> Content:
    """Return the fields of the spinner. Triangles point at the result."""
    pieces = [
        p for zone in zones(now, ZoneKind.SPINNER) for place in zone.places for p in place.pieces
    ]
    parts = [
        Content.styled(f"►{p.name}◄" if p.marks else f" {p.name} ", GOLD if p.marks else DIM)
        for p in pieces
    ]
    return Content("").join(parts)


def _seat(now: Scene, seat: Seat, width: int) -> Block:
    """Return the letter of a seat, its points, and the pieces that it has left.

    The letter is also on the seat's pieces.
    """
    left = [
        p for z in zones(now, ZoneKind.SQUAD) if z.seat == seat.seat for p in z.places[0].pieces
    ]
    boodle = [
        p for z in zones(now, ZoneKind.BOODLE) if z.seat == seat.seat for p in z.places[0].pieces
    ]
    cards = sum(p.count for p in boodle)
    said = head(now, seat, f"{seat.letter} · {points(seat)}")
    said += f" · {say('boodle', n=cards)}" * bool(cards)
    below = f"   {_left(left) or say('all-placed')}"
    return [line(said, width, head_style(now, seat)), line(below, width, DIM)]


def _left(pieces: list[Piece]) -> str:
    """Return pieces grouped by colour, such as "Purple: 5 Cavalrymen, 2 Rin Tin Tin"."""
    colors: dict[str, list[str]] = {}
    for piece in pieces:
        color, _, kind = str(piece.face).partition("-")
        colors.setdefault(color, []).append(say(kind, n=piece.count))
    return "; ".join(f"{say(color)}: {', '.join(kinds)}" for color, kinds in colors.items())
