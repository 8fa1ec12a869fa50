"""Passkeys of guests, and the challenges that they answer: drawn here, so that any process of the
house may take the answer, which serves once."""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from tinstar.server.storage.database import CHALLENGES, PASSKEYS, Database

CHALLENGE_SECONDS = 300.0
CHALLENGE_BYTES = 32


class StoredPasskey(NamedTuple):
    """`id` as the authenticator calls it, in base64url; `used` is when it last served."""

    id: str
    guest: str
    key: bytes
    signed: int  # how often, as far as it counts
    since: int
    used: int


class PasskeyStore:
    """Of all guests who have one."""

    def __init__(self, database: Database):
        self._database = database

    def challenge(self, guest: str, purpose: str) -> bytes:
        """What the guest is to answer within five minutes, once; an older one ends."""
        fresh = secrets.token_bytes(CHALLENGE_BYTES)
        until = self._database.now + CHALLENGE_SECONDS
        with self._database.writing() as db:
            old = (CHALLENGES.c.until < self._database.now) | (CHALLENGES.c.guest == guest)
            db.execute(delete(CHALLENGES).where(old))
            new = {"guest": guest, "purpose": purpose, "value": fresh, "until": until}
            db.execute(insert(CHALLENGES).values(new))
        return fresh

    def take_challenge(self, guest: str, purpose: str) -> bytes | None:
        """What the guest was to answer; it has served, whatever came of it."""
        mine = CHALLENGES.c.guest == guest, CHALLENGES.c.purpose == purpose
        with self._database.writing() as db:
            taken = delete(CHALLENGES).where(*mine, CHALLENGES.c.until > self._database.now)
            return db.scalar(taken.returning(CHALLENGES.c.value))

    def of(self, guest: str) -> list[StoredPasskey]:
        """The newest first."""
        wanted = select(PASSKEYS).where(PASSKEYS.c.guest == guest)
        with self._database.reading() as db:
            rows = db.execute(wanted.order_by(PASSKEYS.c.since.desc(), PASSKEYS.c.id))
            return [StoredPasskey(*row) for row in rows]

    def find(self, id: str) -> StoredPasskey | None:
        with self._database.reading() as db:
            row = db.execute(select(PASSKEYS).where(PASSKEYS.c.id == id)).first()
        return StoredPasskey(*row) if row else None

    def add(self, new: StoredPasskey, most: int) -> bool:
        """Keep a new one; False where the guest has so many, or somebody has it already."""
        with self._database.writing() as db:
            has = select(func.count()).where(PASSKEYS.c.guest == new.guest)
            there = select(PASSKEYS.c.id).where(PASSKEYS.c.id == new.id)
            if (db.scalar(has) or 0) >= most or db.scalar(there):
                return False
            db.execute(insert(PASSKEYS).values(new._asdict()))
        return True

    def served(self, passkey: StoredPasskey, count: int) -> bool:
        """It has signed for so many times; False where it is gone, or has served meanwhile with a
        count of its own."""
        same = PASSKEYS.c.id == passkey.id, PASSKEYS.c.signed == passkey.signed
        now = {"signed": count, "used": int(time.time())}
        with self._database.writing() as db:
            return bool(db.execute(update(PASSKEYS).where(*same).values(now)).rowcount)

    def remove(self, guest: str, id: str) -> bool:
        """Whether the guest had it; it serves nobody any more."""
        mine = PASSKEYS.c.guest == guest, PASSKEYS.c.id == id
        with self._database.writing() as db:
            return bool(db.execute(delete(PASSKEYS).where(*mine)).rowcount)

    def forget(self, db: Connection, guest: str) -> None:
        for of in (PASSKEYS, CHALLENGES):
            db.execute(delete(of).where(of.c.guest == guest))
