"""Whom a relaxed table waits for though they have closed the page: after a time that the table
chose, somebody who is there decides whether the others go on waiting."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the live table asks who is missing
    from tinstar.server.tables.live_table import LiveTable

Told = tuple[list[int], str]


class AbsentPlayers:
    """Of one table. Where it has a clock, that sees to it."""

    def __init__(self, live_table: "LiveTable"):
        self._live_table = live_table
        self._waited: dict[int, float] = {}  # since when all wait for that seat once more
        self._told: Told = [], ""

    def seats(self) -> list[int]:
        """The seats that are asked, and whose people have not been there for so long."""
        live_table = self._live_table
        if live_table.record.clock or live_table.record.phase != "playing":
            return []
        return [seat for seat in live_table.asked if self._is_missing(seat)]

    def _is_missing(self, seat: int) -> bool:
        chair, now = self._live_table.record.chairs[seat], self._live_table.time_sources.monotonic()
        waited = now - self._waited.get(seat, self._live_table.opened_at)
        return (
            chair.holder != "computer"
            and waited >= self._live_table.record.away_after
            and not self._is_there(chair.guest)
        )

    def _is_there(self, guest: str) -> bool:
        """Whether they look on, or were heard just now."""
        live_table = self._live_table
        silent = live_table.time_sources.monotonic() - live_table.heard.get(
            guest, live_table.opened_at
        )
        return guest in live_table.audience.guests() or (
            bool(guest) and silent < live_table.record.away_after
        )

    def decider(self) -> str:
        """The guest who decides: the host, or, if the host is not there, whoever is the next person
        in the order of the seats; nobody where all have gone."""
        record = self._live_table.record
        first = next(iter(record.held_by(record.host)), 0)
        seated = [chair.guest for chair in record.chairs if chair.holder == "person"]
        behind = [c.guest for c in record.chairs[first:] if c.holder == "person"]
        order = [record.host, *behind, *seated]
        return next((guest for guest in order if self._is_there(guest)), "")

    def shown_to(self, guest: str) -> list[int]:
        """The seats of which that guest may decide."""
        return self.seats() if guest and guest == self.decider() else []

    def decider_name(self) -> str:
        """The name of the person who decides now; empty where there is nothing to decide."""
        guest = self.decider() if self.seats() else ""
        chairs = self._live_table.record.chairs
        return next((chair.name for chair in chairs if guest and chair.guest == guest), "")

    def wait(self, seat: int) -> None:
        """Wait for that seat once more as long."""
        self._waited[seat] = self._live_table.time_sources.monotonic()

    def is_news(self) -> bool:
        """Whether somebody has to be told that they may decide, or may no more."""
        seats = self.seats()
        return (seats, self.decider() if seats else "") != self._told

    def note(self) -> None:
        """All are told."""
        seats = self.seats()
        self._told = seats, self.decider() if seats else ""
