"""The parameters of a game that a question to the lab may change."""

from functools import cache

from tinstar.engine.edition import Entry
from tinstar.engine.game import Game
from tinstar.engine.i18n import ENGLISH
from tinstar.games import known
from tinstar.lab_schemas.comparison_result import Question
from tinstar.server.features.lab.schemas import LabGame, LabParameter, LabParameterGroup


@cache
def lab_parameters(name: str, language: str = ENGLISH) -> LabGame:
    """Return the parameters of a game, with their texts in a language."""
    bundle = known(name)
    entries, said = bundle.edition.entries, bundle.tongue(language)
    numbers = [
        LabParameterGroup(
            number.name,
            said.told(number.text, "number", number.name),
            number.least,
            number.most,
            [_lab_entry(e) for e in entries if e.path.partition(".")[0] == number.name],
        )
        for number in bundle.box.numbers
    ]
    return LabGame(name, numbers, bundle.folder.joinpath("net.bin").is_file())


def _lab_entry(e: Entry) -> LabParameter:
    row = isinstance(e.value, list)
    values = e.value if row else [e.value]
    grades = e.grade if isinstance(e.grade, list) else [e.grade] * len(values)
    return LabParameter(e.path, values, row, grades, e.source)


def check_question(question: Question) -> None:
    """Raise `TinstarError` if one of the question's two settings cannot be played."""
    bundle = known(question.game)
    for setting in (question.a, question.b):
        edition = bundle.box.changed(bundle.edition, setting.numbers)
        Game(bundle, question.players, edition, setting.options)
