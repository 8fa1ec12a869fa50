"""A server process for the browser tests, which they can kill and reopen at the same address."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.programs import Missing

PAGE = Path(__file__).parents[2] / "src" / "tinstar" / "ui" / "page"


def built_page() -> Path:
    """Return the folder of the built page. If nobody has built it, raise `Missing`."""
    if not (PAGE / "index.html").is_file():
        raise Missing("expected a built page: run make page, which needs npm's registry")
    return PAGE


class ServerProcess:
    """`tinstar serve` in a process of its own, with its tables in a file below `folder`."""

    program = (sys.executable, "-m", "tests.browser.seeded_server")

    def __init__(self, folder: Path):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.database = f"sqlite:///{folder / 'house.sqlite'}"
        self.address = f"http://127.0.0.1:{self.port}"
        self.open()

    def open(self) -> None:
        self.process = subprocess.Popen(
            [*self.program, "serve", "--port", str(self.port), "--database", self.database],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
        )
        assert self.process.stdout
        assert self.address in self.process.stdout.readline()

    def kill(self) -> None:
        """Kill the process, as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=30)
        if self.process.stdout:
            self.process.stdout.close()
