"""The settings of uvicorn, which serves the application."""

import logging

import uvicorn
from litestar import Litestar

from tinstar.server.gateway.websocket import LONGEST_MESSAGE
from tinstar.server.http.connection_deadlines import (
    LimitedWebSocketProtocol,
    allowed_sockets,
    http_protocol,
    is_ours,
)
from tinstar.server.http.rate_limits import SocketSlots

# connections accepted per pass of the event loop; asyncio's 100 would all arrive before the first
# gets its slot
TAKEN_IN = 32
# seconds: longer than proxies keep connections, so that no request meets a closing one
KEPT_OPEN = 150


def uvicorn_config(app: Litestar, port: int = 0, proxies: tuple[str, ...] = ()) -> uvicorn.Config:
    """Return the settings of uvicorn. With port 0, uvicorn takes any free port.

    `X-Forwarded-For` is trusted only if it comes from one of the addresses in `proxies`.
    """
    places: SocketSlots = app.state.places
    places.most = allowed_sockets(places.most)
    logging.getLogger("uvicorn.error").addFilter(is_ours)
    return uvicorn.Config(
        app,  # pyright: ignore[reportArgumentType] - it knows more kinds of message than Litestar
        port=port,
        http=http_protocol(places),
        ws=LimitedWebSocketProtocol,
        backlog=TAKEN_IN,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # compression would cost each connection 300 KB
        server_header=False,
        forwarded_allow_ips=list(proxies),
        log_level="error",  # uvicorn warns of every malformed request: strangers could fill a disk
        timeout_keep_alive=KEPT_OPEN,
        timeout_graceful_shutdown=2,
    )
