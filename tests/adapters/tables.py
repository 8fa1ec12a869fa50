"""Tables for other projects' test suites: every game found, and its variants."""

from typing import Any

import pytest

import tinstar
from tinstar.games import rules


def tables() -> list[Any]:
    """Return each game with its fewest seats, and each of its variants."""
    return [
        pytest.param((name, variant), id=f"{name}-{variant}" if variant else name)
        for name in tinstar.available()
        for variant in ("", *rules(name).variants)
    ]


def load(table: tuple[str, str]) -> tinstar.Game:
    name, variant = table
    game = tinstar.load(name)
    return game.variant(variant) if variant else game


def spiel_name(table: tuple[str, str]) -> str:
    name, variant = table
    return f"tinstar_{name}(variant={variant})" if variant else f"tinstar_{name}"
