"""Circles of friends, as a feature of the server."""

from typing import Any

from tinstar.server.features.circles import routes, schemas
from tinstar.server.features.circles.store import Circles
from tinstar.server.features.feature import A_DAY, Feature
from tinstar.server.guests.export_schemas import KeptCircle
from tinstar.server.guests.signed_cookies import Keys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import Store


def hooks_of(database: Database) -> Hooks:
    circles = Circles(database)
    return Hooks(
        add_table=circles.add_table,
        forget_table=circles.forget_table,
        forget_guest=lambda db, guest, nobody, _: circles.forget(db, guest, nobody),
        move_guest=circles.carry,
        forget_old=lambda config: circles.forget_old(config.keep * A_DAY),
    )


def export(store: Store, keys: Keys, guest: str) -> dict[str, Any]:
    found: list[KeptCircle] = []
    for circle in Circles(store.database).mine(guest):
        one = next(one for one in circle.members if one.guest == guest)
        founder = circle.members[0] == one
        found.append(KeptCircle(circle.id, circle.name, one.since, founder, one.quiet))
    return {"circles": found}


FEATURE = Feature(
    name="circles",
    handlers=routes.HANDLERS,
    schemas=(schemas,),
    hooks=hooks_of,
    export=export,
)
