"""What is said of a match that is over."""

from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.review_result import Review
from tinstar.server.tables.websocket_schemas import Frame


class Replay(Struct, frozen=True):
    """Every position of a finished match as `seat` saw it, or with everything shown (-2)."""

    seat: int
    frames: list[Frame]


class Turning(Struct, frozen=True):
    """Where a match turned: what happened before it stood `at`, and whose score changed most."""

    at: int
    text: str
    seat: int
    before: int
    after: int


class Course(Struct, frozen=True):
    """How a match that is over went: everybody's score at first and after each turn, how many
    answers had been given by then, and the turns that changed most who was ahead, in order."""

    scores: list[list[int]]
    answers: list[int]
    turnings: list[Turning]


class ReviewState(Struct, frozen=True):
    """How it is with the review of a match: `share` of it is done, `ahead` others are made before.

    `none`: nobody has asked for it yet.
    """

    phase: Literal["none", "waiting", "working", "done", "failed"]
    share: float = 0.0
    ahead: int = 0
    review: Review | None = None


class Verdict(Struct, frozen=True):
    """`finding` is fair, unfinished or rejected; `seed` is hexadecimal, empty until published."""

    finding: str
    text: str
    commitment: str
    seed: str
