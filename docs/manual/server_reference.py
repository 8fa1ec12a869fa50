"""Write the references of HTTP and WebSockets from the routes and the messages of the server."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_args

from msgspec import Struct

from docs.manual.message_tables import components, kind, link, referenced, section
from tinstar.server import schema_types
from tinstar.server.app import create_app
from tinstar.server.config import OPTIONAL_FEATURES, Config
from tinstar.server.feature_list import FEATURES, MESSAGES
from tinstar.server.features.chat import service as chat
from tinstar.server.gateway import dependencies, table_routes, websocket
from tinstar.server.http import connection_deadlines, request_body
from tinstar.server.tables import websocket_schemas

TABLES = "games and tables"  # the routes that belong to no feature
IN_OPENAPI = "#/components/schemas/"
HTTP = """# HTTP

Programs can play over HTTP: see [a bot in forty lines](../../bot.md). A running server describes
the same interface as OpenAPI at `/api/openapi.json`.

- **Identity.** The server answers your first request with a cookie. Send it back: it holds your
  seats.
- **Bodies** are JSON with `Content-Type: application/json`. The server rejects unknown fields.
- **Language.** The server chooses the language of texts by `Accept-Language`.
- **Errors.** The body of an error is a [Problem](#problem). Its status is one of these:

| status | meaning |
| --- | --- |
"""
SOCKET = """# WebSocket

Connect to `/api/tables/{id}/live` with your cookie and send `look`. Then the server sends what you
may see. In both directions, messages are JSON, and the field `type` names the kind of message.
[The server](../../server.md#a-websocket-at-a-table) explains the order of messages and the close
codes.
"""
LIMITS = {
    "bytes of a request's body": request_body.LONGEST_BODY,
    "bytes of the request that opens a journal": request_body.LONGER["/api/journals"],
    "seconds until a request must be complete": connection_deadlines.WHOLE_WITHIN,
    "seconds until a client must read waiting data": connection_deadlines.READ_WITHIN,
    "seconds that a request may `wait` for a new frame": table_routes.LONGEST_POLL,
    "characters of a name": schema_types.LONGEST_NAME,
    "chat lines at once": chat.LINES_AT_ONCE,
    "chat lines a second after that": chat.LINES_A_SECOND,
    "changes of profiles or circles at once, from one address": dependencies.TRIES_AT_ONCE,
    "changes of profiles or circles a second after that": dependencies.TRIES_A_SECOND,
    "changes for which an export or an erasure counts": dependencies.AN_EXPORT,
}
LIMITS_OF_SOCKETS = {
    "bytes of a message": websocket.LONGEST_MESSAGE,
    "messages a second": websocket.RATE,
    "messages at once": websocket.BURST,
    "bytes a second": connection_deadlines.BYTES_A_SECOND,
    "bytes at once": connection_deadlines.BYTES_AT_ONCE,
    "unread messages of a slow client": websocket.MOST_WAITING,
}


class Route(NamedTuple):
    """One operation of the HTTP interface, as OpenAPI describes it."""

    method: str
    path: str
    described: dict[str, Any]

    @property
    def feature(self) -> str:
        """The name of its feature; `TABLES` if it belongs to none."""
        path = self.path.removeprefix("/api")
        return next((f.name for f in FEATURES if f.is_at(path)), TABLES)

    def row(self) -> str:
        """Return its row: request, purpose with query and errors, the messages in and out."""
        said = " ".join(self.described.get("description", "").split())
        asked = [p["name"] for p in self.described.get("parameters", ()) if p["in"] == "query"]
        if asked:
            said += " Query: " + ", ".join(f"`{name}`" for name in asked) + "."
        statuses = self.described["responses"]
        good = min(statuses)
        if errors := [s for s in sorted(statuses) if s in ("404", "409")]:
            said += f" Errors: {', '.join(errors)}."
        both = _content(self.described.get("requestBody", {})), _content(statuses[good])
        messages = " → ".join(text for text in both if text)
        return f"| `{self.method.upper()} {self.path}` | {said} | {messages} |"


@cache
def description() -> dict[str, Any]:
    """Return the OpenAPI document of a server with all features."""
    config = Config(database="sqlite:///:memory:", compile=False, passkeys=True)
    return create_app(config).openapi_schema.to_schema()


def routes() -> Iterator[Route]:
    for path, methods in description()["paths"].items():
        for method, described in methods.items():
            yield Route(method, path, described)


def http_page() -> str:
    """Return the reference of HTTP as Markdown: the routes by feature, then all messages."""
    found = list(routes())
    statuses = {
        status: response["description"]
        for route in found
        for status, response in route.described["responses"].items()
        if status >= "4"
    }
    lines = [HTTP + "\n".join(f"| {s} | {statuses[s]} |" for s in sorted(statuses)), ""]
    lines += [
        "Any request may fail with 400, 403, 429 or 503, and one with a body with 413 or 415."
    ]
    lines += ["The tables list other errors.", ""]
    for feature in (TABLES, *(f.name for f in FEATURES)):
        own = [route.row() for route in found if route.feature == feature]
        if own:
            lines += _area(feature, own)
    lines += ["## Limits", "", _limits(LIMITS), ""]
    lines += ["More limits can be [configured](configuration.md).", "", "## Messages", ""]
    return "\n".join(lines) + _sections(sorted(_messages_of(found))) + "\n"


def socket_page() -> str:
    """Return the reference of WebSockets as Markdown: both directions, then what they contain."""
    sent, received = (get_args(kinds) for kinds in _directions())
    names = [x.__name__ for x in (*sent, *received)]
    parts = referenced(names, components((*sent, *received)))
    return "\n\n".join(
        [
            SOCKET.rstrip(),
            "## You send",
            _directory(sent),
            "## You receive",
            _directory(received),
            "## Limits",
            _limits(LIMITS_OF_SOCKETS),
            "## Messages that you send",
            _sections([x.__name__ for x in sent]),
            "## Messages that you receive",
            _sections([x.__name__ for x in received]),
            "## Parts of messages",
            _sections(parts),
            "",
        ]
    )


def _directions() -> tuple[Any, Any]:
    return websocket_schemas.ToServer, websocket_schemas.ToClient


def _area(feature: str, rows: list[str]) -> list[str]:
    lines = ["", f"## Requests: {feature}", ""]  # some messages have the name of a feature
    if feature in OPTIONAL_FEATURES:
        lines += [f"A server can turn this off: `{feature} = false`.", ""]
    lines += ["| request | purpose | body → response |", "| --- | --- | --- |"]
    return [*lines, *rows, ""]


def _directory(messages: tuple[type[Struct], ...]) -> str:
    """Return a table of messages: `type`, name, and the first sentence of the docstring."""
    found = components(messages)
    rows = ["| type | message | meaning |", "| --- | --- | --- |"]
    for one in messages:
        tag, said = one.__struct_config__.tag, found[one.__name__].get("description", "")
        first = " ".join(said.split("\n\n")[0].split()).partition(". ")[0].rstrip(".")
        rows.append(f"| `{tag}` | {link(one.__name__)} | {first} |")
    return "\n".join(rows)


def _sections(names: list[str]) -> str:
    found = components(MESSAGES.values())
    return "\n\n".join(section(name, found[name]) for name in names)


def _limits(limits: Mapping[str, float]) -> str:
    rows = [f"| {what} | {most:g} |" for what, most in limits.items()]
    return "\n".join(["| limit | value |", "| --- | ---: |", *rows])


def _messages_of(found: list[Route]) -> set[str]:
    """Return the messages that these routes take and return, and all that they contain."""
    own = {
        name
        for route in found
        for part in (route.described.get("requestBody", {}), *route.described["responses"].values())
        if (name := _name(part))
    }
    return own | set(referenced(own, components(MESSAGES.values())))


def _schema(part: dict[str, Any]) -> dict[str, Any]:
    return part.get("content", {}).get("application/json", {}).get("schema", {})


def _name(part: dict[str, Any]) -> str:
    return _schema(part).get("$ref", "").removeprefix(IN_OPENAPI)


def _content(part: dict[str, Any]) -> str:
    """Return the type of a body, with a link to its message."""
    if name := _name(part):
        return link(name)
    return kind(found) if (found := _schema(part)) else ""
