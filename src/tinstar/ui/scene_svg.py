"""Draw a scene (the table as a player sees it) as an SVG picture.

Each seat has a row with its zones (areas for cards). Below are the shared zones. A card is a box
with text. No fact is shown by colour alone. A text description serves screen readers.
"""

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap
from typing import NamedTuple

from tinstar.engine.i18n import Tongue
from tinstar.engine.state import State
from tinstar.presentation.open_hands import opened
from tinstar.presentation.scene import Piece, Scene, Seat, Zone, scene
from tinstar.presentation.scene_as_text import alike, piece_text, seat_line, table_lines

WIDTH, EDGE, GAP = 880, 14, 6
CARD, LINE = 100, 13  # width of a card; height of a line
LETTERS = 15  # of a line on a card
MOST_LINES = 7
LONGEST = 118  # letters of a line across the picture
STYLE = """
.tinstar{width:100%;min-width:640px;max-width:880px;height:auto;font:11px system-ui,sans-serif}
.tinstar .felt{fill:#20392e}
.tinstar text{fill:#f3e9d2}
.tinstar .head{font-size:14px;font-weight:600}
.tinstar .zone{fill:#b9c9bd}
.tinstar .card{fill:#f3e6c4;stroke:#7a6242}
.tinstar .back{fill:#6b2d22;stroke:#f3e6c4;stroke-dasharray:5 3}
.tinstar .empty{fill:none;stroke:#9fb3a5;stroke-dasharray:2 3}
.tinstar .card~text{fill:#2b1a0c}
.tinstar .asked{fill:none;stroke:#f0b93a;stroke-width:2}
"""


def seen(state: State, seat: int | None, names: Sequence[str] | None = None) -> Scene:
    """Return the table as a seat sees it, with the hidden cards that it saw earlier.

    If `seat` is None, return the table as all seats see it together.
    """
    if seat is not None:
        return scene(state.view(seat), names, memory_aid=True)
    own = [seen(state, s, names) for s in range(state.game.players)]
    return opened(seen(state, -1, names), own)


class Box(NamedTuple):
    """A part of the picture. Its upper left corner is the point 0, 0."""

    width: int
    height: int
    drawn: str


def picture(now: Scene, tongue: Tongue) -> str:
    """Return the table as one `<svg>`.

    `tongue` has the texts of the game in the reader's language.
    """
    said = " · ".join([now.title, *(f"{c.name} {c.value}" for c in now.counters)])
    head = [_text(line, "head") for line in wrap(said, LONGEST)]
    head += [_text(line) for line in wrap(now.ending or now.prompt, LONGEST)]
    seats = _flow(_seat(now, seat, tongue) for seat in now.seats)
    common = _flow(_zone(z, tongue) for z in now.zones if z.seat is None)
    whole = _stack([*head, seats, common])
    told = " ".join(filter(None, table_lines(now, tongue)))
    height = whole.height + 2 * EDGE
    return (
        f'<svg class="tinstar" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' xmlns="http://www.w3.org/2000/svg"><style>{STYLE}</style>'
        f"<title>{escape(said)}</title><desc>{escape(told)}</desc>"
        f'<rect class="felt" width="{WIDTH}" height="{height}" rx="8"/>'
        f"{_at(EDGE, EDGE, whole)}</svg>"
    )


def _seat(now: Scene, seat: Seat, tongue: Tongue) -> Box:
    """Return the line of text about a seat, and its zones.

    A triangle and a frame mark the seat to act.
    """
    line = f"{'► ' * seat.asked}{'✓ ' * seat.winner}{seat_line(now, seat, tongue)}"
    zones = _flow(_zone(z, tongue) for z in now.zones if z.seat == seat.seat)
    whole = _stack([_text(line, "head"), zones])
    size = f'width="{whole.width + 2 * GAP}" height="{whole.height + GAP}"'
    frame = f'<rect class="asked" x="-{GAP}" y="0" {size} rx="6"/>' if seat.asked else ""
    return Box(whole.width + GAP, whole.height + GAP, frame + whole.drawn)


# --- zones and cards ------------------------------------------------------------------------------


def _zone(zone: Zone, tongue: Tongue) -> Box:
    """Return the name of a zone and its cards.

    The zone has one card for each place or, in a hand, one for each piece.
    """
    found: list[tuple[str, tuple[Piece, ...]]] = [(p.name, p.pieces) for p in zone.places]
    if zone.lies == "hand":
        found = [("", (piece,)) for place in zone.places for piece in alike(place)]
    words = [(name, pieces, _words(name, pieces, tongue)) for name, pieces in found or [("", ())]]
    lines = max(2, *(len(text) for *_, text in words))
    cards = [_card(pieces, text, lines) for _, pieces, text in words]
    return _stack([_text(zone.name, "zone"), _flow(cards)])


def _words(name: str, pieces: Iterable[Piece], tongue: Tongue) -> list[str]:
    """Return the text of a card: the name of the place where it lies, and its pieces."""
    lines = [line for p in pieces for line in wrap(piece_text(p, tongue), LETTERS)]
    lines = [name, *lines] if name else lines
    return lines if len(lines) <= MOST_LINES else [*lines[: MOST_LINES - 1], "…"]


def _card(pieces: Sequence[Piece], words: Sequence[str], lines: int) -> Box:
    kind = "empty" if not pieces else "card" if any(p.face for p in pieces) else "back"
    height = LINE * lines + GAP
    drawn = f'<rect class="{kind}" width="{CARD}" height="{height}" rx="5"/>'
    drawn += "".join(
        f'<text x="5" y="{LINE * (i + 1)}">{escape(line)}</text>' for i, line in enumerate(words)
    )
    return Box(CARD, height, drawn)


# --- layout ---------------------------------------------------------------------------------------


def _text(text: str, kind: str = "") -> Box:
    of = f' class="{kind}"' if kind else ""
    height, letter = (LINE + 5, 9) if kind == "head" else (LINE, 6)
    drawn = f'<text y="{height - 3}"{of}>{escape(text)}</text>'
    return Box(letter * len(text), height, drawn)


def _at(x: int, y: int, box: Box) -> str:
    return f'<g transform="translate({x} {y})">{box.drawn}</g>'


def _stack(boxes: Iterable[Box]) -> Box:
    """Place boxes below one another."""
    drawn, width, y = "", 0, 0
    for box in boxes:
        drawn += _at(0, y, box)
        width, y = max(width, box.width), y + box.height + GAP
    return Box(width, max(0, y - GAP), drawn)


def _flow(boxes: Iterable[Box]) -> Box:
    """Place boxes side by side. Begin a new row if there is no room."""
    drawn, width, x, y, row = "", 0, 0, 0, 0
    for box in boxes:
        if x and x + box.width > WIDTH - 2 * EDGE:
            x, y, row = 0, y + row + GAP, 0
        drawn += _at(x, y, box)
        x, row = x + box.width + GAP, max(row, box.height)
        width = max(width, x - GAP)
    return Box(width, y + row, drawn)
