"""The message bus between the processes of one server.

A message that is published may be lost. If every message matters, the sender numbers its messages,
and the receiver checks the numbers. A request either gets a reply or raises `Unreachable`. The bus
stores nothing: the state is in the database.
"""

from urllib.parse import urlsplit

from tinstar.errors import BadOption
from tinstar.server.cluster.bus.bus_protocol import Bus
from tinstar.server.cluster.bus.memory_bus import MemoryBus

__all__ = ["Bus", "bus_of"]


def bus_of(url: str) -> Bus:
    """Return the bus at a URL or, without a URL, the bus of a single process."""
    if not url:
        return MemoryBus()
    if not _is_nats(url):
        raise BadOption("bus: expected a URL such as nats://host:4222, got another text")
    try:
        from tinstar.server.cluster.bus.nats_bus import NatsBus
    except ImportError as e:
        raise BadOption(
            "bus: expected the package nats-py, got none;"
            ' install the extra "many" (docs/install.md)'
        ) from e
    return NatsBus(url)


def _is_nats(url: str) -> bool:
    try:
        found = urlsplit(url)
        return found.scheme in ("nats", "tls") and bool(found.hostname) and found.port != 0
    except ValueError:  # an invalid port
        return False
