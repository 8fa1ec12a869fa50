"""Serve the built page from memory. No other file can be reached."""

import asyncio
import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

import brotli
from litestar import MediaType, Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tinstar.server.errors import NotFound

A_YEAR = "public, max-age=31536000, immutable"
ANEW = "private, no-cache"  # private: the response may set a cookie
ASSETS = "/assets/"  # names under it change with the content
PACKED = (".woff2", ".png")  # files that brotli does not make smaller
# tells Litestar's compression to leave the response alone
COMPRESSED_ALREADY = "compressed_already"
NOT_BUILT = (
    "Tinstar is running, but its page is not built.\n"
    "In a checkout, run `make play`; it builds the page first. The API is described at"
    " /api/openapi.json.\n"
)


def page_handler(folder: Path | None) -> HTTPRouteHandler:
    """Return the handler that serves the files below `folder`.

    For all other paths, the handler serves index.html.
    """
    files = _files(folder)
    # compressed once, at the highest quality
    packed = cache(lambda path: brotli.compress(files[path]))

    @get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED_ALREADY: True})
    async def show_page(
        request: Request[Any, Any, Any], path: FromPath[str] = "/"
    ) -> Response[bytes]:
        if path.startswith("/api/"):
            raise NotFound("no-path")
        if not files:
            return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
        path = path if path in files else "/index.html"
        if "br" not in request.headers.get("accept-encoding", "") or path.endswith(PACKED):
            return _response(path, files[path])
        content = await asyncio.to_thread(packed, path)
        return _response(path, content, **{"content-encoding": "br"})

    return show_page


def _files(folder: Path | None) -> dict[str, bytes]:
    if folder is None or not (folder / "index.html").is_file():
        return {}
    found = (f for f in folder.rglob("*") if f.is_file())
    return {f"/{f.relative_to(folder).as_posix()}": f.read_bytes() for f in found}


def _response(path: str, content: bytes, **headers: str) -> Response[bytes]:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"  # Litestar adds a charset
    headers["cache-control"] = A_YEAR if path.startswith(ASSETS) else ANEW
    return Response(content, media_type=kind, headers={**headers, "vary": "accept-encoding"})
