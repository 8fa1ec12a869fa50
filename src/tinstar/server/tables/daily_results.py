"""Deals of the day that requests ask for, and their results as a guest may see them."""

from collections.abc import Callable, Collection, Sequence
from datetime import date

from tinstar.daily.deal import (
    Deal,
    day_of,
    is_over_everywhere,
    latest_day,
    local_day,
)
from tinstar.daily.result import Outcome, higher_is_better
from tinstar.daily.streak import streak
from tinstar.games import known
from tinstar.match.daily_deal import daily_game, deal_of
from tinstar.server.errors import BadOption, Forbidden, NotFound
from tinstar.server.tables.daily_schemas import DailyResults, DailyRow
from tinstar.server.tables.daily_store import DailyStore, StoredAttempt
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_store import TableStore

LONGEST_QUOTE = 40  # characters of a rejected date in a message


def expect_day(registry: TableRegistry, text: str) -> date:
    """Return the date that a text names. Raise `BadOption` unless its deal may be played."""
    day, latest = day_of(text), latest_day(registry.time_sources.wall())
    if day is None:
        got = repr(text[:LONGEST_QUOTE]) if text else "-"
        raise BadOption("daily-date", latest=str(latest), got=got)
    if day > latest:
        raise BadOption("daily-future", latest=str(latest), got=str(day))
    return day


def expect_deal(registry: TableRegistry, game: str, text: str) -> Deal:
    """Return the deal of a game on a date. Raise an error if there is none."""
    if game not in registry.games:
        raise NotFound("no-game", games=", ".join(registry.games))
    return deal_of(daily_game(known(game)), expect_day(registry, text))


def is_on_its_date(attempt: StoredAttempt) -> bool:
    """Return whether a deal was finished on its own date, by the clock of the player's device."""
    end = attempt.end
    return end is not None and str(local_day(end.when, attempt.east)) == attempt.day


def streak_of(attempts: Sequence[StoredAttempt], game: str, today: date) -> int:
    """Return the streak of a guest in one game. `attempts` are all attempts of the guest."""
    own = [one for one in attempts if one.game == game and is_on_its_date(one)]
    return streak((date.fromisoformat(one.day) for one in own), today)


def results_of(
    store: TableStore,
    game: str,
    day: date,
    guest: str,
    now: float,
    among: Callable[[str], bool] = lambda _: True,
) -> DailyResults:
    """Return the results of the guests for whom `among` is true. `now` is in Unix seconds.

    Raises `Forbidden` unless the guest has finished the deal.
    """
    kept = DailyStore(store.database)
    own = kept.attempt(guest, game, str(day))
    if own is None or own.end is None:
        raise Forbidden("daily-first")
    found = [one for one in kept.finished(game, str(day)) if among(one.guest) or one == own]
    comparison = kept.comparison(game, str(day), own.version)
    up = comparison.up if comparison else higher_is_better(kept.outcomes(game, str(day)))
    found.sort(key=lambda one: _key(one, own.version, up), reverse=True)
    open_now = is_over_everywhere(day, now)
    alike = [_key(one, own.version, up) for one in found if one.version == own.version]
    rows = [_row(kept, one, own, alike, up, open_now) for one in found]
    return DailyResults(game, str(day), rows)


def _key(attempt: StoredAttempt, version: int, up: bool) -> tuple[bool, bool, int]:
    """Return the sort key of a finished attempt.

    Attempts under the version `version` of the rules come first, then wins, then points.
    """
    won, points = attempt.end.outcome if attempt.end else Outcome(False, 0)
    return attempt.version == version, won, points if up else -points


def _row(
    kept: DailyStore,
    one: StoredAttempt,
    own: StoredAttempt,
    alike: Collection[tuple[bool, bool, int]],
    up: bool,
    open_now: bool,
) -> DailyRow:
    assert one.end
    key, outcome = _key(one, own.version, up), one.end.outcome
    comparison = kept.comparison(one.game, one.day, one.version)
    return DailyRow(
        place=1 + sum(other > key for other in alike) if one.version == own.version else None,
        name=one.end.name,
        won=outcome.won,
        points=outcome.points,
        share=comparison.share_no_better(outcome) if comparison else None,
        version=one.version,
        yours=one.guest == own.guest,
        table=one.table if open_now or one == own else "",
    )
