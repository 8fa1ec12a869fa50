"""What is said of the numbers of a game, and of questions about them."""

from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.comparison_result import Compared, Question


class LabParameter(Struct, frozen=True):
    """A number of a game: what it is on the table, how sure that is (A stated, B forced, C fits, D
    invented) and where it is from. A `row` has several, and paths such as `bounty.GUNSLINGER.1`."""

    path: str
    values: list[int]
    row: bool
    grades: list[str]  # one for each value
    source: str


class LabParameterGroup(Struct, frozen=True):
    """Numbers that belong together, of a component or a rule, each from `least` to `most`."""

    name: str
    text: str
    least: int
    most: int
    entries: list[LabParameter]


class LabGame(Struct, frozen=True):
    """What can be turned in a game."""

    game: str
    numbers: list[LabParameterGroup]
    net: bool  # whether somebody has learned the game as it is


class LabQuestionState(Struct, frozen=True):
    """How it is with a question: `ahead` counts it and those that are answered before it."""

    id: str
    question: Question
    phase: Literal["waiting", "working", "done", "failed"]
    ahead: int = 0
    found: Compared | None = None
