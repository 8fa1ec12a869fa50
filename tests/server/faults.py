"""Two processes, a database and a bus, of which one after the other fails, while people play on.

    python -m tests.server.faults FAULTS TABLES [SEED]

Nobody may want to answer for twelve seconds in vain, whatever fails. At the end of each match its
journal must hold every answer that was acknowledged, just there, and be fair; and who looked on
over a socket must have seen the end.
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
from tinstar.server.app import create_app, uvicorn_config
database, bus, port, machine_code = sys.argv[1:]
of_the_house = {"games": ("calaboose",), "compile": bool(machine_code), "metrics": True}
config = Config(database=database, bus=bus, **of_the_house, **UNBOUNDED)
uvicorn.Server(uvicorn_config(create_app(config), port=int(port))).run()
"""
WITHIN = 12.0  # seconds
BETWEEN = 0.25  # seconds between two answers of a person,
LOOK = '{"type":"look","seat":-1}'
AGAIN, LONGEST = 0.5, 2.0  # seconds until one looks again who was refused
FULL = 16  # tables; who has more plays by machine code, to bring them all back in time
ANSWERS = 24  # and so many in a second from all of them: processes, database and people have two
# cores here, and who takes over does the work of both
CALM = 4.0  # seconds in which every table answers, before the first fault
LATELY = 24  # things that came back
SHORTENED = short()


class Relay:
    """The way of one process to the bus, which can be cut."""

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
    """One process of the house."""

    def __init__(self, database: str, relay: Relay, machine_code: bool):
        super().__init__()
        bus = f"nats://127.0.0.1:{relay.port}"
        self.relay = relay
        self.command = [sys.executable, "-c", SERVER_PROGRAM, database, bus, str(self.port)]
        self.command += ["yes" if machine_code else ""]

    def start(self) -> None:
        """With a share of the processors of its own, as if it were another machine's."""
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(self.command, stderr=quiet, start_new_session=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/api"


class Table:
    """One table at a time, a person who plays there and one who looks on."""

    def __init__(self, saloon: "Saloon", seed: int):
        self.saloon = saloon
        self.chance = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=4)
        self.answered = self.wanted = time.monotonic()  # the last time, and since when again
        self.matches = self.answers = 0
        self.watched = ""  # what who looks on saw last
        self.refused = Counter[str]()
        self.lately = deque[str](maxlen=LATELY)  # for whoever has to find out

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        """Through any door that is open; None where that came to nothing."""
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
        """For which the house cannot be blamed."""
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
        """Somebody who is not told whether it was done finds it done."""
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
                    at = -1  # look how it stands
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
        """Look on over a socket until the end, coming back whenever it ends before."""
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
        """Whether the end was seen. A look that is refused is said again, after growing pauses."""
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
    """All of it, and what goes wrong there."""

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
        """Wait until it says that it is ready, as a proxy would."""
        async with httpx.AsyncClient() as http, asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    url = server.address.replace("/api", "/readyz")
                    if (await http.get(url, timeout=2)).text == "ready\n":
                        return
                await asyncio.sleep(0.1)

    async def _made(self, server: ServerProcess) -> None:
        """Wait until its machine code is there, as it is after a second where nothing else wants
        the processors: what is measured is faults, not compilers."""
        async with httpx.AsyncClient() as http, asyncio.timeout(300):
            url = server.address.replace("/api", "/metrics")
            while 'machine_code{game="calaboose"} 1.0' not in (await http.get(url)).text:
                await asyncio.sleep(0.1)

    def expect(self, seen: Coroutine[Any, Any, None]) -> None:
        """Somebody who looks on shall see the end in time."""
        self._jobs = [job for job in self._jobs if not job.done() or job.exception()]
        self._jobs.append(asyncio.create_task(seen))

    async def _all_answer(self, within: float = WITHIN) -> float:
        """Every table acknowledges an answer that is given from now on; how long somebody waited
        who wanted to."""
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
        """Wait until who came all at once have sat down."""
        async with asyncio.timeout(120):
            while await self._all_answer(60.0) > CALM:
                pass

    async def _timed(self, fault: Callable[[], Awaitable[None]]) -> float:
        """The longest silence that somebody had to bear."""
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
        """The other door has to do."""
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
        """For as long as a lease, and longer: it finds others at its tables."""
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
        """All of its processes; and longer than a lease, at times."""
        self.postgres.signal_all(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, 7))
        self.postgres.signal_all(signal.SIGCONT)
        await self._over()

    async def kill_database(self) -> None:
        """Whatever was being kept then, nobody knows whether it was."""
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
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # what was begun here ends here
    main(*map(int, sys.argv[1:]))
