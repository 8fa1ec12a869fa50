"""Stored circles, their members and tables.

The member who has been there longest is the founder, so a circle always has a founder. Members who
have left stay in the standings if they have played, and are deleted everywhere else.
"""

import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    Select,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    update,
)

from tinstar.errors import BadRecord
from tinstar.server.errors import Conflict, Forbidden, NotFound, TooMuch
from tinstar.server.features.circles.schemas import MOST_CIRCLES, MOST_MEMBERS, Night
from tinstar.server.random_ids import new_id, new_token, same
from tinstar.server.storage.database import (
    METADATA,
    RESULTS,
    SEATS,
    TABLES,
    Database,
    TextWithoutNul,
)
from tinstar.server.tables.table_record import TableRecord, decode_record

CIRCLES_LOCK = 8263  # database lock for changes of membership; more locks: database.py
MOST_LISTED = 30  # open tables

CIRCLES = Table(
    "circles",
    METADATA,
    Column("id", TextWithoutNul, primary_key=True),
    Column("name", TextWithoutNul, nullable=False),
    Column("invitation", TextWithoutNul, nullable=False),
    Column("night", LargeBinary),  # a `Night` as JSON, or null
    Column("due", BigInteger, index=True),  # when the next night to announce begins
    Column("told", BigInteger, nullable=False),  # when the last announced night began
    Column("touched", BigInteger, nullable=False, index=True),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("circle", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True, index=True),
    Column("number", Integer, nullable=False),  # in the order of joining
    Column("since", BigInteger, nullable=False),
    Column("looked", BigInteger, nullable=False),  # last time since a night began
    Column("gone", Boolean, nullable=False),
)
QUIET = Table(  # members who have muted reminders of the nights
    "quiet_nights",
    METADATA,
    Column("circle", TextWithoutNul, primary_key=True),
    Column("guest", TextWithoutNul, primary_key=True),
)
CIRCLE_TABLES = Table(  # a table with a result stays here, even after it is deleted
    "circle_tables",
    METADATA,
    Column("table_id", TextWithoutNul, primary_key=True),
    Column("circle", TextWithoutNul, nullable=False, index=True),
)


class StoredMember(NamedTuple):
    """A member of a circle."""

    number: int
    guest: str
    since: int
    looked: int  # last time since a night began
    quiet: bool  # has muted the nights' reminders


class StoredCircle(NamedTuple):
    """A circle with its members, the founder first."""

    id: str
    name: str
    invitation: str
    night: Night | None
    due: int | None
    members: list[StoredMember]


