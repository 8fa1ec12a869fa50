"""Assemble the server: services, routes, middleware and the settings of uvicorn."""

import logging
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Annotated, Any, NamedTuple

import uvicorn
from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import PathParameter

from tinstar import errors as core
from tinstar.server import errors
from tinstar.server.background_tasks import BackgroundTasks, every
from tinstar.server.clock_settings import TimeSources
from tinstar.server.cluster.bus import bus_of
from tinstar.server.config import Config
from tinstar.server.feature_list import FEATURES, HOOKS, MESSAGES, expect_alike, is_on, turned_off
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
from tinstar.server.gateway import dependencies, finished_match_routes, table_routes
from tinstar.server.gateway.dependencies import Asks
from tinstar.server.gateway.health import HealthAndMetricsMiddleware
from tinstar.server.gateway.relay_messages import Courier
from tinstar.server.gateway.relay_server import SWEEP_SECONDS, RelayServer
from tinstar.server.gateway.remote_tables import STILL_SECONDS, RemoteTables
from tinstar.server.gateway.request_relay import RequestRelay
from tinstar.server.gateway.session_middleware import SessionMiddleware
from tinstar.server.gateway.websocket import LONGEST_MESSAGE, table_websocket
from tinstar.server.http import accept_language
from tinstar.server.http.connection_deadlines import (
    LimitedWebSocketProtocol,
    allowed_sockets,
    http_protocol,
    is_ours,
)
from tinstar.server.http.error_responses import LONGEST_DETAIL, log_internal_error, problem
from tinstar.server.http.page_files import COMPRESSED_ALREADY, page_handler
from tinstar.server.http.rate_limits import ConnectionLimits, SocketSlots, TokenBuckets
from tinstar.server.schema_types import Problem
from tinstar.server.sending.delivery import Delivery
from tinstar.server.tables import hidden_deals
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry

# connections accepted per pass of the event loop; asyncio's 100 would all arrive before the first
# gets its slot
TAKEN_IN = 32
# seconds: longer than proxies keep connections, so that no request meets a closing one
KEPT_OPEN = 150

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
AT_TABLES = (*table_routes.HANDLERS, *finished_match_routes.HANDLERS)
Id = Annotated[str, PathParameter(description="a table's id", max_length=40)]


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
    handlers = [h for feature in FEATURES if is_on(config, feature) for h in feature.handlers]
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*AT_TABLES, *handlers]),
            table_websocket,
            page_handler(config.page),
        ],
        dependencies=_provided(services),
        exception_handlers=ANSWERS,
        compression_config=COMPRESSION,
        openapi_config=DESCRIPTION,
        lifespan=[lambda _: _opened(services, relay_server)],
        request_max_body_size=None,  # `request_body` has limited it already
        logging_config=None,
        debug=False,
    )
    app.state.config = config
    app.state.places = SocketSlots(config.connections)
    # Wrap Litestar from outside: its own middleware never sees requests without a route.
    registry, courier = services.registry, services.courier
    relay_server = RelayServer(registry, courier, app.asgi_handler, app)
    forward = RequestRelay(app.asgi_handler, registry, courier)
    door = SessionMiddleware(forward, config, registry.keys, registry.store.devices)
    app.asgi_handler = HealthAndMetricsMiddleware(door, registry, courier.bus)
    _close_schemas(app)
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


def _provided(services: Services) -> dict[str, Provide]:
    """Return the dependencies that handlers request by the name of a parameter."""
    registry, config = services.registry, services.registry.config

    async def the_live_table(request: Asks, id: Id) -> LiveTable:
        live_table = await registry.live_table(id)
        now, guest = registry.time_sources.wall(), dependencies.guest_of(request)
        await hidden_deals.expect_may_open(registry.store, live_table.record, guest, now)
        return live_table

    async def the_language(request: Asks) -> str:
        return _language(request)

    return {
        "registry": _given(registry),
        "remote_tables": _given(services.remote_tables),
        "connections": _given(ConnectionLimits(config.connections, config.connections_per_address)),
        "live_table": Provide(the_live_table),
        "language": Provide(the_language),
        "courier": _given(services.courier),
        "sending": _given(services.sending),
        "reviews": _given(services.reviews),
        "counts": _given(services.counts),
        "questions": _given(services.questions),
        "comparisons": _given(services.comparisons),
        "features": _given(FEATURES),
        **{name: _given(TokenBuckets(rate, size)) for name, (rate, size) in _bounds().items()},
    }


