"""The recipe of a deal of the day, and the dates on which it may be played.

All players of a game get the same deal on a date, because its seed is computed from public facts.
docs/fair.md describes the recipe.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

RECIPE = "tinstar day 1"
WANTED_SEATS = 4
FIRST_ZONE, LAST_ZONE = timedelta(hours=14), timedelta(hours=-12)  # where a date begins and ends


class Deal(NamedTuple):
    """What determines the deal of a game on a date.

    `version` is the version of the game's rules, and `edition` is the digest of its numbers.
    """

    game: str
    day: date
    seats: int
    version: int
    edition: str
    options: Mapping[str, bool | int | str]

    @property
    def recipe(self) -> str:
        """The text whose SHA-256 is the seed of the deal."""
        options = json.dumps(self.options, sort_keys=True, separators=(",", ":"))
        parts = self.game, self.day, self.seats, self.version, self.edition, options
        return " ".join([RECIPE, *map(str, parts)])

    @property
    def seed(self) -> bytes:
        return hashlib.sha256(self.recipe.encode()).digest()


def nearest_seats(possible: Sequence[int]) -> int:
    """Return the number of seats that is nearest to four. Of two numbers, the lower one counts."""
    return min(possible, key=lambda seats: (abs(seats - WANTED_SEATS), seats))


# --- dates ----------------------------------------------------------------------------------------


def day_of(text: str) -> date | None:
    """Return the date that a text such as 2026-11-28 names, or None if it names none."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if str(day) == text else None  # Python also reads other forms of dates


def latest_day(now: float) -> date:
    """Return the latest date that it is anywhere on Earth. `now` is in Unix seconds."""
    return (_utc(now) + FIRST_ZONE).date()


def first_day(now: float) -> date:
    """Return the earliest date that it still is anywhere on Earth."""
    return (_utc(now) + LAST_ZONE).date()


def is_over_everywhere(day: date, now: float) -> bool:
    """Return whether a date has ended in all time zones."""
    return first_day(now) > day


def local_day(when: float, east: int) -> date:
    """Return the date at a time, on a device whose clock is `east` minutes ahead of UTC."""
    offset = min(max(timedelta(minutes=east), LAST_ZONE), FIRST_ZONE)
    return (_utc(when) + offset).date()


def _utc(when: float) -> datetime:
    return datetime.fromtimestamp(when, UTC)