class CircleStore:
    """Store of circles."""

    def __init__(self, database: Database):
        self._database = database

    # --- reading ----------------------------------------------------------------------------------

    def of(self, id: str, guest: str) -> StoredCircle:
        """Return the circle.

        Raises `NotFound` if the circle does not exist or the guest is not a member.
        """
        with self._database.reading() as db:
            members = _members(db, id)
            _expect(members, guest)
            return _circle(db, id, members)

    def by_link(self, id: str, invitation: str) -> StoredCircle:
        """Return the circle to which a link leads.

        Raises `NotFound` if the link is wrong or has been replaced.
        """
        with self._database.reading() as db:
            return _by_link(db, id, invitation)

    def mine(self, guest: str) -> list[StoredCircle]:
        """Return the circles of a guest, the most recently joined first."""
        wanted = select(MEMBERS.c.circle).where(MEMBERS.c.guest == guest, ~MEMBERS.c.gone)
        with self._database.reading() as db:
            ids = list(db.scalars(wanted.order_by(MEMBERS.c.since.desc(), MEMBERS.c.circle)))
            return [_circle(db, id, _members(db, id)) for id in ids]

    def open_tables(self, id: str) -> list[TableRecord]:
        """Return the circle's tables that are not finished, newest first.

        Records that cannot be read are left out.
        """
        wanted = select(TABLES.c.record).where(TABLES.c.id.in_(circle_tables(id)))
        wanted = wanted.where(TABLES.c.phase != "over").order_by(TABLES.c.number.desc())
        found: list[TableRecord] = []
        with self._database.reading() as db:
            for raw in db.scalars(wanted.limit(MOST_LISTED)):
                with suppress(BadRecord):
                    found.append(decode_record(raw))
        return found

    def gathering(self, id: str) -> int:
        """Return at how many of the circle's tables the match has not begun."""
        wanted = select(func.count()).select_from(TABLES).where(TABLES.c.id.in_(circle_tables(id)))
        with self._database.reading() as db:
            return db.scalar(wanted.where(TABLES.c.phase == "gathering")) or 0

    def ever(self, id: str) -> set[str]:
        """Return all members, and past members who have played at the circle's tables."""
        with self._database.reading() as db:
            return set(db.scalars(select(MEMBERS.c.guest).where(MEMBERS.c.circle == id)))

    # --- membership -------------------------------------------------------------------------------

    def found(self, name: str, guest: str) -> str:
        """Found a circle with the guest as its only member, and return its id."""
        id, now = new_id(), int(time.time())
        row = {"id": id, "name": name, "invitation": new_token(), "told": 0, "touched": now}
        with self._writing() as db:
            db.execute(insert(CIRCLES).values(**row))
            _add(db, id, guest)
        return id

    def join(self, id: str, invitation: str, guest: str) -> None:
        """Add the guest to the circle. If the guest is a member already, nothing changes."""
        with self._writing() as db:
            circle = _by_link(db, id, invitation)
            if any(one.guest == guest for one in circle.members):
                return
            if len(circle.members) >= MOST_MEMBERS:
                raise Conflict("members", most=MOST_MEMBERS)
            _add(db, id, guest)
            _touch(db, id)

    def leave(self, id: str, guest: str) -> None:
        """Remove the guest from the circle. A circle without members is dissolved."""
        with self._changing(id, guest) as db:
            _leave(db, id, guest)

    def remove(self, id: str, guest: str, number: int) -> None:
        """Remove another member, and replace the link by a new one."""
        with self._changing(id, guest, founder=True) as db:
            gone = next((m.guest for m in _members(db, id) if m.number == number), None)
            if gone is None:
                raise NotFound("no-member")
            if gone == guest:
                raise Conflict("member-yourself")
            _leave(db, id, gone)
            _set(db, id, invitation=new_token())

    def rename(self, id: str, guest: str, name: str) -> None:
        with self._changing(id, guest, founder=True) as db:
            _set(db, id, name=name)

    def renew_link(self, id: str, guest: str) -> None:
        """Replace the circle's link by a new one. The old one stops working."""
        with self._changing(id, guest, founder=True) as db:
            _set(db, id, invitation=new_token())

    def meet(self, id: str, guest: str, night: Night | None, due: int | None) -> None:
        """Set the weekly night. `due` is when the next night begins."""
        with self._changing(id, guest, founder=True) as db:
            _set(db, id, night=msgspec.json.encode(night) if night else None, due=due)

    def be_quiet(self, id: str, guest: str, quiet: bool) -> None:
        """Mute or unmute the reminders for the guest."""
        with self._changing(id, guest) as db:
            db.execute(delete(QUIET).where(*_is(id, guest, QUIET)))
            if quiet:
                db.execute(insert(QUIET).values(circle=id, guest=guest))

    def dissolve(self, id: str, guest: str) -> None:
        """Dissolve the circle, but keep its tables."""
        with self._changing(id, guest, founder=True) as db:
            _dissolve(db, [id])

    @contextmanager
    def _writing(self) -> Generator[Connection]:
        with self._database.writing() as db:
            self._database.one_at_a_time(db, CIRCLES_LOCK)
            yield db

    @contextmanager
    def _changing(self, id: str, guest: str, founder: bool = False) -> Generator[Connection]:
        """Open a transaction for a member or the founder.

        Nobody else can join or leave while the transaction is open.
        """
        with self._writing() as db:
            _expect(_members(db, id), guest, founder)
            _touch(db, id)
            yield db

    # --- tables -----------------------------------------------------------------------------------

    def add_table(self, db: Connection, record: TableRecord) -> None:
        """Record that a new table belongs to its circle, if its host is a member there."""
        if record.circle:
            self._database.one_at_a_time(db, CIRCLES_LOCK)
            if any(one.guest == record.host for one in _members(db, record.circle)):
                db.execute(insert(CIRCLE_TABLES).values(table_id=record.id, circle=record.circle))
                _touch(db, record.circle)

    def forget_table(self, db: Connection, table: str) -> None:
        if not db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == table)):
            db.execute(delete(CIRCLE_TABLES).where(CIRCLE_TABLES.c.table_id == table))

    # --- merged and erased guests -----------------------------------------------------------------

    def carry(self, old: str, new: str) -> None:
        """Move the memberships of `old` to `new`: both guests are one person."""
        with self._writing() as db:
            for id in _circles_of(db, old):
                mine = {m.guest: m for m in _members(db, id)}
                if new in mine:
                    first = min(mine[old].number, mine[new].number)
                    _leave(db, id, old)
                    db.execute(update(MEMBERS).where(*_is(id, new)).values(number=first))
                elif len(_circles_of(db, new)) < MOST_CIRCLES:
                    db.execute(delete(MEMBERS).where(*_is(id, new)))  # a past member who is back
                    for of in (MEMBERS, QUIET):
                        db.execute(update(of).where(*_is(id, old, of)).values(guest=new))

    def forget(self, db: Connection, guest: str, nobody: str) -> None:
        """Remove the guest from all circles. In standings, the id `nobody` replaces the guest's."""
        self._database.one_at_a_time(db, CIRCLES_LOCK)
        for id in _circles_of(db, guest):
            _leave(db, id, guest)
        db.execute(update(MEMBERS).where(MEMBERS.c.guest == guest).values(guest=nobody))
        db.execute(delete(QUIET).where(QUIET.c.guest == guest))

    def forget_old(self, kept: float) -> None:
        """Dissolve the circles that had no activity for `kept` seconds."""
        old = select(CIRCLES.c.id).where(CIRCLES.c.touched < int(time.time() - kept))
        with self._writing() as db:
            if ids := list(db.scalars(old)):
                _dissolve(db, ids)


