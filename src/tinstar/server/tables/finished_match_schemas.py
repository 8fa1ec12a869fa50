"""Messages about finished matches."""

from msgspec import Struct

from tinstar.server.tables.websocket_schemas import Frame


class Replay(Struct, frozen=True):
    """All positions of a finished match as `seat` saw them; -2: with all cards open."""

    seat: int
    frames: list[Frame]


class TurningPoint(Struct, frozen=True):
    """A turning point: the events before position `at`, and the seat whose score changed most."""

    at: int
    text: str
    seat: int
    before: int
    after: int


class ScoreCurve(Struct, frozen=True):
    """The scores of a finished match: at the start and after each turn.

    `answers` counts the moves made by then. `turnings` are the turns that changed the lead most, in
    order.
    """

    scores: list[list[int]]
    answers: list[int]
    turnings: list[TurningPoint]


class FairnessVerdict(Struct, frozen=True):
    """The fairness check: `finding` is fair, unfinished or rejected.

    `seed` is hexadecimal, and empty until it is published.
    """

    finding: str
    text: str
    commitment: str
    seed: str
