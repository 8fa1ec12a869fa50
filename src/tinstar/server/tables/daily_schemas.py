"""Messages of the API about deals of the day.

Until a guest has finished a deal, no message tells them anything about it.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import LONGEST_NAME

Comparing = Literal["done", "working", "off", "version"]


class StartDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the deal of a date, or return to it.

    - `date`: the date on your device, or an earlier one, such as 2026-11-28.
    - `east`: by how many minutes your device's clock is ahead of UTC. A streak counts deals that
      you finish on their own date by this clock.
    - `name`: your name at the table. If it is empty, the server chooses one.
    - `pace`: the least number of seconds that a computer player waits before it moves.
    """

    date: Annotated[str, Meta(max_length=40)]
    east: Annotated[int, Meta(ge=-720, le=840)]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0


class DailyResult(Struct, frozen=True):
    """Your result of a deal of the day.

    - `share`: the share of a hundred matches, in which a net had your seat, that ended no better.
      It is null if there is no comparison (yet).
    - `comparing`: whether the comparison is `done`, or is being made (`working`), or cannot be made
      because the server has no compiled code for the game (`off`) or other rules by now
      (`version`).
    - `on_its_date`: whether you finished it on its own date, so that your streak counts it.
    - `version`: the version of the game's rules.
    """

    won: bool
    points: int
    share: float | None
    comparing: Comparing
    on_its_date: bool
    version: int


class DailyDeal(Struct, frozen=True):
    """The deal of a game on a date, for you.

    `table` is the id of your table, or "" before you begin or if the table was deleted. `streak`
    counts dates of this game in a row.
    """

    game: str
    title: str
    date: str
    seats: int
    phase: Literal["new", "playing", "over"]
    table: str
    streak: int
    result: DailyResult | None = None


class DailyDeals(Struct, frozen=True):
    """The deals of all games on a date."""

    date: str
    deals: list[DailyDeal]


class DailyRow(Struct, frozen=True):
    """The result of one player.

    `place` is null under another version of the rules, because such results cannot be compared.
    `table` is the id of the table, once you may open its replay, else "".
    """

    place: int | None
    name: str
    won: bool
    points: int
    share: float | None
    version: int
    yours: bool
    table: str


class DailyResults(Struct, frozen=True):
    """The results of a deal, best first. You get them once you have finished the deal yourself."""

    game: str
    date: str
    rows: list[DailyRow]
