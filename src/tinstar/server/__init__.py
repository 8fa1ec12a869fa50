"""The house on the network: tables that people and programs join, over HTTP and WebSockets."""

import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path

from tinstar.core.errors import BadOption

__all__ = ["run"]

LOOPBACK = "127.0.0.1"
ANY_PORT = 0
BACKLOG = 2048  # who may wait outside


def run(
    host: str = LOOPBACK,
    port: int = ANY_PORT,
    database: str | None = None,
    page: Path | None = None,
    ready: Callable[[str], object] = print,
    **more: object,
) -> None:
    """Open the house and keep it open until it is interrupted.

    `database` is an SQLAlchemy URL, by default an SQLite file among the user's data; `page` is the
    folder of the built page; `more` is what else can be set in a `Config`. `ready` is told the
    address once the house is open. `BadOption` where that address cannot be had.
    """
    import uvicorn

    from tinstar.server.config import Config, default_database
    from tinstar.server.wire.app import create_app, listening

    class OpenHouse(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            door.listen(BACKLOG)  # uvicorn has just said how many are taken in at once
            ready(outside or f"http://{host}:{door.getsockname()[1]}")

    with _door(host, port) as door:
        outside = where_others_reach(host, door.getsockname()[1])
        more = {"outside": outside} | more
        config = Config(database=database or default_database(), page=page, **more)  # pyright: ignore[reportArgumentType]
        OpenHouse(listening(create_app(config))).run([door])


def where_others_reach(host: str, port: int) -> str:
    """The address under which other machines find a house that listens there; empty if they do not.

    Where it listens at every address of this machine, that is the one from which it would speak to
    the world; nothing is sent to find it out.
    """
    address = ip_address(host) if host.replace(".", "").isdigit() or ":" in host else None
    if address and address.is_unspecified:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards, suppress(OSError):
            towards.connect(("192.0.2.1", 9))
            address = ip_address(towards.getsockname()[0])
    if address is None:
        return "" if host == "localhost" else f"http://{host}:{port}"
    if address.is_loopback or address.is_unspecified:
        return ""
    return f"http://[{address}]:{port}" if address.version == 6 else f"http://{address}:{port}"


def _door(host: str, port: int) -> socket.socket:
    """A socket that listens there, for this process alone."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as e:
        raise BadOption(f"expected to open {host}:{port}, got: {e.strerror}") from e
