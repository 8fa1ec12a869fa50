"""Watchers who cannot help: all cards, but so many decisions late, and nothing of what came since.

A table says so when it is set. Whoever has watched so can hold no chair of that match any more, and
whoever has held one cannot watch so (decision 42).
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

MOST_LATE = 500  # guests who ever watch one match so
Told = tuple[int, Happening]  # an answer, and where the table stood after it


class DelayedSpectators:
    """The end of a match's history, from what was due before to what will be."""

    def __init__(self, history: Iterable[Told], by: int):
        self._by = by
        self._at = 0  # where the table stood before the first of these
        self._history: list[Told] = list(history)
        self._from = self._due = 0
        self._over = False
        self._move()
        self._from = self._due

    def grows(self, more: Iterable[Told], over: bool) -> None:
        """So much more has happened."""
        self._history += more
        self._over = over
        if self._due:
            self._at = self._history[self._due - 1][0]
            self._history = self._history[self._due :]
        self._from = self._due = 0
        self._move()

    def ends(self) -> None:
        """The match is over: everything is due."""
        self._over = True
        self._move()

    def _move(self) -> None:
        """What is due is all before the last so many decisions."""
        decided = [i for i, (_, x) in enumerate(self._history) if x.actor >= 0]
        if self._over:
            self._due = len(self._history)
        elif len(decided) >= self._by:
            self._due = decided[-self._by]

    @property
    def at(self) -> int:
        """Where the table stood then."""
        return self._history[self._due - 1][0] if self._due else self._at

    def events(self, eyes: SceneRenderer) -> list[Event]:
        """What became due last, as the public saw it."""
        return eyes.events([x for _, x in self._history[self._from : self._due]], WATCHER)

    def standing(self, eyes: SceneRenderer, now: State) -> Frame:
        """How the table stood then, with all cards shown; as `now`, where all is due or nothing has
        happened."""
        is_past = self._due < len(self._history)
        state = self._history[self._due][1].before if is_past else now
        return Frame(EVERYTHING, self.at, [], eyes.scene(state, EVERYTHING))


def digest(table: str, guest: str) -> str:
    """By which a table knows again who has watched so, and nobody else knows them."""
    return hashlib.sha256(f"{table} {guest}".encode(errors="replace")).hexdigest()[:22]


def has_watched(record: TableRecord, guest: str) -> bool:
    return bool(guest) and digest(record.id, guest) in record.late


def expect_not_watched(record: TableRecord, guest: str) -> None:
    """`Forbidden` for whoever has seen the cards of this match as a watcher."""
    if has_watched(record, guest):
        raise Forbidden("watched-all")


def may_watch(record: TableRecord, guest: str) -> None:
    """`Forbidden` where the table does not say so, or to whoever holds or has held a chair."""
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
    """The table as it is once it is kept that this guest watches so. Called under its lock."""
    if record.phase == "over" or has_watched(record, guest):
        return record
    if len(record.late) >= MOST_LATE:
        raise TooMuch("watchers", most=MOST_LATE)
    kept = replace(record, late=[*record.late, digest(record.id, guest)])
    await asyncio.to_thread(store.keep, kept)
    return kept
