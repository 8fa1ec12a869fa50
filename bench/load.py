"""Measure a full server: the delay from a move to the other players' screens, and the memory.

The server runs on the loopback address, on one core. The players run on another core, if there is
one. Each seat has a WebSocket. Its player thinks for a while, chooses at random and notes when each
frame arrives.
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
from collections.abc import Generator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.engines import Nats, Postgres

SEATS = 4
THINKING = 4.0  # mean seconds until a person moves
WARMING = 5.0  # seconds until everybody is connected
SITTING_DOWN = 50  # tables connected per second
ALL_CORES = os.sched_getaffinity(0)
PAGE = Path(__file__).parents[1] / "src" / "tinstar" / "ui" / "page"


@dataclass
class Findings:
    """Results: latencies in milliseconds from a seat's move to another's frame, and megabytes."""

    seconds: float
    milliseconds: list[float] = field(default_factory=list)
    answers: int = 0  # moves sent; of simultaneous moves, only the last is seen
    megabytes: float = 0.0
    busy: float = 0.0  # seconds of the server's processor time

    @property
    def answers_per_second(self) -> float:
        return self.answers / self.seconds

    @property
    def answers_of_a_core(self) -> float:
        """The moves per second if the core had no other work."""
        return self.answers / self.busy

    def percentile(self, which: int) -> float:
        return quantiles(self.milliseconds, n=100)[which - 1]


@contextlib.contextmanager
def server(page: Path | None = None) -> Generator[tuple[str, subprocess.Popen[bytes]]]:
    """Run a server on a free port, pinned to one core. Yield its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/house.sqlite"
        with _process(database, *([str(page)] if page else [])) as found:
            yield found


