"""Declaration of the feature "circles"."""

from typing import Any

from tinstar.server.features.circles import routes, schemas
from tinstar.server.features.circles.store import CircleStore
from tinstar.server.features.feature import A_DAY, Feature
from tinstar.server.guests.export_schemas import ExportedCircle
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    circles = CircleStore(database)
    return Hooks(
        add_table=circles.add_table,
        forget_table=circles.forget_table,
        forget_guest=lambda db, guest, nobody, _: circles.forget(db, guest, nobody),
        move_guest=circles.carry,
        forget_old=lambda config: circles.forget_old(config.keep * A_DAY),
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    found: list[ExportedCircle] = []
    for circle in CircleStore(store.database).mine(guest):
        one = next(one for one in circle.members if one.guest == guest)
        founder = circle.members[0] == one
        found.append(ExportedCircle(circle.id, circle.name, one.since, founder, one.quiet))
    return {"circles": found}


FEATURE = Feature(
    name="circles",
    routes=routes.ROUTES,
    schemas=(schemas,),
    hooks=hooks_of,
    export=export,
)
