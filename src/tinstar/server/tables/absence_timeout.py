"""Absent players at a table without a clock.

A player who is to act may be away for `away_after` seconds, which the table's setup names. After
that, one of the players who are present decides whether to keep waiting. The choices that the page
offers are in `table-defaults.ts`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # they import each other
    from tinstar.server.tables.live_table import LiveTable

Told = tuple[list[int], str]


class AbsentPlayers:
    """The absent players of one table. With a clock, nobody counts as absent."""

    def __init__(self, live_table: "LiveTable"):
        self._live_table = live_table
        self._waited: dict[int, float] = {}  # since when everyone keeps waiting for that seat
        self._told: Told = [], ""

    def seats(self) -> list[int]:
        """Return the seats that are to act and whose people have been away too long."""
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
        """Return whether the guest is connected, or was heard from recently."""
        live_table = self._live_table
        silent = live_table.time_sources.monotonic() - live_table.heard.get(
            guest, live_table.opened_at
        )
        return guest in live_table.audience.guests() or (
            bool(guest) and silent < live_table.record.away_after
        )

    def decider(self) -> str:
        """Return the guest who decides about an absent player.

        The host decides, if present. If the host is absent, the next person in seat order who is
        present decides. Returns "" if nobody is present.
        """
        record = self._live_table.record
        first = next(iter(record.held_by(record.host)), 0)
        seated = [chair.guest for chair in record.chairs if chair.holder == "person"]
        behind = [c.guest for c in record.chairs[first:] if c.holder == "person"]
        order = [record.host, *behind, *seated]
        return next((guest for guest in order if self._is_there(guest)), "")

    def shown_to(self, guest: str) -> list[int]:
        """Return the seats of absent players, or an empty list if `guest` does not decide."""
        return self.seats() if guest and guest == self.decider() else []

    def decider_name(self) -> str:
        """Return the name of the person who decides, or "" if nobody is absent."""
        guest = self.decider() if self.seats() else ""
        chairs = self._live_table.record.chairs
        return next((chair.name for chair in chairs if guest and chair.guest == guest), "")

    def wait(self, seat: int) -> None:
        """Wait for a seat for the full time again, counted from now."""
        self._waited[seat] = self._live_table.time_sources.monotonic()

    def is_news(self) -> bool:
        """Return whether the absent seats, or the person who decides, have changed.

        The comparison is with the state that the players were sent last (see `note`).
        """
        seats = self.seats()
        return (seats, self.decider() if seats else "") != self._told

    def note(self) -> None:
        """Record that everyone has been sent the current state."""
        seats = self.seats()
        self._told = seats, self.decider() if seats else ""
