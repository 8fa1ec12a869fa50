"""Map errors of the server and the games to HTTP statuses and localized messages."""

import logging

from tinstar.errors import BadRecord, GameIsOver, NotYourTurn, TinstarError
from tinstar.server.errors import (
    BadBody,
    BodyTooBig,
    Conflict,
    Forbidden,
    InternalError,
    NotFound,
    StoreFailed,
    TooMuch,
    Unreachable,
    error_text,
)
from tinstar.server.metrics import BROKEN, REFUSALS
from tinstar.server.schema_types import Problem

log = logging.getLogger(__name__)
STATUS: dict[type[TinstarError], int] = {
    NotFound: 404,
    Forbidden: 403,
    Conflict: 409,
    TooMuch: 429,
    BodyTooBig: 413,
    BadBody: 415,
    StoreFailed: 503,
    Unreachable: 503,
    NotYourTurn: 409,
    GameIsOver: 409,
    BadRecord: 503,
    InternalError: 500,
}
LONGEST_DETAIL = 500  # characters: the detail may repeat the client's input


def problem(e: TinstarError, language: str) -> tuple[int, Problem]:
    """Return the HTTP status of an error, and the error's message in a language."""
    status = next((STATUS[c] for c in type(e).__mro__ if c in STATUS), 400)
    REFUSALS.labels(type(e).__name__).inc()
    return status, Problem(type(e).__name__, error_text(e, language)[:LONGEST_DETAIL])


def log_internal_error(where: str, e: Exception) -> InternalError:
    """Log and count a fault of the server.

    The error that is returned hides the details from the client.
    """
    log.error("%s: expected a reply, got %s", where, type(e).__name__, exc_info=e)
    BROKEN.inc()
    return InternalError()
