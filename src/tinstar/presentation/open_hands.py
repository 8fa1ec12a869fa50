"""A table with all cards shown, made by combining the views of all seats.

Even this shows nothing that nobody at the table could see.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tinstar.presentation.scene import Place, Scene, Seat, Zone


def opened(public: Scene, own: Sequence[Scene]) -> Scene:
    """Return the scene with all cards open.

    Each seat's zones and score are as that seat sees them. If a piece's owner has not seen it,
    another seat's view of it is used.
    """
    zones = tuple(z if z.seat is None else _as_seen(z, own) for z in public.zones)
    return replace(public, zones=zones, seats=tuple(_as_itself(s, own) for s in public.seats))


def _as_seen(zone: Zone, own: Sequence[Scene]) -> Zone:
    """Return the zone under its public name, with the faces that its owner or else another seat
    sees.
    """
    order = sorted(range(len(own)), key=lambda seat: seat != zone.seat)
    seen = [{p.id: p for z in own[seat].zones for p in z.places} for seat in order]
    return replace(zone, places=tuple(_open([s.get(p.id, p) for s in seen]) for p in zone.places))


def _open(seen: Sequence[Place]) -> Place:
    """Return the first of these places, or another that shows its single piece if the first does
    not.
    """
    if len(seen[0].pieces) == 1 and seen[0].pieces[0].face is None:
        return next((p for p in seen if p.pieces and p.pieces[0].face), seen[0])
    return seen[0]


def _as_itself(seat: Seat, own: Sequence[Scene]) -> Seat:
    """Return a seat with its score as far as it knows it itself."""
    known = own[seat.seat].seats[seat.seat]
    return replace(seat, score=known.score, complete=known.complete, score_lines=known.score_lines)
