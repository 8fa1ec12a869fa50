"""List the public names for the manual's interface pages. All of them need docstrings."""

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

# For each page: its title, a sentence, and its modules. A page shows the names in a module's
# `__all__`, or all names that the module defines.
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "tinstar": (
        "Start here: games, states, views, matches and players.",
        ("tinstar", "tinstar.engine.vector", "tinstar.engine.encoder", "tinstar.engine.rulebook"),
    ),
    "players": (
        "Players choose actions. Any object with a method `choose(view)` is a player.",
        (
            "tinstar.players",
            "tinstar.players.simple",
            "tinstar.players.search",
            "tinstar.players.net_players",
            "tinstar.players.net_file",
        ),
    ),
    "lab": ("The lab: compare settings, report on games, solve, train and tune.", ("tinstar.lab",)),
    "adapters": (
        "Adapters to interfaces of other libraries; each needs its extra.",
        (
            "tinstar.adapters.gymnasium",
            "tinstar.adapters.pettingzoo",
            "tinstar.adapters.openspiel",
        ),
    ),
    "core": (
        "The building blocks of a game, for authors.",
        (
            "tinstar.engine.game_bundle",
            "tinstar.engine.layout",
            "tinstar.engine.game_parameters",
            "tinstar.engine.variants",
            "tinstar.engine.actions",
            "tinstar.engine.compiler",
            "tinstar.engine.kernel",
            "tinstar.presentation.scene",
            "tinstar.presentation.view_with_names",
            "tinstar.engine.i18n",
            "tinstar.presentation.guided_first_game",
            "tinstar.presentation.programmer_reference",
        ),
    ),
    "testing": (
        "The leak kit: checks for leaks of hidden information, in your own environments too.",
        (
            "tinstar.testing.leak_check",
            "tinstar.testing.leak_check_for_openspiel",
            "tinstar.testing.leak_check_for_pettingzoo",
        ),
    ),
}

NUMBERS = {  # numbers cannot have docstrings
    "tinstar.CHANCE": "The value of `current_player()` at a chance node.",
    "tinstar.TERMINAL": "The value of `current_player()` when the game is over.",
}


def public(module: str) -> dict[str, Any]:
    """Return the public classes and functions of a module, by name."""
    m = importlib.import_module(module)
    names = getattr(m, "__all__", None) or [n for n, v in vars(m).items() if _own(m, n, v)]
    return {n: getattr(m, n) for n in names}


def members(thing: Any) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties that a class defines itself."""
    if not inspect.isclass(thing):
        return
    for name, value in vars(thing).items():
        method = getattr(value, "__func__", None) or getattr(value, "fget", value)
        method = getattr(method, "func", method)  # of a cached property
        if not name.startswith("_") and inspect.isfunction(method):
            yield name, method


def _own(module: Any, name: str, value: Any) -> bool:
    kind = inspect.isclass(value) or callable(value)
    return kind and not name.startswith("_") and value.__module__ == module.__name__
