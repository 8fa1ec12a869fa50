"""What a bus can do."""

from collections.abc import Awaitable, Callable
from typing import Protocol

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
