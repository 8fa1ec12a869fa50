"""Whom a relaxed table waits for though they have closed the page: after a time that the table
chose, somebody who is there decides whether the others go on waiting."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the room asks who is missing there
    from tinstar.server.tables.live_table import Room

Told = tuple[list[int], str]


class AbsentPlayers:
    """Of one table. Where it has a clock, that sees to it."""

    def __init__(self, room: "Room"):
        self._room = room
        self._waited: dict[int, float] = {}  # since when all wait for that seat once more
        self._told: Told = [], ""

    def seats(self) -> list[int]:
        """The seats that are asked, and whose people have not been there for so long."""
        room = self._room
        if room.record.clock or room.record.phase != "playing":
            return []
        return [seat for seat in room.asked if self._is_missing(seat)]

    def _is_missing(self, seat: int) -> bool:
        chair, now = self._room.record.chairs[seat], self._room.hands.monotonic()
        waited = now - self._waited.get(seat, self._room.opened_at)
        return (
            chair.holder != "computer"
            and waited >= self._room.record.away_after
            and not self._is_there(chair.guest)
        )

    def _is_there(self, guest: str) -> bool:
        """Whether they look on, or were heard just now."""
        room = self._room
        silent = room.hands.monotonic() - room.heard.get(guest, room.opened_at)
        return guest in room.audience.guests() or (bool(guest) and silent < room.record.away_after)

    def decider(self) -> str:
        """The guest who decides: the host, or, if the host is not there, whoever is the next person
        in the order of the seats; nobody where all have gone."""
        record = self._room.record
        first = next(iter(record.held_by(record.host)), 0)
        seated = [chair.guest for chair in record.chairs if chair.holder == "person"]
        behind = [c.guest for c in record.chairs[first:] if c.holder == "person"]
        order = [record.host, *behind, *seated]
        return next((guest for guest in order if self._is_there(guest)), "")

    def told(self, guest: str) -> list[int]:
        """The seats of which that guest may decide."""
        return self.seats() if guest and guest == self.decider() else []

    def decider_name(self) -> str:
        """The name of the person who decides now; empty where there is nothing to decide."""
        guest = self.decider() if self.seats() else ""
        chairs = self._room.record.chairs
        return next((chair.name for chair in chairs if guest and chair.guest == guest), "")

    def wait(self, seat: int) -> None:
        """Wait for that seat once more as long."""
        self._waited[seat] = self._room.hands.monotonic()

    def is_news(self) -> bool:
        """Whether somebody has to be told that they may decide, or may no more."""
        seats = self.seats()
        return (seats, self.decider() if seats else "") != self._told

    def note(self) -> None:
        """All are told."""
        seats = self.seats()
        self._told = seats, self.decider() if seats else ""
