"""The board of Caboo: each seat's cards two by two, and as many seats side by side as fit."""

from textwrap import wrap

from textual.content import Content

from tinstar.games.caboo.vocabulary import ZoneKind
from tinstar.presentation.scene import Place, Scene, Seat, Touch, Zone
from tinstar.ui.terminal.board import Size
from tinstar.ui.terminal.styles import DIM, IRON, LAMP, LIT, LIT_SIGN, PARCHMENT, WOOD
from tinstar.ui.terminal.terminal_language import marked, points, say
from tinstar.ui.terminal.text_blocks import (
    Block,
    beside,
    block,
    grid,
    head,
    head_style,
    is_lit,
    line,
    pointed,
    whole,
    zones,
)

NO_BREAK = "\u00a0"
WIDEST, ROOMY = 12, 6  # columns of a card; from ROOMY on, with blanks
ACROSS = 4  # seats side by side at most
BACK = "▒▒"


def draw(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """Draw the seats in a grid. Below it, draw the piles and the names of cards."""
    rows = zones(now, ZoneKind.ROW)
    across = next(n for n in (2, 3, ACROSS) if 2 * n >= len(rows))
    width = (size.width + 1) // across - 1
    blocks = [_seat(now, now.seats[z.seat or 0], z, width, touch) for z in rows]
    lines = grid(blocks, across, width, min(size.gap, 1))
    return whole([*lines, *_middle(now, size.width, touch)])


def _seat(now: Scene, seat: Seat, zone: Zone, width: int, touch: Touch | None) -> Block:
    """Return the line about a seat, and its cards in two rows.

    The lower row has the cards that the seat looked at.
    """
    said, of_seat = head(now, seat, points(seat)), list[str]()
    if len(said) > width:
        said, of_seat = said.split(" · ")[0] + f" · {points(seat)}", [*map(marked, seat.marks)]
    short = said if len(said) <= width else said.replace(" · ", " ")
    top = line(short, width, head_style(now, seat))
    half = (len(zone.places) + 1) // 2
    card = min(max((width + 1) // half - 1, 3), WIDEST)
    rows = [zone.places[half:], zone.places[:half]]
    cards = [
        beside([_card(p, card, touch) for p in row] or [block([""], width, DIM)]) for row in rows
    ]
    below = wrap(", ".join([*of_seat, *_marks(zone)]), width) or [""]
    return [top, *(_filled(b[0], width) for b in cards), *block(below, width, LAMP)]


def _marks(zone: Zone) -> list[str]:
    """Return the marks of cards, each with the places that have it, such as "A looks 3 4"."""
    found: dict[str, str] = {}
    for place in zone.places:
        for mark in (m for piece in place.pieces for m in piece.marks):
            found[mark] = f"{found.get(mark, marked(mark))} {place.name}"
    return list(found.values())


def _filled(row: Content, width: int) -> Content:
    return Content.assemble(row, " " * max(width - len(row.plain), 0))


def _card(place: Place, width: int, touch: Touch | None) -> Block:
    """Return a card: its number, and its face or its back.

    An empty place has no face and no back.
    """
    piece = place.pieces[-1] if place.pieces else None
    shown = "··" if piece is None else piece.face or BACK
    lit = is_lit(place, touch)
    style = LIT if lit else WOOD if piece is None else PARCHMENT if piece.face else IRON
    roomy = width >= ROOMY
    said = f"{' ' * (roomy and not lit)}{place.name}{' ' * roomy}{shown}"
    return block([pointed(said, place, touch)], width, style)


def _middle(now: Scene, width: int, touch: Touch | None) -> Block:
    """Return the pile, the centre with its top card, and the drawn card."""
    said: list[str] = []
    for kind in (ZoneKind.PILE, ZoneKind.CENTRE, ZoneKind.DRAWN):
        for zone in zones(now, kind):
            mark = LIT_SIGN if is_lit(zone.places[0], touch) else " "
            said.append(f"{mark}[ {zone.name}: {_heap(zone)} ]")
    lines = wrap("  ".join(text.replace(" ", NO_BREAK) for text in said), width)
    return block([text.replace(NO_BREAK, " ") for text in lines], width, f"bold {DIM}")


def _heap(zone: Zone) -> str:
    pieces = zone.places[0].pieces
    if not pieces:
        return say("table-empty")
    top = pieces[-1].name or say("table-face-down")
    total = sum(p.count for p in pieces)
    if total == 1:
        return top
    return say("in-all", card=top, n=total) if pieces[-1].face else say("cards", n=total)
