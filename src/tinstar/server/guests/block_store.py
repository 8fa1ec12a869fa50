"""Stored blocks: which guest has blocked which other guest."""

import time
from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import BigInteger, Column, Connection, Table, delete, insert, or_, select

from tinstar.server.storage.database import METADATA, Database, TextWithoutNul

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("blocked", TextWithoutNul, primary_key=True, index=True),
    Column("name", TextWithoutNul, nullable=False),  # the name under which the guest met them
    Column("since", BigInteger, nullable=False),
)


class Block(NamedTuple):
    blocked: str
    name: str
    since: int


class BlockStore:
    """Store of blocks."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> list[Block]:
        """Return the players whom the guest has blocked, newest first."""
        wanted = select(BLOCKS.c.blocked, BLOCKS.c.name, BLOCKS.c.since)
        wanted = wanted.where(BLOCKS.c.guest == guest).order_by(BLOCKS.c.since.desc())
        with self._database.reading() as db:
            return [Block(*row) for row in db.execute(wanted.order_by(BLOCKS.c.name))]

    def against(self, guest: str) -> set[str]:
        """Return the guests who have blocked the given guest."""
        with self._database.reading() as db:
            return set(db.scalars(select(BLOCKS.c.guest).where(BLOCKS.c.blocked == guest)))

    def block(self, guest: str, blocked: str, name: str, most: int) -> bool:
        """Block a player.

        Returns False if the guest has already blocked `most` others.
        """
        mine = BLOCKS.c.guest == guest
        with self._database.writing() as db:
            known = set(db.scalars(select(BLOCKS.c.blocked).where(mine)))
            if blocked not in known and len(known) < most:
                _add(db, [(guest, Block(blocked, name, int(time.time())))])
                known.add(blocked)
            return blocked in known

    def unblock(self, guest: str, blocked: str) -> None:
        this = (BLOCKS.c.guest == guest) & (BLOCKS.c.blocked == blocked)
        with self._database.writing() as db:
            db.execute(delete(BLOCKS).where(this))

    def carry(self, old: str, new: str) -> None:
        """Copy all blocks by and against `old` to `new`: both guests are one person."""
        with self._database.writing() as db:
            rows = db.execute(select(BLOCKS).where(_about(old, new))).all()
            there = {(row.guest, row.blocked) for row in rows}
            found: dict[tuple[str, str], Block] = {}
            for row in rows:
                guest, blocked = (new if who == old else who for who in (row.guest, row.blocked))
                if guest != blocked and (guest, blocked) not in there:
                    found[guest, blocked] = Block(blocked, row.name, row.since)
            _add(db, [(guest, block) for (guest, _), block in found.items()])

    def forget(self, db: Connection, guest: str) -> None:
        """Delete all blocks that the guest has made, and all blocks against the guest."""
        db.execute(delete(BLOCKS).where(_about(guest)))


def _about(*guests: str):
    return or_(BLOCKS.c.guest.in_(guests), BLOCKS.c.blocked.in_(guests))


def _add(db: Connection, blocks: Iterable[tuple[str, Block]]) -> None:
    for guest, block in blocks:
        db.execute(insert(BLOCKS).values(guest=guest, **block._asdict()))
