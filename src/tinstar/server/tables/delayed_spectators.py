"""Delayed spectators see all cards, but several decisions late, so they cannot help a player.

A table's setup says whether there may be delayed spectators. A delayed spectator may not play in
that match, and a player may not watch their own match with a delay (decision 42).
"""

import asyncio
import hashlib
from collections.abc import Iterable

from msgspec.structs import replace

from tinstar.engine.state import State
from tinstar.match.transition import Happening
from tinstar.presentation.scene import Event
from tinstar.server.errors import Conflict, Forbidden, TooMuch
from tinstar.server.schema_types import EVERYTHING, WATCHER
from tinstar.server.tables.seat_frames import SceneRenderer
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore
from tinstar.server.tables.websocket_schemas import Frame

MOST_LATE = 500  # guests per match
Told = tuple[int, Happening]  # a move, and the table position after it


class DelayedSpectators:
    """The part of a match that delayed spectators have yet to see."""

    def __init__(self, history: Iterable[Told], by: int):
        self._by = by
        self._at = 0  # table position before the first move of `_history`
        self._history: list[Told] = list(history)
        self._from = self._due = 0
        self._over = False
        self._move()
        self._from = self._due

    def grows(self, more: Iterable[Told], over: bool) -> None:
        """Append new moves."""
        self._history += more
        self._over = over
        if self._due:
            self._at = self._history[self._due - 1][0]
            self._history = self._history[self._due :]
        self._from = self._due = 0
        self._move()

    def ends(self) -> None:
        """Release everything, because the match is over."""
        self._over = True
        self._move()

    def _move(self) -> None:
        """Release all moves that came before the last `by` decisions."""
        decided = [i for i, (_, x) in enumerate(self._history) if x.actor >= 0]
        if self._over:
            self._due = len(self._history)
        elif len(decided) >= self._by:
            self._due = decided[-self._by]

    @property
    def at(self) -> int:
        """The table position that delayed spectators see."""
        return self._history[self._due - 1][0] if self._due else self._at

    def events(self, eyes: SceneRenderer) -> list[Event]:
        """Return the events of the moves released last, as the public saw them."""
        return eyes.events([x for _, x in self._history[self._from : self._due]], WATCHER)

    def standing(self, eyes: SceneRenderer, now: State) -> Frame:
        """Return the position that delayed spectators see, with all cards open.

        `now` is the current state of the match. That state is used when all moves are released, or
        before the first move.
        """
        is_past = self._due < len(self._history)
        state = self._history[self._due][1].before if is_past else now
        return Frame(EVERYTHING, self.at, [], eyes.scene(state, EVERYTHING))


def digest(table: str, guest: str) -> str:
    """Return a digest that lets a table recognize a delayed spectator without storing the guest."""
    return hashlib.sha256(f"{table} {guest}".encode(errors="replace")).hexdigest()[:22]


def has_watched(record: TableRecord, guest: str) -> bool:
    return bool(guest) and digest(record.id, guest) in record.late


def expect_not_watched(record: TableRecord, guest: str) -> None:
    """Raise `Forbidden` if the guest has seen this match's cards as a delayed spectator."""
    if has_watched(record, guest):
        raise Forbidden("watched-all")


def may_watch(record: TableRecord, guest: str) -> None:
    """Raise an error unless the guest may watch late, with all cards open.

    Raises `Forbidden` if the table has no delay, or if the guest holds or has held a seat. Raises
    `Conflict` before the match.
    """
    if not record.delay:
        raise Forbidden("not-later")
    if record.phase == "over":
        return
    if record.phase != "playing":
        raise Conflict("not-begun")
    for chair in record.chairs:
        if guest in (chair.guest, chair.left_by) or guest in chair.known_to:
            raise Forbidden("sat-here")


async def note(record: TableRecord, store: TableStore, guest: str) -> TableRecord:
    """Store that the guest is a delayed spectator, and return the new record.

    Call it under the table's lock.
    """
    if record.phase == "over" or has_watched(record, guest):
        return record
    if len(record.late) >= MOST_LATE:
        raise TooMuch("watchers", most=MOST_LATE)
    kept = replace(record, late=[*record.late, digest(record.id, guest)])
    await asyncio.to_thread(store.keep, kept)
    return kept
