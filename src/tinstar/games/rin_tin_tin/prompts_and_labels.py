"""Rin Tin Tin in words: prompts, and a sentence for each action."""

from typing import Any

from tinstar.engine import kernel_calls
from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.i18n import Say
from tinstar.engine.kernel import CHANCE
from tinstar.engine.view import View
from tinstar.games.rin_tin_tin.actions import ACTIONS, Objection
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES, TERRITORIES, Spin
from tinstar.games.rin_tin_tin.first_game_lessons import lessons
from tinstar.games.rin_tin_tin.groups_and_boodle import is_covered
from tinstar.games.rin_tin_tin.piece_names import (
    CAVALRYMAN,
    FIGURE,
    called,
    card_word,
    group_name,
    group_of,
    outlaws,
)
from tinstar.games.rin_tin_tin.result_texts import game_over, results, score_lines
from tinstar.games.rin_tin_tin.state import A_CARD, EITHER, ONE, Phase
from tinstar.games.rin_tin_tin.turns_and_placing import circles_called_for, may_be_a_cavalryman
from tinstar.presentation.game_parts import GameWords, Occasion
from tinstar.presentation.view_with_names import Sight

UNSAID = {Objection.NO_SUCH_GROUP, Objection.FIGURE_CALLED_FOR, Objection.CAVALRYMAN_CALLED_FOR}


def chance_text(s: Any, outcome: int) -> str:
    """Return the notation of a chance outcome: the first player, a spin, or a card."""
    if s.phase == Phase.START:
        return f"begin {seat_letter(outcome)}"
    if s.phase == Phase.SPIN:
        return f"spin {Spin(outcome).name.lower().replace('_', '-')}"
    return f"draw {card_word(outcome)}"


def primer(game: Game, say: Say) -> list[str]:
    box = game.box
    return [
        say("primer-aim"),
        say("primer-circles", groups=TERRITORIES * int(box.groups), circles=int(box.circles)),
        say("primer-turn", figure="either" if box.on_rin_tin_tin == EITHER else "first"),
        say("primer-outlaws", alone="one" if box.lone_figure == ONE else "doubled"),
        say(
            "primer-boodle",
            values=", ".join(say("boodle-value", n=int(value)) for value in box.boodle_value),
            others="a-card" if box.uncovered_groups == A_CARD else "nothing",
        ),
        say("primer-end"),
    ]


# --- prompts --------------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """Return the question for the player to act or, for all others, what they are waiting for."""
    asked = sight.asked
    if sight.is_over():
        return f"{game_over(sight)} {results(sight)}"
    if asked == CHANCE:
        return _chance(sight)
    if asked == sight.seat:
        return _place(sight)
    if sight.s.spun == Spin.NOT_SPUN:
        return sight.say("is-to-place", who=sight.person(asked))
    return sight.say("has-spun", who=sight.person(asked), color=called(Spin(sight.s.spun)))


def _chance(sight: Sight) -> str:
    s, phase = sight.s, Phase(sight.s.phase)
    if phase == Phase.START:
        return sight.say("chance-begins")
    if phase == Phase.SPIN:
        again = "now-spins-again" if s.spun == Spin.ON_A_LINE else "now-spins"
        return sight.say(again, who=sight.person(s.mover))
    tie = "now-draws-in-a-tie" if phase == Phase.DRAW_OFF else "now-draws"
    return sight.say(tie, who=sight.person(s.drawer))


def _place(sight: Sight) -> str:
    spun, where = Spin(sight.s.spun), circles_called_for(sight.s)
    if spun == Spin.NOT_SPUN:
        return sight.say("ask-only-figures")
    if where == FOR_FIGURES:
        either = may_be_a_cavalryman(sight.box, sight.s)
        return sight.say("ask-figure-or-cavalryman" if either else "ask-figure")
    if where != ANYWHERE:
        return sight.say("ask-in-a-territory", color=called(spun))
    return sight.say(
        "ask-without-a-figure" if spun == Spin.RIN_TIN_TIN else "ask-anywhere", color=called(spun)
    )


# --- actions as sentences -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence, with the points that the player then has in the group."""
    group, me, then = group_of(action), int(sight.s.mover), _after(sight, action)
    kind = FIGURE if ACTIONS.family(action).name == "figure" else CAVALRYMAN
    about: dict[str, Any] = {"group": group_name(sight, group), "n": outlaws(then, group, me)}
    if not is_covered(then.box, then.s, group):
        return sight.say(f"place-{kind}", **about)
    if then.s.phase != Phase.BOODLE:
        return sight.say(f"place-{kind}-last", **about)
    return sight.say(f"place-{kind}-for-boodle", who=sight.person(then.s.drawer), **about)


def _after(sight: Sight, action: int) -> Sight:
    """Return what a seat would see after an action of its own."""
    record = sight.view.s.copy()
    sight.game.calls[kernel_calls.answer](record, action, sight.game.desk().scratch)
    view = View(sight.game, sight.seat, record, sight.view.position)
    return Sight(view, sight.names, sight.memory_aid)


WORDS = GameWords(
    minutes=10,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
    gestures=("hat", "paw", "clap", "shrug"),
    occasions={
        "draw": Occasion.SHOUT,
        "forfeit": Occasion.PENALTY,
    },
    lessons=lessons,
)
