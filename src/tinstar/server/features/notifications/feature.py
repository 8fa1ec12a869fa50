"""Declaration of the feature that reminds players of their turns."""

from typing import Any

from tinstar.server.features.feature import Feature
from tinstar.server.features.notifications import routes, schemas
from tinstar.server.guests.export_schemas import ExportedChannel, ExportedReminder
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.sending.channel_store import ChannelStore
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    channels = ChannelStore(database)
    return Hooks(
        forget_table=channels.forget_table,
        forget_guest=lambda db, guest, *_: channels.forget(db, guest),
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    channels = ChannelStore(store.database)
    return {
        "channels": [ExportedChannel(*channel[2:]) for channel in channels.of(guest)],
        "notices": [ExportedReminder(*notice) for notice in channels.noticed(guest)],
    }


FEATURE = Feature(
    name="notifications",
    routes=routes.ROUTES,
    schemas=(schemas,),
    hooks=hooks_of,
    export=export,
)
