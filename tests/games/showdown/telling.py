"""Events and scenes of a drawn table."""

from tinstar.games import rules
from tinstar.presentation.scene import Scene, Zone

OWN = rules("showdown")


def zone(now: Scene, kind: str, seat: int | None = None) -> Zone:
    return next(z for z in now.zones if z.kind == kind and z.seat == seat)


TURN = """
    A*  hand BB BM SM HH HR   bucks 8 at start with mustache
    B   hand SS               bucks 8 at bank
    C   hand SS               bucks 8 at bank
    open RR HM
    sheriff 5
    pile rest
"""
