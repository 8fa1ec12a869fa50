"""Requests to addresses that guests have named: out into the world, and never into the house's own
network.

A name is looked up once, and the connection goes to the very address that was looked at; what it
answers is not followed, not read, and not waited for long.
"""

import asyncio
import socket
import ssl
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address

import httpx

from tinstar.core.errors import TinstarError
from tinstar.server.errors import BadOption

LONGEST_URL = 1000  # characters
WITHIN = 8.0  # seconds for all of it
RESOLVERS = 4  # names that are looked up at once
MOST_OPEN = 32  # connections
# Ways to write an address of version 4, which may be one inside, as one of version 6.
TRANSLATED = [
    IPv6Network(n)
    for n in ("::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]

Resolve = Callable[[str, int], list[str]]


class NotOutside(TinstarError):
    """It leads to no address that others may have named, or to none at all."""


def looked_up(host: str, port: int) -> list[str]:
    """The addresses of a name, as this machine sees it."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    return [str(where[0]) for *_, where in found]


def is_outside(address: str) -> bool:
    """Whether it is an address of the world, and of no network that only the house can reach."""
    try:
        found = ip_address(address)
    except ValueError:  # with a zone, which only an inner one has
        return False
    if isinstance(found, IPv6Address):
        if any(found in network for network in TRANSLATED) or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


def parsed(url: str) -> httpx.URL:
    """The address as it can be asked; `BadOption` for what is none."""
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
    """Scheme, host and port."""
    port = url.port or (443 if url.scheme == "https" else 80)
    return f"{url.scheme}://{url.host}:{port}"


class Outside:
    """The way out. `inside` are origins within, where the owner of the house lets it lead."""

    def __init__(self, inside: Collection[str], resolve: Resolve = looked_up):
        self._inside = {origin(parsed(url)) for url in inside}
        self._resolve = resolve
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "names")  # which may take a minute
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)
        if self._client:
            await self._client.aclose()

    def expect(self, url: str) -> httpx.URL:
        """The address, where it may be one outside; else `BadOption`."""
        found = parsed(url)
        if origin(found) not in self._inside:
            if found.scheme != "https" or found.port not in (None, 443):
                raise BadOption("no-https")
        return found

    async def find(self, url: httpx.URL) -> str:
        """The address of a machine outside that the name stands for; `NotOutside`."""
        port = url.port or (443 if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self._resolvers, self._resolve, url.host, port)
        except (OSError, UnicodeError):
            found = []
        may = origin(url) in self._inside or all(map(is_outside, found))
        if not found or not may:
            raise NotOutside("expected an address that the whole world can reach, got another")
        return found[0]

    async def post(self, to: str, content: bytes, headers: Mapping[str, str]) -> int:
        """What status it is answered with. `NotOutside`, `BadOption`, `TimeoutError`, or an error
        of `httpx`."""
        async with asyncio.timeout(WITHIN):
            url = self.expect(to)
            address = await self.find(url)
            own = {**headers, "Host": url.netloc.decode("ascii")}
            request = self._opened().build_request(
                "POST",
                url.copy_with(host=address),
                content=content,
                headers=own,
                extensions={"sni_hostname": url.raw_host.decode("ascii")},
            )
            response = await self._opened().send(request, stream=True)  # and none of it is read
            await response.aclose()
            return response.status_code

    def _opened(self) -> httpx.AsyncClient:
        """No connection is kept: it is to an address, under a name that another might not have."""
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
