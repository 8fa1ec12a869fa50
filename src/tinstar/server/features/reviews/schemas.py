from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.review_result import Review


class ReviewState(Struct, frozen=True):
    """The state of a match's review.

    `share` is the part of the review that is done. `ahead` is the number of other reviews that come
    first. The phase is `none` if nobody has asked for a review yet.
    """

    phase: Literal["none", "waiting", "working", "done", "failed"]
    share: float = 0.0
    ahead: int = 0
    review: Review | None = None
