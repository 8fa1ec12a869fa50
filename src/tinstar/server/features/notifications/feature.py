"""Reminders that it is somebody's turn, as a feature of the server."""

from typing import Any

from tinstar.server.features.feature import Feature
from tinstar.server.features.notifications import routes, schemas
from tinstar.server.guests.export_schemas import KeptChannel, KeptNotice
from tinstar.server.guests.signed_cookies import Keys
from tinstar.server.sending.channel_store import Channels
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import Store


def hooks_of(database: Database) -> Hooks:
    channels = Channels(database)
    return Hooks(
        forget_table=channels.forget_table,
        forget_guest=lambda db, guest, *_: channels.forget(db, guest),
    )


def export(store: Store, keys: Keys, guest: str) -> dict[str, Any]:
    channels = Channels(store.database)
    return {
        "channels": [KeptChannel(*channel[2:]) for channel in channels.of(guest)],
        "notices": [KeptNotice(*notice) for notice in channels.noticed(guest)],
    }


FEATURE = Feature(
    name="notifications",
    handlers=routes.HANDLERS,
    schemas=(schemas,),
    hooks=hooks_of,
    export=export,
)
