"""Give the routes of the API to Litestar, the web framework of a server."""

import inspect
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, get_args

import litestar
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from tinstar.server.gateway.dependencies import language_of, open_table
from tinstar.server.gateway.exception_handlers import LitestarRequest
from tinstar.server.http.routes import Handler, ParameterSource, Request, Response, Route
from tinstar.server.schema_types import Problem
from tinstar.server.tables.live_table import LiveTable

MEANINGS = {
    400: "the request is malformed, or the rules forbid the move",
    403: "not for whoever asks",
    404: "no such table, seat or game",
    409: "the table is not in a state that allows this",
    413: "too large",
    415: "not JSON",
    429: "too many requests or tables",
    503: "the server cannot save or load this now; try again",
}
OF_ALL = (400, 403, 429, 503)  # errors that every route can return
BOUNDS = (
    "gt", "ge", "lt", "le", "multiple_of", "min_length", "max_length", "pattern", "description",
)  # fmt: skip
DECLARE = {
    "GET": litestar.get, "POST": litestar.post, "PUT": litestar.put, "DELETE": litestar.delete,
}  # fmt: skip
Id = Annotated[str, PathParameter(description="a table's id", max_length=40)]


def litestar_handler(route: Route) -> HTTPRouteHandler:
    """Return what Litestar serves for a route."""

    async def handle(**given: Any) -> Any:
        found = await route.handle(**given)
        if isinstance(found, Response):
            kind = route.media_type
            return litestar.Response(found.content, headers=found.headers, media_type=kind)
        return found

    _declare_as(handle, route.handle)
    problems = {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status])
        for status in (*OF_ALL, *route.problems)
    }
    declare = DECLARE[route.method]
    return declare(
        route.path, status_code=route.status, responses=problems, media_type=route.media_type
    )(handle)


def provided(services: Mapping[str, Any]) -> dict[str, Provide]:
    """Return the dependencies that handlers request by the name of a parameter.

    `services` maps names to objects; "registry" is one.
    """

    async def live_table(request: LitestarRequest, id: Id) -> LiveTable:
        return await open_table(services["registry"], request, id)

    async def language(request: LitestarRequest) -> str:
        return language_of(request)

    named = {name: _one_of(services, name) for name in services}
    return {"live_table": Provide(live_table), "language": Provide(language), **named}


def _one_of(services: Mapping[str, Any], name: str) -> Provide:
    async def service() -> Any:
        return services[name]

    return Provide(service)


def _declare_as(handle: Any, own: Handler) -> None:
    """Give a function the name and the parameters of a route's handler, as Litestar reads them."""
    signature = inspect.signature(own)
    parameters = [
        one.replace(annotation=_for_litestar(one.annotation), kind=one.KEYWORD_ONLY)
        for one in signature.parameters.values()
    ]
    returned = _returned(signature.return_annotation)
    handle.__signature__ = signature.replace(parameters=parameters, return_annotation=returned)
    handle.__annotations__ = {one.name: one.annotation for one in parameters} | {"return": returned}
    for name in ("__name__", "__qualname__", "__module__", "__doc__"):
        setattr(handle, name, getattr(own, name))


def _for_litestar(declared: Any) -> Any:
    """Return the annotation by which Litestar finds the value of a handler's parameter."""
    if declared is Request:
        return LitestarRequest
    source = next(x for x in declared.__metadata__ if isinstance(x, ParameterSource))
    kind = declared.__origin__
    match source:
        case ParameterSource.BODY:
            return JSONBody[kind]
        case ParameterSource.SERVICE:
            return NamedDependency[kind]
        case ParameterSource.PATH:
            return Annotated[kind, PathParameter(**_bounds(declared))]
        case ParameterSource.QUERY:
            return Annotated[kind, QueryParameter(**_bounds(declared))]


def _bounds(declared: Any) -> dict[str, Any]:
    """Return what an annotation says of a value, as Litestar takes it."""
    found = [(name, getattr(meta, name)) for meta in _meta_of(declared) for name in BOUNDS]
    return {name: bound for name, bound in found if bound is not None}


def _meta_of(declared: Any) -> Iterator[Meta]:
    yield from (x for x in getattr(declared, "__metadata__", ()) if isinstance(x, Meta))
    for part in get_args(declared)[:1]:
        yield from _meta_of(part)


def _returned(declared: Any) -> Any:
    is_response = getattr(declared, "__origin__", None) is Response
    return litestar.Response[get_args(declared)[0]] if is_response else declared
