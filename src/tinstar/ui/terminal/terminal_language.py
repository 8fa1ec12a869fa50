"""Messages of the terminal, in the language of its user."""

from pathlib import Path
from typing import Any

from tinstar.engine.game import Game
from tinstar.engine.i18n import Tongue, tongue
from tinstar.presentation import scene_as_text
from tinstar.presentation.scene import Seat

HERE = Path(__file__).parent
_own: Tongue = tongue(HERE)
_game: Tongue = _own


def speak(language: str, game: Game) -> None:
    """Set the language. The names of pieces come from the game itself."""
    global _own, _game
    _own, _game = tongue(HERE, language), game.rules.tongue(language)


def language() -> str:
    """Return the current language."""
    return _own.language


def say(message: str, /, **about: Any) -> str:
    return _own.say(message, **about)


def marked(mark: str) -> str:
    """Return the name of a mark that a piece or a seat has."""
    return _game.mark(mark)


def points(seat: Seat) -> str:
    """Return the known part of a seat's score."""
    return scene_as_text.points(seat, _own)
