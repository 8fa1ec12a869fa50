"""How far away a client is, by our own clock, so that nobody's shout counts as late for the way."""

import secrets
import statistics
import time
from collections import deque

from tinstar.server.tables.websocket_schemas import Ping

MOST = 0.25  # seconds that a shout is dated back at most: all that somebody who cheats can gain
SAMPLES = 9
UNANSWERED = 4  # pings that may be on their way


class ClientLatency:
    """Measured by pings, each with a stamp that nobody can guess and that counts once."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._ways: deque[float] = deque(maxlen=SAMPLES)

    def ping(self) -> Ping:
        """The next ping; it is taken to be sent now."""
        stamp = secrets.randbelow(2**31)
        while len(self._sent) >= UNANSWERED:
            del self._sent[next(iter(self._sent))]
        self._sent[stamp] = time.monotonic()
        return Ping(stamp)

    def pong(self, stamp: int) -> None:
        """The answer to a ping; one to no ping of ours tells nothing."""
        if (sent := self._sent.pop(stamp, None)) is not None:
            self._ways.append((time.monotonic() - sent) / 2)

    @property
    def way(self) -> float:
        """Seconds that a message takes from there to here; 0 as long as nothing was measured."""
        return min(MOST, statistics.median(self._ways)) if self._ways else 0.0
