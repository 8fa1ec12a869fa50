"""The deal of the day in the terminal: the first attempt, kept in a file, and its result."""

from datetime import date
from pathlib import Path

from tinstar.daily.result import Outcome
from tinstar.engine.game_bundle import Rules
from tinstar.engine.machine_code.availability import can_run_fast
from tinstar.match.daily_comparison import compare
from tinstar.match.daily_deal import YOU, daily_game, deal_of
from tinstar.match.durable_files import own_folder
from tinstar.match.journal import Journal
from tinstar.match.journal_replay import replay
from tinstar.ui.terminal.match_series import Setup, Sitting
from tinstar.ui.terminal.terminal_language import say


def sitting_at(rules: Rules, day: date) -> Sitting | None:
    """Return the match of a date, begun or resumed, or None if it is over."""
    game, file = daily_game(rules), journal_of(rules.name, day)
    if file.exists():
        return None if Journal.load(file).end else Sitting.resumed(file)
    return Sitting(Setup(game=game, deal=deal_of(game, day), journal=file))


def journal_of(name: str, day: date) -> Path:
    """Return the file of the first attempt. Only this attempt counts."""
    return own_folder("journals") / f"{name}-deal-of-{day}.jsonl"


def print_result(rules: Rules, day: date) -> None:
    """Print how the match of a date ended and compares. If it goes on, print nothing."""
    file = journal_of(rules.name, day)
    if not file.exists() or not Journal.load(file).end:
        return
    own = outcome_of(file)
    print(say("daily-won" if own.won else "daily-lost", points=own.points))
    percent = _compared(rules, day, own)
    shown = {"title": rules.title, "date": str(day), "won": "yes" if own.won else "no"}
    print(say("daily-share", percent=percent) if percent is not None else say("daily-alone"))
    print(say("daily-shared", percent="none" if percent is None else percent, **shown))


def outcome_of(file: Path) -> Outcome:
    """Return the outcome of a finished match for the person's seat."""
    end = replay(file)[-1].after
    worth = end.returns()
    return Outcome(worth[YOU] == max(worth), end.scores()[YOU])


def _compared(rules: Rules, day: date, own: Outcome) -> int | None:
    """Return the percentage of other matches that ended no better, or None without compiled code.

    These matches take a few seconds, and a minute if the game has yet to be compiled.
    """
    if not can_run_fast(rules.name):
        return None
    print(say("daily-working"), flush=True)
    game = daily_game(rules).compile()
    made = compare(game, deal_of(game, day))
    return round(100 * made.share_no_better(own)) if made else None
