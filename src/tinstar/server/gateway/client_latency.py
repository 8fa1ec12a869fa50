"""Measure each client's network latency.

If several seats decide at once, the server orders their decisions by when they were made, not by
when they arrived.
"""

import secrets
import statistics
import time
from collections import deque

from tinstar.server.tables.websocket_schemas import Ping

MOST = 0.25  # seconds: the most that a cheating client can gain
SAMPLES = 9
UNANSWERED = 4  # pings without a reply


class ClientLatency:
    """Latency of one client, measured by pings.

    Each ping has a stamp that cannot be guessed and works once.
    """

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._ways: deque[float] = deque(maxlen=SAMPLES)

    def ping(self) -> Ping:
        """Return the next ping, and start to measure its time."""
        stamp = secrets.randbelow(2**31)
        while len(self._sent) >= UNANSWERED:
            del self._sent[next(iter(self._sent))]
        self._sent[stamp] = time.monotonic()
        return Ping(stamp)

    def pong(self, stamp: int) -> None:
        """Record the reply to a ping. A reply with an unknown stamp is ignored."""
        if (sent := self._sent.pop(stamp, None)) is not None:
            self._ways.append((time.monotonic() - sent) / 2)

    @property
    def way(self) -> float:
        """The delay from client to server in seconds, or 0 before the first measurement."""
        return min(MOST, statistics.median(self._ways)) if self._ways else 0.0
