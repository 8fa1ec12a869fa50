"""Only a game's own folders contain the game's name."""

import re
from pathlib import Path

import pytest

import tinstar
from tinstar.games import rules

ROOT = Path(__file__).parents[1]


def names(game: str) -> re.Pattern[str]:
    titles = {game, game.replace("_", " "), rules(game).title}
    return re.compile("|".join(rf"\b{re.escape(t)}\b" for t in titles), re.IGNORECASE)


def mentions(folder: str, game: str) -> list[str]:
    """Return the lines of a folder that name a game, without the game's own folder."""
    own = ROOT / "src" / "tinstar" / "games" / game
    found = []
    for path in sorted((ROOT / folder).rglob("*.py")):
        if own not in path.parents:
            text = path.read_text(encoding="utf-8").splitlines()
            lines = [i for i, line in enumerate(text, 1) if names(game).search(line)]
            found += [f"{path.relative_to(ROOT)}:{i}" for i in lines]
    return found


# Rules, and boards of characters.
OF_GAMES = "src/tinstar/games/", "src/tinstar/ui/terminal/game_boards/"


@pytest.mark.parametrize("game", tinstar.available())
def test_no_source_outside_of_games_names_one(game):
    """import-linter checks that games do not know each other: poker may have a showdown, too."""
    elsewhere = [m for m in mentions("src", game) if not m.startswith(OF_GAMES)]
    assert elsewhere == []


@pytest.mark.parametrize("game", tinstar.available())
def test_the_contract_names_no_game(game):
    assert mentions("tests/contract", game) == []
    assert mentions("tests/engine", game) == []
    assert mentions("tests/presentation", game) == []


@pytest.mark.parametrize("game", tinstar.available())
def test_the_search_for_names_finds_them(game):
    assert names(game).search(f"a game of {rules(game).title}!")
    assert mentions(f"src/tinstar/games/{game}", game) == []
    assert not names(game).search("a game of nothing")
