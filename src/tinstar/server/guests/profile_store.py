"""Guests as they want to be known."""

import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from tinstar.server.storage.database import PROFILES, Database


class Profile(NamedTuple):
    """A name and a mark, and since when (seconds) the house has known them."""

    name: str = ""
    mark: str = ""
    since: int = 0


class ProfileStore:
    """Of all guests who have one."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> Profile:
        """Empty where the guest has none."""
        with self._database.reading() as db:
            row = db.execute(select(PROFILES).where(PROFILES.c.guest == guest)).first()
        return Profile(row.name, row.mark, row.since) if row else Profile()

    def of_all(self, guests: list[str]) -> list[Profile]:
        """Of each of them, in that order."""
        with self._database.reading() as db:
            rows = db.execute(select(PROFILES).where(PROFILES.c.guest.in_(guests))).all()
        known = {row.guest: Profile(row.name, row.mark, row.since) for row in rows}
        return [known.get(guest, Profile()) for guest in guests]

    def keep(self, guest: str, name: str, mark: str) -> None:
        """The guest is known so from now on."""
        with self._database.writing() as db:
            mine = PROFILES.c.guest == guest
            since = db.scalar(select(PROFILES.c.since).where(mine)) or int(time.time())
            db.execute(delete(PROFILES).where(mine))
            db.execute(insert(PROFILES).values(guest=guest, name=name, mark=mark, since=since))

    def forget(self, db: Connection, guest: str) -> None:
        """Nothing is left of how the guest was known."""
        db.execute(delete(PROFILES).where(PROFILES.c.guest == guest))
