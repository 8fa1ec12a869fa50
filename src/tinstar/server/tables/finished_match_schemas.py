"""What is said of a match that is over."""

from msgspec import Struct

from tinstar.server.tables.websocket_schemas import Frame


class Replay(Struct, frozen=True):
    """Every position of a finished match as `seat` saw it, or with everything shown (-2)."""

    seat: int
    frames: list[Frame]


class TurningPoint(Struct, frozen=True):
    """Where a match turned: what happened before it stood `at`, and whose score changed most."""

    at: int
    text: str
    seat: int
    before: int
    after: int


class ScoreCurve(Struct, frozen=True):
    """How a match that is over went: everybody's score at first and after each turn, how many
    answers had been given by then, and the turns that changed most who was ahead, in order."""

    scores: list[list[int]]
    answers: list[int]
    turnings: list[TurningPoint]


class FairnessVerdict(Struct, frozen=True):
    """`finding` is fair, unfinished or rejected; `seed` is hexadecimal, empty until published."""

    finding: str
    text: str
    commitment: str
    seed: str
