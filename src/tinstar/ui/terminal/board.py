"""A scene drawn in characters: the seats with their rows of cards, and the hand.

A card is a block of two, three or five lines. No fact is shown by colour alone. A star marks the
seat with the badge. A triangle points at the seat to act and at an attacking card. Bars enclose a
locked card.
"""

from collections import Counter
from textwrap import wrap
from typing import NamedTuple

from msgspec import structs
from textual.content import Content

from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch, Zone
from tinstar.ui.terminal.styles import (
    DIM,
    FOOT,
    GOLD,
    IRON,
    LAMP,
    LIT,
    LIT_SIGN,
    PARCHMENT,
    RUST,
    WOOD,
)
from tinstar.ui.terminal.terminal_language import marked, say
from tinstar.ui.terminal.text_blocks import count, is_lit, is_money, who

LABEL = 6  # columns left of a row
CARD_HEIGHTS = (5, 3, 2)
CORNER = 3  # characters beside the name of a card in hand
HAND = 3  # lines of a card in hand
LONGEST = 13  # columns of a name beside a row, with its marks


class Size(NamedTuple):
    """How large to draw: columns in all, lines of a card, empty lines between rows."""

    width: int
    height: int
    gap: int


def fitting(width: int, lines: int, rows: int) -> Size:
    """Return the largest size at which `rows` rows fit into `lines` lines.

    If no size fits, return the smallest.
    """
    for height in CARD_HEIGHTS:
        for gap in (1, 0):
            if rows * (height + gap) <= lines:
                return Size(width, height, gap)
    return Size(width, CARD_HEIGHTS[-1], 0)


