"""The house in a browser: the server's tables and features for its only guest, by ASGI calls."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Router

from tinstar.players.thinking import Thinker
from tinstar.server.cluster.bus import bus_of
from tinstar.server.config import OPTIONAL_FEATURES, Config
from tinstar.server.features.accounts.feature import FEATURE as ACCOUNTS
from tinstar.server.features.daily.comparison_queue import DailyComparisons
from tinstar.server.features.daily.feature import FEATURE as DAILY
from tinstar.server.features.history.count_queue import MatchCountQueue
from tinstar.server.features.history.feature import FEATURE as HISTORY
from tinstar.server.features.practice.feature import FEATURE as PRACTICE
from tinstar.server.features.reviews.feature import FEATURE as REVIEWS
from tinstar.server.features.reviews.service import MakeReview, ReviewQueue
from tinstar.server.gateway import dependencies, finished_match_routes, table_routes
from tinstar.server.gateway.exception_handlers import EXCEPTION_HANDLERS
from tinstar.server.gateway.provided import provided, token_buckets
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.gateway.remote_tables import RemoteTables
from tinstar.server.gateway.websocket import table_websocket
from tinstar.server.http.rate_limits import SocketSlots
from tinstar.server.random_ids import new_token
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.remote_computer_thinking import RemoteThinking
from tinstar.site.asgi_calls import Response, Socket, http_scope, request, socket_scope
from tinstar.site.local_reviews import reviews_by

FEATURES = (ACCOUNTS, DAILY, HISTORY, REVIEWS, PRACTICE)
AT_TABLES = (*table_routes.HANDLERS, *finished_match_routes.HANDLERS)
GUEST = "local_guest"  # under which the id of the only guest is stored
DATABASE = "house.sqlite"
REVIEW_PLAYOUTS = 400  # of a search; a phone needs minutes for a server's 2,000


class LocalHouse:
    """A house for one guest. Its database lies in a folder."""

    def __init__(self, folder: Path, thinker: Thinker):
        """`thinker` makes searches and evaluates nets for computer players and reviews."""
        names = {feature.name for feature in FEATURES}
        features = {name: name in names for name in OPTIONAL_FEATURES}
        self.database = folder / DATABASE
        own = {"database": f"sqlite:///{self.database}", "compile": False}
        config = msgspec.convert(own | features, Config)
        hooks = [feature.hooks for feature in FEATURES]
        thinking = RemoteThinking(thinker, config.thought_within)
        self._registry = TableRegistry(config, hooks=hooks, thinking=thinking)
        fresh = new_token().encode()
        self._guest = self._registry.store.drawn_once(GUEST, fresh).decode()
        self._place = SocketSlots(1).take(lambda: None)  # for all: nobody competes with the guest
        self._app = _app(self._registry, reviews_by(thinker, REVIEW_PLAYOUTS))

    async def open(self) -> None:
        """Load the tables, and start the background tasks."""
        await self._registry.open()

    async def close(self) -> None:
        """Close all tables and the database."""
        await self._registry.close()

    async def request(self, method: str, path: str, body: str, headers: str) -> Response:
        """Return the response to a request. `headers` is a JSON object."""
        scope = http_scope(method, path, json.loads(headers), self._state())
        return await request(self._app, scope, body.encode())

    def connect(
        self,
        path: str,
        hear: Callable[[str], object],
        opened: Callable[[], object],
        closed: Callable[[], object],
    ) -> Socket:
        """Open a WebSocket to a table."""
        return Socket(self._app, socket_scope(path, self._state()), hear, opened, closed)

    def _state(self) -> dict[str, Any]:
        """Return what the server's session middleware says of a request: whose it is."""
        times = self._registry.store.devices.times(self._guest)
        known = {"guest": self._guest, "is_known": True, "times": times, "address": "browser"}
        return known | {"place": self._place}


def _app(registry: TableRegistry, review: MakeReview) -> Litestar:
    courier = Courier(bus_of(""), registry.store.secret(), registry.store.leases)
    limits = {"tries": (dependencies.TRIES_A_SECOND, dependencies.TRIES_AT_ONCE)}
    others = {
        "remote_tables": RemoteTables(courier),
        "courier": courier,
        "reviews": ReviewQueue(registry.store, registry.config, review),
        "counts": MatchCountQueue(registry.store),
        "comparisons": DailyComparisons(registry),
        "features": FEATURES,
    }
    handlers = [*AT_TABLES, *(h for feature in FEATURES for h in feature.handlers)]
    app = Litestar(
        route_handlers=[Router("/api", route_handlers=handlers), table_websocket],
        dependencies=provided(registry, others | token_buckets(limits)),
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    app.state.turned_off = lambda _: ""
    return app
