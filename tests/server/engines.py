"""Start PostgreSQL and NATS for the tests, on the loopback address."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

from tests import programs
from tests.server.waiting import PATIENCE, until

NOBODY = 65534  # user id: PostgreSQL does not run as root
MEMORY, ROOM = Path("/dev/shm"), 2 * 1024**3  # bytes free; the databases of a run take a third


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Engine:
    """A server in a process of its own that can be killed, paused and restarted."""

    command: list[str]

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        user = NOBODY if os.geteuid() == 0 else None
        self.process = subprocess.Popen(
            self.command, stdout=quiet, stderr=quiet, user=user, start_new_session=True
        )
        until(self.answers)

    def answers(self) -> bool:
        with socket.socket() as s:
            return s.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self, how: int = signal.SIGINT) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def pause(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)


class Postgres(Engine):
    """A PostgreSQL cluster in a temporary folder.

    No test needs its data to survive a power cut, so it is in memory if there is room; benchmarks
    choose `durable`.
    """

    def __init__(self, durable: bool = False) -> None:
        super().__init__()
        roomy = os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM
        where = MEMORY if roomy and not durable else None
        self.folder = Path(tempfile.mkdtemp(prefix="tinstar-postgres-", dir=where))
        self.programs, data = programs.postgres(), self.folder / "data"
        user = NOBODY if os.geteuid() == 0 else None
        if user:
            os.chown(self.folder, user, -1)
            self._make_programs_readable()
        made = [self.programs / "initdb", "-D", data, "-U", "tinstar", "-A", "trust", "-N"]
        subprocess.run(made, check=True, user=user, stdout=subprocess.DEVNULL)
        self.command = [str(self.programs / "postgres"), "-D", str(data), "-p", str(self.port)]
        self.command += ["-c", f"unix_socket_directories={self.folder}"]
        self.command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        self.command += ["-c", f"fsync={'on' if durable else 'off'}"]
        self.start()
        until(self.is_ready)

    def _make_programs_readable(self) -> None:
        """Copy packaged programs that are below a private folder, such as root's home."""
        if not programs.readable_by_all(self.programs):
            package = self.programs.parents[1]
            for each in package.parent.glob(f"{package.name}*/"):  # programs and their libraries
                shutil.copytree(each, self.folder / each.name)
            self.programs = self.folder / self.programs.relative_to(package.parent)

    def is_ready(self) -> bool:
        asked = [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def start(self) -> None:
        super().start()
        until(self.is_ready)

    def new(self, name: str, *more: str) -> str:
        """Create a database and return its URL."""
        made = [self.programs / "createdb", "-h", "127.0.0.1", "-p", str(self.port)]
        subprocess.run([*made, "-U", "tinstar", *more, name], check=True)
        return f"postgresql://tinstar@127.0.0.1:{self.port}/{name}"

    def signal_all(self, how: int) -> None:
        """Send a signal to the server and all its child processes."""
        assert self.process
        pid = self.process.pid
        begun = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for each in (pid, *map(int, begun)):
            with contextlib.suppress(ProcessLookupError):  # it has just ended
                os.kill(each, how)

    def close(self) -> None:
        """Stop at once and delete the folder."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)


class Nats(Engine):
    def __init__(self) -> None:
        super().__init__()
        self.command = [str(programs.nats()), "-a", "127.0.0.1", "-p", str(self.port)]
        self.start()

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"
