"""`tinstar daily`: play the deal of the day in the terminal."""

import time
from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.play_command import Plain
from tinstar.cli.shared_options import Language, app
from tinstar.cli.terminal_encoding import only_lines

if TYPE_CHECKING:
    from tinstar.engine.game_bundle import Rules

Wanted = Annotated[
    str | None, typer.Argument(metavar="GAME", help="a game; without one, list the deals")
]
OnDate = Annotated[
    str | None,
    typer.Option("--date", metavar="2026-11-28", help="the date of the deal; default: today"),
]


@app.command(
    help="""Play the deal of the day in the terminal. Everybody gets the same cards and dice.

    Only your first attempt counts, without hints. You may leave it and go on later. The result
    is compared with a hundred matches of a computer player in your seat.
    """
)
def daily(
    game: Wanted = None, on: OnDate = None, plain: Plain = False, language: Language = None
) -> None:
    from tinstar.games import available, rules

    day = _day(on)
    if game:
        _play(rules(game), day, plain or only_lines(), language)
        return
    for name in available():
        print(f"tinstar daily {name} --date {day}".ljust(44), rules(name).title)


def _play(rules: "Rules", day: date, plain: bool, language: str | None) -> None:
    from tinstar.engine.i18n import chosen_language
    from tinstar.match.daily_deal import daily_game
    from tinstar.ui import terminal

    spoken = chosen_language(language)
    terminal.speak(spoken, daily_game(rules))
    if sitting := terminal.daily.sitting_at(rules, day):
        terminal.seat(sitting, plain, spoken)
    terminal.daily.print_result(rules, day)


def _day(text: str | None) -> date:
    """Return the date that a text names, or today without a text.

    A date whose deal may not be played yet raises `BadOption`.
    """
    from tinstar.daily.deal import day_of, latest_day
    from tinstar.errors import BadOption

    latest = latest_day(time.time())
    day = date.today() if text is None else day_of(text)
    if day is None or day > latest:
        raise BadOption(f"--date: expected a date such as {latest}, or earlier; got {text!r}")
    return day
