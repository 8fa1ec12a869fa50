"""A host of static files that compresses them, counts bytes, and can be slow."""

import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import brotli

PREFIX = "/some/where/"  # a site may lie under any path
CHUNK = 1 << 14  # bytes
QUALITY = 9  # of brotli; 11 needs minutes, and saves another twentieth
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".wasm": "application/wasm",
    ".svg": "image/svg+xml",
}


@cache
def compressed(path: Path) -> bytes:
    """Return a file as a good host sends it: by brotli."""
    return brotli.compress(path.read_bytes(), quality=QUALITY)


class Host(ThreadingHTTPServer):
    """Serves the files of a folder under a path."""

    def __init__(self, folder: Path):
        super().__init__(("127.0.0.1", 0), Handler)
        self.folder = folder.resolve()
        self.bytes_a_second = 0.0  # 0: as fast as can be
        self.off = False  # whether it answers nothing
        self.sent: dict[str, int] = {}  # bytes of each file, since `sent` was cleared
        self._free_at = 0.0  # when the line has sent all that was asked for
        self._lock = threading.Lock()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}{PREFIX}"

    def count(self, name: str, sent: int) -> None:
        """Note that bytes of a file were sent, and wait as long as the line needs for them."""
        with self._lock:
            self.sent[name] = self.sent.get(name, 0) + sent
            now = time.monotonic()
            if self.bytes_a_second:
                self._free_at = max(now, self._free_at) + sent / self.bytes_a_second
            until = self._free_at
        time.sleep(max(0.0, until - now))


class Handler(BaseHTTPRequestHandler):
    """Answers a request for a file."""

    protocol_version = "HTTP/1.1"
    server: Host  # pyright: ignore[reportIncompatibleVariableOverride]

    def do_GET(self) -> None:
        name = self.path.partition("?")[0].removeprefix(PREFIX) or "index.html"
        path = self.server.folder / name
        if self.server.off or not path.is_file():
            self.send_error(404)
            return
        body = compressed(path)
        tag = f'"{len(body)}"'
        if self.headers.get("If-None-Match") == tag:
            self.send_response(304)
            self.end_headers()
            return
        self.send_response(200)
        self.send_header("ETag", tag)
        self.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for at in range(0, len(body), CHUNK):
            part = body[at : at + CHUNK]
            self.server.count(name, len(part))
            self.wfile.write(part)

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser has hung up
            super().handle()

    def log_message(self, format: str, *args: Any) -> None:
        """Write no line for each request."""


@contextmanager
def hosted(folder: Path) -> Generator[Host]:
    """Serve a site while the context lasts. All files are compressed before."""
    for path in folder.rglob("*"):
        if path.is_file():
            compressed(path.resolve())
    host = Host(folder)
    threading.Thread(target=host.serve_forever, daemon=True).start()
    yield host
    host.shutdown()
    host.server_close()
