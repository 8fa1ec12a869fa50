"""What the processes of one house say to each other.

What is published may be lost, and whoever needs it all counts. What is asked is answered, or
`Unreachable`. Nothing here is kept: the truth is in the database.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol
from urllib.parse import urlsplit

from tinstar.core.errors import BadOption

Hear = Callable[[bytes], None]
Answer = Callable[[bytes], Awaitable[bytes]]


class Bus(Protocol):
    """`publish`, `hear` and `quiet` return at once, also while there is no connection."""

    @property
    def is_up(self) -> bool: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, subject: str, raw: bytes) -> None:
        """Say it to whoever hears that subject, in order."""
        ...

    def hear(self, subject: str, hear: Hear) -> None:
        """Hear what is published there; one in this process does for each subject."""
        ...

    def quiet(self, subject: str) -> None:
        """Hear it no more."""
        ...

    def serve(self, subject: str, answer: Answer) -> None:
        """Answer what is asked there, several questions at a time."""
        ...

    async def ask(self, subject: str, raw: bytes, within: float) -> bytes:
        """The answer of whoever serves that subject; `Unreachable`."""
        ...


def bus_of(url: str) -> Bus:
    """The bus of that URL; without one, that of a process alone."""
    from tinstar.server.bus.memory import Memory

    if not url:
        return Memory()
    if not _is_nats(url):
        raise BadOption("bus: expected a URL such as nats://host:4222, got another")
    try:
        from tinstar.server.bus.over_nats import Nats
    except ImportError as e:
        raise BadOption("bus: expected nats-py, got none: pip install 'tinstar[many]'") from e
    return Nats(url)


def _is_nats(url: str) -> bool:
    try:
        found = urlsplit(url)
        return found.scheme in ("nats", "tls") and bool(found.hostname) and found.port != 0
    except ValueError:  # a port that is none
        return False
