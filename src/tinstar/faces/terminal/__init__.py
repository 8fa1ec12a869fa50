"""Playing in a terminal: on a screen of cards, or plain lines in and plain lines out."""

import sys
from pathlib import Path

from tinstar.faces.terminal.sitting import Setup, Sitting
from tinstar.players import player, without_net
from tinstar.players.search import SearchPlayer

__all__ = ["Setup", "play", "resume"]


def play(setup: Setup, plain: bool = False) -> None:
    """Sit down and play, until the person leaves; a `TinstarError` for what cannot be."""
    _play(Sitting(setup), plain)


def resume(journal: Path, memory_aid: bool = False, plain: bool = False) -> None:
    """Go on with the match in a journal, as it was left."""
    _play(Sitting.resumed(journal, memory_aid), plain)


def _play(sitting: Sitting, plain: bool) -> None:
    if note := without_net(sitting.setup.others, sitting.setup.game):
        print(note, file=sys.stderr)
    if sys.stderr.isatty() and isinstance(player(sitting.setup.others), SearchPlayer):
        SearchPlayer.prepare(sitting.setup.game)  # says how far it is, before the screen is drawn
    if plain:
        from tinstar.faces.terminal.plain import Plain

        Plain(sitting).run()
    else:
        from tinstar.faces.terminal.app import run

        run(sitting)
