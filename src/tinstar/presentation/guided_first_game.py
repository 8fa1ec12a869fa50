"""What is said to somebody who plays a game for the first time: each thing when it first matters.

A game that has something to say gives its words a function `lessons`.
"""

from collections.abc import Iterable

from msgspec import Struct

from tinstar.engine.game import Game
from tinstar.engine.i18n import ENGLISH
from tinstar.presentation.scene import Event, Scene


class Lesson(Struct, frozen=True, omit_defaults=True):
    """A few sentences, said once, as soon as what `when` names is so:

        start       the game is seen for the first time
        lies KIND   a zone of that kind is on the table
        asked DEED  one may do such a deed now
        told KIND   such an event has just happened

    `beside` is the kind of zone that they speak of, one's own if one has one. Without it, they
    stand beside the pieces that the event moved, or beside the question.
    """

    when: str
    text: str
    beside: str = ""


def lessons(game: Game, language: str = ENGLISH) -> list[Lesson]:
    """All that is to be said of a game."""
    told = game.rules.words.lessons
    return told(game, game.rules.tongue(language).say) if told else []


def matters(lesson: Lesson, scene: Scene, events: Iterable[Event]) -> bool:
    """Whether the lesson may be said now to the seat that sees this."""
    sort, _, name = lesson.when.partition(" ")
    if sort == "lies":
        return any(zone.kind == name for zone in scene.zones)
    if sort == "asked":
        return any(choice.touch.deed == name for choice in scene.choices)
    if sort == "told":
        return any(event.kind == name for event in events)
    return sort == "start"
