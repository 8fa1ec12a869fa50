"""Stored passkeys, and challenges that work once.

Challenges are stored in the database, so any process of the server can verify the response.
"""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tinstar.server.storage.database import CHALLENGES, PASSKEYS, Database

CHALLENGE_SECONDS = 300.0
CHALLENGE_BYTES = 32


class StoredPasskey(NamedTuple):
    """A stored passkey. `id` is its credential id in base64url, `used` the time of its last use."""

    id: str
    guest: str
    key: bytes
    signed: int  # the authenticator's signature counter, if it keeps one
    since: int
    used: int


class PasskeyStore:
    """Store of passkeys and challenges."""

    def __init__(self, database: Database):
        self._database = database

    def challenge(self, guest: str, purpose: str) -> bytes:
        """Return a new challenge, which works once, for five minutes.

        An older challenge of the guest is no longer valid.
        """
        fresh = secrets.token_bytes(CHALLENGE_BYTES)
        until = self._database.now + CHALLENGE_SECONDS
        with self._database.writing() as db:
            old = (CHALLENGES.c.until < self._database.now) | (CHALLENGES.c.guest == guest)
            db.execute(delete(CHALLENGES).where(old))
            new = {"guest": guest, "purpose": purpose, "value": fresh, "until": until}
            db.execute(insert(CHALLENGES).values(new))
        return fresh

    def take_challenge(self, guest: str, purpose: str) -> bytes | None:
        """Use the guest's challenge up and return it, or return None if no challenge is valid."""
        mine = CHALLENGES.c.guest == guest, CHALLENGES.c.purpose == purpose
        with self._database.writing() as db:
            taken = delete(CHALLENGES).where(*mine, CHALLENGES.c.until > self._database.now)
            return db.scalar(taken.returning(CHALLENGES.c.value))

    def of(self, guest: str) -> list[StoredPasskey]:
        """Return the guest's passkeys, newest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.guest == guest)
        with self._database.reading() as db:
            rows = db.execute(wanted.order_by(PASSKEYS.c.since.desc(), PASSKEYS.c.id))
            return [StoredPasskey(*row) for row in rows]

    def find(self, id: str) -> StoredPasskey | None:
        with self._database.reading() as db:
            row = db.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).first()
        return StoredPasskey(*row) if row else None

    def add(self, new: StoredPasskey, most: int) -> bool:
        """Store a passkey.

        Returns False if the guest already has `most` passkeys, or if the id exists.
        """
        with self._database.writing() as db:
            has = select(func.count()).where(PASSKEYS.c.guest == new.guest)
            there = select(PASSKEYS.c.id).where(PASSKEYS.c.id == new.id)
            if (db.scalar(has) or 0) >= most or db.scalar(there):
                return False
            db.execute(insert(PASSKEYS).values(new._asdict()))
        return True

    def served(self, passkey: StoredPasskey, count: int) -> bool:
        """Record a use of the passkey.

        Returns False if the passkey was removed or its counter changed meanwhile.
        """
        same = PASSKEYS.c.id == passkey.id, PASSKEYS.c.signed == passkey.signed
        now = {"signed": count, "used": int(time.time())}
        with self._database.writing() as db:
            return bool(db.execute(update(PASSKEYS).where(*same).values(now)).rowcount)

    def remove(self, guest: str, id: str) -> bool:
        """Remove the guest's passkey. Return whether there was one with that id."""
        mine = PASSKEYS.c.guest == guest, PASSKEYS.c.id == id
        with self._database.writing() as db:
            return bool(db.execute(delete(PASSKEYS).where(*mine)).rowcount)

    def forget(self, db: Connection, guest: str) -> None:
        for of in (PASSKEYS, CHALLENGES):
            db.execute(delete(of).where(of.c.guest == guest))
