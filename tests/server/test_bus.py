"""Both buses keep the same promises."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.server.conftest import PATIENCE
from tests.server.engines import Nats as Engine
from tinstar.core.errors import BadOption
from tinstar.server.bus import Bus, bus_of
from tinstar.server.errors import Unreachable
from tinstar.server.wire import letters

pytestmark = pytest.mark.xdist_group("engines")


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    engine = Engine()
    yield engine
    engine.stop()


@pytest.fixture(params=["memory", "nats"])
async def bus(request: pytest.FixtureRequest, engine: Engine) -> AsyncIterator[Bus]:
    bus = bus_of("" if request.param == "memory" else engine.url)
    await bus.open()
    yield bus
    await bus.close()


async def until(happens: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not happens():
            await asyncio.sleep(0.01)


async def echo(raw: bytes) -> bytes:
    if raw == b"slow":
        await asyncio.sleep(1)
    return raw.upper()


async def asked(bus: Bus, raw: bytes) -> bytes:
    """As soon as somebody is there to answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await bus.ask("echo", raw, 1)
            except Unreachable:
                await asyncio.sleep(0.02)


async def test_what_is_published_is_heard_in_order_by_those_who_want_to(bus: Bus):
    heard: list[bytes] = []
    bus.hear("mine", heard.append)
    bus.serve("echo", echo)
    assert await asked(bus, b"ready") == b"READY"
    for i in range(100):
        bus.publish("mine", b"%d" % i)
        bus.publish("another", b"nobody")
    await until(lambda: len(heard) == 100)
    assert heard == [b"%d" % i for i in range(100)]
    bus.quiet("mine")
    assert await asked(bus, b"quiet") == b"QUIET"
    bus.publish("mine", b"too late")
    assert await asked(bus, b"still") == b"STILL"
    assert len(heard) == 100


async def test_who_asks_is_answered_or_told_that_nobody_is_there_and_nobody_waits_for_others(
    bus: Bus,
):
    bus.serve("echo", echo)
    await asked(bus, b"ready")
    slow = asyncio.create_task(bus.ask("echo", b"slow", PATIENCE))
    assert await bus.ask("echo", b"quick", 0.9) == b"QUICK"
    assert not slow.done()
    with pytest.raises(Unreachable):
        await bus.ask("nobody", b"", 0.5)
    with pytest.raises(Unreachable):
        await bus.ask("echo", b"slow", 0.05)
    assert await slow == b"SLOW"


async def test_a_bus_that_is_down_when_the_house_opens_is_found_when_it_comes():
    engine = Engine()
    engine.stop()
    bus = bus_of(engine.url)
    await bus.open()
    bus.serve("echo", echo)
    assert not bus.is_up
    with pytest.raises(Unreachable):
        await bus.ask("echo", b"", 1)
    for _ in range(2):
        await asyncio.to_thread(engine.start)
        assert await asked(bus, b"here") == b"HERE"
        await asyncio.to_thread(engine.stop)
        await until(lambda: not bus.is_up)
    await bus.close()


@pytest.mark.parametrize("url", ["redis://secret@host", "nats://host:port", "nats://", "host:4222"])
def test_a_url_of_no_bus_is_refused(url: str):
    with pytest.raises(
        BadOption, match="bus: expected a URL such as nats://host:4222, got another"
    ):
        bus_of(url)


def test_a_letter_that_grows_beyond_all_letters_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(letters, "UNPACKED", 1000)
    packed = letters.SMALLER + zlib.compress(msgspec.msgpack.encode(["x" * 100_000]))
    assert len(letters.plain(packed)) == 1000
    with pytest.raises(msgspec.DecodeError):
        letters.what_is_asked(packed)


@pytest.mark.parametrize("answer", [b"", b"\0\xc1", b"\1nothing packed"])
async def test_who_answers_in_other_words_cannot_be_had(answer: bytes):
    async def ask(*_: Any) -> bytes:
        return answer

    bus, leases = SimpleNamespace(ask=ask), SimpleNamespace(me="here")
    mail = letters.Mail(cast("Any", bus), b"secret", cast("Any", leases))
    with pytest.raises(Unreachable):
        await mail.ask("there", letters.Still([]), letters.Known, 1.0)
