"""What the terminal says, in the language of the one person who sits at it."""

import os
from pathlib import Path
from typing import Any

from tinstar.engine.game import Game
from tinstar.engine.i18n import ENGLISH, Tongue, languages, tongue
from tinstar.errors import BadOption
from tinstar.presentation import scene_as_text
from tinstar.presentation.scene import Seat

HERE = Path(__file__).parent
_own: Tongue = tongue(HERE)
_game: Tongue = _own


def speak(language: str, game: Game) -> None:
    """From now on in that language; what its pieces are called the game itself says."""
    global _own, _game
    _own, _game = tongue(HERE, language), game.rules.tongue(language)


def language() -> str:
    """The one that is spoken."""
    return _own.language


def say(message: str, /, **about: Any) -> str:
    return _own.say(message, **about)


def marked(mark: str) -> str:
    """What a mark of a piece or a seat is called."""
    return _game.mark(mark)


def points(seat: Seat) -> str:
    """A seat's score, as far as it can be known."""
    return scene_as_text.points(seat, _own)


def chosen(language: str | None) -> str:
    """The language that is asked for, or that of this machine where we know it. `BadOption` where
    that is none of ours."""
    known = languages()
    if language is not None and language not in known:
        raise BadOption(f"--language: expected {' or '.join(known)}, got {language!r}")
    told = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    found = language or next(filter(None, told), "")[:2]
    return found if found in known else ENGLISH
