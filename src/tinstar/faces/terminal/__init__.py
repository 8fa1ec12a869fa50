"""Playing in a terminal: on a screen of cards, or plain lines in and plain lines out."""

import sys
from pathlib import Path

from tinstar.faces.terminal.sitting import Setup, Sitting

__all__ = ["Setup", "play", "resume"]


def play(setup: Setup, plain: bool = False) -> None:
    """Sit down and play, until the person leaves; a `TinstarError` for what cannot be.

    Where input or output is no terminal, it is plain lines anyway.
    """
    _play(Sitting(setup), plain)


def resume(journal: Path, memory_aid: bool = False, plain: bool = False) -> None:
    """Go on with the match in a journal, as it was left."""
    _play(Sitting.resumed(journal, memory_aid), plain)


def _play(sitting: Sitting, plain: bool) -> None:
    if plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from tinstar.faces.terminal.plain import Plain

        Plain(sitting).run()
    else:
        from tinstar.faces.terminal.app import run

        run(sitting)
