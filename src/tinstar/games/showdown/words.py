"""Showdown in words: objections, endings, what is asked, and what each action means."""

from collections.abc import Callable
from typing import Any

from tinstar.core.actions import seat_letter
from tinstar.core.game import Game
from tinstar.core.kernel import CHANCE
from tinstar.core.scene import Sight
from tinstar.games.showdown.actions import ACTIONS, Objection
from tinstar.games.showdown.cards import (
    a_disguise,
    bucks,
    card_name,
    card_word,
    several,
    symbol_name,
)
from tinstar.games.showdown.components import SHERIFF_FACE, Disguise, Symbol
from tinstar.games.showdown.events import events
from tinstar.games.showdown.lessons import lessons
from tinstar.games.showdown.results import ENDINGS, results, score_lines
from tinstar.games.showdown.state import Ending, Phase

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

PITCH = "Prairie dogs rob a bank, under the nose of a sheriff whom everybody moves."
MINUTES = 20
OBJECTIONS = {
    Objection.NOT_NOW: "something else is being decided now",
    Objection.HAND_FULL: "your hand is full, so you must take action",
    Objection.NO_OPEN_CARD: "no card lies there",
    Objection.PILE_EMPTY: "the pile is empty",
    Objection.TOO_FEW_SYMBOLS: "your cards do not show that symbol often enough",
    Objection.NOT_IN_HAND: "that card is not in your hand",
    Objection.WITHOUT_THE_SYMBOL: "that card does not show the symbol that you have chosen",
    Objection.TOO_FEW_LAID: "the chosen symbol is not yet laid often enough",
    Objection.NO_SUCH_GROUP: "none of these symbols is left to carry out",
    Objection.NO_SUCH_VAULT: "there is no such vault",
    Objection.EMPTY_VAULT: "that vault is empty",
    Objection.GUARDED: "the sheriff stands at that vault",
    Objection.NO_SUCH_DISGUISE: "you do not own that disguise",
    Objection.TOO_FEW_BUCKS: "the others do not have the rest of your haul",
    Objection.TOO_MANY_BUCKS: "that is more than your haul, or than this victim has",
}

UNSAID = {
    Objection.NOT_NOW,
    Objection.NOT_IN_HAND,
    Objection.NO_SUCH_GROUP,
    Objection.NO_SUCH_VAULT,
    Objection.NO_SUCH_DISGUISE,
    Objection.TOO_FEW_BUCKS,
    Objection.TOO_MANY_BUCKS,
}

# For each deed the clauses that allow or shape it.
CLAUSES: dict[str, tuple[str, ...]] = {
    "take": ("P4", "P5", "P6", "P7", "R7", "E1"),
    "draw": ("P4", "P7", "R5"),
    "choose": ("A1", "A2", "A4", "R8"),
    "lay": ("A1", "A3", "R8", "R11"),
    "done": ("A4", "A5", "R9"),
    "do": ("A5", "A6", "R10"),
    "rob": ("T2", "T3", "T4", "R13"),
    "pay": ("L2", "L3", "L4", "R19", "R20"),
    "use": ("L5", "L6", "H5", "H6", "Q6", "Q7", "R19"),
    "leave": ("H3", "H4", "Q4", "Q5", "R21"),
    "steal": ("Q2", "Q3", "R22", "R23"),
}


def chance_text(s: Any, outcome: int) -> str:
    """What chance answered: who begins, what is rolled, or which card it is."""
    if s.phase == Phase.BEGIN:
        return f"begin {seat_letter(outcome)}"
    if s.phase == Phase.ROLL:
        return "roll sheriff" if outcome == SHERIFF_FACE else f"roll {outcome}"
    return f"{'draw' if s.phase in (Phase.DRAW, Phase.DEAL) else 'turn'} {card_word(outcome)}"


def primer(game: Game) -> list[str]:
    box = game.box[0]
    return [
        "You are a prairie dog on the prowl. Whoever has the most bucks when the last face-up card"
        " is taken wins.",
        "On your turn you make plans or take action. To make plans is to take one card: one that"
        f" lies face up, or the top one of the pile. With {box.hand_limit} cards in hand you must"
        " take action.",
        "To take action, name a symbol and lay cards that all show it, at least"
        f" {box.symbols_needed} times in all. Then everything on them happens, like symbols"
        " together, in the order that you decide.",
        "Bandit: your bandit goes a step. The last step may end on bucks or a disguise. The tunnel"
        " under the bank lets you empty a vault where the sheriff is not standing.",
        "Sheriff: he goes a step. On his lookout he looks around, and whoever is not behind a rock"
        f" loses {box.lookout_loss} bucks, or uses a disguise.",
        "Holdup: roll for bucks. Brawl: roll for bucks of the others. If you roll the sheriff it"
        " was all for nothing, unless you use a disguise. Money box: one buck, which nobody can"
        " take from you.",
        f"At the end each card in hand counts {bucks(int(box.bucks_per_card))}.",
    ]


# --- what is asked --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is asked, of whom."""
    asked, phase = sight.view.current_player(), Phase(sight.s.phase)
    if sight.is_over():
        return f"The game is over: {ENDINGS[Ending(sight.s.ending)]}. {results(sight)}"
    if asked == CHANCE:
        return _CHANCE[phase]
    if asked == sight.seat:
        return _QUESTIONS[phase](sight)
    return f"{sight.names[sight.s.mover]} {_WAITING[phase]}."


