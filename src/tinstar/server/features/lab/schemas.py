"""Messages of the API about a game's parameters, and about questions to the lab."""

from typing import Literal

from msgspec import Struct

from tinstar.lab_schemas.comparison_result import Compared, Question


class LabParameter(Struct, frozen=True):
    """A parameter of a game: its value, how certain the value is, and where it comes from.

    The grade says how certain. A: a source states the value. B: it follows from what a source
    states. C: it is a reconstruction that fits the sources. D: it is invented. If `row` is true,
    the parameter has several values, each with a path such as `bounty.GUNSLINGER.1`.
    """

    path: str
    values: list[int]
    row: bool
    grades: list[str]  # one for each value
    source: str


class LabParameterGroup(Struct, frozen=True):
    """Parameters of one component or rule. Each value lies between `least` and `most`."""

    name: str
    text: str
    least: int
    most: int
    entries: list[LabParameter]


class LabGame(Struct, frozen=True):
    """The parameters of a game."""

    game: str
    numbers: list[LabParameterGroup]
    net: bool  # a trained net exists for the unchanged game


class LabQuestionState(Struct, frozen=True):
    """The state of a question.

    `ahead` is its place among the questions that wait, counted from 1, or 0 if the question does
    not wait.
    """

    id: str
    question: Question
    phase: Literal["waiting", "working", "done", "failed"]
    ahead: int = 0
    found: Compared | None = None
