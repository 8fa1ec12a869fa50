"""Silent and endless connections do not block the connections of other guests."""

import asyncio
import contextlib
import gc
import json
import logging
import resource
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server import hostile
from tests.server.conftest import PATIENCE, Visit, open_server, visitors
from tinstar.server.config import Config
from tinstar.server.errors import TooMuch
from tinstar.server.gateway.local_table import LocalTable
from tinstar.server.gateway.websocket import MOST_WAITING, TableSocket
from tinstar.server.http import connection_deadlines
from tinstar.server.http.rate_limits import (
    GUEST,
    SEATED,
    SILENT,
    ConnectionLimits,
    SocketSlots,
    address_prefix,
)
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables import viewer_requests
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import NewChair, NewTable

SOON = 0.3  # seconds
HALF_SENT = [
    b"",
    b"GET /api/house HTTP/1.1\r\nHost: local",
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 100\r\n\r\n{"game":',
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
    b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\n" + b"X: y\r\n" * 200 + b"\r\n",
]


@contextlib.contextmanager
def caller(address: str, *said: bytes, of: str = "127.0.0.1") -> Iterator[socket.socket]:
    """Open a connection and send just that."""
    port = int(address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), PATIENCE, (of, 0)) as s:
        for raw in said:
            s.sendall(raw)
        yield s


def until_closed(s: socket.socket) -> bytes:
    """Return all remaining bytes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while raw := s.recv(65536):
            heard += raw
    return heard


@pytest.mark.parametrize("said", HALF_SENT)
def test_who_begins_and_does_not_go_on_is_let_go(
    said: bytes,
    server_address: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
):
    monkeypatch.setattr(connection_deadlines, "WHOLE_WITHIN", SOON)
    start = time.monotonic()
    with caller(server_address, said) as s:
        assert not until_closed(s)
    assert time.monotonic() - start < 10 * SOON
    assert not caplog.text


def test_who_sends_a_byte_now_and_then_is_let_go_too(
    server_address: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connection_deadlines, "WHOLE_WITHIN", SOON)
    start = time.monotonic()
    with caller(server_address) as s, contextlib.suppress(ConnectionError):
        for byte in b"GET /api/house HTTP/1.1\r\n" * 100:
            s.send(bytes([byte]))
            time.sleep(SOON / 10)
    assert time.monotonic() - start < 10 * SOON


def test_who_asked_may_ask_again_later(server_address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_deadlines, "WHOLE_WITHIN", SOON)
    ask = b"HEAD /api/house HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with caller(server_address, ask) as s:
        for _ in range(2):
            assert s.recv(65536).startswith(b"HTTP/1.1 405")
            time.sleep(2 * SOON)
            s.sendall(ask)


def test_who_looks_on_may_be_silent_as_long_as_they_please(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
):
    """After a WebSocket's first request there is no deadline."""
    monkeypatch.setattr(connection_deadlines, "WHOLE_WITHIN", SOON)
    ann = visit()
    with ann.at_table(ann.sets("me", "friend")) as live:
        live.says("look", seat=0)
        live.hears("company")
        time.sleep(3 * SOON)
        live.says("look", seat=-1)
        live.hears("company")


def test_who_reads_nothing_is_let_go(server_address: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_deadlines, "READ_WITHIN", SOON)
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with caller(server_address, ask * 400) as s:
        until = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < until:
                s.sendall(ask)
                time.sleep(SOON)
        assert time.monotonic() < until


def test_an_upload_that_is_cut_off_is_no_matter(
    server_address: str, caplog: pytest.LogCaptureFixture
):
    all_before_is_looked_at = partial(httpx.get, f"{server_address}/healthz")
    for said in HALF_SENT[2:4]:
        with caller(server_address, said) as s:
            all_before_is_looked_at()
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        all_before_is_looked_at()
    assert not caplog.text


