"""Messages of the API about finished matches."""

from msgspec import Struct

from tinstar.server.tables.websocket_schemas import Frame


class Replay(Struct, frozen=True):
    """All positions of a finished match as `seat` saw them.

    If `seat` is -2, all cards are open.
    """

    seat: int
    frames: list[Frame]


class TurningPoint(Struct, frozen=True):
    """A turning point of a match.

    The message has the events that led to position `at`, and the seat whose score they changed
    most.
    """

    at: int
    text: str
    seat: int
    before: int
    after: int


class ScoreCurve(Struct, frozen=True):
    """The scores of a finished match: at the start and after each turn.

    `answers` counts the moves made up to each of these times. `turnings` are the turns that changed
    the lead most, in the order in which they were played.
    """

    scores: list[list[int]]
    answers: list[int]
    turnings: list[TurningPoint]


class FairnessVerdict(Struct, frozen=True):
    """The result of the fairness check. `finding` is fair, unfinished or rejected.

    `seed` is hexadecimal, and empty until the server publishes it.
    """

    finding: str
    text: str
    commitment: str
    seed: str
