"""Fault injection: two processes, a database and a bus fail in turn while people play on.

    python -m tests.server.faults FAULTS TABLES [SEED]

During any fault, the server must accept a move within twelve seconds. At the end of each match its
journal must contain every acknowledged move in its place, and be fair. Spectators must have seen
the end.
"""

import asyncio
import contextlib
import json
import random
import signal
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.match.conftest import short
from tests.server.engines import Engine, Nats, Postgres, free_port

SERVER_PROGRAM = """
import sys, uvicorn
from tests.server.tables.random_leaving import UNBOUNDED
from tinstar.server.config import Config
from tinstar.server.app import create_app
from tinstar.server.uvicorn_settings import uvicorn_config
database, bus, port, machine_code = sys.argv[1:]
of_the_house = {"games": ("calaboose",), "compile": bool(machine_code), "metrics": True}
config = Config(database=database, bus=bus, **of_the_house, **UNBOUNDED)
uvicorn.Server(uvicorn_config(create_app(config), port=int(port))).run()
"""
WITHIN = 12.0  # seconds
BETWEEN = 0.25  # seconds between two moves of a person
LOOK = '{"type":"look","seat":-1}'
AGAIN, LONGEST = 0.5, 2.0  # seconds until a rejected spectator tries again, first and at most
FULL = 16  # tables; more need compiled games, to resume all of them in time
# moves per second of all tables: processes, database and clients share two cores here, and a
# process that takes over does the work of both
ANSWERS = 24
CALM = 4.0  # seconds in which every table must reply before the first fault
LATELY = 24  # remembered responses
SHORTENED = short()


