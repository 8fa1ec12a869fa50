"""A message goes out at once where it can, and never before one that waits."""

import asyncio
from typing import Any, cast

from litestar import WebSocket

from tinstar.server.wire.here import Here
from tinstar.server.wire.live import Live


class Reader:
    """Both ways out of a connection: at once, where it takes it, and through the application."""

    def __init__(self) -> None:
        self.takes = True
        self.read: list[str] = []
        self.resumes = asyncio.Event()
        self.scope: dict[str, Any] = {"state": {"guest": "ann", "socket": self}}

    def say(self, text: bytes) -> bool:
        if self.takes:
            self.read.append(text.decode())
        return self.takes

    async def send_data(self, data: str, mode: str) -> None:
        assert mode == "text"
        await self.resumes.wait()
        self.read.append(data)


def live_of(reader: Reader, holds: bool = True) -> Live:
    socket = cast(WebSocket[Any, Any, Any], reader)
    return Live(socket, lambda _: cast(Here, None), lambda: holds, lambda: None, lambda _: None)


def test_a_reader_who_takes_it_is_told_at_once():
    async def told() -> list[str]:
        reader = Reader()
        live_of(reader).send(b"1")
        return reader.read

    assert asyncio.run(told()) == ["1"]


def test_nothing_overtakes_what_a_slow_reader_has_still_to_take():
    async def told() -> list[str]:
        reader = Reader()
        live = live_of(reader)
        telling = asyncio.create_task(live._tell())
        reader.takes = False
        live.send(b"1")
        await asyncio.sleep(0.01)  # it is under way, and waits for the reader
        reader.takes = True
        live.send(b"2")
        reader.resumes.set()
        await asyncio.sleep(0.01)
        live.send(b"3")
        telling.cancel()
        return reader.read

    assert asyncio.run(told()) == ["1", "2", "3"]


def test_who_has_signed_out_is_told_nothing_at_once():
    async def told() -> list[str]:
        reader = Reader()
        live_of(reader, holds=False).send(b"1")
        return reader.read

    assert asyncio.run(told()) == []
