"""Caboo in words: prompts, and a sentence for each action."""

from collections.abc import Callable, Iterator
from typing import Any

from tinstar.engine.actions import seat_letter
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import message
from tinstar.engine.i18n import Say
from tinstar.engine.kernel import CHANCE
from tinstar.games.caboo.actions import ACTIONS, MINE, Objection
from tinstar.games.caboo.calls_and_claims import objection_to_taking
from tinstar.games.caboo.components import EMPTY, Power, Rank
from tinstar.games.caboo.first_game_lessons import lessons
from tinstar.games.caboo.piece_names import called, card_at, card_of, card_word
from tinstar.games.caboo.result_texts import costs_more, is_called, results, score_lines
from tinstar.games.caboo.rounds import may_call_in_a_window
from tinstar.games.caboo.state import Phase
from tinstar.presentation.game_parts import GameWords, Occasion
from tinstar.presentation.view_with_names import Sight

UNSAID = {
    Objection.NOT_NOW,
    Objection.NO_CARD_THERE,
    Objection.NO_SUCH_POWER,
    Objection.ONLY_YOUR_OWN,
    Objection.NOT_YOUR_OWN,
    Objection.NAMED_ALREADY,
}


def chance_text(s: Any, outcome: int) -> str:
    """Return the notation of a chance outcome: a seat that begins or was first, or a card."""
    seats = {Phase.FIRST: "first", Phase.WHO_CALLED: "called", Phase.WHO_CLAIMED: "claimed"}
    if s.phase in seats:
        return f"{seats[Phase(s.phase)]} {seat_letter(outcome)}"
    verb = {Phase.DRAW: "drawn", Phase.PENALTY: "penalty"}.get(Phase(s.phase), "dealt")
    return f"{verb} {card_word(outcome)}"


def primer(game: Game, say: Say) -> list[str]:
    box = game.box
    cost = {"right": int(box.reward), "wrong": int(box.wrong_call), "cost": costs_more(box)}
    court = {"king": int(box.value[Rank.KING]), "queen": int(box.value[Rank.QUEEN])}
    last = "last-turns" if box.advanced else "at-once"
    return [
        say("primer-aim", dealt=int(box.dealt), looked=int(box.looked_at), **court),
        say("primer-turn", powers="; ".join(_powers(game, say))),
        say("primer-stack"),
        say("primer-mine"),
        say("primer-call", last=last, most=int(box.out_above), **cost),
    ]


def _powers(game: Game, say: Say) -> Iterator[str]:
    """Yield a phrase for each power, with the cards that have the power."""
    box = game.box
    for power in (Power.LOOK_AT_OWN, Power.LOOK_AT_ANOTHERS, Power.TRADE):
        *most, last = [say(called(r)) for r in Rank if box.power[r] == power] or [""]
        if last:
            cards = say("list", most=", ".join(most), last=last) if most else last
            yield say(message("power", power), cards=cards)


# --- prompts --------------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """Return the question for the player to act or, for all others, what they are waiting for."""
    if sight.is_over():
        return f"{sight.say('over')} {results(sight)}"
    phase = Phase(sight.s.phase)
    if sight.asked == CHANCE:
        about: dict[str, Any] = {"n": int(sight.s.finished)}
        if phase in (Phase.DRAW, Phase.PENALTY):
            about = {"who": sight.person(sight.s.mover)}
        return sight.say(message("now", phase), **about)
    return _QUESTIONS[phase](sight) if sight.asked == sight.seat else _waiting(sight, phase)


def _waiting(sight: Sight, phase: Phase) -> str:
    if phase == Phase.WINDOW and has_drawn(sight):
        return sight.say("others-window-drawn", who=sight.person(sight.s.active))
    if phase == Phase.WINDOW:
        return sight.say("others-window", card=called(sight.s.top))
    return sight.say(message("others", phase), who=sight.person(sight.asked))


def _turn(sight: Sight) -> str:
    return sight.say("ask-last-turn" if is_called(sight) else "ask-turn")


def _play(sight: Sight) -> str:
    drawn = int(sight.s.drawn)
    power = Power(sight.box.power[drawn]).name.lower().replace("_", "-")
    value = int(sight.box.value[drawn])
    return sight.say("ask-play", card=called(drawn), value=value, power=power)


def _name(sight: Sight) -> str:
    places = sight.s.named[: sight.s.named_count]
    named = (sight.say("which", card=card_at(sight, p)) for p in places)
    return sight.say("ask-name", card=called(sight.s.top), named=sight.tongue.listed(named))


def _window(sight: Sight) -> str:
    if has_drawn(sight):
        return sight.say("ask-to-call-drawn", who=sight.person(sight.s.active))
    card = called(sight.s.top)
    may_call = may_call_in_a_window(sight.box, sight.s, sight.seat)
    if MINE not in sight.view.legal_actions():
        return sight.say("ask-to-call", card=card)
    stacked = objection_to_taking(sight.s) != Objection.NONE
    how = "ask-mine-stacked" if stacked else "ask-mine"
    return sight.say(how, card=card, call="may" if may_call else "not")


def has_drawn(sight: Sight) -> bool:
    """Return whether a player holds a drawn card that is still to be played."""
    return sight.s.drawn != EMPTY


def _claim(sight: Sight) -> str:
    families = {ACTIONS.family(a).name for a in sight.view.legal_actions()}
    how = "ask-claim" if "swap" in families else "ask-claim-to-stack"
    return sight.say(how, card=called(sight.s.top))


_QUESTIONS: dict[Phase, Callable[[Sight], str]] = {
    Phase.TURN: _turn,
    Phase.PLAY: _play,
    Phase.TRADE: lambda sight: sight.say("ask-trade", place=int(sight.s.traded) + 1),
    Phase.NAME: _name,
    Phase.GIVE: lambda sight: sight.say("ask-give", which=card_at(sight, sight.s.gap)),
    Phase.WINDOW: _window,
    Phase.CLAIM: _claim,
}


# --- actions as sentences -------------------------------------------------------------------------


def action_text(sight: Sight, action: int) -> str:
    """Return an action as a sentence, addressed to the seat that may choose it."""
    family, values = ACTIONS.family(action).name, ACTIONS.parameters(action)
    s, about = sight.s, dict[str, Any]()
    if "seat" in values:
        about["which"] = card_of(sight, **values)
    elif "place" in values:
        about["place"] = values["place"] + 1
    if family in ("discard", "look", "swap", "trade", "stack"):
        top = s.phase == Phase.CLAIM or (family == "stack" and s.phase != Phase.PLAY)
        about["card"] = called(s.top if top else s.drawn)
    said = "take" if family == "swap" and s.phase == Phase.CLAIM else family
    return sight.say(f"do-{said.replace('_', '-')}", **about)


WORDS = GameWords(
    minutes=35,
    unsaid=UNSAID,
    chance_text=chance_text,
    prompt=prompt,
    action_text=action_text,
    score_lines=score_lines,
    primer=primer,
    gestures=("hat", "think", "clap", "shrug"),
    occasions={
        "mine": Occasion.SHOUT,
        "caboo": Occasion.SHOUT,
        "wrong": Occasion.PENALTY,
        "out": Occasion.PENALTY,
    },
    lessons=lessons,
)
