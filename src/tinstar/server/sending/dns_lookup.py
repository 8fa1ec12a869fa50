"""DNS lookups of host names that guests have chosen.

The lookups are asynchronous and can be cancelled, so a silent name server blocks no thread.
"""

import socket
from collections.abc import Awaitable, Callable
from importlib import import_module
from ipaddress import ip_address

from tinstar.errors import BadOption

Resolve = Callable[[str], Awaitable[list[str]]]


def check_installed() -> None:
    """Raise `BadOption` if the DNS library is missing."""
    try:
        import_module("dns.asyncresolver")
    except ImportError as e:
        raise BadOption(
            "push, hooks: expected the package dnspython, got none;"
            ' install the extra "notices" (docs/install.md)'
        ) from e


async def look_up(host: str) -> list[str]:
    """Return the addresses of a public host name, the best one to connect to first.

    The list is empty if the name has no such address. Search domains and the hosts file are not
    used, because they lead to internal hosts. Raises `TimeoutError` if no name server replies. In
    that case, the host may still exist.
    """
    if _is_address(host):
        return [host]
    if "." not in host.rstrip("."):
        return []
    import dns.asyncresolver
    import dns.exception
    import dns.name
    import dns.resolver

    try:
        name = dns.name.from_text(host)
        answers = await dns.asyncresolver.Resolver().resolve_name(name)
    except (dns.exception.Timeout, dns.resolver.NoNameservers) as e:
        raise TimeoutError from e
    except (dns.exception.DNSException, UnicodeError):
        return []
    return sorted(answers.addresses(), key=_has_route, reverse=True)


def _is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _has_route(address: str) -> bool:
    """Return whether this machine has a route to the address. No packet is sent."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, 443))
    except OSError:
        return False
    return True
