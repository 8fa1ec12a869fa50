"""Lessons of a first game of Caboo, each shown when it first matters."""

from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.games.caboo.components import Rank
from tinstar.games.caboo.result_texts import costs_more
from tinstar.presentation.guided_first_game import Lesson


def lessons(game: Game, say: Say) -> list[Lesson]:
    box = game.box
    court = {
        rank.name.lower(): int(box.value[rank])
        for rank in (Rank.KING, Rank.ACE, Rank.JACK, Rank.QUEEN)
    }
    call = "lesson-last-turns" if box.advanced else "lesson-at-once"
    about = {"right": int(box.reward), "wrong": int(box.wrong_call), "cost": costs_more(box)}
    dealt, looked = int(box.dealt), int(box.looked_at)
    return [
        Lesson("start", say("lesson-start", **court)),
        Lesson("lies row", say("lesson-row", dealt=dealt, looked=looked), "row"),
        Lesson("asked draw", say("lesson-draw"), "pile"),
        Lesson("asked swap", say("lesson-swap"), "row"),
        Lesson("asked discard", say("lesson-discard"), "centre"),
        Lesson("asked look", say("lesson-look")),
        Lesson("asked trade", say("lesson-trade")),
        Lesson("asked mine", say("lesson-mine"), "centre"),
        Lesson("asked stack", say("lesson-stack")),
        Lesson("asked call", say("lesson-call", **about)),
        Lesson("told caboo", say(call)),
        Lesson("told end", say("lesson-end", most=int(box.out_above))),
    ]
