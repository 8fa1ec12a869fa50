"""Hostile input against a server in a separate process.

    python -m tests.server.hostile 100000

The attack ends after that many inputs. Meanwhile a bystander at another table plays on. Everything
stays on the loopback address, and each guest has an address of its own.
"""

import asyncio
import base64
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.conftest import Visitor

SERVER_PROGRAM = """
import sys
from tinstar.server import Config, run
config = Config(port=0, database=f"sqlite:///{sys.argv[1]}", compile=False)
run(config, ready=lambda address: print(address, flush=True))
"""
GUESTS_AT_ONCE = 40
INPUTS_OF_ONE = 40  # below a guest's burst limit: the server must handle each
MOST_OPEN = 300  # half-sent requests
PATIENCE = 3  # seconds that a guest waits for a response, such as to half a request
PAUSE = 0.03  # seconds between the bystander's requests

DEEP, DIGITS = "[" * 20_000, "9" * 50_000
EDITIONS = [
    "a." * 20_000 + "a=1", "a=" + DIGITS, "a=0x" + "f" * 400, "a=" + "[\n" * 9000, "[x]\n" * 8000,
    'title="\\ud800"', "a=1979-99-99", "\x00", "=" * 500, "\n" * 30_000, "a={b={c={}}}",
]  # fmt: skip
TEXTS = [
    "", "x" * 60_000, "\u202e", "a\u0301\u0302\u0303", "\u0410nn", "../../x", "A" * 16, "null",
    "search:" + "9" * 40, "\ud7ff", "\U0001f4a3" * 10, "'; drop table tables; --", "{0.__class__}",
]  # fmt: skip
NUMBERS = ["-1", "0", "99", "2147483648", "1e400", "-1e-400", DIGITS, "0." + DIGITS, "NaN", "true"]
HEADERS = [
    "Cookie: tinstar_guest=" + "x" * 5000, "Cookie: tinstar_guest=a.b; tinstar_guest=\xff",
    "Origin: https://evil.example", "Origin: null", "X-Forwarded-For: " + "1," * 4000,
    "Range: bytes=0-,-1", "Accept-Encoding: br;q=1, gzip", "Expect: 100-continue",
    "Content-Length: 99999999999999999999", "Content-Length: -1", "Transfer-Encoding: gzip",
    "Upgrade: websocket\r\nConnection: Upgrade", "Upgrade: h2c\r\nConnection: Upgrade",
    "Host: evil.example", "Host: [", "Content-Type: multipart/form-data; boundary=x",
    "Content-Type: application/json; charset=utf-7", "Connection: close", "X: " + "y" * 20_000,
]  # fmt: skip
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW"]


class Tally:
    """Counts of inputs and responses."""

    def __init__(self, inputs: int, table: str, port: int):
        self.left = inputs
        self.table = table
        self.port = port
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.open: list[asyncio.StreamWriter] = []

    def count(self, kind: str) -> None:
        self.sent[kind] += 1
        self.left -= 1


