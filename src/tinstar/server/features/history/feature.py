"""Declaration of the feature that shows a guest's match history."""

from typing import Any

from tinstar.server.features.feature import Feature
from tinstar.server.features.history import routes, schemas
from tinstar.server.features.history.service import MatchHistory
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables.table_store import TableStore


def export(store: TableStore, keys: SigningKeys, guest: str) -> dict[str, Any]:
    past = MatchHistory(store, keys, guest)
    return {"matches": [*past.unfinished(), *past.all_results()]}


FEATURE = Feature(name="history", routes=routes.ROUTES, schemas=(schemas,), export=export)
