"""Parse numbers and options that users set for a game: `rounds=12 bounty.gunslinger.1=15`."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, NamedTuple

from tinstar.engine.edition import NEAR, Edition, numbers_in, paths
from tinstar.engine.game_parameters import Box
from tinstar.errors import BadOption

LONGEST_QUOTE = 80  # characters of a rejected value, in a message


class Settings(NamedTuple):
    """Numbers by path (a list stands for a row of numbers), and options by name."""

    numbers: dict[str, int | list[int]]
    options: dict[str, Any]


def parts_of(text: str) -> tuple[str, str]:
    """Split `PATH=VALUE` into path and value. Any other text raises `BadOption`."""
    name, _, value = text.partition("=")
    if not name or not value:
        raise BadOption(f"expected PATH=VALUE, such as rounds=12, got {text[:LONGEST_QUOTE]!r}")
    return name, value


def settings(box: Box, edition: Edition, said: Iterable[tuple[str, str]]) -> Settings:
    """Return the numbers and options that pairs (name, value) set. Case does not matter.

    An unknown name raises `BadOption`, which lists similar names. `Box.changed` and `Box.settle`
    check the values later.
    """
    found = Settings({}, {})
    for name, value in said:
        path = name.lower()
        if option := box.options.get(path):
            found.options[path] = option.read(value)
        elif path in paths(edition):
            found.numbers[path] = _numbers(name, value)
        else:
            near = ", ".join(_near(path, [*box.options, *paths(edition)]))
            came = f"{name[:LONGEST_QUOTE]!r}; `tinstar edition` lists all"
            raise BadOption(f"expected a number or option of the game, such as {near}; got {came}")
    return found


def _near(name: str, known: list[str]) -> list[str]:
    return get_close_matches(name, known, NEAR, cutoff=0) or known[:NEAR]


def _numbers(name: str, text: str) -> int | list[int]:
    try:
        return numbers_in(text)
    except ValueError:
        raise BadOption(f"{name}: expected a whole number, got {text[:LONGEST_QUOTE]!r}") from None
