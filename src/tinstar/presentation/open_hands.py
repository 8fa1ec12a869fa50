"""Show a table with open hands, by combining the scenes of all seats.

A card that no seat can see stays hidden.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tinstar.presentation.scene import Place, Scene, Seat, Zone


def opened(public: Scene, own: Sequence[Scene]) -> Scene:
    """Return the scene with open hands.

    `public` is the scene of a spectator, and `own` has the scene of each seat. Each seat's zones
    and score are shown as that seat sees them. A piece that only another seat has seen is shown as
    that other seat sees it.
    """
    zones = tuple(z if z.seat is None else _as_seen(z, own) for z in public.zones)
    return replace(public, zones=zones, seats=tuple(_as_itself(s, own) for s in public.seats))


def _as_seen(zone: Zone, own: Sequence[Scene]) -> Zone:
    """Return a zone with its public name, and the faces that its owner or another seat sees."""
    order = sorted(range(len(own)), key=lambda seat: seat != zone.seat)
    seen = [{p.id: p for z in own[seat].zones for p in z.places} for seat in order]
    return replace(zone, places=tuple(_open([s.get(p.id, p) for s in seen]) for p in zone.places))


def _open(seen: Sequence[Place]) -> Place:
    """Return one place, of which `seen` has the views of several seats, and prefer the first view.

    If the single piece is face down in the first view, return a view that shows its face.
    """
    if len(seen[0].pieces) == 1 and seen[0].pieces[0].face is None:
        return next((p for p in seen if p.pieces and p.pieces[0].face), seen[0])
    return seen[0]


def _as_itself(seat: Seat, own: Sequence[Scene]) -> Seat:
    """Return a seat with the score that its own player sees."""
    known = own[seat.seat].seats[seat.seat]
    return replace(seat, score=known.score, complete=known.complete, score_lines=known.score_lines)