def test_garbage_after_an_answer_ends_the_connection_and_is_not_logged(
    server_address: str, caplog: pytest.LogCaptureFixture
):
    head = b"POST /api/tables HTTP/1.1\r\nHost: evil.example\r\nTransfer-Encoding: chunked\r\n\r\n"
    with caller(server_address, head) as s:
        assert s.recv(65536).startswith(b"HTTP/1.1 403")
        s.sendall(b"no length\r\n")
        until_closed(s)
    assert not caplog.text


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "json"])
def test_what_is_not_called_json_is_not_read(server_address: str, visit: Visit, kind: str):
    http = visit().http
    said = http.post("/tables", content=b'{"game":"caboo"}', headers={"Content-Type": kind})
    assert said.status_code == 415
    assert said.json()["error"] == "BadBody"
    table = visit().sets("me", "friend")
    said = http.post(f"/tables/{table}/leave", headers={"Content-Type": kind})
    assert said.status_code == 415


# --- WebSockets -----------------------------------------------------------------------------------


def test_a_handshake_is_refused_with_a_reason_and_nothing_is_logged(
    visit: Visit, caplog: pytest.LogCaptureFixture
):
    ann = visit()
    table = ann.sets("me", "friend")
    for id, status, headers in [
        ("A" * 16, 404, {}),
        ("A" * 3000, 404, {}),
        (table, 403, {"Origin": "https://evil.example"}),
    ]:
        with pytest.raises(InvalidStatus) as e, ann.at_table(id, **headers):
            pass
        assert e.value.response.status_code == status
        assert {"error", "detail"} == set(json.loads(e.value.response.body or b""))
    assert not caplog.text


async def test_a_websocket_whose_reader_takes_nothing_is_aborted(monkeypatch: pytest.MonkeyPatch):
    """Otherwise the server would wait for that client for ever when it closes the connection."""
    monkeypatch.setattr(connection_deadlines, "READ_WITHIN", 0)
    config = uvicorn.Config(cast(Any, None))
    config.load()
    aborted = asyncio.Event()
    one = connection_deadlines.LimitedWebSocketProtocol(
        config=config, server_state=ServerState(), app_state={}
    )
    one.transport = cast(Any, SimpleNamespace(abort=aborted.set))
    one.pause_writing()
    one.resume_writing()
    await asyncio.sleep(0)
    assert not aborted.is_set()
    one.pause_writing()
    async with asyncio.timeout(PATIENCE):
        await aborted.wait()


def test_a_house_that_closes_says_so_to_all_who_are_there(tmp_path: Path):
    with visitors() as come, ExitStack() as stack:
        with open_server(tmp_path / "house.sqlite") as server_address:
            ann = come(server_address)
            seat = stack.enter_context(ann.at_table(ann.sets("me", "friend")))
            seat.says("look", seat=0)
            seat.hears("company")
        with pytest.raises(ConnectionClosed) as e:
            seat.hears("never")
        assert e.value.rcvd
        assert e.value.rcvd.code == 1012


class Unread:
    """A connection whose client neither reads nor sends."""

    def __init__(self) -> None:
        self.state = {"guest": "ann"}
        self.code = 0

    async def send(self, _: str) -> None:
        await asyncio.Event().wait()

    async def receive(self) -> str:
        return await asyncio.Event().wait() or ""

    async def close(self, code: int) -> None:
        self.code = code


async def test_who_is_told_more_than_it_takes_is_to_come_back_later():
    class Nowhere:
        async def gone(self, _: object) -> None: ...

    unread: Any = Unread()
    live = TableSocket(
        unread, lambda _: cast(Any, Nowhere()), lambda: True, lambda: None, lambda _: None
    )
    for _ in range(MOST_WAITING + 2):
        live.send(b"{}")
    await live.run(PATIENCE, PATIENCE)
    assert unread.code == 1013


