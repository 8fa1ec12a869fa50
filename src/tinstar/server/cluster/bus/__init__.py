"""What the processes of one house say to each other.

What is published may be lost, and whoever needs it all counts. What is asked is answered, or
`Unreachable`. Nothing here is kept: the truth is in the database.
"""

from urllib.parse import urlsplit

from tinstar.errors import BadOption
from tinstar.server.cluster.bus.bus_protocol import Bus
from tinstar.server.cluster.bus.memory_bus import MemoryBus

__all__ = ["Bus", "bus_of"]


def bus_of(url: str) -> Bus:
    """The bus of that URL; without one, that of a process alone."""
    if not url:
        return MemoryBus()
    if not _is_nats(url):
        raise BadOption("bus: expected a URL such as nats://host:4222, got another")
    try:
        from tinstar.server.cluster.bus.nats_bus import NatsBus
    except ImportError as e:
        raise BadOption("bus: expected nats-py, got none: pip install 'tinstar[many]'") from e
    return NatsBus(url)


def _is_nats(url: str) -> bool:
    try:
        found = urlsplit(url)
        return found.scheme in ("nats", "tls") and bool(found.hostname) and found.port != 0
    except ValueError:  # a port that is none
        return False
