"""Lessons of a first game of 25 Outlaws, each shown when it first matters."""

from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.games.outlaws25.piece_names import dollars
from tinstar.presentation.guided_first_game import Lesson


def lessons(game: Game, say: Say) -> list[Lesson]:
    box = game.box
    if box.hand_only:
        return _poker(say, "lesson-one-hand")
    price, needed = dollars(say, box.price), dollars(say, box.needed)
    return [
        *_poker(say, "lesson-goal"),
        Lesson("asked stand", say("lesson-stand"), "gang"),
        Lesson("asked buy", say("lesson-buy", money=price), "gang"),
        Lesson("asked hold_up", say("lesson-hold-up"), "gang"),
        Lesson("told draws", say("lesson-draws")),
        Lesson("asked fight", say("lesson-fight", money=dollars(say, box.must_fight))),
        Lesson("told turn up", say("lesson-turn-up"), "duel"),
        Lesson("told wanted", say("lesson-wanted")),
        Lesson("lies law", say("lesson-law"), "law"),
        Lesson("asked keep", say("lesson-keep", money=needed), "gang"),
        Lesson("asked play", say("lesson-play")),
    ]


def _poker(say: Say, goal: str) -> list[Lesson]:
    return [
        Lesson("start", say(goal)),
        Lesson("told flop", say("lesson-flop"), "flop"),
        Lesson("asked check", say("lesson-check")),
        Lesson("asked call", say("lesson-call")),
    ]
