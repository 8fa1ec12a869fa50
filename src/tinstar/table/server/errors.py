"""What the server refuses, as a small tree beside the errors of the games.

TinstarError
 +- NotFound         no such table, seat or page
 +- Forbidden        not for whoever asks
 +- Conflict         not now: the table has gone on, or has not begun
 +- TooMuch          too many requests, tables or connections
 +- StoreFailed      could not be kept, so it did not happen; try again
"""

from tinstar.core.errors import TinstarError


class NotFound(TinstarError):
    """No such table, seat or page."""


class Forbidden(TinstarError):
    """Not for whoever asks."""


class Conflict(TinstarError):
    """Not as the table stands."""


class TooMuch(TinstarError):
    """Too many requests, tables or connections."""


class StoreFailed(TinstarError):
    """It could not be kept, so it did not happen."""
