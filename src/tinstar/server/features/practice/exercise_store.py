"""Stored exercises: positions of a guest's own costly moves, and when to repeat them.

`fsrs` decides when: after each solution later, after each mistake soon.
"""

from datetime import UTC, datetime
from typing import NamedTuple

from fsrs import Card, Rating, Scheduler
from sqlalchemy import Column, Connection, Integer, Table, delete, insert, select, update

from tinstar.server.storage.database import METADATA, Database, TextWithoutNul

EXERCISES = Table(
    "exercises",
    METADATA,
    Column("guest", TextWithoutNul, primary_key=True),
    Column("table_id", TextWithoutNul, primary_key=True, index=True),
    Column("position", Integer, primary_key=True, autoincrement=False),
    Column("due", Integer, nullable=False),  # in Unix seconds
    Column("card", TextWithoutNul, nullable=False),  # the state of `fsrs`, as JSON
)
# The first repetition after a mistake is on the same day, all others are on later days. The times
# are the same for everybody, so that a test can foresee them.
SCHEDULER = Scheduler(enable_fuzzing=False)


class StoredExercise(NamedTuple):
    """An exercise of a guest: its table, the position in the match, and when it is due."""

    table: str
    position: int
    due: int


class ExerciseStore:
    """Store of exercises."""

    def __init__(self, database: Database):
        self._database = database

    def of(self, guest: str) -> list[StoredExercise]:
        """Return a guest's exercises, the one that is due first at the front."""
        rows = EXERCISES.c.table_id, EXERCISES.c.position, EXERCISES.c.due
        wanted = select(*rows).where(EXERCISES.c.guest == guest)
        with self._database.reading() as db:
            found = db.execute(wanted.order_by(EXERCISES.c.due, *rows[:2])).all()
        return [StoredExercise(*row) for row in found]

    def add(self, guest: str, table: str, positions: list[int], now: int) -> None:
        """Add exercises that are due now, without those that the guest has already."""
        with self._database.writing() as db:
            here = _is(guest, table)
            known = set(db.scalars(select(EXERCISES.c.position).where(here)))
            new = [
                {"guest": guest, "table_id": table, "position": position, "due": now, "card": ""}
                for position in sorted({*positions} - known)
            ]
            if new:
                db.execute(insert(EXERCISES), new)

    def repeat(self, guest: str, exercise: tuple[str, int], solved: bool, now: int) -> int:
        """Record an attempt. Return when the exercise is due again, or 0 if there is none."""
        table, position = exercise
        this = _is(guest, table) & (EXERCISES.c.position == position)
        with self._database.writing() as db:
            row = db.execute(select(EXERCISES).where(this)).first()
            if row is None:
                return 0
            if row.due > now:  # nobody learns faster by trying again at once
                return row.due
            card = Card.from_json(row.card) if row.card else Card(card_id=0)
            rating = Rating.Good if solved else Rating.Again
            card, _ = SCHEDULER.review_card(card, rating, datetime.fromtimestamp(now, UTC))
            due = int(card.due.timestamp())
            db.execute(update(EXERCISES).where(this).values(due=due, card=card.to_json()))
        return due

    def forget_table(self, db: Connection, table: str) -> None:
        db.execute(delete(EXERCISES).where(EXERCISES.c.table_id == table))

    def forget_guest(self, db: Connection, guest: str) -> None:
        db.execute(delete(EXERCISES).where(EXERCISES.c.guest == guest))


def _is(guest: str, table: str):
    return (EXERCISES.c.guest == guest) & (EXERCISES.c.table_id == table)
