"""Revoked sessions: a guest may sign out all devices but one.

Each cookie contains how often the guest had signed out devices when the server issued it. If the
guest has signed out devices since then, the cookie is no longer valid.
"""

from sqlalchemy import Column, Connection, Float, Integer, Table, delete, insert, select

from tinstar.server.storage.database import METADATA, Database, TextWithoutNul

LATE = 10.0  # seconds after which other processes' writes are visible
SIGNED_OUT = Table(
    "signed_out",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("times", Integer, nullable=False),
    Column("changed", Float, nullable=False, index=True),  # by the clock of the database
)


class SessionRevocations:
    """How often each guest has signed out other devices, as last read from the database."""

    def __init__(self, database: Database):
        self._database = database
        self._times: dict[str, int] = {}
        self._seen = 0.0
        self.learn()

    def learn(self) -> None:
        """Load the changes that other processes have made."""
        news = select(SIGNED_OUT).where(SIGNED_OUT.c.changed > self._seen - LATE)
        with self._database.reading() as db:
            for guest, times, changed in db.execute(news).all():
                self._times[guest] = times
                self._seen = max(self._seen, changed)

    def times(self, guest: str) -> int:
        return self._times.get(guest, 0)

    def holds(self, guest: str, times: int) -> bool:
        """Return whether a guest's cookie with the number `times` is still valid."""
        return times >= self.times(guest)

    def sign_out(self, guest: str) -> None:
        """Make invalid all cookies that the guest has got so far."""
        mine = SIGNED_OUT.c.guest == guest
        with self._database.writing() as db:
            times = 1 + (db.scalar(select(SIGNED_OUT.c.times).where(mine)) or 0)
            db.execute(delete(SIGNED_OUT).where(mine))
            new = {"guest": guest, "times": times, "changed": self._database.now}
            db.execute(insert(SIGNED_OUT).values(new))
        self._times[guest] = times

    def forget(self, db: Connection, guest: str) -> None:
        db.execute(delete(SIGNED_OUT).where(SIGNED_OUT.c.guest == guest))
