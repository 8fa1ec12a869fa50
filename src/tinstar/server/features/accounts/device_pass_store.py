"""Passes by which a guest moves to another device: each for ten minutes, and for one use."""

import hashlib

from sqlalchemy import Connection, delete, insert, select

from tinstar.server.random_ids import new_token
from tinstar.server.storage.database import PASSES, Database

PASS_SECONDS = 600.0


class DevicePassStore:
    """Of all guests who have one."""

    def __init__(self, database: Database):
        self._database = database

    def new(self, guest: str) -> str:
        """A token that is the guest's for ten minutes, and for one use; an older one ends."""
        token = new_token()
        until = self._database.now + PASS_SECONDS
        with self._database.writing() as db:
            old = (PASSES.c.until < self._database.now) | (PASSES.c.guest == guest)
            db.execute(delete(PASSES).where(old))
            db.execute(insert(PASSES).values(digest=_digest(token), guest=guest, until=until))
        return token

    def withdraw(self, guest: str) -> None:
        """The guest's pass serves nobody any more."""
        with self._database.writing() as db:
            db.execute(delete(PASSES).where(PASSES.c.guest == guest))

    def seconds_left(self, guest: str) -> float:
        """For how many seconds a pass of the guest still serves; 0 where there is none."""
        left = select(PASSES.c.until - self._database.now).where(PASSES.c.guest == guest)
        with self._database.reading() as db:
            return max(0.0, db.scalar(left) or 0.0)

    def whose(self, token: str) -> str:
        """The guest whose pass this is; empty where it serves nobody."""
        with self._database.reading() as db:
            return db.scalar(select(PASSES.c.guest).where(*self._is(token))) or ""

    def use(self, token: str) -> str:
        """The same, and it has served: of several who come at once one is told."""
        with self._database.writing() as db:
            used = delete(PASSES).where(*self._is(token)).returning(PASSES.c.guest)
            return db.scalar(used) or ""

    def _is(self, token: str):
        return PASSES.c.digest == _digest(token), PASSES.c.until > self._database.now

    def forget(self, db: Connection, guest: str) -> None:
        """Nobody moves to the guest's devices any more."""
        db.execute(delete(PASSES).where(PASSES.c.guest == guest))


def _digest(token: str) -> str:
    """What is kept of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
