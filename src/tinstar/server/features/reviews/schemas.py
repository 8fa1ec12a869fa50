from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.review_result import Review


class ReviewState(Struct, frozen=True):
    """The state of a match's review.

    `share` of it is done; `ahead` reviews are before it in the queue. `none`: not requested yet.
    """

    phase: Literal["none", "waiting", "working", "done", "failed"]
    share: float = 0.0
    ahead: int = 0
    review: Review | None = None
