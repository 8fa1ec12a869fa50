"""A scene drawn in characters: seats with their rows of cards, and the hand.

A card is a block of two, three or five lines. Nothing is said by colour alone: a star is the badge,
a triangle points at who is asked and at a card that attacks, bars stand before who is locked down.
"""

from typing import NamedTuple

from textual.content import Content

from tinstar.core.scene import Piece, Place, Scene, Seat, Touch, Zone

LABEL = 6  # columns for what stands left of a row
CARD_HEIGHTS = (5, 3, 2)

INK = "#2b1a0c"
PARCHMENT = f"{INK} on #d8bf8c"
FOOT = f"{INK} on #c2a66f"  # the last line of a card, to part it from the one below
LIT = f"bold {INK} on #f3e6c4"
IRON = "#d8bf8c on #43352b"
RUST = "bold #f3e6c4 on #8c3b1f"
WOOD = "#7a6242 on #2a1c11"
LAMP = "#e0c9a0"
DIM = "#a58d66"
GOLD = "bold #1c130c on #f0b93a"


class Size(NamedTuple):
    """How large to draw: columns in all, lines of a card, empty lines between rows."""

    width: int
    height: int
    gap: int


def fitting(width: int, lines: int, rows: int) -> Size:
    """The largest size at which so many rows fit into so many lines; the least, if none does."""
    for height in CARD_HEIGHTS:
        for gap in (1, 0):
            if rows * (height + gap) <= lines:
                return Size(width, height, gap)
    return Size(width, CARD_HEIGHTS[-1], 0)


