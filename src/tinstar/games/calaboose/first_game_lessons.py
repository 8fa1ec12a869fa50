"""Lessons of a first game of Calaboose, each shown when it first matters."""

from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.games.calaboose.components import Card
from tinstar.presentation.guided_first_game import Lesson


def lessons(game: Game, say: Say) -> list[Lesson]:
    box = game.box
    cells = int(box.cells)
    one, two, three, *_ = box.bounty[Card.BANDIT].tolist()
    return [
        Lesson("start", say("lesson-start")),
        Lesson("lies jail", say("lesson-jail", cells=cells), "jail"),
        Lesson("lies hand", say("lesson-hand", one=one, two=two, three=three), "hand"),
        Lesson("asked put", say("lesson-put"), "jail"),
        Lesson("asked send", say("lesson-send")),
        Lesson("told send", say("lesson-sent")),
        Lesson("told badge", say("lesson-badge")),
        Lesson("asked accept", say("lesson-accept")),
        Lesson("asked defend_from_hand", say("lesson-defend"), "hand"),
        Lesson("asked redirect", say("lesson-redirect")),
        Lesson("asked lock", say("lesson-lock", cells=cells), "jail"),
        Lesson("asked whiskey", say("lesson-whiskey"), "hand"),
        Lesson("asked jail_break", say("lesson-jail-break"), "hand"),
        Lesson("asked send_nowhere", say("lesson-nowhere"), "hand"),
    ]
