"""Routes of the API, declared without a web framework.

A server gives them to Litestar (`gateway/litestar_handlers`). A house in a browser has no network,
and calls them itself (`tinstar.site.local_requests`).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Generic, Protocol, TypeVar

T = TypeVar("T")
JSON = "application/json"


class ParameterSource(Enum):
    """The place from which a handler's parameter gets its value."""

    PATH = "path"
    QUERY = "query"
    BODY = "body"  # JSON
    SERVICE = "service"  # found by the name of the parameter


FromPath = Annotated[T, ParameterSource.PATH]
FromQuery = Annotated[T, ParameterSource.QUERY]
FromBody = Annotated[T, ParameterSource.BODY]
Service = Annotated[T, ParameterSource.SERVICE]


class Address(Protocol):
    """The network address of a client."""

    @property
    def host(self) -> str: ...


class Request(Protocol):
    """A request, for handlers that need more of it than the parameters that they declare.

    On a server, `scope` is that of ASGI. Its `state` says whose request it is. In a browser, it has
    little else, and there is no client.
    """

    @property
    def scope(self) -> Any: ...
    @property
    def headers(self) -> Mapping[str, str]: ...
    @property
    def client(self) -> Address | None: ...
    async def body(self) -> bytes: ...


@dataclass(frozen=True)
class Response(Generic[T]):
    """A response with headers of its own."""

    content: T
    headers: Mapping[str, str]


Handler = Callable[..., Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """A request that clients can make, and the coroutine that answers it.

    - path: below `/api`, with parameters such as `{id:str}`.
    - problems: statuses of errors, beside those that every route can return.
    """

    method: str
    path: str
    handle: Handler
    status: int
    problems: Sequence[int]
    media_type: str

    def match(self, path: str) -> dict[str, str] | None:
        """Return the values of the path's parameters by name, or None if it is another path."""
        own, asked = self.path.split("/"), path.strip("/").split("/")
        if len(own) - 1 != len(asked):  # the own path begins with a slash
            return None
        pairs = list(zip(own[1:], asked, strict=True))
        if any(part != value and not part.startswith("{") for part, value in pairs):
            return None
        named = ((part[1:].partition(":")[0], value) for part, value in pairs if part[:1] == "{")
        return dict(named)


def get(
    path: str, problems: Sequence[int] = (), media_type: str = JSON
) -> Callable[[Handler], Route]:
    """Declare a route that changes nothing."""
    return lambda handle: Route("GET", path, handle, 200, problems, media_type)


def post(path: str, problems: Sequence[int] = (), status: int = 201) -> Callable[[Handler], Route]:
    """Declare a route that creates something, or does something else."""
    return lambda handle: Route("POST", path, handle, status, problems, JSON)


def put(path: str, problems: Sequence[int] = ()) -> Callable[[Handler], Route]:
    """Declare a route that replaces something."""
    return lambda handle: Route("PUT", path, handle, 200, problems, JSON)


def delete(path: str, problems: Sequence[int] = ()) -> Callable[[Handler], Route]:
    """Declare a route that deletes something."""
    return lambda handle: Route("DELETE", path, handle, 200, problems, JSON)
