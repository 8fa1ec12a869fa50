"""Lessons of a first game of Showdown, each shown when it first matters."""

from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.games.showdown.piece_names import bucks
from tinstar.presentation.guided_first_game import Lesson


def lessons(game: Game, say: Say) -> list[Lesson]:
    box = game.box
    return [
        Lesson("start", say("lesson-start")),
        Lesson("lies hand", say("lesson-hand"), "hand"),
        Lesson(
            "asked take",
            say("lesson-take", most=int(box.hand_limit), bucks=bucks(int(box.bucks_per_card))),
            "open",
        ),
        Lesson("asked choose", say("lesson-choose", needed=int(box.symbols_needed))),
        Lesson("asked do", say("lesson-do")),
        Lesson("told step", say("lesson-step"), "track"),
        Lesson("told sheriff", say("lesson-sheriff"), "bank"),
        Lesson("told found", say("lesson-found", bucks=bucks(int(box.lookout_loss)))),
        Lesson("told roll", say("lesson-roll"), "dice"),
        Lesson("asked use", say("lesson-use")),
        Lesson("told save", say("lesson-save"), "things"),
        Lesson("asked rob", say("lesson-rob"), "bank"),
    ]
