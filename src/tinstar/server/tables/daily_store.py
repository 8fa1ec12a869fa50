"""Stored attempts at deals of the day, and the matches that they are compared with.

An attempt is stored with its table, in the same transaction, so each guest has at most one for a
game and date. How it ended is stored only with the results of matches.
"""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    LargeBinary,
    Select,
    Table,
    and_,
    delete,
    exists,
    insert,
    select,
    update,
)

from tinstar.daily.result import Outcome
from tinstar.match.daily_comparison import Comparison
from tinstar.match.daily_deal import YOU
from tinstar.server.storage.database import METADATA, RESULTS, SEATS, Database, TextWithoutNul
from tinstar.server.tables.table_record import TableRecord

MOST_LISTED = 500  # finished attempts of a deal

DAILY = Table(
    "daily",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("game", TextWithoutNul, primary_key=True),
    Column("day", TextWithoutNul, primary_key=True),
    Column("table_id", TextWithoutNul, nullable=False, index=True),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("east", Integer, nullable=False),  # minutes by which the player's clock was ahead of UTC
)
COMPARISONS = Table(
    "daily_comparisons",
    METADATA,
    Column("game", TextWithoutNul, primary_key=True),
    Column("day", TextWithoutNul, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("raw", LargeBinary, nullable=False),  # a `Comparison` as JSON
)


class AttemptEnd(NamedTuple):
    """How an attempt ended: when (in Unix seconds), the player's name, and the outcome."""

    when: int
    name: str
    outcome: Outcome


class StoredAttempt(NamedTuple):
    """A guest's only attempt at a deal. `end` is None while the match goes on."""

    guest: str
    game: str
    day: str
    table: str
    version: int
    east: int
    end: AttemptEnd | None


class DailyStore:
    """Store of attempts."""

    def __init__(self, database: Database):
        self._database = database

    # --- reading ----------------------------------------------------------------------------------

    def attempt(self, guest: str, game: str, day: str) -> StoredAttempt | None:
        found = self._found(_attempts().where(*_is(guest, game, day)))
        return found[0] if found else None

    def attempts_of(self, guest: str) -> list[StoredAttempt]:
        """Return all attempts of a guest, in the order of their dates."""
        return self._found(_attempts().where(DAILY.c.guest == guest).order_by(DAILY.c.day))

    def finished(self, game: str, day: str) -> list[StoredAttempt]:
        """Return the finished attempts at a deal, the first ones if there are too many."""
        wanted = _attempts().where(DAILY.c.game == game, DAILY.c.day == day)
        wanted = wanted.where(RESULTS.c.number.is_not(None)).order_by(RESULTS.c.number)
        return self._found(wanted.limit(MOST_LISTED))

    def outcomes(self, game: str, day: str) -> list[Outcome]:
        """Return the outcomes of all seats in the finished attempts at a deal."""
        wanted = select(SEATS.c.won, SEATS.c.score)
        wanted = wanted.join(RESULTS, RESULTS.c.number == SEATS.c.number)
        wanted = wanted.join(DAILY, DAILY.c.table_id == RESULTS.c.table_id)
        wanted = wanted.where(DAILY.c.game == game, DAILY.c.day == day)
        with self._database.reading() as db:
            return [Outcome(*row) for row in db.execute(wanted)]

    def _found(self, wanted: Select[Any]) -> list[StoredAttempt]:
        with self._database.reading() as db:
            return [_attempt(row) for row in db.execute(wanted)]

    # --- the comparison ---------------------------------------------------------------------------

    def comparison(self, game: str, day: str, version: int) -> Comparison | None:
        wanted = select(COMPARISONS.c.raw).where(*_of(game, day, version))
        with self._database.reading() as db:
            raw = db.scalar(wanted)
        return msgspec.json.decode(raw, type=Comparison) if raw else None

    def keep_comparison(self, game: str, day: str, version: int, made: Comparison) -> None:
        """Store the comparison of a deal, unless there is one. Each process makes the same one."""
        new = {"game": game, "day": day, "version": version, "raw": msgspec.json.encode(made)}
        with self._database.writing() as db:
            if not db.scalar(select(exists().where(*_of(game, day, version)))):
                db.execute(insert(COMPARISONS).values(**new))

    # --- hooks ------------------------------------------------------------------------------------

    def add_table(self, db: Connection, record: TableRecord) -> None:
        """Store the attempt that a new table is.

        It replaces an unfinished attempt under other rules, which cannot go on.
        """
        if record.daily is None:
            return
        day, version, east = record.daily.day, record.daily.version, record.daily.east
        guest = record.chairs[YOU].guest
        old = and_(*_is(guest, record.game, day), DAILY.c.version != version, ~_has_result())
        db.execute(delete(DAILY).where(old))
        new = {"guest": guest, "game": record.game, "day": day, "table_id": record.id}
        db.execute(insert(DAILY).values(**new, version=version, east=east))

    def forget_table(self, db: Connection, table: str) -> None:
        """Delete the attempt of a deleted table, unless the attempt was finished."""
        db.execute(delete(DAILY).where(DAILY.c.table_id == table, ~_has_result()))

    def forget(self, db: Connection, guest: str) -> None:
        db.execute(delete(DAILY).where(DAILY.c.guest == guest))

    def carry(self, old: str, new: str) -> None:
        """Move the attempts of `old` to `new`: both guests are one person.

        For each deal, the attempt of `new` counts if there is one.
        """
        known = select(DAILY.c.game, DAILY.c.day).where(DAILY.c.guest == old)
        with self._database.writing() as db:
            for game, day in db.execute(known).all():
                if db.scalar(select(exists().where(*_is(new, game, day)))):
                    db.execute(delete(DAILY).where(*_is(old, game, day)))
                else:
                    db.execute(update(DAILY).where(*_is(old, game, day)).values(guest=new))


def _attempts() -> Select[Any]:
    seat = and_(SEATS.c.number == RESULTS.c.number, SEATS.c.seat == YOU)
    wanted: Select[Any] = select(
        *DAILY.c, RESULTS.c.ended, SEATS.c.name, SEATS.c.won, SEATS.c.score
    )
    wanted = wanted.join(RESULTS, RESULTS.c.table_id == DAILY.c.table_id, isouter=True)
    return wanted.join(SEATS, seat, isouter=True)


def _attempt(row: Any) -> StoredAttempt:
    end = None
    if row.ended is not None:
        end = AttemptEnd(row.ended, row.name, Outcome(row.won, row.score))
    return StoredAttempt(row.guest, row.game, row.day, row.table_id, row.version, row.east, end)


def _has_result() -> Any:
    return exists().where(RESULTS.c.table_id == DAILY.c.table_id)


def _is(guest: str, game: str, day: str) -> tuple[Any, ...]:
    return DAILY.c.guest == guest, DAILY.c.game == game, DAILY.c.day == day


def _of(game: str, day: str, version: int) -> tuple[Any, ...]:
    return COMPARISONS.c.game == game, COMPARISONS.c.day == day, COMPARISONS.c.version == version