def circle_tables(id: str) -> Select[tuple[str]]:
    """Return a query for the ids of a circle's tables."""
    return select(CIRCLE_TABLES.c.table_id).where(CIRCLE_TABLES.c.circle == id)


def _members(db: Connection, id: str) -> list[StoredMember]:
    told = MEMBERS.c.number, MEMBERS.c.guest, MEMBERS.c.since, MEMBERS.c.looked
    same = and_(QUIET.c.circle == MEMBERS.c.circle, QUIET.c.guest == MEMBERS.c.guest)
    wanted = select(*told, QUIET.c.guest.is_not(None)).join(QUIET, same, isouter=True)
    wanted = wanted.where(MEMBERS.c.circle == id, ~MEMBERS.c.gone)
    return [StoredMember(*row) for row in db.execute(wanted.order_by(MEMBERS.c.number))]


def _circles_of(db: Connection, guest: str) -> list[str]:
    wanted = select(MEMBERS.c.circle).where(MEMBERS.c.guest == guest, ~MEMBERS.c.gone)
    return list(db.scalars(wanted))


def _expect(members: Sequence[StoredMember], guest: str, founder: bool = False) -> None:
    if not any(one.guest == guest for one in members):
        raise NotFound("no-circle")
    if founder and members[0].guest != guest:
        raise Forbidden("not-founder")


def _circle(db: Connection, id: str, members: list[StoredMember]) -> StoredCircle:
    row = db.execute(select(CIRCLES).where(CIRCLES.c.id == id)).one()
    night = msgspec.json.decode(row.night, type=Night) if row.night else None
    return StoredCircle(id, row.name, row.invitation, night, row.due, members)


def _by_link(db: Connection, id: str, invitation: str) -> StoredCircle:
    serves = db.scalar(select(CIRCLES.c.invitation).where(CIRCLES.c.id == id))
    if serves is None or not same(invitation, serves):
        raise NotFound("circle-link")
    return _circle(db, id, _members(db, id))


def _add(db: Connection, id: str, guest: str) -> None:
    """Add the guest as the newest member.

    Raises `TooMuch` if the guest is a member of too many circles.
    """
    if len(_circles_of(db, guest)) >= MOST_CIRCLES:
        raise TooMuch("circles", most=MOST_CIRCLES)
    last = db.scalar(select(func.max(MEMBERS.c.number)).where(MEMBERS.c.circle == id)) or 0
    db.execute(delete(MEMBERS).where(*_is(id, guest)))
    new = {"number": last + 1, "since": int(time.time()), "looked": 0, "gone": False}
    db.execute(insert(MEMBERS).values(circle=id, guest=guest, **new))


def _leave(db: Connection, id: str, guest: str) -> None:
    db.execute(delete(QUIET).where(*_is(id, guest, QUIET)))
    sat = SEATS.join(RESULTS, RESULTS.c.number == SEATS.c.number)
    played = select(SEATS.c.guest).select_from(sat).where(SEATS.c.guest == guest)
    if db.scalar(select(exists(played.where(RESULTS.c.table_id.in_(circle_tables(id)))))):
        db.execute(update(MEMBERS).where(*_is(id, guest)).values(gone=True))
    else:
        db.execute(delete(MEMBERS).where(*_is(id, guest)))
    if not _members(db, id):
        _dissolve(db, [id])


def _dissolve(db: Connection, ids: list[str]) -> None:
    for of in (MEMBERS, QUIET, CIRCLE_TABLES):
        db.execute(delete(of).where(of.c.circle.in_(ids)))
    db.execute(delete(CIRCLES).where(CIRCLES.c.id.in_(ids)))


def _is(id: str, guest: str, of: Table = MEMBERS) -> tuple[Any, Any]:
    return of.c.circle == id, of.c.guest == guest


def _set(db: Connection, id: str, **values: object) -> None:
    db.execute(update(CIRCLES).where(CIRCLES.c.id == id).values(**values))


def _touch(db: Connection, id: str) -> None:
    _set(db, id, touched=int(time.time()))