_CHANCE = {
    Phase.BEGIN: "Who begins?",
    Phase.LAY_OUT: "The first cards are turned over.",
    Phase.DEAL: "The cards are dealt.",
    Phase.TURN_OVER: "A card is turned over.",
    Phase.DRAW: "A card is drawn.",
    Phase.ROLL: "The die is rolled.",
}

_WAITING = {
    Phase.TURN: "is to make plans or take action",
    Phase.LAY: "is to lay cards",
    Phase.GROUP: "is to say what comes next",
    Phase.VAULT: "is to choose a vault",
    Phase.LOOKOUT: "may use a disguise",
    Phase.DISCOVERED: "is discovered and may use a disguise",
    Phase.STEAL: "is to share out the loot",
}


def _turn(sight: Sight) -> str:
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    if "choose" not in possible:
        return "It is your turn: make plans by taking a card."
    if possible == {"choose"}:
        return "Your hand is full, so take action: with which symbol?"
    return "It is your turn: make plans by taking a card, or take action with a symbol?"


def _lays(sight: Sight) -> str:
    s = sight.s
    symbol, missing = symbol_name(s.symbol), int(sight.box.symbols_needed - s.left[s.symbol])
    if missing > 0:
        return f"Lay cards that show {symbol}: {several(s.symbol, missing)} more at least."
    return f"Lay another card that shows {symbol}, or is that all?"


def _next_group(sight: Sight) -> str:
    left = [several(x, int(sight.s.left[x])) for x in Symbol if sight.s.left[x]]
    return f"What do you carry out next: {', '.join(left[:-1])} or {left[-1]}?"


def _which_vault(sight: Sight) -> str:
    return "You pass under the bank: which unguarded vault do you empty?"


def _owned(sight: Sight) -> str:
    owned = [a_disguise(d) for d in Disguise if sight.s.disguise[sight.seat, d]]
    return " or ".join(owned)


def _looked_at(sight: Sight) -> str:
    return f"The sheriff looks around and finds you: lose {_loss(sight)}, or use {_owned(sight)}?"


def _loss(sight: Sight) -> str:
    return bucks(int(min(sight.s.bucks[sight.seat], sight.box.lookout_loss)))


def _rolled_the_sheriff(sight: Sight) -> str:
    s = sight.s
    left = several(s.group, int(s.steps)).split(" ", 1)
    haul = f"Your haul so far is {bucks(int(s.haul))}, with {left[0]} to roll"
    return f"You have rolled the sheriff. {haul}: use {_owned(sight)}, or leave empty-handed?"


def _from_whom(sight: Sight) -> str:
    s = sight.s
    victim, has = sight.names[s.victim], bucks(int(s.bucks[s.victim]))
    return f"You may take {bucks(int(s.haul))} in all. How many from {victim}, who has {has}?"


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.TURN: _turn,
    Phase.LAY: _lays,
    Phase.GROUP: _next_group,
    Phase.VAULT: _which_vault,
    Phase.LOOKOUT: _looked_at,
    Phase.DISCOVERED: _rolled_the_sheriff,
    Phase.STEAL: _from_whom,
}


# --- what an action means -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """An action as a sentence, said to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    return _ANSWERS.get(family) or _DEEDS[family](sight, **values)


def _take(sight: Sight, slot: int) -> str:
    card = int(sight.s.open_card[slot])
    return f"Take {card_name(card)} into your hand"


def _choose(sight: Sight, symbol: int) -> str:
    return f"Take action: lay cards that show {symbol_name(symbol)}"


def _lay(sight: Sight, card: int) -> str:
    return f"Lay {card_name(card)}, to carry out all that is on it"


def _do(sight: Sight, symbol: int) -> str:
    count = int(sight.s.left[symbol])
    return f"{several(symbol, count).capitalize()}: {_COMES_OF[Symbol(symbol)](count)}"


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _steps(count: int) -> str:
    return f"{count} step{'s' * (count != 1)}"


_COMES_OF: dict[Symbol, Callable[[int], str]] = {
    Symbol.BANDIT: lambda count: f"your bandit goes {_steps(count)}",
    Symbol.SHERIFF: lambda count: f"the sheriff goes {_steps(count)}",
    Symbol.HOLDUP: lambda count: f"roll {_times(count)} for bucks",
    Symbol.BRAWL: lambda count: f"roll {_times(count)} for bucks of the others",
    Symbol.MONEY_BOX: lambda count: f"put {bucks(count)} where nobody can take them",
}


def _rob(sight: Sight, vault: int) -> str:
    return f"Empty vault {vault + 1} ({bucks(int(sight.box.vault[vault]))})"


def _pay(sight: Sight) -> str:
    return f"Use no disguise and lose {_loss(sight)}"


def _use(sight: Sight, disguise: int) -> str:
    lookout = sight.s.phase == Phase.LOOKOUT
    return f"Use {a_disguise(disguise)} and {'lose nothing' if lookout else 'keep your haul'}"


def _steal(sight: Sight, bucks: int) -> str:
    money = f"{bucks} buck{'s' * (bucks != 1)}"
    return f"Take {money} from {sight.names[sight.s.victim]}"


_ANSWERS = {
    "draw": "Draw the top card of the pile",
    "done": "That is all: carry it out",
    "leave": "Use no disguise and leave empty-handed",
}

_DEEDS: dict[str, Callable[..., str]] = {
    "take": _take,
    "choose": _choose,
    "lay": _lay,
    "do": _do,
    "rob": _rob,
    "pay": _pay,
    "use": _use,
    "steal": _steal,
}
