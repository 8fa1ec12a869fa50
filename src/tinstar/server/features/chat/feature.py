"""Declaration of the feature for chat, blocks and reports."""

from typing import Any

from tinstar.server.features.chat import reports, routes
from tinstar.server.features.chat.report_store import ReportStore
from tinstar.server.features.feature import A_DAY, Feature
from tinstar.server.guests.export_schemas import ExportedReport
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.storage.database import Database
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore


def hooks_of(database: Database) -> Hooks:
    kept = ReportStore(database)
    return Hooks(
        forget_guest=lambda db, guest, *_: kept.forget(db, guest),
        forget_old=lambda config: kept.forget_old(config.keep_reports * A_DAY),
    )


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    made = ReportStore(store.database).made_by(guest)
    return {"reports": [ExportedReport(x.table, x.name, x.kind, x.text, at) for at, x in made]}


FEATURE = Feature(
    name="chat",
    routes=routes.ROUTES,
    hooks=hooks_of,
    export=export,
    owner_deeds={
        "reports": lambda store, _: reports.list_reports(store),
        "dismiss": lambda store, number: [reports.dismiss(store, number)],
    },
)
