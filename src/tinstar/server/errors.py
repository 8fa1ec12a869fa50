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
 +- InternalError    a mistake of ours, of which nothing more is told

They, and the `BadOption` and `NotYourTurn` of here, are told to people: each names a message of the
catalogues in `refusals`, with what that asks for, and is English to logs and programs. An error of
the games below is said as it is.
"""

from pathlib import Path

from tinstar import errors as core
from tinstar.engine.i18n import ENGLISH, tongue
from tinstar.errors import TinstarError

REFUSALS = Path(__file__).parent / "refusals"
KINDS: dict[type[TinstarError], str] = {  # what is said around errors of the games
    core.BadEdition: "an-edition",
    core.BadRecord: "a-record",
    core.GameIsOver: "a-turn",
    core.NotYourTurn: "a-turn",
}


class Refusal(TinstarError):
    """A message of the catalogues; a sentence that is none is said as it is, in English."""

    def __init__(self, message: str, /, **about: str | int):
        super().__init__(message)
        self._message, self._about = message, about

    def __str__(self) -> str:
        return self.said(ENGLISH)

    def said(self, language: str) -> str:
        """In that language."""
        if not tongue(REFUSALS).knows(self._message):
            return self._message
        return tongue(REFUSALS, language).say(self._message, **self._about)


class NotFound(Refusal):
    """No such table, seat or page."""


class Forbidden(Refusal):
    """Not for whoever asks."""


class Conflict(Refusal):
    """Not as the table stands."""


class TooMuch(Refusal):
    """Too many requests, tables or connections."""


class BadOption(Refusal, core.BadOption):
    """Something that cannot be chosen so."""


class NotYourTurn(Refusal, core.NotYourTurn):
    """Somebody else is asked."""


class BodyTooBig(TinstarError):
    """A request of too many bytes."""


class BadBody(TinstarError):
    """A request whose content is not JSON."""


class StoreFailed(Refusal):
    """It could not be kept, so it did not happen."""


class StoreDoubtful(StoreFailed):
    """The connection was lost, so it was kept or not: what is in memory is not to be believed."""


class StoreLost(StoreFailed):
    """The table belongs to another process by now."""


class Elsewhere(StoreFailed):
    """Another process has the table."""

    def __init__(self, owner: str):
        super().__init__("elsewhere")
        self.owner = owner


class Unreachable(Refusal):
    """Another process has the table, and gives no answer."""

    def __init__(self) -> None:
        super().__init__("unreachable")


class InternalError(Refusal):
    """A mistake of ours, of which nothing more is told."""

    def __init__(self) -> None:
        super().__init__("broken")


class Relayed(TinstarError):
    """What another process has refused, under the name of its error."""

    def __init__(self, name: str, detail: str):
        super().__init__(detail)
        self.name = name


def error_text(e: TinstarError, language: str) -> str:
    """How an error is told to somebody who reads that language."""
    if isinstance(e, Refusal):
        return e.said(language)
    kind = next((KINDS[c] for c in type(e).__mro__ if c in KINDS), None)
    return tongue(REFUSALS, language).say(kind, why=str(e)) if kind else str(e)
