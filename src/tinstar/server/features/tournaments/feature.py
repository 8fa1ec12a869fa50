"""Declarations of the features for tournaments and duplicates."""

from typing import Any

from tinstar.server.features.feature import A_DAY, Feature
from tinstar.server.features.tournaments import (
    duplicate_routes,
    duplicate_schemas,
    routes,
    schemas,
)
from tinstar.server.features.tournaments.store import TournamentStore
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    tournaments = TournamentStore(database)
    return Hooks(
        forget_guest=tournaments.forget,
        forget_old=lambda config: tournaments.forget_old(config.keep * A_DAY),
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    return {"tournaments": TournamentStore(store.database).known_to(guest)}


FEATURE = Feature(
    name="tournaments",
    routes=(*duplicate_routes.ROUTES, *routes.ROUTES),
    schemas=(duplicate_schemas, schemas),
    hooks=hooks_of,
    export=export,
)
