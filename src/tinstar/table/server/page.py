"""The built page, kept in memory: a browser can ask for these files and nothing else."""

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from tinstar.table.server.errors import NotFound

A_YEAR = "public, max-age=31536000, immutable"
ASSETS = "/assets/"  # their names change with their content
NOT_BUILT = (
    "Tinstar is running, but its page is not built.\n"
    "In a checkout, run `make play`; it builds the page first. The API is described at"
    " /api/openapi.json.\n"
)


def page_handler(folder: Path | None) -> HTTPRouteHandler:
    """Serves the files below `folder`, and for any other path its index.html."""
    files = _files(folder)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def show_page(path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise NotFound("expected a path of the API, got another; see /api/openapi.json")
        return _response(path if path in files else "/index.html", files)

    return show_page


def _files(folder: Path | None) -> dict[str, bytes]:
    if folder is None or not (folder / "index.html").is_file():
        return {}
    found = (f for f in folder.rglob("*") if f.is_file())
    return {f"/{f.relative_to(folder).as_posix()}": f.read_bytes() for f in found}


def _response(path: str, files: dict[str, bytes]) -> Response[bytes]:
    if path not in files:
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    cache = A_YEAR if path.startswith(ASSETS) else "no-cache"
    return Response(files[path], media_type=kind, headers={"cache-control": cache})
