"""The interface of a bus."""

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], None]
Answer = Callable[[bytes], Awaitable[bytes]]


class Bus(Protocol):
    """A message bus.

    `publish`, `hear` and `quiet` return at once, even if there is no connection.
    """

    @property
    def is_up(self) -> bool: ...

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, subject: str, raw: bytes) -> None:
        """Send a message to all subscribers of the subject. Messages arrive in order."""
        ...

    def hear(self, subject: str, hear: Hear) -> None:
        """Subscribe to a subject. Each process can have one subscriber for a subject."""
        ...

    def quiet(self, subject: str) -> None:
        """Unsubscribe from a subject."""
        ...

    def serve(self, subject: str, answer: Answer) -> None:
        """Answer the requests that are sent to a subject, several at a time."""
        ...

    async def ask(self, subject: str, raw: bytes, within: float) -> bytes:
        """Send a request and return the reply.

        Raises `Unreachable` if there is no reply within `within` seconds.
        """
        ...
