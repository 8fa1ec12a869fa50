"""A table with all cards shown: the views of all seats laid together.

So even that shows nothing that nobody at the table could see.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from tinstar.core.scene import Place, Scene, Seat, Zone


def opened(public: Scene, own: Sequence[Scene]) -> Scene:
    """What a spectator sees, with each seat's zones and score as that seat sees them itself."""
    zones = tuple(z if z.seat is None else _as_owner_sees(z, own[z.seat]) for z in public.zones)
    return replace(public, zones=zones, seats=tuple(_as_itself(s, own) for s in public.seats))


def _as_owner_sees(zone: Zone, own: Scene) -> Zone:
    """The zone under its public name, with the faces that its owner sees."""
    there: dict[str, Place] = {p.id: p for z in own.zones for p in z.places}
    return replace(zone, places=tuple(there.get(p.id, p) for p in zone.places))


def _as_itself(seat: Seat, own: Sequence[Scene]) -> Seat:
    """A seat's score as far as it knows it itself."""
    known = own[seat.seat].seats[seat.seat]
    return replace(seat, score=known.score, complete=known.complete)
