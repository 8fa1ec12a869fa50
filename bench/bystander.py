"""Measure how long people wait while one address runs many tables of computer players.

`python -m bench.bystander [TABLES [SECONDS [KIND]]]` starts a server on the loopback address. It
measures two delays: from a person's move to the frame of another seat, and from a Marshal's turn to
its move. It measures them on an empty server, and again beside TABLES tables of computer players at
pace 0, each with an idle spectator. KIND names the computer players. The default is Marshals.
"""

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine, Generator
from itertools import count
from statistics import median
from typing import Any

import httpx
from websockets.asyncio.client import connect

from tinstar.server import Config, run
from tinstar.system.isolated_child_processes import PYTHON

TABLES, SECONDS = 55, 20.0
HERE, THERE = "203.0.113.1", "203.0.113.2"  # clients' addresses, from a proxy
GAME, MARSHAL = "calaboose", "search:1s"
SERVE = "serve"
MANY = 10_000


def serve(database: str) -> None:
    config = Config(
        port=0, database=database, games=(GAME,), proxies=("127.0.0.1",), tables_an_hour=MANY
    )
    run(config, ready=lambda address: print(address, flush=True))


@contextlib.contextmanager
def open_server() -> Generator[str]:
    """Run a server in a separate process. Yield its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [*PYTHON, "bench.bystander", SERVE, f"sqlite:///{folder}/house.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, env={"PYTHONPATH": "."})
        try:
            assert process.stdout
            yield process.stdout.readline().decode().strip()
        finally:
            process.terminate()
            process.wait(timeout=30)


class Guest:
    """A guest who plays over HTTP."""

    def __init__(self, server_address: str, address: str):
        headers = {"X-Forwarded-For": address}
        self.http = httpx.AsyncClient(base_url=f"{server_address}/api", headers=headers, timeout=60)

    async def ask(self, path: str, body: Any = None) -> Any:
        """GET a path, or POST a body to it. Return the JSON."""
        asked = self.http.get(path) if body is None else self.http.post(path, json=body)
        answer = await asked
        answer.raise_for_status()
        return answer.json()

    async def sets(self, *kinds: str) -> str:
        """Create and start a table. Return its id. An empty kind is the guest's own chair."""
        chairs = [{"who": "computer", "kind": k} if k else {"who": "me"} for k in kinds]
        told = await self.ask("/tables", {"game": GAME, "chairs": chairs, "pace": 0})
        await self.ask(f"/tables/{told['id']}/start", {})
        return told["id"]

    async def frame(self, table: str, seat: int, since: int = -1) -> Any:
        return await self.ask(f"/tables/{table}/seats/{seat}/frame?since={since}&wait=30")

    async def answers(self, table: str, frame: Any) -> None:
        said = {"seat": frame["seat"], "at": frame["at"]}
        action = frame["scene"]["choices"][0]["action"]
        await self.ask(f"/tables/{table}/answers", said | {"action": action})


async def moves(guest: Guest) -> AsyncIterator[float]:
    """Play two seats of a table. Yield each time from a move to the other seat's screen."""
    while True:
        table = await guest.sets("", "")
        while True:
            both = [await guest.frame(table, seat) for seat in (0, 1)]
            asked = next((f for f in both if f["scene"].get("choices")), None)
            if asked is None:
                break
            began = time.monotonic()
            shown = asyncio.create_task(guest.frame(table, 1 - asked["seat"], asked["at"]))
            await guest.answers(table, asked)
            await shown
            yield time.monotonic() - began
            await asyncio.sleep(0.1)


async def marshals(guest: Guest) -> AsyncIterator[float]:
    """Play against a Marshal. Yield each time until its move."""
    while True:
        table, frame = await guest.sets("", MARSHAL), None
        while frame is None or not frame["scene"].get("ending"):
            began = time.monotonic()
            since = -1 if frame is None else frame["at"]
            asks = frame is not None and not frame["scene"].get("choices")
            frame = await guest.frame(table, 0, since)
            if asks:
                yield time.monotonic() - began
            if frame["scene"].get("choices"):
                await guest.answers(table, frame)
                frame = await guest.frame(table, 0, frame["at"])


async def timed(waits: AsyncIterator[float], seconds: float) -> list[float]:
    found: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            async for wait in waits:
                found.append(wait)
    return found


async def measure(server_address: str, seconds: float) -> None:
    """Print the waiting times of a person at another table, in milliseconds."""
    both = [timed(of(Guest(server_address, HERE)), seconds) for of in (moves, marshals)]
    for name, waits in zip(("a move", "a Marshal"), await asyncio.gather(*both), strict=True):
        told = f"median {1000 * median(waits):.0f} ms, longest {1000 * max(waits):.0f} ms"
        print(f"  {name}: {told} (of {len(waits)})", flush=True)


async def watch(server_address: str, guest: Guest, table: str) -> None:
    """Watch a table and read all messages."""
    cookie = "; ".join(f"{k}={v}" for k, v in guest.http.cookies.items())
    headers = {"Cookie": cookie, "X-Forwarded-For": THERE}
    url = f"{server_address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(url, additional_headers=headers) as socket:
        await socket.send('{"type":"look","seat":-1}')
        async for _ in socket:
            pass


async def compiled(server_address: str) -> None:
    """Wait until the server has compiled the games. Until then, Marshals think less."""
    guest = Guest(server_address, HERE)
    table = (await guest.ask("/tables", {"game": GAME, "chairs": [{"who": "me"}] * 2}))["id"]
    for _ in range(300):
        if (await guest.ask(f"/tables/{table}"))["made"] == 1:
            return
        await asyncio.sleep(1)
    raise RuntimeError("expected machine code within five minutes, got none")


async def main(tables: int, seconds: float, kind: str) -> None:
    with open_server() as address:
        await compiled(address)
        print("An empty house:", flush=True)
        await measure(address, seconds)
        crowd = Guest(address, THERE)
        watchers: list[Coroutine[Any, Any, None]] = []
        for _ in range(tables):
            watchers.append(watch(address, crowd, await crowd.sets(kind, kind)))
        tasks = [asyncio.create_task(one) for one in watchers]
        await asyncio.sleep(5)
        print(f"Beside {tables} tables of {kind} alone:", flush=True)
        await measure(address, seconds)
        assert not any(task.done() for task in tasks)
        for task in tasks:
            task.cancel()


if __name__ == "__main__":
    if sys.argv[1:2] == [SERVE]:
        serve(sys.argv[2])
    else:
        said = dict(zip(count(), sys.argv[1:], strict=False))
        tables, seconds = int(said.get(0, TABLES)), float(said.get(1, SECONDS))
        asyncio.run(main(tables, seconds, said.get(2, MARSHAL)))
