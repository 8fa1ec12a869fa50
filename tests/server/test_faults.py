"""Processes, database and bus fail in turn while people play on: nothing is lost or stuck."""

import asyncio
import json
import time
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.asyncio.server import ServerConnection, serve

from tests.server.faults import Saloon, ServerProcess, Table, main


@pytest.mark.xdist_group("engines")
@pytest.mark.database
@pytest.mark.bus
def test_no_fault_loses_an_answer_or_keeps_a_table_waiting_for_longer_than_twelve_seconds():
    """One of each kind; `make soak` runs a thousand."""
    assert "matches checked" in main(faults=8, tables=4)


def test_who_is_refused_a_look_looks_again_before_the_door_closes():
    """Another process owned the table and did not reply for a moment."""
    refused: dict[str, Any] = {"type": "refused", "error": "Unreachable", "detail": "", "at": 0}
    end = {"type": "frame", "seat": -1, "at": 9, "scene": {"ending": {"text": "over"}}}

    async def door(socket: ServerConnection) -> None:
        for answer in (refused, refused, end):
            assert json.loads(await socket.recv())["type"] == "look"
            await socket.send(json.dumps(answer))
        await socket.wait_closed()

    async def watch() -> None:
        async with serve(door, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            server = cast("ServerProcess", SimpleNamespace(address=f"http://127.0.0.1:{port}/api"))
            saloon = cast("Saloon", SimpleNamespace(doors=[server]))
            await asyncio.wait_for(Table(saloon, 1).watch("a"), 5)

    began = time.monotonic()
    asyncio.run(watch())
    assert time.monotonic() - began >= 0.5 + 1  # with pauses between tries
