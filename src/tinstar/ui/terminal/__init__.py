"""Playing in a terminal: on a screen of cards, or plain lines in and plain lines out."""

import sys
from pathlib import Path

from tinstar.players import player, without_net
from tinstar.players.search import SearchPlayer
from tinstar.ui.terminal.match_series import Setup, Sitting
from tinstar.ui.terminal.terminal_language import chosen, speak

__all__ = ["Setup", "play", "resume"]


def play(setup: Setup, plain: bool = False, language: str | None = None) -> None:
    """Sit down and play, until the person leaves; a `TinstarError` for what cannot be.

    language: such as "de"; that of this machine if not said.
    """
    _play(Sitting(setup), plain, chosen(language))


def resume(
    journal: Path, memory_aid: bool = False, plain: bool = False, language: str | None = None
) -> None:
    """Go on with the match in a journal, as it was left."""
    _play(Sitting.resumed(journal, memory_aid), plain, chosen(language))


def _play(sitting: Sitting, plain: bool, language: str) -> None:
    speak(language, sitting.setup.game)
    if note := without_net(sitting.setup.others, sitting.setup.game):
        print(note, file=sys.stderr)
    if sys.stderr.isatty() and isinstance(player(sitting.setup.others), SearchPlayer):
        SearchPlayer.prepare(sitting.setup.game)  # says how far it is, before the screen is drawn
    if plain:
        from tinstar.ui.terminal.line_mode import Plain

        Plain(sitting).run()
    else:
        from tinstar.ui.terminal.table_screen import run

        run(sitting)
