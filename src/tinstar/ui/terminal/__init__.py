"""Play in a terminal, on a full screen or with plain lines."""

import sys
from pathlib import Path

from tinstar.engine.i18n import chosen_language
from tinstar.engine.machine_code.native_calls import TABLE, game_unit
from tinstar.players import parted, player, without_net
from tinstar.players.search import SearchPlayer
from tinstar.ui.terminal import daily
from tinstar.ui.terminal.match_series import Setup, Sitting
from tinstar.ui.terminal.terminal_language import speak

__all__ = ["Setup", "daily", "play", "resume", "seat", "speak"]


def play(setup: Setup, plain: bool = False, language: str | None = None) -> None:
    """Play until the person leaves. Raise `TinstarError` if a setting is invalid.

    `language` is a code such as "de". None means the language of the machine.
    """
    seat(Sitting(setup), plain, chosen_language(language))


def resume(
    journal: Path, memory_aid: bool = False, plain: bool = False, language: str | None = None
) -> None:
    """Continue the match in a journal."""
    seat(Sitting.resumed(journal, memory_aid), plain, chosen_language(language))


def seat(sitting: Sitting, plain: bool, language: str) -> None:
    """Play a series of matches until the person leaves."""
    speak(language, sitting.setup.game)
    if note := without_net(sitting.setup.others, sitting.setup.game):
        print(note, file=sys.stderr)
    if sys.stderr.isatty() and isinstance(player(parted(sitting.setup.others)[0]), SearchPlayer):
        game_unit(sitting.setup.game.rules.name, TABLE)  # shows progress before the screen is drawn
    if plain:
        from tinstar.ui.terminal.line_mode import Plain

        Plain(sitting).run()
    else:
        from tinstar.ui.terminal.table_screen import run

        run(sitting)
