"""The door of the house: every request and connection comes in here, and every answer goes out.

It turns away those under a wrong name or from another site's page, tells guests apart by their
cookie (and gives one to whoever has none), and puts on each answer what a browser must know.
"""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tinstar.table.server.config import Config
from tinstar.table.server.errors import TooMuch
from tinstar.table.server.keys import A_YEAR, COOKIE, Keys, new_token
from tinstar.table.server.limits import Buckets
from tinstar.table.server.messages import Problem

SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = [
    (b"content-security-policy",
     b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
     b" base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]  # fmt: skip


class Door:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, keys: Keys):
        self._app = app
        self._config = config
        self._keys = keys
        self._buckets = Buckets(config.requests_per_second, config.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        guest = self._keys.guest(_cookie(headers.get("cookie", "")))
        client = scope.get("client")
        address = client[0] if client else ""
        scope["state"] |= {"guest": guest or new_token(), "address": address}
        refusal = self._refusal(scope, headers, address)
        if scope["type"] == "websocket":
            if refusal:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": refusal[1].error})
            else:
                await self._app(scope, receive, send)
            return
        fresh = None if guest else scope["state"]["guest"]
        out = self._dressed(scope, send, fresh)
        if refusal:
            await _refuse(out, *refusal)
        else:
            await self._app(scope, receive, out)

    def _refusal(
        self, scope: Scope, headers: dict[str, str], key: str
    ) -> tuple[int, Problem] | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._is_ours(host):
            return 403, Problem("Forbidden", "expected the name of this house as Host, got another")
        asks = scope["type"] == "http" and scope["method"] in SAFE
        if not asks and origin is not None and not self._may_talk(origin, host):
            return 403, Problem("Forbidden", "expected a page of this house, got another origin")
        try:
            self._buckets.take(key)
        except TooMuch as e:
            return 429, Problem("TooMuch", str(e))
        return None

    def _is_ours(self, host: str) -> bool:
        """A plain address cannot be a name that somebody else points at us."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name == "localhost" or name in self._config.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _may_talk(self, origin: str, host: str) -> bool:
        if origin in self._config.origins:
            return True
        scheme, _, rest = origin.partition("://")
        return scheme in ("http", "https") and rest == host

    def _dressed(self, scope: Scope, send: Send, fresh: str | None) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(HEADERS)
                if scope["path"].startswith("/api/"):
                    own.append((b"cache-control", b"no-store"))
                    if fresh:
                        own.append((b"set-cookie", self._new_cookie(fresh).encode()))
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        return dressed

    def _new_cookie(self, guest: str) -> str:
        secure = "; Secure" if self._config.secure else ""
        signed = self._keys.signed(guest)
        return f"{COOKIE}={signed}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax{secure}"


def _cookie(header: str) -> str | None:
    for part in header.split(";"):
        name, sign, value = part.strip().partition("=")
        if sign and name == COOKIE:
            return value
    return None


async def _refuse(send: Any, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
