"""Stored weekly nights of circles: which have begun, were announced, and who has looked since."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import select, update

from tinstar.server.features.circles.schemas import Night
from tinstar.server.features.circles.store import CIRCLES, MEMBERS, QUIET
from tinstar.server.storage.database import Database


class DueNight(NamedTuple):
    """A night that has begun and was not announced yet.

    `told` is the time at which the last announced night began.
    """

    circle: str
    name: str
    night: Night
    begins: int
    told: int


class NightStore:
    """Store of the nights that have begun."""

    def __init__(self, database: Database):
        self._database = database

    def due(self, now: float) -> list[DueNight]:
        wanted = select(CIRCLES).where(CIRCLES.c.due <= int(now)).order_by(CIRCLES.c.due)
        with self._database.reading() as db:
            rows = db.execute(wanted).all()
        nights = msgspec.json.Decoder(Night)
        return [DueNight(r.id, r.name, nights.decode(r.night), r.due, r.told) for r in rows]

    def take(self, due: DueNight, next_one: int, told: int) -> bool:
        """Claim a night, and schedule the next one.

        If several processes try to claim the same night, only one of them gets True.
        """
        this = (CIRCLES.c.id == due.circle) & (CIRCLES.c.due == due.begins)
        with self._database.writing() as db:
            now = update(CIRCLES).where(this).values(due=next_one, told=told)
            return bool(db.execute(now).rowcount)

    def look(self, circle: str, guests: Collection[str], now: float) -> None:
        """Record which guests are looking at the circle or one of its tables."""
        these = (MEMBERS.c.circle == circle) & MEMBERS.c.guest.in_(guests)
        with self._database.writing() as db:
            db.execute(update(MEMBERS).where(these).values(looked=int(now)))

    def to_tell(self, due: DueNight) -> list[str]:
        """Return the members to remind.

        Members who have muted the reminders, or have looked since the night began, are left out.
        """
        quiet = select(QUIET.c.guest).where(QUIET.c.circle == due.circle)
        wanted = select(MEMBERS.c.guest).where(MEMBERS.c.circle == due.circle, ~MEMBERS.c.gone)
        wanted = wanted.where(MEMBERS.c.guest.not_in(quiet))
        with self._database.reading() as db:
            return list(db.scalars(wanted.where(MEMBERS.c.looked < due.begins)))
