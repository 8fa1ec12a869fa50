"""Assemble the server: services, routes and middleware."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, Self

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from tinstar import errors as core
from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.clock_settings import TimeSources
from tinstar.server.cluster.bus import bus_of
from tinstar.server.config import Config
from tinstar.server.feature_list import FEATURES, HOOKS, expect_alike, is_on, turned_off
from tinstar.server.features.accounts import passkeys
from tinstar.server.features.chat import reports
from tinstar.server.features.chat import service as chat_service
from tinstar.server.features.circles.night_reminders import NightReminders
from tinstar.server.features.daily.comparison_queue import DailyComparisons
from tinstar.server.features.history.count_queue import MatchCountQueue
from tinstar.server.features.lab.service import LabQuestions
from tinstar.server.features.notifications.turn_reminders import TurnReminders
from tinstar.server.features.reviews.service import ReviewQueue
from tinstar.server.features.tournaments import routes as tournaments_routes
from tinstar.server.gateway import dependencies, table_routes
from tinstar.server.gateway.exception_handlers import EXCEPTION_HANDLERS
from tinstar.server.gateway.health import HealthAndMetricsMiddleware
from tinstar.server.gateway.litestar_handlers import litestar_handler, provided
from tinstar.server.gateway.litestar_websocket import table_websocket
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.gateway.relay_server import SWEEP_SECONDS, RelayServer
from tinstar.server.gateway.remote_tables import STILL_SECONDS, RemoteTables
from tinstar.server.gateway.request_relay import RequestRelay
from tinstar.server.gateway.session_middleware import SessionMiddleware
from tinstar.server.http.closed_schemas import ClosedSchemas
from tinstar.server.http.page_files import COMPRESSED_ALREADY, page_handler
from tinstar.server.http.rate_limits import ConnectionLimits, SocketSlots, TokenBuckets
from tinstar.server.sending.delivery import Delivery
from tinstar.server.tables.registry import TableRegistry

DESCRIPTION = OpenAPIConfig(
    title="Tinstar",
    version="1",
    description="A house for tabletop games with hidden information and chance. Texts for"
    " people come in the language that `Accept-Language` prefers, if there is one.",
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
)
COMPRESSION = CompressionConfig(
    backend="brotli", brotli_quality=4, exclude_opt_key=COMPRESSED_ALREADY
)


class Api(Router):
    """The routes of one server under /api."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return the routes themselves. Litestar would copy them: two apps may share a router."""
        return self


class Services(NamedTuple):
    """The services that request handlers and background tasks use."""

    registry: TableRegistry
    courier: Courier
    remote_tables: RemoteTables
    sending: Delivery
    turn_reminders: TurnReminders
    night_reminders: NightReminders
    reviews: ReviewQueue
    counts: MatchCountQueue
    questions: LabQuestions
    comparisons: DailyComparisons


def create_app(config: Config) -> Litestar:
    """Create the server as an ASGI application. The application loads its tables when it starts."""
    services = _services(config)
    own = [route for feature in FEATURES if is_on(config, feature) for route in feature.routes]
    handlers = [litestar_handler(route) for route in (*table_routes.ROUTES, *own)]
    app = Litestar(
        route_handlers=[
            Api("/api", route_handlers=handlers),
            table_websocket,
            page_handler(config.page),
        ],
        dependencies=provided(_by_name(services)),
        exception_handlers=EXCEPTION_HANDLERS,
        compression_config=COMPRESSION,
        openapi_config=DESCRIPTION,
        plugins=[ClosedSchemas()],
        lifespan=[lambda _: _opened(services, relay_server)],
        request_max_body_size=None,  # `request_body` has limited it already
        logging_config=None,
        debug=False,
    )
    app.state.turned_off = partial(turned_off, config)
    app.state.places = SocketSlots(config.connections)
    # Wrap Litestar from outside: its own middleware never sees requests without a route.
    registry, courier = services.registry, services.courier
    relay_server = RelayServer(registry, courier, app.asgi_handler, app)
    forward = RequestRelay(app.asgi_handler, registry, courier)
    door = SessionMiddleware(forward, config, registry.keys, registry.store.devices)
    app.asgi_handler = HealthAndMetricsMiddleware(door, registry, courier.bus)
    return app


def create_registry(config: Config, time_sources: TimeSources = TimeSources()) -> TableRegistry:  # noqa: B008 - never changed
    """Create the registry of live tables, with the hooks of all features."""
    return TableRegistry(config, time_sources, HOOKS)


def _services(config: Config) -> Services:
    """Create all services. Raise `BadOption` if the configuration does not allow it."""
    passkeys.check(config)
    bus = bus_of(config.bus)
    registry = create_registry(config)
    try:
        expect_alike(config, registry.store.leases)
        sending = Delivery(config, registry.store, registry.keys)
    except core.BadOption:
        registry.store.leases.leave()
        registry.store.close()
        raise
    courier = Courier(bus, registry.store.secret(), registry.store.leases)
    return Services(
        registry,
        courier,
        RemoteTables(courier),
        sending,
        TurnReminders(registry, sending),
        NightReminders(registry, sending),
        ReviewQueue(registry.store, config),
        MatchCountQueue(registry.store),
        LabQuestions(config),
        DailyComparisons(registry),
    )


@asynccontextmanager
async def _opened(services: Services, relay_server: RelayServer) -> AsyncGenerator[None]:
    """Open the services when the server starts, and close them in reverse order when it stops.

    If one service fails to close, all other services are still closed.
    """
    registry, courier, config = services.registry, services.courier, services.registry.config
    async with AsyncExitStack() as closes:
        await courier.bus.open()
        closes.push_async_callback(courier.bus.close)
        relay_server.open()
        services.remote_tables.open()
        closes.push_async_callback(registry.close)
        await registry.open()
        queues = services.reviews, services.counts, services.questions, services.comparisons
        for each in queues:
            closes.push_async_callback(each.close)
        for each in (services.turn_reminders, services.night_reminders, services.sending):
            closes.push_async_callback(each.close)
        chores = BackgroundTasks()
        closes.push_async_callback(chores.close)
        chores.begin(
            every(SWEEP_SECONDS, relay_server.sweep, "close unused sockets of remote tables")
        )
        chores.begin(
            every(
                STILL_SECONDS,
                services.remote_tables.ask_after,
                "check the sockets at remote tables",
            )
        )
        if config.notifications:
            chores.begin(services.turn_reminders.run())
        if config.notifications and config.circles:
            chores.begin(services.night_reminders.run())
        yield


def _by_name(services: Services) -> dict[str, Any]:
    """Return the services and rate limits that handlers request by name."""
    config = services.registry.config
    connections = ConnectionLimits(config.connections, config.connections_per_address)
    return services._asdict() | {
        "features": FEATURES,
        "connections": connections,
        "tries": TokenBuckets(dependencies.TRIES_A_SECOND, dependencies.TRIES_AT_ONCE),
        "lines": TokenBuckets(chat_service.LINES_A_SECOND, chat_service.LINES_AT_ONCE),
        "reported": TokenBuckets(reports.REPORTS_A_SECOND, reports.REPORTS_AT_ONCE),
        "tournaments_asked": TokenBuckets(
            tournaments_routes.ASKED_A_SECOND, tournaments_routes.ASKED_AT_ONCE
        ),
    }