def _bounds() -> dict[str, tuple[float, float]]:
    """Return the rate limits that handlers request by name.

    Each limit is a rate per second and a burst size.
    """
    return {
        "tries": (dependencies.TRIES_A_SECOND, dependencies.TRIES_AT_ONCE),
        "lines": (chat_service.LINES_A_SECOND, chat_service.LINES_AT_ONCE),
        "reported": (reports.REPORTS_A_SECOND, reports.REPORTS_AT_ONCE),
        "tournaments_asked": (tournaments_routes.ASKED_A_SECOND, tournaments_routes.ASKED_AT_ONCE),
    }


def _given(one: Any) -> Provide:
    """Return a dependency that gives every request the same object."""

    async def given() -> Any:
        return one

    return Provide(given)


def _close_schemas(app: Litestar) -> None:
    """In the OpenAPI schema, mark the messages that reject unknown fields.

    Litestar does not mark them itself.
    """
    schemas = app.openapi_schema.components.schemas or {}
    for name, schema in schemas.items():
        message = MESSAGES.get(name)
        if message and message.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False


def uvicorn_config(app: Litestar, port: int = 0, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """Return the settings of uvicorn. With port 0, uvicorn takes any free port.

    `X-Forwarded-For` is trusted only if it comes from one of the addresses in `proxies`.
    """
    places: SocketSlots = app.state.places
    places.most = allowed_sockets(places.most)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    return uvicorn.Config(
        app,  # pyright: ignore[reportArgumentType] - it knows more kinds of message than Litestar
        port=port,
        http=http_protocol(places),
        ws=LimitedWebSocketProtocol,
        backlog=TAKEN_IN,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # compression would cost each connection 300 KB
        server_header=False,
        forwarded_allow_ips=list(proxies),
        log_level="error",  # uvicorn warns of every malformed request: strangers could fill a disk
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=2,
    )


def _language(request: Asks) -> str:
    return accept_language.preferred_language(request.headers.get("accept-language", ""))


def _problem(status: int, error: str, detail: str) -> Response[Problem]:
    return Response(Problem(error, detail), status_code=status, media_type="application/json")


def _refused(request: Asks, e: core.TinstarError) -> Response[Problem]:
    if isinstance(e, errors.Elsewhere):
        # `RequestRelay` forwards the request to this process
        request.scope["state"]["elsewhere"] = e.owner
    status, why = problem(e, _language(request))
    return Response(why, status_code=status, media_type="application/json")


def _not_understood(request: Asks, e: HTTPException) -> Response[Problem]:
    if e.status_code >= 500:
        return _broken(request, e)
    feature = turned_off(request.app.state.config, request.url.path)
    if e.status_code == 404 and feature:
        return _refused(request, errors.NotFound("feature-off", feature=feature))
    detail = e.detail
    if isinstance(e.extra, list) and e.extra:
        said = [f"{x.get('key', '')}: {x.get('message', '')}".strip(": ") for x in e.extra]
        detail = f"{detail} ({'; '.join(said)})"
    name = type(e).__name__.removesuffix("Exception")
    return _problem(e.status_code, name, detail[:LONGEST_DETAIL])


def _no_json(_request: Asks, _e: Exception) -> Response[Problem]:
    return _problem(400, "Validation", "expected JSON in UTF-8 with less nesting, got other bytes")


def _broken(request: Asks, e: Exception) -> Response[Problem]:
    return _refused(request, log_internal_error("a request", e))


ANSWERS: dict[int | type[Exception], Any] = {
    core.TinstarError: _refused,
    HTTPException: _not_understood,
    RecursionError: _no_json,
    UnicodeDecodeError: _no_json,
    Exception: _broken,
}
