"""Stored profiles of guests."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tinstar.server.storage.database import PROFILES, Database


class Profile(NamedTuple):
    """A guest's name and mark, and when the profile was created (in Unix seconds)."""

    name: str = ""
    mark: str = ""
    since: int = 0


class ProfileStore:
    """Store of profiles."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> Profile:
        """Return the guest's profile, or an empty profile if none is stored."""
        with self._database.reading() as db:
            row = db.execute(select(PROFILES).where(PROFILES.c.guest == guest)).first()
        return Profile(row.name, row.mark, row.since) if row else Profile()

    def of_all(self, guests: list[str]) -> list[Profile]:
        """Return the profiles of several guests, in the same order."""
        with self._database.reading() as db:
            rows = db.execute(select(PROFILES).where(PROFILES.c.guest.in_(guests))).all()
        known = {row.guest: Profile(row.name, row.mark, row.since) for row in rows}
        return [known.get(guest, Profile()) for guest in guests]

    def keep(self, guest: str, name: str, mark: str) -> None:
        """Store the guest's name and mark."""
        with self._database.writing() as db:
            mine = PROFILES.c.guest == guest
            since = db.scalar(select(PROFILES.c.since).where(mine)) or int(time.time())
            db.execute(delete(PROFILES).where(mine))
            db.execute(insert(PROFILES).values(guest=guest, name=name, mark=mark, since=since))

    def forget(self, db: Connection, guest: str) -> None:
        """Delete the guest's profile."""
        db.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
