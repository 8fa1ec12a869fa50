"""Stored tournaments: entrants, and who sits where in each round.

The results are stored with the tables.
"""

import time

import msgspec
from msgspec import Struct, field
from sqlalchemy import Connection, delete, insert, select, update

from tinstar.server.errors import Conflict
from tinstar.server.features.tournaments.schemas import Kind
from tinstar.server.storage.database import ENTERED, TOURNAMENTS, Database
from tinstar.server.tables.setup_schemas import NewTable


class StoredEntrant(Struct):
    guest: str
    name: str


class StoredRound(Struct):
    """The tables of a round, and for each table the entrants' numbers by seat."""

    duplicate: str
    tables: list[str]
    seated: list[list[int]]
    byes: list[int]


class StoredTournament(Struct):
    """A stored tournament.

    `version` changes with each write, so that a concurrent change is noticed.
    """

    id: str
    host: str
    invitation: str
    kind: Kind
    rounds: int
    asked: NewTable
    entrants: list[StoredEntrant] = field(default_factory=list)
    played: list[StoredRound] = field(default_factory=list)
    version: int = 0

    def number_of(self, guest: str) -> int | None:
        """Return the guest's index among the entrants, or None if they have not entered."""
        return next((i for i, one in enumerate(self.entrants) if one.guest == guest), None)


class TournamentStore:
    """Store of tournaments."""

    def __init__(self, database: Database):
        self._database = database

    def add(self, new: StoredTournament) -> None:
        with self._database.writing() as db:
            db.execute(insert(TOURNAMENTS).values(id=new.id, **_row(new)))
            _keep_guests(db, new)

    def of(self, id: str) -> StoredTournament | None:
        with self._database.reading() as db:
            raw = db.scalar(select(TOURNAMENTS.c.record).where(TOURNAMENTS.c.id == id))
        return None if raw is None else msgspec.json.decode(raw, type=StoredTournament)

    def known_to(self, guest: str) -> list[str]:
        """Return the ids of the tournaments that the guest hosts or has entered."""
        with self._database.reading() as db:
            return list(db.scalars(select(ENTERED.c.tournament).where(ENTERED.c.guest == guest)))

    def newest_of(self, guest: str, most: int) -> list[StoredTournament]:
        """Return the tournaments that the guest hosts or has entered, last active first."""
        wanted = select(TOURNAMENTS.c.record).join(
            ENTERED, ENTERED.c.tournament == TOURNAMENTS.c.id
        )
        wanted = wanted.where(ENTERED.c.guest == guest).order_by(TOURNAMENTS.c.touched.desc())
        with self._database.reading() as db:
            raws = db.scalars(wanted.limit(most)).all()
        return [msgspec.json.decode(raw, type=StoredTournament) for raw in raws]

    def keep(self, changed: StoredTournament) -> None:
        """Store a changed tournament.

        Raises `Conflict` if another request has changed the tournament meanwhile.
        """
        with self._database.writing() as db:
            self.write(db, changed)

    def write(self, db: Connection, changed: StoredTournament) -> None:
        was = TOURNAMENTS.c.version == changed.version
        changed.version += 1
        this = update(TOURNAMENTS).where(TOURNAMENTS.c.id == changed.id, was)
        if not db.execute(this.values(**_row(changed))).rowcount:
            raise Conflict("tournament-went-on")
        _keep_guests(db, changed)

    def forget(self, db: Connection, guest: str, nobody: str, name: str) -> None:
        """Replace the guest by the id `nobody`, under that name, in all tournaments."""
        entered = select(ENTERED.c.tournament).where(ENTERED.c.guest == guest)
        wanted = select(TOURNAMENTS.c.record).where(TOURNAMENTS.c.id.in_(entered))
        for raw in list(db.scalars(wanted)):
            kept = msgspec.json.decode(raw, type=StoredTournament)
            kept.host = nobody if kept.host == guest else kept.host
            for one in kept.entrants:
                if one.guest == guest:
                    one.guest, one.name = nobody, name
            self.write(db, kept)

    def forget_old(self, kept: float) -> None:
        """Delete the tournaments that had no activity for `kept` seconds."""
        old = TOURNAMENTS.c.touched < int(time.time() - kept)
        with self._database.writing() as db:
            ids = select(TOURNAMENTS.c.id).where(old)
            db.execute(delete(ENTERED).where(ENTERED.c.tournament.in_(ids)))
            db.execute(delete(TOURNAMENTS).where(old))


def _row(kept: StoredTournament) -> dict[str, object]:
    raw = msgspec.json.encode(kept)
    return {"version": kept.version, "touched": int(time.time()), "record": raw}


def _keep_guests(db: Connection, kept: StoredTournament) -> None:
    guests = sorted({kept.host, *(one.guest for one in kept.entrants)})
    db.execute(delete(ENTERED).where(ENTERED.c.tournament == kept.id))
    db.execute(insert(ENTERED), [{"tournament": kept.id, "guest": g} for g in guests])
