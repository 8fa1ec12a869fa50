"""How Litestar answers errors: with a `Problem` in the language that the client prefers."""

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from tinstar.errors import TinstarError
from tinstar.server import errors
from tinstar.server.gateway.dependencies import language_of
from tinstar.server.http.error_responses import LONGEST_DETAIL, log_internal_error, problem
from tinstar.server.schema_types import Problem

LitestarRequest = Request[Any, Any, Any]


def _problem(status: int, error: str, detail: str) -> Response[Problem]:
    return Response(Problem(error, detail), status_code=status, media_type="application/json")


def _refused(request: LitestarRequest, e: TinstarError) -> Response[Problem]:
    if isinstance(e, errors.Elsewhere):
        # `RequestRelay` forwards the request to this process
        request.scope["state"]["elsewhere"] = e.owner
    status, why = problem(e, language_of(request))
    return Response(why, status_code=status, media_type="application/json")


def _not_understood(request: LitestarRequest, e: HTTPException) -> Response[Problem]:
    if e.status_code >= 500:
        return _broken(request, e)
    feature = request.app.state.turned_off(request.url.path)
    if e.status_code == 404 and feature:
        return _refused(request, errors.NotFound("feature-off", feature=feature))
    detail = e.detail
    if isinstance(e.extra, list) and e.extra:
        said = [f"{x.get('key', '')}: {x.get('message', '')}".strip(": ") for x in e.extra]
        detail = f"{detail} ({'; '.join(said)})"
    name = type(e).__name__.removesuffix("Exception")
    return _problem(e.status_code, name, detail[:LONGEST_DETAIL])


def _no_json(_request: LitestarRequest, _e: Exception) -> Response[Problem]:
    return _problem(400, "Validation", "expected JSON in UTF-8 with less nesting, got other bytes")


def _broken(request: LitestarRequest, e: Exception) -> Response[Problem]:
    return _refused(request, log_internal_error("a request", e))


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    TinstarError: _refused,
    HTTPException: _not_understood,
    RecursionError: _no_json,
    UnicodeDecodeError: _no_json,
    Exception: _broken,
}
