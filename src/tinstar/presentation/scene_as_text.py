"""Write a scene, or the rules, as lines of text, for interfaces without a picture."""

from collections import Counter
from collections.abc import Iterator

from msgspec import structs

from tinstar.engine import rulebook
from tinstar.engine.game_bundle import Rules
from tinstar.engine.i18n import Tongue
from tinstar.presentation.scene import Piece, Place, Scene, Seat, Zone


def table_lines(now: Scene, tongue: Tongue) -> list[str]:
    """Return a line of text for each seat, and for each zone and counter that belongs to no seat.

    `now` is the scene. `tongue` holds the game's texts in the reader's language.
    """
    common = [f"{z.name}: {_zone(z, tongue)}" for z in now.zones if z.seat is None]
    counters = [f"{c.name}: {c.value}" for c in now.counters]
    everybody = [line for seat in now.seats for line in _seat_lines(now, seat, tongue)]
    return ["", *counters, *everybody, *common]


def _seat_lines(now: Scene, seat: Seat, tongue: Tongue) -> Iterator[str]:
    you = seat.seat == now.you
    yield seat_line(now, seat, tongue)
    for zone in now.zones:
        if zone.seat == seat.seat:
            labels = f" ({', '.join(zone.labels)})" if you and zone.labels else ""
            yield f"  {zone.name}{labels}: {_zone(zone, tongue, in_full=you)}"


def seat_line(now: Scene, seat: Seat, tongue: Tongue) -> str:
    """Return the text line of a player: letter, marks, name and score."""
    you = seat.seat == now.you
    letter = tongue.say("table-you", letter=seat.letter) if you else seat.letter
    who = ", ".join([letter, *map(tongue.mark, seat.marks)])
    named = "" if seat.name == seat.letter or you else f" {seat.name}"
    return f"{who}{named}. {tongue.say('table-score', score=points(seat, tongue))}"


def points(seat: Seat, tongue: Tongue) -> str:
    """Return a seat's score, as far as the viewer can know it."""
    return tongue.say("table-points" if seat.complete else "table-or-more", score=seat.score)


def _zone(zone: Zone, tongue: Tongue, in_full: bool = False) -> str:
    if zone.lies == "row":
        return "; ".join(f"{p.name} {_pieces(p, tongue)}".strip() for p in zone.places)
    if in_full and zone.lies == "hand":
        return "; ".join(map(_in_full, alike(zone.places[0]))) or tongue.say("table-empty")
    return _pieces(zone.places[0], tongue)


def _pieces(place: Place, tongue: Tongue) -> str:
    return ", ".join(piece_text(p, tongue) for p in place.pieces) or tongue.say("table-empty")


def alike(place: Place) -> list[Piece]:
    """Return the pieces of a place, with equal pieces merged into one piece that has a count."""
    counts = Counter(place.pieces)
    return [structs.replace(piece, count=n * piece.count) for piece, n in counts.items()]


def piece_text(piece: Piece, tongue: Tongue) -> str:
    """Return a piece in words: "Bandit 1 locked", "Bandit x3" for a pile, or "5 face down"."""
    if piece.face is None:
        how = "table-face-down" if piece.marks else "table-some-face-down"
        said = tongue.say(how, n=piece.count)
    elif piece.count > 1:
        said = f"{piece.name} x{piece.count}"
    else:
        said = " ".join(filter(None, [piece.name, piece.value]))
    return " ".join([said, *map(tongue.mark, piece.marks)])


def _in_full(piece: Piece) -> str:
    text, count = f"({piece.text})" * bool(piece.text), f"x{piece.count}" * (piece.count > 1)
    return " ".join(filter(None, [piece.name, piece.value, text, count]))


def rule_lines(rules: Rules, language: str, clause: str = "") -> list[str]:
    """Return all clauses of the rules under their headings, or only the clause with this number."""
    found = rulebook.parse(rules.book(language))
    chosen = [rulebook.find(found, clause)] if clause else found
    lines, heading = [], ""
    for c in chosen:
        if c.heading != heading:
            heading = c.heading
            lines += [heading]
        lines.append(f"  {c.id} {c.text}")
    return lines
