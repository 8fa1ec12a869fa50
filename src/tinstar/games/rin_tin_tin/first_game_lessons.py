"""Lessons of a first game of Rin Tin Tin, each shown when it first matters."""

from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.presentation.guided_first_game import Lesson


def lessons(game: Game, say: Say) -> list[Lesson]:
    most = max(int(value) for value in game.box.boodle_value)
    return [
        Lesson("start", say("lesson-start")),
        Lesson("lies group", say("lesson-group", circles=int(game.box.circles)), "group"),
        Lesson("lies squad", say("lesson-squad"), "squad"),
        Lesson("told spin", say("lesson-spin"), "spinner"),
        Lesson("asked cavalryman", say("lesson-cavalryman")),
        Lesson("asked figure", say("lesson-figure")),
        Lesson("told group", say("lesson-covered", most=most)),
        Lesson("told draw", say("lesson-draw")),
        Lesson("told forfeit", say("lesson-forfeit")),
    ]
