from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.review_result import Review


class ReviewState(Struct, frozen=True):
    """How it is with the review of a match: `share` of it is done, `ahead` others are made before.

    `none`: nobody has asked for it yet.
    """

    phase: Literal["none", "waiting", "working", "done", "failed"]
    share: float = 0.0
    ahead: int = 0
    review: Review | None = None
