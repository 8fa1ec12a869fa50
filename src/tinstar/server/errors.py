"""The server's errors, an extension of the tree in `tinstar.errors`.

TinstarError
 +- NotFound         no such table, seat or page
 +- Forbidden        not allowed for this guest
 +- Conflict         not possible now: the table has moved on or has not begun
 +- TooMuch          too many requests, tables or connections
 +- BodyTooBig       the request body is too long
 +- BadBody          the request body is not JSON
 +- StoreFailed      the change was not stored and did not happen; try again
     +- StoreDoubtful    the connection was lost: the change may be stored or not
     +- StoreLost        another process owns the table by now
     +- Elsewhere        another process owns the table; the request is relayed to it
 +- Unreachable      the process that owns the table does not reply; wait a moment
 +- Relayed          an error that another process returned
 +- InternalError    a fault of the server; clients get no details

People see these errors, and also `BadOption` and `NotYourTurn` of this module. Each error has the
id of a message in the catalogues of `refusals`, and the message's arguments. Logs and programs get
the English text. Errors of the game layers have a text of their own.
"""

from pathlib import Path

from tinstar import errors as core
from tinstar.engine.i18n import ENGLISH, tongue
from tinstar.errors import TinstarError

REFUSALS = Path(__file__).parent / "refusals"
KINDS: dict[type[TinstarError], str] = {  # the message that introduces an error of the game layers
    core.BadEdition: "an-edition",
    core.BadRecord: "a-record",
    core.GameIsOver: "a-turn",
    core.NotYourTurn: "a-turn",
}


class Refusal(TinstarError):
    """An error with a message in the reader's language.

    `message` is the id of a message in the catalogues. If no catalogue has this id, `message` is
    shown as English text.
    """

    def __init__(self, message: str, /, **about: str | int):
        super().__init__(message)
        self._message, self._about = message, about

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """Return the message in a language."""
        if not tongue(REFUSALS).knows(self._message):
            return self._message
        return tongue(REFUSALS, language).say(self._message, **self._about)


class NotFound(Refusal):
    """There is no such table, seat or page."""


class Forbidden(Refusal):
    """This guest may not do that."""


class Conflict(Refusal):
    """This is not possible in the current state of the table."""


class TooMuch(Refusal):
    """Too many requests, tables or connections."""


class BadOption(Refusal, core.BadOption):
    """An invalid choice or value."""


class NotYourTurn(Refusal, core.NotYourTurn):
    """Another player is to act."""


class BodyTooBig(TinstarError):
    """The request body is too long."""


class BadBody(TinstarError):
    """The request body is not JSON."""


class StoreFailed(Refusal):
    """Storing failed, so the change was not made."""


class StoreDoubtful(StoreFailed):
    """The connection was lost while storing. The state in memory cannot be trusted."""


class StoreLost(StoreFailed):
    """Another process owns the table by now."""


class Elsewhere(StoreFailed):
    """Another process owns the table. Requests are relayed to `owner`."""

    def __init__(self, owner: str):
        super().__init__("elsewhere")
        self.owner = owner


class Unreachable(Refusal):
    """The process that owns the table does not reply."""

    def __init__(self) -> None:
        super().__init__("unreachable")


class InternalError(Refusal):
    """A fault of the server. Clients get no details."""

    def __init__(self) -> None:
        super().__init__("broken")


class Relayed(TinstarError):
    """An error that another process returned. `name` is the name of the original error."""

    def __init__(self, name: str, detail: str):
        super().__init__(detail)
        self.name = name


def error_text(e: TinstarError, language: str) -> str:
    """Return the message of an error in a language."""
    if isinstance(e, Refusal):
        return e.said(language)
    kind = next((KINDS[c] for c in type(e).__mro__ if c in KINDS), None)
    return tongue(REFUSALS, language).say(kind, why=str(e)) if kind else str(e)
