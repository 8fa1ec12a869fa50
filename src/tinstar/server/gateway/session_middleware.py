"""Session middleware: checks Host, Origin and rate, and identifies the guest by cookie.

Every request and WebSocket passes here. A client without a valid cookie gets a new guest. Each
response gets security headers, and a cookie if the guest is new or has changed. The settings of the
rate limit for each network address (`requests_...`) are in `server/config`.
"""

import ipaddress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tinstar.errors import TinstarError
from tinstar.server.config import Config
from tinstar.server.errors import Forbidden
from tinstar.server.guests.session_revocation import SessionRevocations
from tinstar.server.guests.signed_cookies import COOKIE_SECONDS, SigningKeys
from tinstar.server.http import accept_language
from tinstar.server.http.error_responses import problem
from tinstar.server.http.rate_limits import GUEST, TokenBuckets, address_prefix
from tinstar.server.http.request_body import ClientDisconnected, read_whole_body
from tinstar.server.random_ids import new_token

HTML = b"text/html"
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


class SessionMiddleware:
    """ASGI middleware around the request relay and Litestar."""

    def __init__(
        self, app: ASGIApp, config: Config, keys: SigningKeys, devices: SessionRevocations
    ):
        self._app = app
        self._config = config
        self._keys = keys
        self._devices = devices
        # With this prefix no other host of the domain can set the cookie; browsers require HTTPS
        # for it.
        self._called = ("__Host-" if config.secure else "") + keys.cookie
        self._buckets = TokenBuckets(config.requests_per_second, config.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
        guest, times = self._keys.guest(_cookie(headers.get("cookie", ""), self._called))
        guest = guest if self._devices.holds(guest, times) else ""
        client = scope.get("client")
        address = address_prefix(client[0]) if client else ""
        scope["state"] |= {"guest": guest or new_token(), "is_known": bool(guest)}
        scope["state"] |= {"times": times, "address": address}
        out = send if scope["type"] == "websocket" else self._dressed(scope, send, guest)
        try:
            self._check(scope, headers, address)
            if _brings(scope):
                receive = await read_whole_body(scope["path"], headers, receive)
            scope["state"]["place"].now(GUEST)
        except TinstarError as e:
            await refuse(scope, out, e)
        except ClientDisconnected:
            return
        else:
            await self._app(scope, receive, out)

    def _check(self, scope: Scope, headers: dict[str, str], address: str) -> None:
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._is_ours(host):
            raise Forbidden("other-host")
        changes = scope["type"] == "websocket" or _brings(scope)
        if changes and origin is not None and not self._may_talk(origin, host):
            raise Forbidden("other-origin")
        self._buckets.take(address)

    def _is_ours(self, host: str) -> bool:
        """Return whether the Host header names this server.

        Any IP address is accepted. An attacker can point the name of another site at this server,
        but not an IP address.
        """
        try:
            found = urlsplit(f"//{host}")
            name, _port = found.hostname or "", found.port  # each may be missing
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

    def _dressed(self, scope: Scope, send: Send, came_as: str) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = list(HEADERS)
                api = scope["path"].startswith("/api/")
                if api:
                    own.append((b"cache-control", b"no-store"))
                guest = scope["state"]["guest"]
                renewed = scope["state"].get("renewed", False)
                if (guest != came_as or renewed) and (api or _is_page(message)):
                    own.append((b"set-cookie", self._new_cookie(guest).encode()))
                message["headers"] = [*message.get("headers", []), *own]
            await send(message)

        return dressed

    def _new_cookie(self, guest: str) -> str:
        secure = "; Secure" if self._config.secure else ""
        signed = self._keys.signed(guest, self._devices.times(guest))
        named = f"{self._called}={signed}"
        return f"{named}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"


def _is_page(message: Message) -> bool:
    """Return whether the response is a page.

    The response with the page must set the cookie. Once loaded, the page sends several requests at
    the same time. Without a cookie, each of these requests would get a new guest.
    """
    headers = dict(message.get("headers", ()))
    return headers.get(b"content-type", b"").startswith(HTML)


def _brings(scope: Scope) -> bool:
    """Return whether the request may change something."""
    return scope["type"] == "http" and scope["method"] not in SAFE


def _cookie(header: str, called: str) -> str | None:
    for part in header.split(";"):
        name, sign, value = part.strip().partition("=")
        if sign and name == called:
            return value
    return None


async def refuse(scope: Scope, send: Any, e: TinstarError) -> None:
    """Send an error response to a request or a WebSocket handshake."""
    accepted = dict(scope["headers"]).get(b"accept-language", b"")
    status, why = problem(e, accept_language.preferred_language(accepted.decode("latin-1")))
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    body = msgspec.json.encode(why)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