@contextlib.contextmanager
def _process(*arguments: str, core: int = 0) -> Generator[tuple[str, subprocess.Popen[bytes]]]:
    """Run one process of a server. Yield its address and the process."""
    command = [sys.executable, "-m", "bench.server_for_load", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    os.sched_setaffinity(process.pid, {sorted(ALL_CORES)[core % len(ALL_CORES)]})
    try:
        assert process.stdout
        address = process.stdout.readline().decode().strip()
        _wait_for_machine_code(address)
        yield address, process
    finally:
        process.terminate()
        process.wait(timeout=30)


def _wait_for_machine_code(address: str) -> None:
    """Wait until everything is compiled, so that no compiling disturbs the measurement."""
    while True:
        with urllib.request.urlopen(f"{address}/metrics", timeout=30) as answer:
            told = answer.read().decode().splitlines()
        made = [line for line in told if line.startswith("tinstar_machine_code{")]
        if made and all(line.endswith(" 1.0") for line in made):
            return
        time.sleep(0.5)


class Deployment(NamedTuple):
    """Deployment of a server: number of processes, on PostgreSQL or SQLite."""

    processes: int = 1
    on_postgres: bool = False

    @contextlib.contextmanager
    def open(self) -> Generator[tuple[list[str], list[int]]]:
        """Run the deployment. Yield its addresses and process ids.

        Each process has its own core as far as there are enough. Database and bus share the other
        cores.
        """
        with contextlib.ExitStack() as opened:
            if not self.on_postgres:
                address, process = opened.enter_context(server())
                yield [address], [process.pid]
                return
            postgres, bus = Postgres(durable=True), ""
            opened.callback(postgres.close)
            if self.processes > 1:
                nats = Nats()
                opened.callback(nats.stop)
                bus = nats.url
            url = postgres.new("crowd")
            both = [
                opened.enter_context(_process(url, "", bus, core=core))
                for core in range(self.processes)
            ]
            yield [address for address, _ in both], [process.pid for _, process in both]


ONE = Deployment()


@contextlib.contextmanager
def on_the_last_core() -> Generator[None]:
    """Pin the clients to another core than the server's, if there is one."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(ALL_CORES)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def set_table(address: str, game: str) -> tuple[str, str]:
    """Create a table with all seats held by one guest. Return its id and the guest's cookie."""
    wanted = {"game": game, "chairs": [{"who": "me", "name": f"P{i}"} for i in range(SEATS)]}
    made, cookie = post(f"{address}/api/tables", wanted, "")
    post(f"{address}/api/tables/{made['id']}/start", {}, cookie)
    return made["id"], cookie


def play_a_little(address: str, table: str, cookie: str, answers: int) -> None:
    """Play `answers` moves, one after the other, without WebSockets."""
    for _ in range(answers):
        frames = (_frame(address, table, cookie, seat) for seat in range(SEATS))
        asked = next((f for f in frames if f["scene"].get("choices")), None)
        if asked is None:
            return
        action = asked["scene"]["choices"][0]["action"]
        said = {"seat": asked["seat"], "at": asked["at"], "action": action}
        post(f"{address}/api/tables/{table}/answers", said, cookie)


def _frame(address: str, table: str, cookie: str, seat: int) -> dict[str, Any]:
    where = f"{address}/api/tables/{table}/seats/{seat}/frame"
    asked = urllib.request.Request(where, headers={"Cookie": cookie})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        return json.loads(answer.read())


def post(address: str, body: object, cookie: str) -> tuple[dict[str, str], str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    asked = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(asked, timeout=30) as answer:
        given = answer.headers.get("Set-Cookie", "").partition(";")[0]
        return json.loads(answer.read() or b"{}"), given


class Deed(msgspec.Struct):
    action: int


class Offered(msgspec.Struct):
    choices: list[Deed] = []


class Heard(msgspec.Struct):
    """The fields of a message that these clients use. Others are skipped."""

    type: str
    at: int = 0
    stamp: int = 0
    detail: str = ""
    scene: Offered = msgspec.field(default_factory=Offered)


_reader = msgspec.json.Decoder(Heard)


def screen(address: str, cookie: str) -> connect:
    """Open a guest's WebSocket. Like a browser it sends no pings and accepts everything."""
    headers = {"Cookie": cookie}
    return connect(address, additional_headers=headers, max_queue=None, ping_interval=None)


class Company:
    """Four clients at one table, each with a WebSocket. A move of one is timed at the others.

    They connect through all addresses of the server.
    """

    def __init__(self, addresses: list[str], game: str, found: Findings, thinking: float):
        table, cookie = set_table(addresses[0], game)
        self.thinking = thinking
        self.doors = [a.replace("http", "ws") + f"/api/tables/{table}/live" for a in addresses]
        self.cookie = cookie
        self.found = found
        self.last: tuple[int, float] | None = None  # who moved last, and when
        self.seen = [-1] * SEATS  # the last moment shown to each seat
        self.thoughts: set[asyncio.Task[None]] = set()

    async def sit(self, seat: int) -> None:
        door = self.doors[seat % len(self.doors)]
        async with screen(door, self.cookie) as live:
            await live.send(json.dumps({"type": "look", "seat": seat}))
            async for raw in live:
                message = _reader.decode(raw)
                if message.type == "ping":
                    await live.send(json.dumps({"type": "pong", "stamp": message.stamp}))
                elif message.type == "refused":
                    raise RuntimeError(message.detail)
                elif message.type == "frame":
                    self.see(live, seat, message)

    def see(self, live: ClientConnection, seat: int, frame: "Heard") -> None:
        """Record a frame's latency. If the seat is to act, move after a while."""
        if frame.at == self.seen[seat]:  # only the undo offer has changed
            return
        self.seen[seat] = frame.at
        if self.last and self.last[0] != seat:
            self.found.milliseconds.append(1000 * (time.perf_counter() - self.last[1]))
        if choices := frame.scene.choices:
            task = asyncio.create_task(self.answer(live, seat, frame.at, choices))
            self.thoughts.add(task)
            task.add_done_callback(self.thoughts.discard)

    async def answer(
        self, live: ClientConnection, seat: int, at: int, choices: list["Deed"]
    ) -> None:
        await asyncio.sleep(random.expovariate(1 / self.thinking))
        answer = {"type": "answer", "seat": seat, "at": at}
        answer["action"] = random.choice(choices).action
        self.last = (seat, time.perf_counter())
        self.found.answers += 1
        await live.send(json.dumps(answer))


async def _play(
    opened: tuple[list[str], list[int]], game: str, tables: int, thinking: float, found: Findings
) -> None:
    addresses, processes = opened
    turned = [addresses[n:] + addresses[:n] for n in range(len(addresses))]
    companies = [Company(turned[n % len(turned)], game, found, thinking) for n in range(tables)]
    async with asyncio.TaskGroup() as group:
        people = [group.create_task(c.sit(seat)) for c in companies for seat in range(SEATS)]
        await asyncio.sleep(WARMING + tables / SITTING_DOWN)
        found.milliseconds.clear()
        found.answers = 0
        before = sum(map(busy, processes))
        await asyncio.sleep(found.seconds)
        found.busy = sum(map(busy, processes)) - before
        found.megabytes = sum(map(megabytes, processes))
        for task in [*people, *(thought for c in companies for thought in c.thoughts)]:
            task.cancel()


def busy(process: int) -> float:
    """Return a process's processor time, in seconds."""
    after_the_name = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    user, system = after_the_name.split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def megabytes(process: int) -> float:
    """Return a process's resident memory, in megabytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) / 1000


def load(
    game: str, tables: int, seconds: float, thinking: float = THINKING, deployment: Deployment = ONE
) -> Findings:
    """Play at `tables` tables for `seconds` seconds."""
    found = Findings(seconds)
    with deployment.open() as opened, on_the_last_core():
        asyncio.run(_play(opened, game, tables, thinking, found))
    return found
