"""What the server refuses, as a small tree beside the errors of the games.

TinstarError
 +- NotFound         no such table, seat or page
 +- Forbidden        not for whoever asks
 +- Conflict         not now: the table has gone on, or has not begun
 +- TooMuch          too many requests, tables or connections
 +- BodyTooBig       a request of too many bytes
 +- BadBody          a request whose content is not JSON
 +- StoreFailed      could not be kept, so it did not happen; try again
     +- StoreDoubtful    nobody knows whether it was kept, since the connection was lost
     +- StoreLost        the table belongs to another process by now
     +- Elsewhere        another process has the table,
 +- Unreachable      and gives no answer; wait a moment
 +- Relayed          it did, and that was a refusal
"""

from tinstar.core.errors import BadRecord, GameIsOver, NotYourTurn, TinstarError
from tinstar.server.figures import REFUSALS
from tinstar.server.messages.house import Problem


class NotFound(TinstarError):
    """No such table, seat or page."""


class Forbidden(TinstarError):
    """Not for whoever asks."""


class Conflict(TinstarError):
    """Not as the table stands."""


class TooMuch(TinstarError):
    """Too many requests, tables or connections."""


class BodyTooBig(TinstarError):
    """A request of too many bytes."""


class BadBody(TinstarError):
    """A request whose content is not JSON."""


class StoreFailed(TinstarError):
    """It could not be kept, so it did not happen."""


class StoreDoubtful(StoreFailed):
    """The connection was lost, so it was kept or not: what is in memory is not to be believed."""


class StoreLost(StoreFailed):
    """The table belongs to another process by now."""


class Elsewhere(StoreFailed):
    """Another process has the table."""

    def __init__(self, owner: str):
        super().__init__("expected a table of this process, got one of another; try again")
        self.owner = owner


class Unreachable(TinstarError):
    """Another process has the table, and gives no answer."""

    def __init__(self) -> None:
        super().__init__("expected a word of the process that has this table, got none; wait a bit")


class Relayed(TinstarError):
    """What another process has refused, under the name of its error."""

    def __init__(self, name: str, detail: str):
        super().__init__(detail)
        self.name = name


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
}
LONGEST_DETAIL = 500  # characters: it may repeat what came


def problem(e: TinstarError) -> tuple[int, Problem]:
    """How it is told, and under which status of HTTP."""
    status = next((STATUS[c] for c in type(e).__mro__ if c in STATUS), 400)
    REFUSALS.labels(type(e).__name__).inc()
    return status, Problem(type(e).__name__, str(e)[:LONGEST_DETAIL])