class Guest:
    """A hostile guest at an address of its own."""

    def __init__(self, tally: Tally, rng: random.Random):
        self.tally = tally
        self.rng = rng
        self.address = f"127.{rng.randint(1, 250)}.{rng.randint(0, 250)}.{rng.randint(1, 250)}"

    async def comes(self) -> None:
        kinds = (self.asks, self.asks, self.babbles, self.stops_short, self.goes, self.connects)
        until = self.tally.left - INPUTS_OF_ONE
        while self.tally.left > max(until, 0):
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.rng.choice(kinds)()
            except OSError:
                self.tally.answers["connection lost"] += 1
            except TimeoutError:
                self.tally.answers["no answer"] += 1

    @contextlib.asynccontextmanager
    async def connection(self):
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.tally.port, local_addr=(self.address, 0)
        )
        try:
            yield reader, writer
        finally:
            if writer not in self.tally.open:
                writer.transport.abort()

    # --- kinds of input --------------------------------------------------------------------------

    async def asks(self) -> None:
        """Send requests on one connection until the server closes it."""
        async with self.connection() as (reader, writer):
            for _ in range(10):
                self.tally.count("requests")
                writer.write(self.request())
                if not await self.is_answered(reader):
                    return

    async def babbles(self) -> None:
        """Send something that is not a request."""
        async with self.connection() as (reader, writer):
            self.tally.count("no requests")
            writer.write(self.spoilt(self.request()) if self.rng.random() < 0.7 else self.noise())
            writer.write_eof()
            await self.is_answered(reader)

    async def stops_short(self) -> None:
        """Send part of a request, then stay silent."""
        async with self.connection() as (_, writer):
            self.tally.count("half-sent requests")
            raw = self.request()
            writer.write(raw[: self.rng.randrange(len(raw))])
            self.tally.open.append(writer)
        if len(self.tally.open) > MOST_OPEN:
            self.tally.open.pop(0).transport.abort()

    async def goes(self) -> None:
        """Cut off an upload."""
        async with self.connection() as (_, writer):
            self.tally.count("uploads cut off")
            body = self.body()
            writer.write(self.head("POST", "/api/tables", len(body) + 10) + body)
            await asyncio.sleep(self.rng.random() / 50)

    async def connects(self) -> None:
        """Open a WebSocket and send invalid messages."""
        async with self.connection() as (reader, writer):
            self.tally.count("handshakes")
            version = 13 if self.rng.random() < 0.9 else self.rng.choice([0, 12, "x"])
            key = base64.b64encode(self.rng.randbytes(16)).decode()
            more = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            more += f"Sec-WebSocket-Version: {version}\r\n"
            id = self.rng.choice([*[self.tally.table] * 5, "nothing", "A" * 4000])
            writer.write(self.head("GET", f"/api/tables/{id}/live", 0, more))
            if await self.status(reader) != "101":
                return
            for _ in range(20):
                self.tally.count("frames")
                writer.write(self.frame())
            with contextlib.suppress(asyncio.IncompleteReadError):
                async with asyncio.timeout(0.5):
                    await reader.readuntil(b"\x88")

    # --- what they are made of -------------------------------------------------------------------

    def request(self) -> bytes:
        method = self.rng.choice(["GET", "POST", "POST", "PUT"])
        path = self.path(method)
        if self.rng.random() < 0.1:
            method = self.rng.choice(METHODS)
        body = b"" if method == "GET" else self.body()
        chosen = self.rng.choice([[], [], [self.rng.choice(HEADERS)]])
        return self.head(method, path, len(body), *(f"{h}\r\n" for h in chosen)) + body

    def head(self, method: str, path: str, length: int, *more: str) -> bytes:
        lines = [f"{method} {path} HTTP/1.1\r\n", *more]
        if not any(h.startswith("Host") for h in more):
            lines.append(f"Host: 127.0.0.1:{self.tally.port}\r\n")
        if length:
            lines.append(f"Content-Length: {length}\r\n")
            kind = self.rng.choice(["application/json"] * 6 + ["text/plain", "x", ""])
            lines.append(f"Content-Type: {kind}\r\n")
        return "".join([*lines, "\r\n"]).encode("latin-1", "replace")

    def path(self, method: str) -> str:
        odd = self.rng.choice(["x", "%00", "%ff%fe", "..", "A" * 3000, "-1", "9" * 5000, "1e9", ""])
        table = self.rng.choice([self.tally.table, self.tally.table, odd])
        seat = self.rng.choice(["0", "1", "-1", "-2", "25", odd])
        query = self.rng.choice(["", "", f"?since={odd}", f"?wait={odd}", "?wait=nan", "?&&=;=%"])
        deeds = {
            "GET": ["", "links", "journal", "verdict", f"seats/{seat}/frame", f"replay/{seat}",
                    f"seats/{seat}/log", odd],
            "POST": ["join", "leave", "start", "again", "recover", "answers", "undo",
                     f"seats/{seat}/hint"],
            "PUT": [f"chairs/{seat}"],
        }  # fmt: skip
        others = ["/", f"/{odd}", "/api/house", f"/api/games/{odd}/rules", "*", "/api/tables"]
        other = "/api/tables" if method == "POST" else self.rng.choice(others)
        own = f"/api/tables/{table}/{self.rng.choice(deeds[method])}".rstrip("/")
        return self.rng.choice([own, own, own, other]) + query

    def body(self) -> bytes:
        r, text = self.rng.random(), self.rng.choice(TEXTS)
        number = self.rng.choice(NUMBERS)
        chairs = f'[{{"who":"me"}},{{"who":"computer","kind":{json.dumps(text)}}}]'
        bodies = [
            f'{{"invitation":{json.dumps(text)},"name":{json.dumps(text)},"seat":{number}}}',
            f'{{"seat":{number},"at":{number},"action":{number}}}',
            f'{{"game":"calaboose","chairs":{chairs},"pace":{number}}}',
            f'{{"token":{json.dumps(text)}}}', f'{{"who":"friend","kind":{number}}}',
            f'{{"game":{DEEP}', DEEP, '{"a":' * 9000, '"\\ud800"', "{}", "null", "\xff\xfe",
            self.edition(),
        ]  # fmt: skip
        raw = self.rng.choice(bodies).encode("latin-1", "replace")
        return raw if r < 0.7 else self.spoilt(raw) if r < 0.95 else self.noise() * 300

    def edition(self) -> str:
        text = self.rng.choice(EDITIONS)
        chairs = [{"who": "me"}, {"who": "friend"}]
        return json.dumps({"game": "calaboose", "chairs": chairs, "edition": text})

    def frame(self) -> bytes:
        opcode = self.rng.choice([1, 1, 1, 1, 2, 0, 9, 10, 3])
        number = self.rng.choice(NUMBERS[:6])
        said = [
            f'{{"type":"look","seat":{number}}}', f'{{"type":"undo","seat":{number},"at":1}}',
            f'{{"type":"answer","seat":0,"at":{number},"action":0}}', "[" * 4000, "\xff", "", "{}",
            f'{{"type":"pong","stamp":{number}}}', '"\\ud800"',
        ]  # fmt: skip
        payload = self.rng.choice(said).encode("latin-1")
        if opcode in (9, 10) and self.rng.random() < 0.9:
            payload = payload[:100]
        first = opcode | (0x80 if self.rng.random() < 0.9 else 0)
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        whole = bytes([first]) + length + bytes(4) + payload
        return whole if self.rng.random() < 0.95 else self.spoilt(whole)

    def spoilt(self, raw: bytes) -> bytes:
        """Change, drop or repeat a few bytes."""
        out = bytearray(raw or b"x")
        for _ in range(self.rng.randint(1, 5)):
            at = self.rng.randrange(len(out))
            out[at : at + self.rng.randint(0, 2)] = self.rng.randbytes(self.rng.randint(0, 2))
            out = out or bytearray(b"x")
        return bytes(out)

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randint(1, 200))

    # --- what comes back -------------------------------------------------------------------------

    async def is_answered(self, reader: asyncio.StreamReader) -> bool:
        """Return whether the connection can send another request."""
        head, length = {}, 0
        if await self.status(reader, head) == "closed":
            return False
        with contextlib.suppress(ValueError, asyncio.IncompleteReadError):
            length = int(head.get("content-length", "-1"))
            await reader.readexactly(max(length, 0))
        return length >= 0 and head.get("connection") != "close"

    async def status(self, reader: asyncio.StreamReader, head: dict[str, str] | None = None) -> str:
        try:
            raw = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, ConnectionError):
            raw = "closed closed"
        first, *rest = raw.split("\r\n")
        status = first.split()[1]
        if status == "100":
            return await self.status(reader, head)
        self.tally.answers[status] += 1
        if head is not None:
            head |= {k.lower(): v.strip() for k, _, v in (r.partition(":") for r in rest)}
        return status


