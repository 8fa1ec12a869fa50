"""Read the whole body of a request before the request is handled, within a size limit."""

from litestar.types import HTTPReceiveMessage, Receive

from tinstar.server.errors import BadBody, BodyTooBig

LONGEST_BODY = 64 * 1024  # bytes: an edition as JSON, with room to spare
LONGER = {"/api/journals": 3 << 19}  # bytes, by path: a long journal as JSON
JSON = "application/json"


class ClientDisconnected(Exception):
    """The client disconnected before its request had arrived completely."""


async def read_whole_body(path: str, headers: dict[str, str], receive: Receive) -> Receive:
    """Return a `receive` that gives the whole body of a request to a path at once.

    Raises `BadBody` if the body is not JSON. This check rejects forms of other sites, which
    browsers send without a preflight request.
    """
    raw = await _read(receive, LONGER.get(path, LONGEST_BODY))
    kind = headers.get("content-type", "" if raw else JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise BadBody(f"expected content of type {JSON}, got {kind[:40] or 'none'!r}")
    told = False

    async def once() -> HTTPReceiveMessage:
        nonlocal told
        if told:
            return await receive()  # pyright: ignore[reportReturnType] - no WebSocket has a body
        told = True
        return {"type": "http.request", "body": raw, "more_body": False}

    return once  # pyright: ignore[reportReturnType] - nor is it one


async def _read(receive: Receive, most: int) -> bytes:
    raw = bytearray()
    while (message := await receive())["type"] == "http.request":
        raw += message["body"]
        if len(raw) > most:
            raise BodyTooBig(f"expected at most {most} bytes, got more")
        if not message["more_body"]:
            return bytes(raw)
    raise ClientDisconnected