class Relay:
    """A proxy between a process and the bus, which can be cut."""

    def __init__(self, to: int):
        self.port = free_port()
        self._to = to
        self._open: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._take, "127.0.0.1", self.port)

    async def cut(self) -> None:
        assert self._server
        self._server.close()
        for writer in list(self._open):
            writer.transport.abort()

    async def _take(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        ways = {back}
        self._open |= ways
        try:
            far, there = await asyncio.open_connection("127.0.0.1", self._to)
            ways.add(there)
            self._open |= ways
            await asyncio.gather(self._carry(near, there), self._carry(far, back))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for way in ways:
                way.transport.abort()
            self._open -= ways

    async def _carry(self, one: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while raw := await one.read(65536):
            to.write(raw)
            await to.drain()
        to.close()


class ServerProcess(Engine):
    """One process of the server."""

    def __init__(self, database: str, relay: Relay, machine_code: bool):
        super().__init__()
        bus = f"nats://127.0.0.1:{relay.port}"
        self.relay = relay
        self.command = [sys.executable, "-c", SERVER_PROGRAM, database, bus, str(self.port)]
        self.command += ["yes" if machine_code else ""]

    def start(self) -> None:
        """Start in a session of its own, with its own share of the CPU, like another machine."""
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stderr=quiet, start_new_session=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"


class Table:
    """One table at a time, with a player and a spectator."""

    def __init__(self, saloon: "Saloon", seed: int):
        self.saloon = saloon
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=4)
        # time of the last move, and since when the next is wanted
        self.answered = self.wanted = time.monotonic()
        self.matches = self.answers = 0
        self.watched = ""  # last view of the spectator
        self.refused = Counter[str]()
        self.lately = deque[str](maxlen=LATELY)  # for debugging

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Send a request to any running process; None if it failed."""
        server = self.chance.choice(self.saloon.doors)
        try:
            found = await self.http.request(method, server.address + path, **more)
        except httpx.HTTPError as e:
            self.refused[type(e).__name__] += 1
            self._note(server, method, path, type(e).__name__)
            return None
        self._note(server, method, path, f"{found.status_code} {found.text[:80]}")
        if found.status_code == 503:
            self.refused[found.json()["error"]] += 1
            return None
        return found

    def _note(self, server: ServerProcess, method: str, path: str, came: str) -> None:
        self.lately.append(f"{time.monotonic():.2f} {server.port} {method} {path}: {came}")

    def has_answered(self) -> None:
        self.answered = self.wanted = time.monotonic()

    async def think(self) -> None:
        """Pause between moves; the server is not to blame for this time."""
        pause = max(BETWEEN, len(self.saloon.tables) / ANSWERS)
        self.wanted = time.monotonic() + pause
        await asyncio.sleep(pause)

    async def surely(self, method: str, path: str, **more: Any) -> Any:
        while (found := await self.ask(method, path, **more)) is None:
            await asyncio.sleep(0.1)
        assert found.status_code in (200, 201), found.text[:300]
        return found

    async def play(self) -> None:
        while True:
            chairs = [{"who": "me"}, {"who": "computer", "kind": "keen"}]
            body = {"game": "calaboose", "chairs": chairs, "pace": 0, "edition": SHORTENED}
            id = (await self.surely("POST", "/tables", json=body)).json()["id"]
            await self.start(id)
            watching = asyncio.create_task(self.watch(id))
            try:
                acknowledged = await self.play_one(id)
                await self.check(id, acknowledged)
            except BaseException:
                watching.cancel()
                raise
            self.saloon.expect(self.seen_to_end(watching))
            self.matches += 1

    async def start(self, id: str) -> None:
        """Start the match, and check whether it has started after an unknown outcome."""
        while (await self.surely("GET", f"/tables/{id}")).json()["phase"] == "gathering":
            await self.ask("POST", f"/tables/{id}/start")

    async def play_one(self, id: str) -> list[tuple[int, int]]:
        acknowledged: list[tuple[int, int]] = []
        at = -1
        while True:
            asked = {"since": at, "wait": 2}
            found = await self.ask("GET", f"/tables/{id}/seats/0/frame", params=asked)
            if found is None or found.status_code == 409:  # not begun
                await asyncio.sleep(0.1)
                continue
            frame = found.json()
            at = frame["at"]
            if frame["scene"].get("ending"):
                return acknowledged
            if choices := frame["scene"].get("choices"):
                said = {"seat": 0, "at": at, "action": self.chance.choice(choices)["action"]}
                taken = await self.ask("POST", f"/tables/{id}/answers", json=said)
                if taken is None:
                    at = -1  # ask for the current state
                elif taken.status_code == 200:
                    acknowledged.append((said["at"], said["action"]))
                    self.has_answered()
                    self.answers += 1
                    await self.think()
                else:
                    assert taken.status_code == 409, taken.text

    async def check(self, id: str, acknowledged: list[tuple[int, int]]) -> None:
        assert (await self.surely("GET", f"/tables/{id}/verdict")).json()["finding"] == "fair"
        lines = (await self.surely("GET", f"/tables/{id}/journal")).text.splitlines()
        entries = [json.loads(line) for line in lines[1:-1]]
        for at, action in acknowledged:
            found = entries[at]["actor"], entries[at]["action"]
            assert found == (0, action), f"{id} at {at}: acknowledged {action}, kept {found}"
        self.has_answered()

    async def seen_to_end(self, watching: "asyncio.Task[None]") -> None:
        began, door = time.monotonic(), self.watched
        _, late = await asyncio.wait([watching], timeout=2 * WITHIN)
        if late:
            watching.cancel()
        assert not late, f"who looks on has not seen the end: {door}, then {self.watched}, {began}"
        watching.result()

    async def watch(self, id: str) -> None:
        """Watch over a socket until the end, reconnecting as often as necessary."""
        while True:
            server = self.chance.choice(self.saloon.doors)
            url = server.address.replace("http", "ws") + f"/tables/{id}/live"
            self.watched = f"{url} since {time.monotonic():.1f}"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, open_timeout=3, ping_interval=2, ping_timeout=2) as socket:
                    if await self._look_on(socket, url):
                        return
            await asyncio.sleep(0.2)

    async def _look_on(self, socket: ClientConnection, url: str) -> bool:
        """Return whether the end was seen; a rejected `look` is repeated after growing pauses."""
        await socket.send(LOOK)
        sees, pause = False, AGAIN
        async for raw in socket:
            said = json.loads(raw)
            if said["type"] == "refused" and not sees:
                await asyncio.sleep(pause)
                await socket.send(LOOK)
                pause = min(2 * pause, LONGEST)
            if said["type"] == "frame":
                sees = True
                self.watched = f"{url} at {said['at']} since {time.monotonic():.1f}"
                assert said["seat"] == -1
                if said["scene"].get("ending"):
                    return True
        return False


class Saloon:
    """All processes and tables, and the faults."""

    def __init__(self, postgres: Postgres, nats: Nats, tables: int, seed: int):
        self.postgres, self.nats = postgres, nats
        self.chance = random.Random(seed)
        database = postgres.new(f"faults{seed}")
        full = tables > FULL
        self.servers = [ServerProcess(database, Relay(nats.port), full) for _ in range(2)]
        self.doors = list(self.servers)
        self.tables = [Table(self, seed * 1000 + i) for i in range(tables)]
        self.longest = 0.0
        self.faults = Counter[str]()
        self._jobs: list[asyncio.Task[None]] = []

    async def run(self, faults: int) -> None:
        try:
            for server in self.servers:
                await server.relay.start()
                server.start()
            for server in self.servers:
                await self._open(server)
                await self._made(server)
            self._jobs = [asyncio.create_task(table.play()) for table in self.tables]
            await self._calm()
            kinds: list[Callable[[], Awaitable[None]]] = [
                self.kill, self.pause, self.cut_off, self.kill_bus, self.pause_bus, self.close,
                self.pause_database, self.kill_database,
            ]  # fmt: skip
            for i in range(faults):
                fault = kinds[i] if i < len(kinds) else self.chance.choice(kinds)
                silence = await self._timed(fault)
                self.faults[fault.__name__] += 1
                print(f"{i + 1} {fault.__name__}: {silence:.1f} s", flush=True)
        finally:
            for job in self._jobs:
                job.cancel()
            await asyncio.gather(*self._jobs, return_exceptions=True)
            for table in self.tables:
                await table.http.aclose()
            for server in self.servers:
                if server.process:
                    server.go_on()
                    server.stop(signal.SIGKILL)
                await server.relay.cut()

    async def _open(self, server: ServerProcess) -> None:
        """Wait until the process is ready, as a proxy would."""
        async with httpx.AsyncClient() as http, asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    url = server.address.replace("/api", "/readyz")
                    if (await http.get(url, timeout=2)).text == "ready\n":
                        return
                await asyncio.sleep(0.1)

    async def _made(self, server: ServerProcess) -> None:
        """Wait until the process has compiled the game: the test measures faults, not compilers."""
        async with httpx.AsyncClient() as http, asyncio.timeout(300):
            url = server.address.replace("/api", "/metrics")
            while 'machine_code{game="calaboose"} 1.0' not in (await http.get(url)).text:
                await asyncio.sleep(0.1)

    def expect(self, seen: Coroutine[Any, Any, None]) -> None:
        """Expect a spectator to see the end in time."""
        self._jobs = [job for job in self._jobs if not job.done() or job.exception()]
        self._jobs.append(asyncio.create_task(seen))

    async def _all_answer(self, within: float = WITHIN) -> float:
        """Wait until every table acknowledges a new move; return the longest wait."""
        began, longest = time.monotonic(), 0.0
        while waiting := [table for table in self.tables if table.answered < began]:
            for job in self._jobs:
                if job.done():
                    job.result()
            now = time.monotonic()
            silent = {now - max(began, t.wanted): t for t in waiting}
            longest = max(longest, *silent)
            if longest > within:
                said = "\n".join(silent[longest].lately)
                raise AssertionError(f"{len(waiting)} tables do not answer, such as this:\n{said}")
            await asyncio.sleep(0.05)
        return longest

    async def _calm(self) -> None:
        """Wait until the initial rush is over."""
        async with asyncio.timeout(120):
            while await self._all_answer(60.0) > CALM:
                pass

    async def _timed(self, fault: Callable[[], Awaitable[None]]) -> float:
        """Return the longest silence during a fault."""
        before, self.longest = self.longest, 0.0
        try:
            await fault()
            return self.longest
        finally:
            self.longest = max(before, self.longest)

    async def _over(self) -> None:
        self.longest = max(self.longest, await self._all_answer())

    def _one(self) -> ServerProcess:
        return self.chance.choice(self.servers)

    async def _without(self, server: ServerProcess) -> None:
        """Run the rest of the fault with the other process alone."""
        self.doors = [other for other in self.servers if other is not server]
        await self._over()

    async def kill(self) -> None:
        server = self._one()
        server.stop(signal.SIGKILL)
        await self._without(server)
        await self._back(server)

    async def close(self) -> None:
        server = self._one()
        assert server.process
        server.process.send_signal(signal.SIGINT)
        await self._without(server)
        await asyncio.to_thread(server.stop)
        await self._back(server)

    async def _back(self, server: ServerProcess) -> None:
        server.start()
        await self._open(server)
        await self._made(server)
        self.doors = list(self.servers)
        await self._over()

    async def pause(self) -> None:
        """Pause a process, sometimes for longer than its lease: others then own its tables."""
        server = self._one()
        server.pause()
        await asyncio.sleep(self.chance.uniform(0.1, 2))
        if self.chance.random() < 0.7:
            await self._without(server)
        server.go_on()
        self.doors = list(self.servers)
        await self._over()

    async def cut_off(self) -> None:
        server = self._one()
        await server.relay.cut()
        await asyncio.sleep(self.chance.uniform(0.1, 4))
        await server.relay.start()
        await self._over()

    async def kill_bus(self) -> None:
        self.nats.stop(signal.SIGKILL)
        await asyncio.sleep(self.chance.uniform(0.1, 4))
        await asyncio.to_thread(self.nats.start)
        await self._over()

    async def pause_bus(self) -> None:
        self.nats.pause()
        await asyncio.sleep(self.chance.uniform(0.1, 4))
        self.nats.go_on()
        await self._over()

    async def pause_database(self) -> None:
        """Pause all processes of the database, sometimes for longer than a lease."""
        self.postgres.signal_all(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, 7))
        self.postgres.signal_all(signal.SIGCONT)
        await self._over()

    async def kill_database(self) -> None:
        """Kill the database; writes in progress have an unknown outcome."""
        self.postgres.stop(signal.SIGQUIT)
        await asyncio.sleep(self.chance.uniform(0, 4))
        await asyncio.to_thread(self.postgres.start)
        await self._over()

    def __str__(self) -> str:
        refused = sum((table.refused for table in self.tables), Counter[str]())
        return (
            f"{sum(self.faults.values())} faults {dict(self.faults)}; "
            f"{sum(t.answers for t in self.tables)} answers acknowledged, "
            f"{sum(t.matches for t in self.tables)} matches checked; "
            f"longest silence {self.longest:.1f} s; refused meanwhile {dict(refused)}"
        )


def main(faults: int, tables: int, seed: int = 1) -> str:
    postgres, nats = Postgres(durable=True), Nats()
    try:
        saloon = Saloon(postgres, nats, tables, seed)
        try:
            asyncio.run(saloon.run(faults))
        finally:
            print(saloon)
        return str(saloon)
    finally:
        postgres.close()
        nats.stop()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # child processes end with this one
    main(*map(int, sys.argv[1:]))
