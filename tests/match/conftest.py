"""Fixtures for matches: a game short enough to replay hundreds of times, and its journal."""

import shutil
from pathlib import Path

import pytest

import tinstar
from tinstar.engine.game import Game
from tinstar.games import rules
from tinstar.match import Match
from tinstar.match.durable_files import seed_file
from tinstar.match.fair_chance import share_of

SHORT = {  # two cells, two cards in hand: a game of some thirty decisions
    "[hand_size]\nvalue = 5": "[hand_size]\nvalue = 2",
    "[cells]\nvalue = 5": "[cells]\nvalue = 2",
    'title = "Calaboose': 'title = "A short Calaboose',
}
HOWDY = share_of("howdy", nonce="0f" * 32)


def short() -> str:
    """Return the text of a short edition of Calaboose."""
    text = rules("calaboose").edition_file.read_text(encoding="utf-8")
    for old, new in SHORT.items():
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.fixture(scope="session")
def game() -> Game:
    return tinstar.load("calaboose", players=2)


@pytest.fixture(scope="session")
def short_game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    path = tmp_path_factory.mktemp("edition") / "short.toml"
    path.write_text(short(), encoding="utf-8")
    return tinstar.load("calaboose", players=2, edition=path)


@pytest.fixture(scope="session")
def _finished(short_game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("finished") / "match.jsonl"
    Match(short_game, ["random", "random"], 5, path, shares=[HOWDY, None]).play()
    return path


@pytest.fixture
def finished(_finished: Path, tmp_path: Path) -> Path:
    """The journal of a finished match, free to change."""
    return Path(shutil.copy(_finished, tmp_path / "match.jsonl"))


@pytest.fixture(scope="session")
def _unfinished(short_game: Game, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("unfinished") / "match.jsonl"
    with Match(short_game, ["random", "random"], seed=5, journal=path) as match:
        for _ in range(20):
            assert match.step()
    return path


@pytest.fixture
def unfinished(_unfinished: Path, tmp_path: Path) -> Path:
    """The journal of a match after 20 decisions, with its seed beside it."""
    shutil.copy(seed_file(_unfinished), seed_file(tmp_path / "match.jsonl"))
    return Path(shutil.copy(_unfinished, tmp_path / "match.jsonl"))
