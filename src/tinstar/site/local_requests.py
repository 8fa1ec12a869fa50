"""Answer the page's requests by the server's routes, without a network and a web framework."""

import inspect
from collections.abc import Mapping, MutableMapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from tinstar.errors import TinstarError
from tinstar.server.errors import NotFound
from tinstar.server.gateway.dependencies import language_of, open_table
from tinstar.server.http.error_responses import LONGEST_DETAIL, log_internal_error, problem
from tinstar.server.http.routes import JSON, ParameterSource, Response, Route
from tinstar.server.schema_types import Problem

API = "/api/"


class LocalResponse(NamedTuple):
    """The response to a request: status, type of the content, and content."""

    status: int
    type: str
    body: bytes


class LocalRequest:
    """A request of the page in this browser: a `Request`."""

    client = None

    def __init__(self, headers: Mapping[str, str], body: bytes, state: MutableMapping[str, Any]):
        self.headers = {name.lower(): value for name, value in headers.items()}
        self.scope: MutableMapping[str, Any] = {"state": state, "scheme": "http"}
        self._body = body

    async def body(self) -> bytes:
        return self._body


class _Unfit(Exception):
    """A value of the request does not fit what the route declares."""


class _Parameter(NamedTuple):
    """A parameter of a handler. Without a source, it is the request itself."""

    name: str
    kind: Any
    source: ParameterSource | None


class LocalRoutes:
    """The routes of a house, with the services that their handlers request by name."""

    def __init__(self, routes: Sequence[Route], services: Mapping[str, Any]):
        self._routes = [(route, _parameters(route)) for route in routes]
        self._services = services

    async def respond(self, method: str, address: str, request: LocalRequest) -> LocalResponse:
        """Return the response to a request. `address` is a path, with a query or without."""
        try:
            return await self._respond(method, address, request)
        except TinstarError as e:
            return _refused(e, request)
        except _Unfit as e:
            return _as_json(400, Problem("Validation", f"{e}"[:LONGEST_DETAIL]))
        except Exception as e:
            return _refused(log_internal_error("a request", e), request)

    async def _respond(self, method: str, address: str, request: LocalRequest) -> LocalResponse:
        path, _, query = address.partition("?")
        route, parameters, values = self._matching(method, path)
        given = await self._arguments(parameters, request, values, dict(parse_qsl(query)))
        found = await route.handle(**given)
        return LocalResponse(route.status, route.media_type, _as_bytes(found))

    def _matching(
        self, method: str, path: str
    ) -> tuple[Route, Sequence[_Parameter], Mapping[str, str]]:
        """Return the route of a path, with its parameters and the values in the path."""
        if path.startswith(API):
            for route, parameters in self._routes:
                values = route.match(path.removeprefix(API)) if route.method == method else None
                if values is not None:
                    return route, parameters, values
        raise NotFound("no-path")

    async def _arguments(
        self,
        parameters: Sequence[_Parameter],
        request: LocalRequest,
        values: Mapping[str, str],
        query: Mapping[str, str],
    ) -> dict[str, Any]:
        """Return the arguments of a handler."""
        given: dict[str, Any] = {}
        for name, kind, source in parameters:
            match source:
                case None:
                    given[name] = request
                case ParameterSource.PATH:
                    given[name] = _converted(unquote(values[name]), kind)
                case ParameterSource.QUERY:
                    if name in query:
                        given[name] = _converted(query[name], kind)
                case ParameterSource.BODY:
                    given[name] = _decoded(await request.body(), kind)
                case ParameterSource.SERVICE:
                    given[name] = await self._service(name, request, values)
        return given

    async def _service(self, name: str, request: LocalRequest, values: Mapping[str, str]) -> Any:
        if name == "language":
            return language_of(request)
        if name == "live_table":
            return await open_table(self._services["registry"], request, values["id"])
        return self._services[name]


def _parameters(route: Route) -> list[_Parameter]:
    found: list[_Parameter] = []
    for name, parameter in inspect.signature(route.handle).parameters.items():
        kind = parameter.annotation
        marks = (x for x in getattr(kind, "__metadata__", ()) if isinstance(x, ParameterSource))
        found.append(_Parameter(name, kind, next(marks, None)))
    return found


def _converted(text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as e:
        raise _Unfit(f"{e}") from e


def _decoded(body: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as e:
        raise _Unfit(f"{e}") from e


def _as_bytes(found: Any) -> bytes:
    if isinstance(found, Response):
        found = found.content
    return found if isinstance(found, bytes) else msgspec.json.encode(found)


def _refused(e: TinstarError, request: LocalRequest) -> LocalResponse:
    return _as_json(*problem(e, language_of(request)))


def _as_json(status: int, content: Problem) -> LocalResponse:
    return LocalResponse(status, JSON, msgspec.json.encode(content))
