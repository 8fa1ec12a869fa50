"""Requests to URLs that guests have chosen. No request reaches the server's own network.

A host name is looked up once, and the connection goes to exactly the address that was checked.
Redirects are not followed, responses are not read, and timeouts are short. The setting `inside` of
`server/config` lists exceptions.
"""

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address
from weakref import WeakValueDictionary

import httpx

from tinstar.errors import TinstarError
from tinstar.server.errors import BadOption
from tinstar.server.sending.dns_lookup import Resolve, look_up

LONGEST_URL = 1000  # characters
LOOKED_UP_WITHIN = 5.0  # seconds
WITHIN = 8.0  # seconds per request
RESOLVERS = 4  # concurrent lookups of configured internal names
MOST_OPEN = 32  # connections
# IPv6 forms of an IPv4 address, which may be an internal one.
TRANSLATED = [
    IPv6Network(n)
    for n in ("::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]


class AddressNotAllowed(TinstarError):
    """The URL leads to an address that is not public, or to no address at all."""


def is_outside(address: str) -> bool:
    """Return whether the address is public."""
    try:
        found = ip_address(address)
    except ValueError:  # with a zone: only internal addresses have one
        return False
    if isinstance(found, IPv6Address):
        if any(found in network for network in TRANSLATED) or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


def parsed(url: str) -> httpx.URL:
    """Parse a URL. Raise `BadOption` if the URL is invalid."""
    try:
        if len(url) > LONGEST_URL or not url.isprintable() or " " in url:
            raise ValueError
        found = httpx.URL(url)
        if found.scheme not in ("https", "http") or not found.host or found.userinfo:
            raise ValueError
    except (ValueError, httpx.InvalidURL) as e:
        raise BadOption("no-url") from e
    return found.copy_with(fragment=None)


def origin(url: httpx.URL) -> str:
    """Return the scheme, host and port of a URL."""
    port = url.port or (443 if url.scheme == "https" else 80)
    return f"{url.scheme}://{url.host}:{port}"


class OutboundHttp:
    """Sends requests.

    `inside` are origins in the server's own network that the owner allows.
    """

    def __init__(self, inside: Collection[str], resolve: Resolve = look_up):
        self._inside = {origin(parsed(url)) for url in inside}
        self._resolve = resolve
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "names")  # for internal names only
        # one lookup at a time for each guest
        self._turns = WeakValueDictionary[str, asyncio.Lock]()
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client:
            await self._client.aclose()

    def expect(self, url: str) -> httpx.URL:
        """Return the parsed URL.

        Raises `BadOption` unless the URL is HTTPS on the standard port, or its origin is one that
        the owner allows.
        """
        found = parsed(url)
        if origin(found) not in self._inside:
            if found.scheme != "https" or found.port not in (None, 443):
                raise BadOption("no-https")
        return found

    async def find(self, url: httpx.URL, guest: str) -> str:
        """Look up the host of a guest's URL and return its address.

        Raises `AddressNotAllowed`, or `TimeoutError` if name servers do not reply.
        """
        async with self._turns.setdefault(guest, asyncio.Lock()):
            async with asyncio.timeout(LOOKED_UP_WITHIN):
                is_inside = origin(url) in self._inside
                found = await (self._find_inside(url) if is_inside else self._resolve(url.host))
        if not found or not (is_inside or all(map(is_outside, found))):
            raise AddressNotAllowed(
                "expected an address that is public on the internet, got another"
            )
        return found[0]

    async def _find_inside(self, url: httpx.URL) -> list[str]:
        """Look up an internal host name that the owner allows.

        The lookup uses this machine's resolver, including the hosts file.
        """
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._resolvers, socket.getaddrinfo, url.host, None)
        except (OSError, UnicodeError):
            return []
        return [str(where[0]) for *_, where in found]

    async def post(
        self, url: httpx.URL, address: str, content: bytes, headers: Mapping[str, str]
    ) -> int:
        """Send a POST request to an address, under the host name of the URL.

        Returns the status of the response. Raises `TimeoutError` or an error of `httpx`.
        """
        async with asyncio.timeout(WITHIN):
            own = {**headers, "Host": url.netloc.decode("ascii")}
            request = self._opened().build_request(
                "POST",
                url.copy_with(host=address),
                content=content,
                headers=own,
                extensions={"sni_hostname": url.raw_host.decode("ascii")},
            )
            response = await self._opened().send(request, stream=True)  # the body is not read
            await response.aclose()
            return response.status_code

    def _opened(self) -> httpx.AsyncClient:
        """Return the HTTP client.

        The client uses no connection twice, because another URL may lead to the same address.
        """
        if self._client is None:
            limits = httpx.Limits(max_connections=MOST_OPEN, max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                verify=ssl.create_default_context(),
                trust_env=False,
                follow_redirects=False,
                timeout=WITHIN,
                limits=limits,
            )
        return self._client
