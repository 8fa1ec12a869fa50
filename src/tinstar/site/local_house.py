"""The house in a browser: the server's tables and features for its only guest."""

import json
import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tinstar.errors import TinstarError
from tinstar.players.thinking import Thinker
from tinstar.server.background_tasks import BackgroundTasks
from tinstar.server.cluster.bus import bus_of
from tinstar.server.config import OPTIONAL_FEATURES, Config
from tinstar.server.features.accounts.feature import FEATURE as ACCOUNTS
from tinstar.server.features.daily.comparison_queue import DailyComparisons
from tinstar.server.features.daily.feature import FEATURE as DAILY
from tinstar.server.features.feature import Feature
from tinstar.server.features.history.count_queue import MatchCountQueue
from tinstar.server.features.history.feature import FEATURE as HISTORY
from tinstar.server.features.practice.feature import FEATURE as PRACTICE
from tinstar.server.features.reviews.feature import FEATURE as REVIEWS
from tinstar.server.features.reviews.service import ReviewQueue
from tinstar.server.gateway import dependencies, table_routes
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.gateway.remote_tables import RemoteTables
from tinstar.server.gateway.websocket import connect_to_table
from tinstar.server.http.rate_limits import ConnectionLimits, SocketSlots, TokenBuckets
from tinstar.server.random_ids import new_token
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.remote_computer_thinking import RemoteThinking
from tinstar.site.local_connection import LocalConnection
from tinstar.site.local_requests import LocalRequest, LocalResponse, LocalRoutes
from tinstar.site.local_reviews import reviews_by

log = logging.getLogger(__name__)
FEATURES = (ACCOUNTS, DAILY, HISTORY, REVIEWS, PRACTICE)
GUEST = "local_guest"  # under which the id of the only guest is stored
DATABASE = "house.sqlite"
REVIEW_PLAYOUTS = 400  # of a search; a phone needs minutes for a server's 2,000


class Services(NamedTuple):
    """The services that request handlers ask for by name."""

    registry: TableRegistry
    courier: Courier
    remote_tables: RemoteTables
    reviews: ReviewQueue
    counts: MatchCountQueue
    comparisons: DailyComparisons
    connections: ConnectionLimits
    tries: TokenBuckets
    features: Sequence[Feature]


class LocalHouse:
    """A house for one guest.

    It is built once, without a database. Then it can move in, open and close any number of times.
    """

    def __init__(self) -> None:
        self._services: dict[str, Any] = dict.fromkeys(Services._fields)
        routes = [*table_routes.ROUTES, *(r for feature in FEATURES for r in feature.routes)]
        self._routes = LocalRoutes(routes, self._services)
        self._connected = BackgroundTasks()
        self._place = SocketSlots(1).take(lambda: None)  # for all: nobody competes with the guest
        self._guest = ""
        self.database = Path()

    def move_in(self, folder: Path, thinker: Thinker) -> None:
        """Use the database in a folder.

        `thinker` makes searches and evaluates nets for computer players and reviews.
        """
        self.database = folder / DATABASE
        services = _services(_config(self.database), thinker)
        self._services.update(services._asdict())
        store = services.registry.store
        self._guest = store.drawn_once(GUEST, new_token().encode()).decode()

    async def open(self) -> None:
        """Load the tables, and start the background tasks."""
        await self._registry.open()

    async def close(self) -> None:
        """Close all tables and the database."""
        await self._registry.close()

    def move_out(self) -> None:
        """Forget a database that was closed, with its secrets and tables."""
        self._services.update(dict.fromkeys(Services._fields))
        self._guest, self.database = "", Path()

    async def request(self, method: str, address: str, body: str, headers: str) -> LocalResponse:
        """Return the response to a request. `headers` is a JSON object."""
        asked = LocalRequest(json.loads(headers), body.encode(), self._state())
        return await self._routes.respond(method, address, asked)

    def connect(
        self,
        path: str,
        hear: Callable[[str], object],
        opened: Callable[[], object],
        closed: Callable[[], object],
    ) -> LocalConnection:
        """Connect to a table by the path of its WebSocket. `closed` is called once, at the end."""
        table = path.removesuffix("/live").rpartition("/")[2]
        connection = LocalConnection(self._state(), hear, opened)
        self._connected.begin(self._serve(connection, table, closed))
        return connection

    async def _serve(
        self, connection: LocalConnection, table: str, closed: Callable[[], object]
    ) -> None:
        asked = (self._services[name] for name in ("registry", "remote_tables", "connections"))
        try:
            await connect_to_table(connection, table, *asked)
        except TinstarError as e:
            log.info("table %s: %s", table, e)
        finally:
            closed()

    @property
    def _registry(self) -> TableRegistry:
        return self._services["registry"]

    def _state(self) -> dict[str, Any]:
        """Return what the server's session middleware says of a request: whose it is."""
        times = self._registry.store.devices.times(self._guest)
        known = {"guest": self._guest, "is_known": True, "times": times, "address": "browser"}
        return known | {"place": self._place}


def _config(database: Path) -> Config:
    names = {feature.name for feature in FEATURES}
    features = {name: name in names for name in OPTIONAL_FEATURES}
    own = {"database": f"sqlite:///{database}", "compile": False}
    return msgspec.convert(own | features, Config)


def _services(config: Config, thinker: Thinker) -> Services:
    hooks = [feature.hooks for feature in FEATURES]
    thinking = RemoteThinking(thinker, config.thought_within)
    registry = TableRegistry(config, hooks=hooks, thinking=thinking)
    courier = Courier(bus_of(""), registry.store.secret(), registry.store.leases)
    return Services(
        registry,
        courier,
        RemoteTables(courier),
        ReviewQueue(registry.store, config, reviews_by(thinker, REVIEW_PLAYOUTS)),
        MatchCountQueue(registry.store),
        DailyComparisons(registry),
        ConnectionLimits(config.connections, config.connections_per_address),
        TokenBuckets(dependencies.TRIES_A_SECOND, dependencies.TRIES_AT_ONCE),
        FEATURES,
    )
