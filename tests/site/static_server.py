"""Serves a site as any host of static files does."""

import tempfile
import threading
from collections.abc import Generator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any


class Quiet(SimpleHTTPRequestHandler):
    """Python's server. It does not mind if the browser hangs up."""

    def copyfile(self, source: Any, outputfile: Any) -> None:
        with suppress(ConnectionError):
            super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: Any) -> None:
        """Write no line for each request."""


@contextmanager
def served(folder: Path) -> Generator[tuple[str, ThreadingHTTPServer]]:
    """Serve a site under a path of its own while the context lasts. Yield its address."""
    with tempfile.TemporaryDirectory() as root:
        Path(root, "some").mkdir()
        Path(root, "some", "where").symlink_to(folder.resolve())
        handler = partial(Quiet, directory=root)
        server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/some/where/", server
        server.shutdown()
        server.server_close()
