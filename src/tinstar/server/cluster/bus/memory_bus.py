"""A message bus within one process."""

import asyncio
import logging

from tinstar.server.cluster.bus.bus_protocol import Answer, Hear
from tinstar.server.errors import Unreachable

log = logging.getLogger(__name__)


class MemoryBus:
    """An in-memory implementation of `Bus`."""

    is_up = True

    def __init__(self) -> None:
        self._hear: dict[str, Hear] = {}
        self._serve: dict[str, Answer] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def publish(self, subject: str, raw: bytes) -> None:
        if subject in self._hear:
            asyncio.get_running_loop().call_soon(self._hear[subject], raw)

    def hear(self, subject: str, hear: Hear) -> None:
        self._hear[subject] = hear

    def quiet(self, subject: str) -> None:
        self._hear.pop(subject, None)

    def serve(self, subject: str, answer: Answer) -> None:
        self._serve[subject] = answer

    async def ask(self, subject: str, raw: bytes, within: float) -> bytes:
        if subject not in self._serve:
            raise Unreachable
        try:
            return await asyncio.wait_for(self._serve[subject](raw), within)
        except Exception as e:
            log.warning("bus: expected a reply to a request, got %s", type(e).__name__)
            raise Unreachable from e