async def test_who_looks_at_a_table_that_was_put_away_meanwhile_is_to_come_back(tmp_path: Path):
    registry = TableRegistry(Config(database=f"sqlite:///{tmp_path}/house.sqlite", compile=False))
    table = NewTable("calaboose", [NewChair("me"), NewChair("me")])
    live_table = await registry.set_table(table, "ann", "")
    unread: Any = Unread()
    live = TableSocket(
        unread, lambda _: LocalTable(live_table), lambda: True, lambda: None, lambda _: None
    )
    await live_table.close()
    await viewer_requests.look(live_table, live, WATCHER, "en")
    async with asyncio.timeout(PATIENCE):
        await live.run(PATIENCE, PATIENCE)
    assert unread.code == 1012
    await registry.close()


class Says(Unread):
    """A connection whose client sends one message, then nothing."""

    def __init__(self, *said: str):
        super().__init__()
        self.said = [*said]

    async def receive(self) -> str:
        return self.said.pop() if self.said else await asyncio.Event().wait() or ""


class Slow:
    """A slow table."""

    id, at = "a", 0

    def __init__(self, e: Exception | None = None):
        self.e = e
        self.go_on = asyncio.Event()
        self.did: list[str] = []

    async def do(self, *_: object) -> None:
        self.did.append("begun")
        await self.go_on.wait()
        self.did.append("done")
        if self.e:
            raise self.e

    async def gone(self, _: object) -> None:
        self.did.append("gone")


async def leaves_while_something_is_done(table: Slow) -> None:
    says: Any = Says('{"type":"look"}')
    live = TableSocket(says, lambda _: cast(Any, table), lambda: True, lambda: None, lambda _: None)
    runs = asyncio.create_task(live.run(PATIENCE, PATIENCE))
    while not table.did:
        await asyncio.sleep(0)
    live.leave()
    for _ in range(10):
        await asyncio.sleep(0)
    table.go_on.set()
    await runs


async def test_what_was_begun_is_done_before_somebody_is_gone_and_not_after():
    """A late `look` would otherwise register a spectator who has left."""
    await leaves_while_something_is_done(table := Slow())
    assert table.did == ["begun", "done", "gone"]


@pytest.mark.parametrize(("e", "noted"), [(TooMuch("connections"), ""), (OSError(), "OSError")])
async def test_what_goes_wrong_after_somebody_left_is_noted_once_where_it_is_ours(
    e: Exception, noted: str, caplog: pytest.LogCaptureFixture
):
    await leaves_while_something_is_done(Slow(e))
    gc.collect()
    await asyncio.sleep(0)
    assert [noted in x.getMessage() for x in caplog.records] == [True] * bool(noted)
    assert "never retrieved" not in caplog.text


def frame(opcode: int, payload: bytes = b"", fin: bool = True) -> bytes:
    return bytes([opcode | 0x80 * fin, 0x80 | len(payload), 0, 0, 0, 0]) + payload


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(9) * 50_000, 1008),
        (frame(9, b"x" * 100) * 5_000, 1008),
        (frame(1, b"{", fin=False) + frame(0, fin=False) * 50_000, 1008),
        (frame(1, b"{}") * 50_000, 1008),
        (frame(1, b"\xff"), 1007),
        (frame(1, b"x" * 100, fin=False) + frame(0, b"x" * 100, fin=False) * 50, 1009),
        (b"\x81\xfe\x20\x00", 1009),
        (frame(3), 1002),
        (b"\x01\x01", 1002),
    ],
)
def test_frames_that_are_none_or_far_too_many_close_the_connection(
    frames: bytes, code: int, visit: Visit, short: str, caplog: pytest.LogCaptureFixture
):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    with ann.at_table(table) as seat:
        seat.says("look", seat=0)
        start = time.monotonic()
        with contextlib.suppress(ConnectionError):
            seat.socket.socket.sendall(frames)
        with pytest.raises(ConnectionClosed) as e:
            seat.hears("never")
    assert e.value.rcvd is None or e.value.rcvd.code == code
    assert e.value.rcvd or code == 1008  # data under way may cut off the close frame
    assert time.monotonic() - start < connection_deadlines.READ_WITHIN
    assert not caplog.text
    assert ann.get(f"/tables/{table}")["id"] == table


# --- addresses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),  # from a proxy that listens to IPv4 and IPv6
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown" * 100, ("unknown" * 100)[:64]),
    ],
)
def test_what_counts_as_one_address(address: str, counts_as: str):
    assert address_prefix(address) == counts_as


