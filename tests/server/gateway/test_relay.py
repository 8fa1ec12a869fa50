"""Connections to a table of another process, on the owner's side and on the other side."""

import asyncio
import zlib
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tinstar.server.cluster.bus.memory_bus import MemoryBus
from tinstar.server.gateway import relay_server
from tinstar.server.gateway.relay_messages import (
    ConnectionProgress,
    Courier,
    NumberedBroadcast,
    PrivateMessage,
    RelayedRequest,
    RelayedResponse,
    SocketMessage,
    SocketReply,
    unpack,
)
from tinstar.server.gateway.relay_server import ProxiedConnection, RelayServer
from tinstar.server.gateway.remote_tables import RemoteTable, RemoteTables
from tinstar.server.tables.websocket_schemas import SubmitMove, ViewFromSeat

LEASES = cast("Any", SimpleNamespace(me="here", lives=lambda _: False))


class Owner(Courier):
    """A process that owns the table and replies to every look."""

    def __init__(self, sent: int = 0) -> None:
        super().__init__(MemoryBus(), b"secret", LEASES)
        self.looks, self.sent = 0, sent

    async def ask(self, *_: object) -> Any:
        self.looks += 1
        return SocketReply(True, 0, [], ConnectionProgress(0, 0, self.sent))


async def looks(owner: Owner) -> RemoteTable:
    unheard: Any = lambda *_: None  # noqa: E731
    socket = SimpleNamespace(guest="ann", seat=None, language="en", send=unheard, leave=unheard)
    there = RemoteTables(owner).at("t", "there", cast("Any", socket))
    await there.do(cast("Any", socket), ViewFromSeat(0), 0.0)
    return there


async def test_of_a_process_that_was_asked_after_nothing_is_remembered():
    courier = Courier(MemoryBus(), b"secret", LEASES)
    asked = asyncio.gather(*(courier.lives(f"{i}") for i in range(3)))
    await asyncio.sleep(0)
    assert len(courier._lives) == 3
    assert await asked == [False] * 3
    assert not courier._lives


async def test_what_one_alone_was_sent_and_has_missed_it_misses_also_where_all_hear_much():
    there = await looks(owner := Owner())
    there.stands(ConnectionProgress(0, 0, 1))  # the private message is late or lost
    there.receive_broadcast(NumberedBroadcast(1, []))
    there.stands(ConnectionProgress(0, 1, 1))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert owner.looks == 2


async def test_what_comes_after_a_look_that_counted_it_stands_for_nothing_that_is_lost():
    there = await looks(owner := Owner(sent=1))
    there.receive_private(PrivateMessage(there.connection, 1, b"{}"))
    for _ in range(2):
        there.stands(ConnectionProgress(0, 0, 2))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert owner.looks == 2


class Table:
    """A table that sends two messages per look, with a pause between them."""

    def __init__(self) -> None:
        self.record = SimpleNamespace(id="t")
        self.audience = SimpleNamespace(told={relay_server.audience_key_of: 0})
        self.at = 3
        self.go_on = asyncio.Event()

    async def does(
        self, _live_table: Any, far: ProxiedConnection, message: Any, _way: float
    ) -> None:
        if isinstance(message, ViewFromSeat):
            far.send(b"the log")
            await self.go_on.wait()
            far.send(b"the frame")


async def test_what_a_look_shows_comes_whole_whatever_else_is_said_meanwhile(
    monkeypatch: pytest.MonkeyPatch,
):
    table = Table()

    async def live_table(_: str) -> Table:
        return table

    monkeypatch.setattr(relay_server, "handle_message", table.does)
    courier = Courier(bus := MemoryBus(), b"secret", LEASES)
    registry = cast("Any", SimpleNamespace(live_table=live_table, live_tables={"t": table}))
    RelayServer(registry, courier, cast("Any", None), None).open()

    async def says(message: Any) -> SocketReply:
        raw = msgspec.json.encode(message)
        return await courier.ask(
            "here", SocketMessage("c", "there", "ann", "t", raw, 0.0), SocketReply, 5.0
        )

    looks = [asyncio.create_task(says(ViewFromSeat(-1))) for _ in range(2)]  # one that was given up
    for _ in range(5):
        await asyncio.sleep(0)
    await says(SubmitMove(0, 3, 1))
    table.go_on.set()
    for look in looks:
        assert (await look).messages == [b"the log", b"the frame"]
    await bus.close()


@pytest.mark.parametrize("raw", [b"", b"\0\xc1", b"\1nothing packed"])
async def test_who_asks_in_other_words_is_answered_in_none(raw: bytes):
    """The sender runs another version, and must not wait for long."""
    courier = Courier(bus := MemoryBus(), b"secret", LEASES)
    RelayServer(cast("Any", None), courier, cast("Any", None), None).open()
    assert await bus.ask(courier.request_subject("here"), raw, 1.0) == b""
    with pytest.raises((msgspec.DecodeError, zlib.error)):
        unpack(b"", SocketReply)


async def test_an_answer_too_large_for_the_bus_is_refused_in_the_reader_s_language(
    monkeypatch: pytest.MonkeyPatch,
):
    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 1000})

    monkeypatch.setattr(relay_server, "LARGEST", 900)
    courier = Courier(MemoryBus(), b"secret", LEASES)
    RelayServer(cast("Any", None), courier, app, None).open()
    headers = [(b"accept-language", b"de")]
    asked = RelayedRequest("GET", "/api/tables/t/replay/0", b"", headers, b"", "ann", True, "", "")
    found = await courier.ask("here", asked, RelayedResponse, 5.0)
    assert (found.here, found.status) == (True, 429)
    assert msgspec.json.decode(found.body) == {
        "error": "TooMuch",
        "detail": "Die Anfrage ist zu groß, um sie an den Tisch weiterzugeben."
        " Schick weniger auf einmal.",
    }
