"""A house full of tables: how long a move takes to the screens of the others, and the memory.

A server of its own on the loopback address, held to one core; the people, held to another where
there is one, are WebSockets that think for a while, choose at random and note when each frame
comes in. Each seat has a WebSocket to itself.
"""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tinstar.server.rooms.thinking import warm

SEATS = 4
THINKING = 4.0  # seconds that a person thinks on average
WARMING = 5.0  # seconds until everybody has sat down
SITTING_DOWN = 50  # tables that do so in a second
ALL_CORES = os.sched_getaffinity(0)
PAGE = Path(__file__).parents[1] / "src" / "tinstar" / "faces" / "page"


@dataclass
class Findings:
    """Latencies in milliseconds from one seat's answer to another's frame, and megabytes."""

    seconds: float
    milliseconds: list[float] = field(default_factory=list)
    megabytes: float = 0.0
    busy: float = 0.0  # seconds of the server's processor time

    @property
    def answers_per_second(self) -> float:
        return len(self.milliseconds) / (SEATS - 1) / self.seconds

    @property
    def answers_of_a_core(self) -> float:
        """How many answers there would be in a second if the core did nothing else."""
        return len(self.milliseconds) / (SEATS - 1) / self.busy

    def percentile(self, which: int) -> float:
        return quantiles(self.milliseconds, n=100)[which - 1]


@contextlib.contextmanager
def server(page: Path | None = None) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A house of its own on a free port, on one core: its address, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.house", f"sqlite:///{folder}/house.sqlite"]
        command += [str(page)] if page else []
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        os.sched_setaffinity(process.pid, {min(ALL_CORES)})
        try:
            assert process.stdout
            yield process.stdout.readline().decode().strip(), process
        finally:
            process.terminate()
            process.wait(timeout=30)


def set_table(address: str, game: str) -> tuple[str, str]:
    """A new table whose seats are all held by one guest: its id, and the guest's cookie."""
    wanted = {"game": game, "chairs": [{"who": "me", "name": f"P{i}"} for i in range(SEATS)]}
    made, cookie = post(f"{address}/api/tables", wanted, "")
    post(f"{address}/api/tables/{made['id']}/start", {}, cookie)
    return made["id"], cookie


def post(address: str, body: object, cookie: str) -> tuple[dict[str, str], str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    asked = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        given = answer.headers.get("Set-Cookie", "").partition(";")[0]
        return json.loads(answer.read() or b"{}"), given


class Company:
    """Four people at one table, each with a screen; what one does is timed at the others."""

    def __init__(self, address: str, game: str, found: Findings, thinking: float):
        table, cookie = set_table(address, game)
        self.thinking = thinking
        self.address = address.replace("http", "ws") + f"/api/tables/{table}/live"
        self.cookie = cookie
        self.found = found
        self.last: tuple[int, float] | None = None  # who answered last, and when
        self.seen = [-1] * SEATS  # the last moment that each seat was shown
        self.thoughts: set[asyncio.Task[None]] = set()

    async def sit(self, seat: int) -> None:
        headers = {"Cookie": self.cookie}
        async with connect(self.address, additional_headers=headers, max_queue=None) as live:
            await live.send(json.dumps({"type": "look", "seat": seat}))
            async for raw in live:
                message = json.loads(raw)
                if message["type"] == "ping":
                    await live.send(json.dumps({"type": "pong", "stamp": message["stamp"]}))
                elif message["type"] == "refused":
                    raise RuntimeError(message["detail"])
                elif message["type"] == "frame":
                    self.see(live, seat, message)

    def see(self, live: ClientConnection, seat: int, frame: dict[str, Any]) -> None:
        """Note how long a frame took; answer where asked, after a while."""
        if frame["at"] == self.seen[seat]:  # only that the answer may be taken back
            return
        self.seen[seat] = frame["at"]
        if self.last and self.last[0] != seat:
            self.found.milliseconds.append(1000 * (time.perf_counter() - self.last[1]))
        if choices := frame["scene"].get("choices"):
            task = asyncio.create_task(self.answer(live, seat, frame["at"], choices))
            self.thoughts.add(task)
            task.add_done_callback(self.thoughts.discard)

    async def answer(self, live: ClientConnection, seat: int, at: int, choices: list[Any]) -> None:
        await asyncio.sleep(random.expovariate(1 / self.thinking))
        answer = {"type": "answer", "seat": seat, "at": at}
        answer["action"] = random.choice(choices)["action"]
        self.last = (seat, time.perf_counter())
        await live.send(json.dumps(answer))


async def _play(
    address: str, game: str, tables: int, thinking: float, found: Findings, process: int
) -> None:
    companies = [Company(address, game, found, thinking) for _ in range(tables)]
    async with asyncio.TaskGroup() as group:
        people = [group.create_task(c.sit(seat)) for c in companies for seat in range(SEATS)]
        await asyncio.sleep(WARMING + tables / SITTING_DOWN)
        found.milliseconds.clear()
        before = busy(process)
        await asyncio.sleep(found.seconds)
        found.busy = busy(process) - before
        found.megabytes = megabytes(process)
        for task in [*people, *(thought for c in companies for thought in c.thoughts)]:
            task.cancel()


def busy(process: int) -> float:
    """Seconds of processor time that a process has taken."""
    after_the_name = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    user, system = after_the_name.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """What a process holds in memory, as the system counts it."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1000


async def _warm(game: str) -> None:
    async for _ in warm(game):
        pass


def load(game: str, tables: int, seconds: float, thinking: float = THINKING) -> Findings:
    """Play at so many tables for so long."""
    asyncio.run(_warm(game))  # the house would do so itself, while people play
    found = Findings(seconds)
    with server() as (address, process):
        os.sched_setaffinity(0, {max(ALL_CORES)})
        asyncio.run(_play(address, game, tables, thinking, found, process.pid))
    return found
