"""Declaration of the feature practice."""

from typing import Any

from tinstar.server.features.feature import Feature
from tinstar.server.features.practice import routes, schemas
from tinstar.server.features.practice.exercise_store import ExerciseStore
from tinstar.server.guests.export_schemas import ExportedExercise
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    kept = ExerciseStore(database)
    return Hooks(
        forget_table=kept.forget_table,
        forget_guest=lambda db, guest, *_: kept.forget_guest(db, guest),
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    found = ExerciseStore(store.database).of(guest)
    return {"exercises": [ExportedExercise(*exercise) for exercise in found]}


FEATURE = Feature(
    name="practice",
    routes=routes.ROUTES,
    schemas=(schemas,),
    hooks=hooks_of,
    export=export,
)
