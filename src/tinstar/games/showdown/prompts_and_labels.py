"""Showdown in words: prompts, and a sentence for each action."""

from collections.abc import Callable
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import message
from tinstar.engine.i18n import Say, Thing
from tinstar.engine.kernel import CHANCE
from tinstar.games.showdown.actions import ACTIONS, Objection
from tinstar.games.showdown.components import SHERIFF_FACE, Symbol
from tinstar.games.showdown.first_game_lessons import lessons
from tinstar.games.showdown.piece_names import (
    bucks,
    called,
    card_word,
    disguise_called,
    owned,
    several,
    symbol_word,
)
from tinstar.games.showdown.result_texts import game_over, results, score_lines
from tinstar.games.showdown.state import Phase
from tinstar.presentation.game_parts import GameWords, Occasion
from tinstar.presentation.view_with_names import Sight

UNSAID = {
    Objection.NOT_NOW,
    Objection.NOT_IN_HAND,
    Objection.NO_SUCH_GROUP,
    Objection.NO_SUCH_VAULT,
    Objection.NO_SUCH_DISGUISE,
    Objection.TOO_FEW_BUCKS,
    Objection.TOO_MANY_BUCKS,
}


def chance_text(s: Any, outcome: int) -> str:
    """Return the notation of a chance outcome: the first player, a roll, or a card."""
    if s.phase == Phase.BEGIN:
        return f"begin {seat_letter(outcome)}"
    if s.phase == Phase.ROLL:
        return "roll sheriff" if outcome == SHERIFF_FACE else f"roll {outcome}"
    return f"{'draw' if s.phase in (Phase.DRAW, Phase.DEAL) else 'turn'} {card_word(outcome)}"


def primer(game: Game, say: Say) -> list[str]:
    box = game.box
    return [
        say("primer-aim"),
        say("primer-plans", most=int(box.hand_limit)),
        say("primer-action", needed=int(box.symbols_needed)),
        say("primer-bandit"),
        say("primer-sheriff", loss=int(box.lookout_loss)),
        say("primer-dice"),
        say("primer-end", bucks=bucks(int(box.bucks_per_card))),
    ]


# --- prompts --------------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """Return the question for the player to act or, for all others, what they are waiting for."""
    asked, phase = sight.asked, Phase(sight.s.phase)
    if sight.is_over():
        return f"{game_over(sight)} {results(sight)}"
    if asked == CHANCE:
        return sight.say(message("now", phase))
    if asked == sight.seat:
        return _QUESTIONS[phase](sight)
    return sight.say(message("others", phase), who=sight.person(sight.s.mover))


def _turn(sight: Sight) -> str:
    possible = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    if "choose" not in possible:
        return sight.say("ask-to-plan")
    return sight.say("ask-to-act" if possible == {"choose"} else "ask-turn")


def _lays(sight: Sight) -> str:
    s = sight.s
    missing = int(sight.box.symbols_needed - s.left[s.symbol])
    symbol = symbol_word(s.symbol)
    if missing > 0:
        return sight.say("ask-to-lay", symbol=symbol, symbols=several(s.symbol, missing))
    return sight.say("ask-to-lay-more", symbol=symbol)


def _next_group(sight: Sight) -> str:
    left = [(x, int(sight.s.left[x])) for x in Symbol if sight.s.left[x]]
    *most, last = (sight.say("which", card=several(x, n)) for x, n in left)
    return sight.say("ask-next", most=", ".join(most), last=last)


def _looked_at(sight: Sight) -> str:
    return sight.say("ask-lookout", bucks=_loss(sight), owned=owned(sight))


def _loss(sight: Sight) -> Thing:
    return bucks(int(min(sight.s.bucks[sight.seat], sight.box.lookout_loss)))


def _rolled_the_sheriff(sight: Sight) -> str:
    haul, left = bucks(int(sight.s.haul)), int(sight.s.steps)
    return sight.say("ask-discovered", bucks=haul, left=left, owned=owned(sight))


def _from_whom(sight: Sight) -> str:
    s = sight.s
    has = bucks(int(s.bucks[s.victim]))
    about = {"bucks": bucks(int(s.haul)), "whom": sight.person(s.victim), "has": has}
    return sight.say("ask-steal", **about)


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.TURN: _turn,
    Phase.LAY: _lays,
    Phase.GROUP: _next_group,
    Phase.VAULT: lambda sight: sight.say("ask-vault"),
    Phase.LOOKOUT: _looked_at,
    Phase.DISCOVERED: _rolled_the_sheriff,
    Phase.STEAL: _from_whom,
}


# --- actions as sentences -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence, addressed to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    if family in _DEEDS:
        return _DEEDS[family](sight, **values)
    return sight.say(f"do-{family}", **{part: _PARTS[part](n) for part, n in values.items()})


def _take(sight: Sight, slot: int) -> str:
    return sight.say("do-take", card=called(int(sight.s.open_card[slot])))


def _do(sight: Sight, symbol: int) -> str:
    count = int(sight.s.left[symbol])
    comes = f"do-{symbol_word(symbol)}"
    return sight.say(comes, symbols=several(symbol, count), n=count)


def _rob(sight: Sight, vault: int) -> str:
    return sight.say("do-rob", n=vault + 1, bucks=bucks(int(sight.box.vault[vault])))


def _pay(sight: Sight) -> str:
    return sight.say("do-pay", bucks=_loss(sight))


def _use(sight: Sight, disguise: int) -> str:
    how = "do-use-lookout" if sight.s.phase == Phase.LOOKOUT else "do-use"
    return sight.say(how, disguise=disguise_called(disguise))


def _steal(sight: Sight, bucks: int) -> str:
    return sight.say("do-steal", bucks=Thing("bucks", n=bucks), whom=sight.person(sight.s.victim))


_PARTS: dict[str, Callable[[int], Any]] = {"card": called, "symbol": symbol_word}
_DEEDS: dict[str, Callable[..., str]] = {  # whose sentences need more than the action's own parts
    "take": _take,
    "do": _do,
    "rob": _rob,
    "pay": _pay,
    "use": _use,
    "steal": _steal,
}


WORDS = GameWords(
    minutes=20,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
    gestures=("hat", "stare", "star", "glass"),
    occasions={
        "rob": Occasion.SHOUT,
        "steal": Occasion.SHOUT,
        "discovered": Occasion.PENALTY,
        "found": Occasion.PENALTY,
    },
    lessons=lessons,
)
