"""The board of Showdown: the track as a loop, and the bank as a ring of vaults."""

from textwrap import wrap

from textual.content import Content

from tinstar.games.showdown.vocabulary import Mark, ZoneKind
from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch
from tinstar.ui.terminal.board import Size
from tinstar.ui.terminal.styles import DIM, LAMP
from tinstar.ui.terminal.terminal_language import marked, points, say
from tinstar.ui.terminal.text_blocks import (
    Block,
    beside,
    block,
    count,
    fitting_name,
    head,
    head_style,
    line,
    pointed,
    style_of,
    whole,
    zones,
)

STATION = 10  # columns of a vault
SHOPS = ("barber", "optician")  # named only if no disguises lie there
GAP = 2  # columns between track and bank
LABEL = 8  # columns left of the open cards


def draw(now: Scene, size: Size, touch: Touch | None = None) -> Content:
    """Draw track and bank side by side, then the open cards and dice, then what each seat has."""
    (track,), (bank,) = zones(now, ZoneKind.TRACK), zones(now, ZoneKind.BANK)
    half = (len(track.places) + 1) // 2
    station = STATION + (size.width > 100) * 2
    ring = (len(bank.places) + 1) // 2 * (station + 1) + 1
    room = (size.width - ring - GAP - 1) // half - 1
    spaces = [_space(now, p, room, touch) for p in track.places]
    vaults = [_station(p, station, touch) for p in bank.places]
    lines = beside([_loop(spaces, room), _loop(vaults, station)], GAP)
    lines += [Content("")] * size.gap
    lines += _cards(now, size.width, touch)
    return whole([*lines, *(_seat(now, seat, size.width) for seat in now.seats)])


def _loop(cells: list[Block], width: int) -> Block:
    """Return cells as a loop.

    The first half goes from left to right. The second half goes back from right to left, below the
    first.
    """
    half = (len(cells) + 1) // 2
    upper, lower = cells[:half], cells[half:][::-1]
    blank = block([""] * len(cells[0]), width, DIM)
    lower = [blank] * (half - len(lower)) + lower
    rows = [_linked(upper, first=True), _linked(lower, first=False)]
    across = len(rows[0][0].plain)
    return [*rows[0], line(f"│{' ' * (across - 2)}│", across, DIM), *rows[1]]


def _linked(cells: list[Block], first: bool) -> Block:
    """Return a row of cells. At both ends it has the curved line that closes the loop."""
    rows = beside(cells)
    ends = [("│", "│")] * len(rows)
    ends[0 if first else -1] = ("╭", "╮") if first else ("╰", "╯")
    return [
        Content.assemble((a, DIM), row, (b, DIM)) for row, (a, b) in zip(rows, ends, strict=True)
    ]


def _space(now: Scene, place: Place, width: int, touch: Touch | None) -> Block:
    """Return a space of the track: what lies there, and below that its number and its bandits."""
    bandits = [p for p in place.pieces if (p.face or "").startswith("bandit-")]
    shop = next((p for p in place.pieces if p.face in SHOPS), None)
    there = [p for p in place.pieces if p not in bandits and p is not shop]
    things = " ".join(_bucks(p) if p.value else _several(p, width) for p in there)
    below = f"{place.id.rpartition(' ')[2]} {' '.join(_bandit(now, p) for p in bandits)}"
    return block(
        [pointed(things or place.name, place, touch), below], width, style_of(place, touch)
    )


def _bucks(piece: Piece) -> str:
    return say("dollars", n=int(piece.value))


def _several(piece: Piece, width: int) -> str:
    return fitting_name(piece.name, f"x{piece.count}" * (piece.count > 1), width - 1)


def _bandit(now: Scene, piece: Piece) -> str:
    """Return the letter of a bandit. A bar before the letter shows that a rock hides the bandit."""
    letter = (piece.face or "")[-1].upper()
    you = letter == now.seats[now.you].letter if now.you >= 0 else False
    return ("▌" if piece.marks else "") + (say("you") if you else letter)


def _station(place: Place, width: int, touch: Touch | None) -> Block:
    """Return a vault: what lies there, its roof if it was robbed, and the sheriff."""
    inside = [_bucks(p) if p.face == "vault" else p.name for p in place.pieces]
    if len(" ".join(inside)) > width:
        inside = inside[::-1][:1]
    return block(
        [pointed(place.name, place, touch), " ".join(inside)], width, style_of(place, touch)
    )


def _cards(now: Scene, width: int, touch: Touch | None) -> Block:
    """Return the open cards, the cards laid down, and the dice."""
    (face_up,), (dice,), (laid,) = (
        zones(now, ZoneKind.OPEN),
        zones(now, ZoneKind.DICE),
        zones(now, ZoneKind.LAID),
    )
    each = (width - LABEL + 1) // max(len(face_up.places), 1) - 1
    cells = [_open(p, each, touch) for p in face_up.places]
    label = block([*wrap(say("open-cards"), LABEL), ""][:2], LABEL, f"bold {LAMP}")
    cards = [Content.assemble(a, b) for a, b in zip(label, beside(cells), strict=True)]
    if not any(len(_text(p)) >= each for p in face_up.places):
        cards = cards[:1]
    thrown = [f"{q.name} {q.value}" for p in dice.places for q in p.pieces]
    out = [count(p) for p in laid.places[0].pieces]
    said = [f"{laid.name}: {', '.join(out)}"] * bool(out) + thrown
    (pile,) = zones(now, ZoneKind.PILE)
    left = sum(p.count for p in pile.places[0].pieces)
    said.append(pointed(f"{pile.name} {left}", pile.places[0], touch))
    below = wrap(" · ".join(said), width)
    return [*cards, *block(below, width, LAMP)]


def _text(place: Place) -> str:
    return f"{place.name} {count(place.pieces[-1]) if place.pieces else '·'}"


def _open(place: Place, width: int, touch: Touch | None) -> Block:
    text = pointed(_text(place), place, touch)
    if len(text) <= width:
        return block([text, ""], width, style_of(place, touch))
    cut = text.rfind(" ", 0, width + 1)
    return block([text[:cut], f"  {text[cut + 1 :]}"], width, style_of(place, touch))


def _seat(now: Scene, seat: Seat, width: int) -> Content:
    """Return a seat's letter, score, money, disguises and box."""
    said = [head(now, seat, f"{seat.letter} · {points(seat)}")]
    for zone in zones(now, ZoneKind.THINGS):
        if zone.seat == seat.seat:
            said += [_thing(place) for place in zone.places if place.pieces]
    held = sum(
        p.count
        for z in zones(now, ZoneKind.HAND)
        if z.seat == seat.seat
        for p in z.places[0].pieces
    )
    return line(" · ".join([*said, say("cards", n=held)]), width, head_style(now, seat))


def _thing(place: Place) -> str:
    piece = place.pieces[-1]
    if Mark.CLOSED in piece.marks:
        return f"{place.name} {marked('closed')}"
    if piece.face == "buck":
        own = place.id.startswith("bucks")
        return say("bucks", n=piece.count) if own else f"{place.name} {piece.count}"
    return place.name