def board(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """Return all rows of the table, in seat order. The places in `touch` are highlighted."""
    rows = [zone for zone in now.zones if zone.lies == "row"]
    drawn = [Content("\n").join(_row(now, zone, size, touch)) for zone in rows]
    return Content("\n" * (1 + size.gap)).join(drawn)


def _row(now: Scene, zone: Zone, size: Size, touch: Touch | None) -> list[Content]:
    left = _label_width(now)
    width = (size.width - left + 1) // len(zone.places) - 1
    label = _label(now, zone, size.height, left)
    cards = [_place(place, Size(width, size.height, 0), touch) for place in zone.places]
    return _beside(label, cards)


def _beside(label: list[Content], cards: list[list[Content]]) -> list[Content]:
    return [
        Content.assemble(left, Content(" ").join(parts))
        for left, *parts in zip(label, *cards, strict=True)
    ]


def _label_width(now: Scene) -> int:
    """Return a width for the longest name and every score beside a row, at most `LONGEST`."""
    names = [len(_named(now, seat)) + 1 for seat in now.seats]
    scores = [len(_score(seat)) + 1 for seat in now.seats]
    return min(max([LABEL, *names, *scores]), LONGEST)


def _label(now: Scene, zone: Zone, height: int, width: int) -> list[Content]:
    """Return the label beside a row: name, turn, badge and score."""
    if zone.seat is None:
        return [_text(zone.name, width, DIM)] + [_text("", width, DIM)] * (height - 1)
    seat = now.seats[zone.seat]
    mine = seat.asked and seat.seat == now.you
    lines = [
        _text(_named(now, seat), width, GOLD if mine else f"bold {LAMP}"),
        _text(_score(seat), width, DIM),
    ]
    lines += [_text("", width, DIM)] * (height - 2)
    return lines


def _named(now: Scene, seat: Seat) -> str:
    return ("★" if seat.marks else " ") + ("►" if seat.asked else " ") + who(now, seat)


def _score(seat: Seat) -> str:
    return "≥" * (not seat.complete) + say("points", score=seat.score)


def _text(text: str, width: int, style: str) -> Content:
    return Content.styled(text[:width].ljust(width), style)


# --- one place and its cards ----------------------------------------------------------------------


def _place(place: Place, size: Size, touch: Touch | None) -> list[Content]:
    attackers = [p for p in place.pieces if "attacking" in p.marks]
    resting = [p for p in place.pieces if "attacking" not in p.marks]
    lit = is_lit(place, touch)
    style = LIT if lit else _style(resting)
    lines = [(text, style) for text in _lines(place, resting, size, LIT_SIGN * lit)]
    if style == PARCHMENT:
        lines[-1] = (lines[-1][0], FOOT)
    if attackers:
        lines[-1] = (_attacker(attackers[-1], size.width), RUST)
    return [Content.styled(text, style) for text, style in lines]


def _style(resting: list[Piece]) -> str:
    if not resting:
        return WOOD
    return IRON if "locked" in resting[-1].marks else PARCHMENT


def _lines(place: Place, resting: list[Piece], size: Size, sign: str) -> list[str]:
    """Return the lines of a place, each as wide as the place. `sign` is before the place's name."""
    piece = resting[-1] if resting else Piece()
    name = piece.name or (say("table-face-down") if resting else "·")
    name = f"{piece.count} {name}" if piece.count > 1 else name
    if len(resting) > 1:
        name, piece = ", ".join(map(_short, resting)), _together(resting)
    name = shortened(name, size.width - len(sign) * (size.height == 2))
    marks = " ".join(map(marked, piece.marks))
    bars = "┃" if "locked" in piece.marks else ""
    inner = size.width - 2 * len(bars)
    ends = _ends(f"{sign}{place.id}", piece.value, inner)
    lines = {
        2: [f"{sign}{name}", _ends(f"{place.id} {marks}", piece.value, inner)],
        3: [ends, name.center(inner), marks.center(inner)],
        5: [ends, "", name.center(inner), marks.center(inner), ""],
    }[size.height]
    return [_barred(line, bars, inner, size.width) for line in lines]


def _short(piece: Piece) -> str:
    """Return a short text for one of several pieces on a place.

    The text has the name and value, or another known fact about the piece.
    """
    known = piece.name or " ".join(map(marked, piece.marks)) or say("table-face-down")
    return f"{known} {piece.value}" if piece.value else known


def _together(pieces: list[Piece]) -> Piece:
    """Return the marks of several pieces in one place.

    Pieces without a name are left out.
    """
    return Piece(marks=tuple(mark for p in pieces if p.name for mark in p.marks))


def _barred(line: str, bars: str, inner: int, width: int) -> str:
    """Return a line between bars, if it is short enough."""
    if len(line) > inner:
        return line[:width].ljust(width)
    return f"{bars}{line.ljust(inner)}{bars}"


def _ends(left: str, right: str, width: int) -> str:
    """Return a line with a text at its left and right end.

    If there is no room for both texts, the left text is cut.
    """
    room = width - len(right) - 1
    return f"{left[:room].ljust(room)} {right}"


def _attacker(piece: Piece, width: int) -> str:
    name = shortened(piece.name, width - len(piece.value) - 2)
    return _ends(f"►{name}", piece.value, width)


# --- the hand -------------------------------------------------------------------------------------


def hand(now: Scene, width: int, touch: Touch | None = None) -> Content:
    """Return the player's hand. A card has its name, its value and the text printed on it."""
    zone = next((z for z in now.zones if z.lies == "hand" and z.seat == now.you), None)
    if zone is None:
        return Content("")
    pieces = [p for place in zone.places for p in place.pieces]
    if not pieces:
        return Content("")
    if all(len(p.value + p.text) <= CORNER for p in pieces):
        pieces = [structs.replace(p, name=_on_corner(p), value="", text="") for p in pieces]
        zone = structs.replace(zone, labels=())
    lit = touch is not None and touch.source == zone.places[0].id
    plain = not any(p.value or p.text for p in pieces)
    pieces = _counted(pieces) if plain else pieces
    left = max([LABEL, *(len(text) + 1 for text in zone.labels)])
    card = (width - left + 1) // max(len(pieces), 4) - 1
    label = [_text(text, left, f"bold {LAMP}") for text in (say("hand"), *zone.labels, "", "")[:3]]
    first = next((i for i, p in enumerate(pieces) if lit and touch and p.face == touch.face), -1)
    cards = [_held(p, card, i == first) for i, p in enumerate(pieces)]
    lines = _beside(label, cards)
    return Content("\n").join([row for row in lines if not plain or row.plain.strip()])


def _on_corner(piece: Piece) -> str:
    """Return name, value and text in one line, such as "Ace of Hearts A♥"."""
    return f"{piece.name} {piece.value}{piece.text}".strip()


def _counted(pieces: list[Piece]) -> list[Piece]:
    """Return one piece of each kind, labelled with the number of pieces of that kind."""
    counts = Counter(pieces)
    return [structs.replace(p, count=n * p.count) for p, n in counts.items()]


def _held(piece: Piece, width: int, lit: bool) -> list[Content]:
    """Return a card in hand: its name, its value and the text printed on it.

    If the card has only a name, the name may take all lines.
    """
    style = LIT if lit else PARCHMENT
    name = f"{LIT_SIGN * lit}{count(piece)}"
    rest = [t for t in (piece.value, piece.text) if t]
    room = HAND - len(rest)
    named = wrap(name, width)[:room] if room > 1 else [name]
    if len(named) == room and len(rest) == HAND - 1 and len(name) > width:
        named = [shortened(name, width)]
    texts = [*named, *rest, *[""] * (HAND - len(named) - len(rest))]
    styles = [style, style, FOOT if style == PARCHMENT else style]
    return [
        Content.styled(text[:width].ljust(width), each)
        for text, each in zip(texts, styles, strict=True)
    ]


def shortened(name: str, width: int) -> str:
    """Shorten a name that is too long.

    The first word is cut to its first letter, or left out.
    """
    first, _, rest = name.partition(" ")
    if len(name) <= width or not rest:
        return name
    return f"{first[0]}. {rest}" if len(rest) + 3 <= width else rest


# --- common zones ---------------------------------------------------------------------------------


def status(now: Scene, width: int = 200) -> str:
    """Return one line with counters, heaps and sizes of hands, as many as there is room for."""
    said = [f"{c.name} {c.value}" for c in now.counters]
    said += [f"{z.name} {_heap(z)}" for z in now.zones if z.lies == "heap" and z.seat is None]
    held = [str(_count(z)) for z in now.zones if z.lies == "hand"]
    line = now.title
    for part in [*said, *([say("hands", counts=" ".join(held))] if held else [])]:
        if len(line) + 3 + len(part) > width:
            break
        line += f" · {part}"
    return line


def heaps(now: Scene) -> list[str]:
    """Return one line for each common heap in which cards lie face up."""
    found: list[str] = []
    for zone in (z for z in now.zones if z.seat is None):
        faces = [p for p in zone.places[0].pieces if p.face and zone.lies == "heap"]
        faces = [p for p in faces if not is_money(p)]  # money is in the status line
        cards = ", ".join(f"{p.count} {p.name}" for p in faces)
        found += [f"{zone.name}: {cards}"] if faces else []
    return found


def _heap(zone: Zone) -> str:
    faces = [p for p in zone.places[0].pieces if p.face]
    if zone.kind == "air" or any(map(is_money, faces)):
        return faces[0].name
    top = [say("on-top", card=p.name) for p in faces if "top" in p.marks]
    return ", ".join([str(_count(zone)), *top])


def _count(zone: Zone) -> int:
    return sum(p.count for place in zone.places for p in place.pieces)