def board(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """All rows of the table, the seats' in order; what `touch` is about is lit."""
    rows = [zone for zone in now.zones if zone.lies == "row"]
    drawn = [Content("\n").join(_row(now, zone, size, touch)) for zone in rows]
    return Content("\n" * (1 + size.gap)).join(drawn)


def _row(now: Scene, zone: Zone, size: Size, touch: Touch | None) -> list[Content]:
    width = (size.width - LABEL + 1) // len(zone.places) - 1
    label = _label(now, zone, size.height)
    cards = [_place(place, Size(width, size.height, 0), touch) for place in zone.places]
    return _beside(label, cards)


def _beside(label: list[Content], cards: list[list[Content]]) -> list[Content]:
    return [
        Content.assemble(left, Content(" ").join(parts))
        for left, *parts in zip(label, *cards, strict=True)
    ]


def _label(now: Scene, zone: Zone, height: int) -> list[Content]:
    """Who sits there, whether asked and with the badge, the score, and the cards in hand."""
    if zone.seat is None:
        return [_text(zone.name, LABEL, DIM)] + [_text("", LABEL, DIM)] * (height - 1)
    seat = now.seats[zone.seat]
    mine = seat.asked and seat.seat == now.you
    who = "You" if seat.seat == now.you else seat.name[:4]
    head = ("★" if seat.marks else " ") + ("►" if seat.asked else " ") + who
    lines = [_text(head, LABEL, GOLD if mine else f"bold {LAMP}"), _text(_score(seat), LABEL, DIM)]
    lines += [_text("", LABEL, DIM)] * (height - 2)
    return lines


def _score(seat: Seat) -> str:
    return f"{seat.score}" + (" pt" if seat.complete else "+?")


def _text(text: str, width: int, style: str) -> Content:
    return Content.styled(text[:width].ljust(width), style)


# --- one place with what lies there ---------------------------------------------------------------


def _place(place: Place, size: Size, touch: Touch | None) -> list[Content]:
    attackers = [p for p in place.pieces if "attacking" in p.marks]
    resting = [p for p in place.pieces if "attacking" not in p.marks]
    lit = touch is not None and place.id in (touch.source, touch.target)
    style = LIT if lit else _style(resting)
    lines = [(text, style) for text in _lines(place, resting, size)]
    if style == PARCHMENT:
        lines[-1] = (lines[-1][0], FOOT)
    if attackers:
        lines[-1] = (_attacker(attackers[-1], size.width), RUST)
    return [Content.styled(text, style) for text, style in lines]


def _style(resting: list[Piece]) -> str:
    if not resting:
        return WOOD
    return IRON if "locked" in resting[-1].marks else PARCHMENT


def _lines(place: Place, resting: list[Piece], size: Size) -> list[str]:
    """The lines of a place as text, each of the full width."""
    piece = resting[-1] if resting else Piece()
    name = piece.name or ("face down" if resting else "·")
    name = f"{piece.count} {name}" if piece.count > 1 else name
    if len(resting) > 1:
        name, piece = ", ".join(map(_short, resting)), _together(resting)
    marks = " ".join(piece.marks)
    bars = "┃" if "locked" in piece.marks else ""
    inner = size.width - 2 * len(bars)
    ends = _ends(place.id, piece.value, inner)
    lines = {
        2: [name, _ends(f"{place.id} {marks}", piece.value, inner)],
        3: [ends, name.center(inner), marks.center(inner)],
        5: [ends, "", name.center(inner), marks.center(inner), ""],
    }[size.height]
    return [_barred(line, bars, inner, size.width) for line in lines]


def _short(piece: Piece) -> str:
    """A piece among others: name and number, or what is known of its back."""
    known = piece.name or " ".join(piece.marks) or "face down"
    return f"{known} {piece.value}" if piece.value else known


def _together(pieces: list[Piece]) -> Piece:
    """What is said beside the names of several pieces: the marks of those that have a name."""
    return Piece(marks=tuple(mark for p in pieces if p.name for mark in p.marks))


def _barred(line: str, bars: str, inner: int, width: int) -> str:
    """A line behind bars, if it is not too long for them."""
    if len(line) > inner:
        return line[:width].ljust(width)
    return f"{bars}{line.ljust(inner)}{bars}"


def _ends(left: str, right: str, width: int) -> str:
    """One text at each end, the left one cut if there is no room."""
    room = width - len(right) - 1
    return f"{left[:room].ljust(room)} {right}"


def _attacker(piece: Piece, width: int) -> str:
    return _ends(f"►{piece.name}", piece.value, width)


# --- the hand -------------------------------------------------------------------------------------


def hand(now: Scene, width: int, touch: Touch | None = None) -> Content:
    """The own hand: name, value, and what else is printed."""
    zone = next((z for z in now.zones if z.lies == "hand" and z.seat == now.you), None)
    if zone is None:
        return Content("")
    pieces = [p for place in zone.places for p in place.pieces]
    lit = touch is not None and touch.source == zone.places[0].id
    row = max(len(pieces), 5)
    card = (width - LABEL + 1) // row - 1
    label = [_text(text, LABEL, f"bold {LAMP}") for text in ("Hand", *zone.labels, "", "")[:3]]
    first = next((i for i, p in enumerate(pieces) if lit and touch and p.face == touch.face), -1)
    cards = [_held(p, card, LIT if i == first else PARCHMENT) for i, p in enumerate(pieces)]
    return Content("\n").join(_beside(label, cards))


def _held(piece: Piece, width: int, style: str) -> list[Content]:
    texts = (piece.name, piece.value, piece.text)
    styles = (style, style, FOOT if style == PARCHMENT else style)
    return [
        Content.styled(text[:width].ljust(width), each)
        for text, each in zip(texts, styles, strict=True)
    ]


# --- what lies in nobody's row --------------------------------------------------------------------


def status(now: Scene) -> str:
    """One line: counters, heaps, and how many cards the others hold."""
    said = [now.title, *(f"{c.name} {c.value}" for c in now.counters)]
    said += [f"{z.name} {_heap(z)}" for z in now.zones if z.lies == "heap"]
    held = [str(_count(z)) for z in now.zones if z.lies == "hand"]
    return " · ".join([*said, *([f"hands {' '.join(held)}"] if held else [])])


def heaps(now: Scene) -> list[str]:
    """What lies face up in heaps, a line for each."""
    found = []
    for zone in now.zones:
        faces = [p for p in zone.places[0].pieces if p.face and zone.lies == "heap"]
        faces = [p for p in faces if not _is_money(p)]  # that is told in one line with the rest
        cards = ", ".join(f"{p.count} {p.name}" for p in faces)
        found += [f"{zone.name}: {cards}"] if faces else []
    return found


def _heap(zone: Zone) -> str:
    faces = [p for p in zone.places[0].pieces if p.face]
    if zone.kind == "air" or any(map(_is_money, faces)):
        return faces[0].name
    top = [f"{p.name} on top" for p in faces if "top" in p.marks]
    return ", ".join([str(_count(zone)), *top])


def _is_money(piece: Piece) -> bool:
    return bool(piece.face) and piece.face.startswith("$")


def _count(zone: Zone) -> int:
    return sum(p.count for place in zone.places for p in place.pieces)
