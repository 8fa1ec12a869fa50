"""Links that sign in another device. Each link works once, and expires after `LINK_SECONDS`."""

import hashlib

from sqlalchemy import Connection, delete, insert, select

from tinstar.server.random_ids import new_token
from tinstar.server.storage.database import PASSES, Database

LINK_SECONDS = 600.0  # the page says ten minutes, in accounts/en.ftl


class DeviceLinkStore:
    """Store of the tokens in device links. Each guest has at most one token."""

    def __init__(self, database: Database):
        self._database = database

    def new(self, guest: str) -> str:
        """Return a new token for the guest, in place of the guest's older token."""
        token = new_token()
        until = self._database.now + LINK_SECONDS
        with self._database.writing() as db:
            old = (PASSES.c.until < self._database.now) | (PASSES.c.guest == guest)
            db.execute(delete(PASSES).where(old))
            db.execute(insert(PASSES).values(digest=_digest(token), guest=guest, until=until))
        return token

    def withdraw(self, guest: str) -> None:
        """Delete the guest's token."""
        with self._database.writing() as db:
            db.execute(delete(PASSES).where(PASSES.c.guest == guest))

    def seconds_left(self, guest: str) -> float:
        """Return the number of seconds until the guest's link expires.

        Returns 0 if the guest has no valid link.
        """
        left = select(PASSES.c.until - self._database.now).where(PASSES.c.guest == guest)
        with self._database.reading() as db:
            return max(0.0, db.scalar(left) or 0.0)

    def whose(self, token: str) -> str:
        """Return the guest to whom a token belongs, or "" if the token is not valid."""
        with self._database.reading() as db:
            return db.scalar(select(PASSES.c.guest).where(*self._is(token))) or ""

    def use(self, token: str) -> str:
        """Use a token up and return its guest.

        Return "" if the token is invalid, expired or already used.
        """
        with self._database.writing() as db:
            used = delete(PASSES).where(*self._is(token)).returning(PASSES.c.guest)
            return db.scalar(used) or ""

    def _is(self, token: str):
        return PASSES.c.digest == _digest(token), PASSES.c.until > self._database.now

    def forget(self, db: Connection, guest: str) -> None:
        """Delete the guest's token, as part of erasing the guest."""
        db.execute(delete(PASSES).where(PASSES.c.guest == guest))


def _digest(token: str) -> str:
    """Return the hash of a token. The database stores only hashes, never tokens."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
