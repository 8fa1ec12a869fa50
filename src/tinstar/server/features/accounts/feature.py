"""Declarations of the features for accounts and passkeys."""

from typing import Any

from tinstar.server.features.accounts import passkey_routes, routes, schemas
from tinstar.server.features.accounts.device_link_store import DeviceLinkStore
from tinstar.server.features.accounts.passkey_store import PasskeyStore
from tinstar.server.features.feature import Feature
from tinstar.server.guests import export_schemas
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    links = DeviceLinkStore(database)
    return Hooks(forget_guest=lambda db, guest, *_: links.forget(db, guest))


def hooks_of_passkeys(database: Database) -> Hooks:
    passkeys = PasskeyStore(database)
    return Hooks(forget_guest=lambda db, guest, *_: passkeys.forget(db, guest))


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    kept = PasskeyStore(store.database).of(guest)
    return {"passkeys": [export_schemas.PasskeyInfo(p.id, p.since, p.used) for p in kept]}


FEATURE = Feature(
    name="accounts",
    routes=routes.ROUTES,
    schemas=(schemas, export_schemas),
    hooks=hooks_of,
)
PASSKEYS = Feature(
    name="passkeys", routes=passkey_routes.ROUTES, hooks=hooks_of_passkeys, export=export
)