# --- places ---------------------------------------------------------------------------------------


def test_who_sits_at_a_table_keeps_the_place_and_the_silent_go_first():
    places, gone = SocketSlots(3), list[str]()
    sits = places.take(lambda: gone.append("sits"))
    sits.now(SEATED)
    asked = places.take(lambda: gone.append("asked"))
    asked.now(GUEST)
    places.take(lambda: gone.append("silent"))
    places.take(lambda: gone.append("silent too"))
    assert gone == ["silent"]
    watches = places.take(lambda: gone.append("watches"))
    watches.now(GUEST)
    assert gone == ["silent", "silent too"]
    asked.now(GUEST)  # again, so the other one's last request is older
    last = places.take(lambda: gone.append("last"))
    assert gone == ["silent", "silent too", "watches"]
    for place in (asked, last):
        place.now(SEATED)
    places.take(lambda: gone.append("no room"))
    assert gone[3:] == ["no room"]
    sits.give_up()
    places.take(lambda: gone.append("room again"))
    assert gone[3:] == ["no room"]


def test_watchers_take_no_place_of_those_who_sit_at_a_table():
    places, connections = SocketSlots(10), ConnectionLimits(in_all=8, per_address=3)
    with ExitStack() as stack:

        def comes(address: str, seated: bool) -> int:
            place = places.take(lambda: None)
            stack.enter_context(connections.one_more(place, address, seated))
            return place.rank

        assert [comes("a", False) for _ in range(3)] == [SILENT] * 3
        with pytest.raises(TooMuch):
            comes("a", False)
        comes("b", False)
        with pytest.raises(TooMuch):
            comes("c", False)
        assert [comes("a", True) for _ in range(3)] == [SEATED] * 3
        with pytest.raises(TooMuch):
            comes("a", True)


def test_a_watcher_who_sits_down_counts_among_those_who_sit_if_there_is_room():
    places, connections = SocketSlots(10), ConnectionLimits(in_all=8, per_address=1)
    watches, other = places.take(lambda: None), places.take(lambda: None)
    with connections.one_more(watches, "a", False) as sits:
        sits()
        sits()
        assert watches.rank == SEATED
        with connections.one_more(other, "a", False) as sits_too:
            sits_too()
            assert other.rank == SILENT
        with pytest.raises(TooMuch), connections.one_more(other, "a", True):
            pass
    assert watches.rank == GUEST
    with connections.one_more(other, "a", True):
        pass


def test_twelve_hundred_half_sent_requests_stop_no_table(tmp_path: Path, short: str):
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert connection_deadlines.allowed_sockets(1500) >= 1500
    server = hostile.ServerProcess(tmp_path, files=1024)
    try:
        with hostile.bystander(server.address, short) as somebody, ExitStack() as stack:
            for i in range(1200):
                said, of = HALF_SENT[1 + i % 3], f"127.0.1.{1 + i % 50}"
                stack.enter_context(caller(server.address, said, of=of))
            asked, until = somebody.asked, time.monotonic() + PATIENCE
            while somebody.asked < asked + 20 and time.monotonic() < until:
                time.sleep(SOON)
            assert somebody.asked >= asked + 20
    finally:
        errors = server.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    assert not errors
    assert somebody.slowest < PATIENCE / 4


def test_inputs_of_all_kinds_are_refused_and_disturb_nobody(tmp_path: Path, short: str):
    found = hostile.attack(tmp_path, 1500, short)
    assert not found["errors"]
    assert not [status for status in found["answers"] if status.startswith("5")]
    assert {"200", "400", "403", "404", "405", "409", "413", "415", "101"} <= set(found["answers"])
    assert found["megabytes"] < 300
    assert found["games"]


@pytest.fixture(autouse=True)
def _errors_only(caplog: pytest.LogCaptureFixture) -> None:
    """Record the server's errors only; its clients may log errors."""
    caplog.set_level(logging.ERROR)
