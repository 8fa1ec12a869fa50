"""The guide of a first game: short lessons, each shown when it first matters.

The function `lessons` of a game's `GameWords` returns the lessons.
"""

from collections.abc import Iterable

from msgspec import Struct

from tinstar.engine.game import Game
from tinstar.engine.i18n import ENGLISH
from tinstar.presentation.scene import Event, Scene


class Lesson(Struct, frozen=True, omit_defaults=True):
    """A few sentences that are shown once, as soon as the condition `when` is true:

        start       the game is seen for the first time
        lies KIND   a zone of that kind is on the table
        asked DEED  an action of that kind is legal now
        told KIND   an event of that kind has just happened

    The sentences appear next to a zone of the kind `beside`: the reader's own zone, if there is
    one. If `beside` is empty, the sentences appear next to the pieces that the event moved, or next
    to the prompt.
    """

    when: str
    text: str
    beside: str = ""


def lessons(game: Game, language: str = ENGLISH) -> list[Lesson]:
    """Return all lessons of a game."""
    told = game.rules.words.lessons
    return told(game, game.rules.tongue(language).say) if told else []


def matters(lesson: Lesson, scene: Scene, events: Iterable[Event]) -> bool:
    """Return whether the condition of a lesson is true for the seat that sees this scene."""
    sort, _, name = lesson.when.partition(" ")
    if sort == "lies":
        return any(zone.kind == name for zone in scene.zones)
    if sort == "asked":
        return any(choice.touch.deed == name for choice in scene.choices)
    if sort == "told":
        return any(event.kind == name for event in events)
    return sort == "start"
