"""A server killed at any moment restarts with every move that it acknowledged."""

import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.engines import free_port
from tests.server.waiting import PATIENCE

# Each input line kills a running server and starts a new one. The fork needs no new imports.
SERVER_PROGRAM = """
import os
import signal
import sys
import uvicorn
from tinstar.server.app import create_app
from tinstar.server.uvicorn_settings import uvicorn_config
from tinstar.server.config import Config
config = Config(database=f"sqlite:///{sys.argv[1]}", compile=False)
server = 0
for _ in sys.stdin:
    if server:
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)
    server = os.fork()
    if not server:
        uvicorn.Server(uvicorn_config(create_app(config), port=int(sys.argv[2]))).run()
        os._exit(0)
    print(server, flush=True)
os.kill(server, signal.SIGKILL)
"""
KILLS = 6


class Frail:
    """A server in a process of its own that can be killed and restarted."""

    def __init__(self, database: Path):
        self.port = free_port()
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}/api", timeout=PATIENCE)
        command = [sys.executable, "-c", SERVER_PROGRAM, str(database), str(self.port)]
        pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **pipes)
        self.open()

    def open(self) -> None:
        """Start the server, killing a running one first."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline()
        self.ask("GET", "/house")

    def close(self) -> None:
        self.process.communicate(timeout=PATIENCE)
        self.http.close()

    def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        """Repeat a request until the server replies."""
        until = time.monotonic() + 2 * PATIENCE
        while True:
            try:
                return self.http.request(method, path, **more)  # pyright: ignore
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.02)


def test_every_acknowledged_answer_survives_a_kill_at_any_moment(tmp_path: Path, short: str):
    server = Frail(tmp_path / "house.sqlite")
    chance = random.Random(7)
    stop = threading.Event()

    def killer() -> None:
        for _ in range(KILLS):
            if stop.wait(chance.uniform(0.05, 0.5)):
                return
            server.open()

    try:
        chairs = [{"who": "me"}, {"who": "computer", "kind": "keen"}]
        body = {"game": "calaboose", "chairs": chairs, "pace": 0.02}
        table = server.ask("POST", "/tables", json=body).json()["id"]
        assert server.ask("POST", f"/tables/{table}/start").status_code == 200
        killing = threading.Thread(target=killer)
        killing.start()
        acknowledged = play(server, table)
        stop.set()
        killing.join(PATIENCE)
        assert server.ask("GET", f"/tables/{table}/verdict").json()["finding"] == "fair"
        lines = server.ask("GET", f"/tables/{table}/journal").text.splitlines()
        entries = [httpx.Response(200, text=line).json() for line in lines[1:-1]]
        assert acknowledged
        for at, action in acknowledged:
            assert (entries[at]["actor"], entries[at]["action"]) == (0, action)
    finally:
        stop.set()
        server.close()


def play(server: Frail, table: str) -> list[tuple[int, int]]:
    """Play seat A to the end; return the acknowledged moves with their positions."""
    acknowledged: list[tuple[int, int]] = []
    path, at = f"/tables/{table}/seats/0/frame", -1
    while True:
        frame = server.ask("GET", path, params={"since": at, "wait": 5}).json()
        if frame["scene"].get("ending"):
            return acknowledged
        at = frame["at"]
        if choices := frame["scene"].get("choices"):
            said = {"seat": 0, "at": at, "action": choices[0]["action"]}
            taken = server.ask("POST", f"/tables/{table}/answers", json=said)
            # A move whose acknowledgement was lost may be sent again.
            assert taken.status_code in (200, 409), taken.text
            if taken.status_code == 200:
                acknowledged.append((at, said["action"]))
