"""Messages of practice."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a practice match from a position of a finished match.

    You get the seat from which you looked at the position, and computer players get the others.
    Everything that the seat could not see is dealt anew. `position` is `at` of a frame of the
    replay.
    """

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    position: Annotated[int, Meta(ge=0, lt=2**31)]
