"""Settings of a game in words, as the beginning of a sentence."""

from collections.abc import Callable
from functools import reduce
from pathlib import Path

from tinstar.engine.edition import Entry, paths
from tinstar.engine.game import Game
from tinstar.engine.game_parameters import Option
from tinstar.engine.i18n import ENGLISH, Tongue, tongue

HERE = Path(__file__).parents[1]  # the message catalogues of the lab
TABLE = "players", "seats", "variant", "edition"  # parts of a setting that are not numbers


def beginning(game: Game, text: str, language: str = ENGLISH) -> str:
    """Return the beginning of a sentence about a setting such as `wrong_call=48`.

    A ruling (the choice that fills a gap of the rulebook) is quoted in its own words. A part of the
    setting that changes nothing in this game stays as you typed it.
    """
    lab = tongue(HERE, language)
    rulings: list[str] = []
    others: list[str] = []
    for part in text.split():
        name, _, value = part.partition("=")
        option = game.rules.box.options.get(name)
        if option and option.ruling:
            rulings.append(_ruling(game, option, value, language))
        else:
            others.append(_change(game, lab, name, value, language) if value else part)
    rest = lab.listed(others)
    if not rulings:
        return lab.say("if-numbers", numbers=rest) if others else ""
    ruled = reduce(lambda one, other: lab.say("if-both", one=one, other=other), rulings)
    if others:
        return lab.say("if-ruled-numbers", ruled=ruled, numbers=rest)
    return lab.say("if-ruled", ruled=ruled)


def _ruling(game: Game, option: Option, value: str, language: str) -> str:
    choice = option.choices.index(option.read(value))
    says, named = option.says[choice], ("option", option.name, option.choices[choice])
    return f"{game.rules.tongue(language).told(says, *named)} ({option.ruling})"


def _change(game: Game, lab: Tongue, name: str, value: str, language: str) -> str:
    """Return one part of a setting in words, if the part is not a ruling."""
    said, option = game.rules.tongue(language), game.rules.box.options.get(name)
    if option:
        what, chosen = said.told(option.text, "option", name), option.read(value)
        if isinstance(chosen, bool):
            return lab.say("set-on" if chosen else "set-off", what=what)
        return _from_to(lab.say, what, value, str(game.options[name]))
    if name in TABLE:
        return lab.say(f"set-{name}", value=value)
    entry, at = paths(game.edition).get(name.lower(), (None, None))
    if entry is None:
        return f"{name}={value}"
    before = entry.value if at is None else entry.value[at]
    row = before if isinstance(before, list) else [before]
    now, was = value.replace(",", ", "), ", ".join(map(str, row))
    return _from_to(lab.say, _what(game, said, entry, at), now, was)


def _what(game: Game, said: Tongue, entry: Entry, at: int | None) -> str:
    """Return the name of a number of the edition.

    The text includes the component, or the place in a row, that the number belongs to.
    """
    name, _, member = entry.path.partition(".")
    number = next(number for number in game.rules.box.numbers if number.name == name)
    which = (member or name) if member or at is not None else ""
    place = "" if at is None else f" {at + 1}"
    told = said.told(number.text, "number", name)
    return f"{told}: {which.lower().replace('_', ' ')}{place}" if which else told


def _from_to(say: Callable[..., str], what: str, now: str, before: str) -> str:
    if now == before:
        return say("set-same", what=what, now=now)
    return say("set-number", what=what, now=now, before=before)
