"""Messages of the API about finished matches."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables.table_schemas import Chair
from tinstar.server.tables.websocket_schemas import Frame

LONGEST_OPENED = 1_000_000  # characters


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


class OpenJournal(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a journal, and the seat to see its match from; -2 to see all cards."""

    journal: Annotated[str, Meta(max_length=LONGEST_OPENED)]
    seat: Annotated[int, Meta(ge=EVERYTHING, lt=MOST_SEATS)] = EVERYTHING


class OpenedJournal(Struct):
    """A journal that was brought as a file. `finding` is fair, unfinished or rejected.

    If the match cannot be replayed, there are no `frames`, and `lines` tell the moves as text. A
    file that is no journal has neither. `text` then says what was expected.
    """

    finding: str
    text: str
    game: str = ""
    title: str = ""
    chairs: list[Chair] = []
    frames: list[Frame] = []
    lines: list[str] = []