class Bystander(Visitor):
    """A player at another table who must not be disturbed."""

    slowest = 0.0
    games = 0
    asked = 0

    def _checked(self, response: Any, status: int) -> Any:
        self.asked += 1
        self.slowest = max(self.slowest, response.elapsed.total_seconds())
        time.sleep(PAUSE)
        return super()._checked(response, status)

    def plays_until(self, over: threading.Event, edition: str) -> None:
        while not over.is_set() or not self.games:
            table = self.sets("me", "me", edition=edition)
            self.post(f"/tables/{table}/start")
            assert self.plays(table, 0, 1)["scene"]["ending"]
            assert self.get(f"/tables/{table}/verdict")["finding"] == "fair"
            self.games += 1
            self.heard.clear()


class ServerProcess:
    """A server in a process of its own, with its memory and error output recorded."""

    def __init__(self, folder: Path, files: int | None = None):
        self.errors = folder / "errors.txt"
        limit = f"ulimit -n {files}; " if files else ""
        command = f'{limit}exec "$0" -c "$1" "$2"'
        with self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                ["sh", "-c", command, sys.executable, SERVER_PROGRAM, str(folder / "house.sqlite")],
                stdout=subprocess.PIPE, stderr=errors, text=True,
                env=os.environ | {"PYTHONWARNINGS": "ignore"},
            )  # fmt: skip
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.port = int(self.address.rpartition(":")[2])

    def megabytes(self) -> int:
        """Return the peak memory in MiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) // 1024

    def close(self) -> str:
        """Stop the server and return its error output."""
        self.process.terminate()
        self.process.wait(10 * PATIENCE)
        assert self.process.stdout
        self.process.stdout.close()
        # asyncio warns about clients that have just gone; that is no error
        return self.errors.read_text().replace("socket.send() raised exception.\n", "")


@contextlib.contextmanager
def bystander(address: str, edition: str) -> Iterator[Bystander]:
    """Run a player in the background, and fail if they were disturbed."""
    somebody, over, wrong = Bystander(address), threading.Event(), []

    def play() -> None:
        try:
            somebody.plays_until(over, edition)
        except BaseException as e:
            wrong.append(e)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield somebody
    finally:
        over.set()
        thread.join()
        somebody.http.close()
    assert not wrong, wrong


async def throw(tally: Tally, seed: int) -> None:
    """Send the whole attack from several guests at a time."""

    async def one_after_another(i: int) -> None:
        rng = random.Random(seed * 1000 + i)
        while tally.left > 0:
            await Guest(tally, rng).comes()

    await asyncio.gather(*(one_after_another(i) for i in range(GUESTS_AT_ONCE)))
    for writer in tally.open:
        writer.transport.abort()


def attack(folder: Path, inputs: int, edition: str, seed: int = 1) -> dict[str, Any]:
    """Start a server, attack it, stop it, and return the outcome."""
    server = ServerProcess(folder)
    try:
        eve = Visitor(server.address)
        table = eve.sets("me", "friend", edition=edition)
        eve.http.close()
        tally = Tally(inputs, table, server.port)
        start = time.monotonic()
        with bystander(server.address, edition) as somebody:
            asyncio.run(throw(tally, seed))
        seconds, megabytes = time.monotonic() - start, server.megabytes()
    finally:
        errors = server.close()
    return {
        "sent": dict(tally.sent), "answers": dict(tally.answers), "seconds": seconds,
        "megabytes": megabytes, "errors": errors, "games": somebody.games,
        "slowest": somebody.slowest,
    }  # fmt: skip


if __name__ == "__main__":
    from tests.match.conftest import short

    with tempfile.TemporaryDirectory() as folder:
        found = attack(Path(folder), int(sys.argv[1]), short())
    print(json.dumps(found | {"errors": found["errors"][-3000:]}, indent=2))
