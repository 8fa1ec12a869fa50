"""Declaration of the feature "daily"."""

from typing import Any

from tinstar.server.features.daily import routes
from tinstar.server.features.feature import Feature
from tinstar.server.guests.export_schemas import ExportedDaily
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.daily_store import DailyStore
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    kept = DailyStore(database)
    return Hooks(
        add_table=kept.add_table,
        forget_table=kept.forget_table,
        forget_guest=lambda db, guest, *_: kept.forget(db, guest),
        move_guest=kept.carry,
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    found = DailyStore(store.database).attempts_of(guest)
    return {"daily": [ExportedDaily(x.game, x.day, x.table, x.version, x.east) for x in found]}


FEATURE = Feature(name="daily", routes=routes.ROUTES, hooks=hooks_of, export=export)
