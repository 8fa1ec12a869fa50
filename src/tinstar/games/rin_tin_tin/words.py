"""Rin Tin Tin in words: objections, endings, what is asked, and what each action means."""

from typing import Any

from tinstar.core import calls
from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.layout import copied
from tinstar.core.scene import Sight
from tinstar.core.state import View
from tinstar.games.rin_tin_tin.actions import ACTIONS, Objection
from tinstar.games.rin_tin_tin.components import ANYWHERE, FOR_FIGURES, TERRITORIES, Spin
from tinstar.games.rin_tin_tin.events import events, group_of
from tinstar.games.rin_tin_tin.lessons import lessons
from tinstar.games.rin_tin_tin.pieces import (
    card_word,
    group_name,
    outlaws,
    several,
    then_does,
    title,
)
from tinstar.games.rin_tin_tin.results import ENDINGS, results, score_lines
from tinstar.games.rin_tin_tin.rules import (
    circles_called_for,
    is_covered,
    may_be_a_cavalryman,
)
from tinstar.games.rin_tin_tin.state import A_CARD, EITHER, ONE, Ending, Phase

__all__ = [
    "CLAUSES",
    "ENDINGS",
    "OBJECTIONS",
    "UNSAID",
    "action_text",
    "chance_text",
    "events",
    "lessons",
    "primer",
    "prompt",
    "score_lines",
]

PITCH = "Spin, ride out and round up the most Outlaws, the dog at your side."
MINUTES = 10
OBJECTIONS = {
    Objection.NO_SUCH_GROUP: "there is no such group",
    Objection.FIGURE_CALLED_FOR: "a Rin Tin Tin figure must be placed now",
    Objection.CAVALRYMAN_CALLED_FOR: "a Cavalryman must be placed now",
    Objection.OTHER_TERRITORY: "the spinner shows another Territory",
    Objection.NO_FREE_CIRCLE: "no ordinary circle is free in that group",
    Objection.CIRCLE_TAKEN: "the Rin Tin Tin Outlaw Circle of that group is taken",
}

UNSAID = {Objection.NO_SUCH_GROUP, Objection.FIGURE_CALLED_FOR, Objection.CAVALRYMAN_CALLED_FOR}

CLAUSES = {
    "cavalryman": ("P2", "P4", "P5", "P6", "P9", "B4", "R4", "R6"),
    "figure": ("P2", "P8", "P10", "B5", "R4", "R7"),
}


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered: who begins, what was spun, or which card was drawn."""
    if s.phase == Phase.START:
        return f"begin {seat_letter(outcome)}"
    if s.phase == Phase.SPIN:
        return f"spin {Spin(outcome).name.lower().replace('_', '-')}"
    return f"draw {card_word(outcome)}"


def primer(game: Game) -> list[str]:
    box = game.box[0]
    values = ", ".join(f"${value}" for value in box.boodle_value)
    otherwise = ", or" if box.on_rin_tin_tin == EITHER else "; if you have none left,"
    alone = ", but not that circle alone" * bool(box.lone_figure == ONE)
    rest = " At the end the other groups bring one too." * bool(box.uncovered_groups == A_CARD)
    return [
        "Outlaws hide in four Territories. Cover Outlaw Circles with your pieces to capture them;"
        " the most captured Outlaws and Boodle together win.",
        f"The circles lie in {several(TERRITORIES * int(box.groups), 'group')}. Each has"
        f" {several(int(box.circles), 'ordinary circle')}, for Cavalrymen, and one for a Rin Tin"
        " Tin figure.",
        "On your turn you spin. A color: place a Cavalryman in that Territory, or lose the turn if"
        " it is full. Free Color Choice: in any Territory. Rin Tin Tin: place a figure on any free"
        f" Rin Tin Tin circle{otherwise} a Cavalryman anywhere.",
        "Each circle you cover is one Outlaw. If you hold the Rin Tin Tin circle of a group, all"
        f" that you capture in that group counts double{alone}.",
        "When a group is covered, whoever has the most there draws a Boodle Card in secret; in a"
        f" tie, whoever holds the Rin Tin Tin circle. The cards are worth {values} Million, of"
        f" which only the number counts.{rest}",
        "The game ends when all pieces are played. A tie for the win is broken by drawing Boodle"
        " Cards.",
    ]


# --- what is asked --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    asked = sight.view.current_player()
    if sight.is_over():
        return f"The game is over: {ENDINGS[Ending(sight.s.ending)]}. {results(sight)}"
    if asked == CHANCE:
        return _chance(sight)
    if asked == sight.seat:
        return _place(sight)
    spun = "" if sight.s.spun == Spin.NOT_SPUN else f"has spun {title(Spin(sight.s.spun))} and "
    return f"{sight.names[asked]} {spun}is to place a piece."


def _chance(sight: Sight) -> str:
    s, phase = sight.s, Phase(sight.s.phase)
    if phase == Phase.START:
        return "Chance names the first player."
    if phase == Phase.SPIN:
        again = " again, as it was a line" if s.spun == Spin.ON_A_LINE else ""
        return f"{sight.does(s.mover, 'spin')}{again}."
    tie = " to break the tie" if phase == Phase.DRAW_OFF else ""
    return f"{sight.does(s.drawer, 'draw')} a Boodle Card{tie}."


def _place(sight: Sight) -> str:
    spun, called = Spin(sight.s.spun), circles_called_for(sight.s)
    if spun == Spin.NOT_SPUN:
        return "You can place no Cavalryman any more: place a Rin Tin Tin figure, without spinning."
    if called == FOR_FIGURES:
        either = ", or in which group a Cavalryman" * may_be_a_cavalryman(sight.box, sight.s)
        circle = "on which free Rin Tin Tin circle do you place a figure"
        return f"You spun Rin Tin Tin: {circle}{either}?"
    if called != ANYWHERE:
        return f"You spun {title(spun)}: in which of its groups do you place a Cavalryman?"
    without = ", and can place no figure" if spun == Spin.RIN_TIN_TIN else ""
    return f"You spun {title(spun)}{without}: in which group do you place a Cavalryman?"


# --- what an action means -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence, with what the group then counts for the seat that may choose it."""
    what = {"figure": "Rin Tin Tin"}.get(ACTIONS.family(action).name, "a Cavalryman")
    group, me, then = group_of(action), int(sight.s.mover), _after(sight, action)
    text = f"Place {what} in {group_name(group)} ({several(outlaws(then, group, me), 'Outlaw')}"
    if not is_covered(then.box, then.s, group):
        return f"{text})"
    if then.s.phase != Phase.BOODLE:
        return f"{text}; covers the group)"
    return f"{text}; covers the group, and {then_does(sight, then.s.drawer, 'draw')} Boodle)"


def _after(sight: Sight, action: int) -> Sight:
    """What a seat would see on the board after an action of its own."""
    record = copied(sight.view.record)
    sight.game.calls[calls.answer](record, action, sight.game.desk().room)
    view = View(sight.game, sight.seat, record, sight.view.position)
    return Sight(view, sight.names, sight.memory_aid)
