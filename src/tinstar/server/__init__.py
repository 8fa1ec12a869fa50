"""The web server. People and programs join its tables over HTTP and WebSockets."""

import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

from msgspec.structs import replace

from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.logging_setup import write_logs

__all__ = ["Config", "run"]

BACKLOG = 2048  # length of the kernel's queue of pending connections
# garbage collections per full one: with Python's 10, a busy server pauses every 12 s
FULL_COLLECTIONS = 1000


def run(config: Config, ready: Callable[[str], object] = print) -> None:
    """Start the server and run it until it is interrupted.

    `ready` is called with the server's URL once the server accepts connections. Raises `BadOption`
    if the port cannot be opened.
    """
    import uvicorn

    from tinstar.server.app import create_app
    from tinstar.server.storage.connections import note_port
    from tinstar.server.uvicorn_settings import uvicorn_config

    class ListeningServer(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            door.listen(BACKLOG)  # uvicorn has just set the queue to the size of its accept batch
            ready(outside or f"http://{config.host}:{port}")

    write_logs(config.log)
    gc.set_threshold(*gc.get_threshold()[:2], FULL_COLLECTIONS)
    with listening_socket(config.host, config.port) as door:
        port = door.getsockname()[1]
        outside = config.outside or where_others_reach(config.host, port)
        app = create_app(replace(config, outside=outside))
        note_port(config.database, port)
        ListeningServer(uvicorn_config(app, proxies=config.proxies)).run([door])


def where_others_reach(host: str, port: int) -> str:
    """Return the URL at which other machines reach a server on this host.

    Returns "" if other machines cannot reach it. If the server listens on all interfaces, the URL
    has the address of the default route. The function finds this address by connecting a UDP
    socket, which sends no packet.
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


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens on a host and port. No other process can use the port.

    Its connections send small packets at once. asyncio sees to that only for sockets that it has
    made itself. Otherwise the second part of each answer waits up to 40 ms for the client to
    acknowledge the first part.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as e:
        raise BadOption(
            f"expected to listen on {host}:{port}, got: {e.strerror}; change --host or --port"
        ) from e
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it
    return door
