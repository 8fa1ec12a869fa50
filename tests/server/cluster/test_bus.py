"""Both implementations of the bus behave alike."""

import asyncio
import gc
import zlib
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.server.engines import Nats as Engine
from tests.server.waiting import PATIENCE, until_so
from tinstar.errors import BadOption
from tinstar.server.cluster.bus import Bus, bus_of
from tinstar.server.cluster.bus.nats_bus import NatsBus
from tinstar.server.errors import Unreachable
from tinstar.server.gateway import relay_messages

pytestmark = pytest.mark.xdist_group("engines")


@pytest.fixture(params=["memory", "nats"])
async def bus(request: pytest.FixtureRequest, nats: Engine) -> AsyncIterator[Bus]:
    bus = bus_of("" if request.param == "memory" else nats.url)
    await bus.open()
    yield bus
    await bus.close()


async def echo(raw: bytes) -> bytes:
    if raw == b"slow":
        await asyncio.sleep(1)
    return raw.upper()


async def asked(bus: Bus, raw: bytes) -> bytes:
    """Send a request as soon as somebody serves the subject."""
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
    await until_so(lambda: len(heard) == 100)
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


async def test_an_answer_that_breaks_down_is_none_and_is_told_to_nobody_but_the_log(
    bus: Bus, caplog: pytest.LogCaptureFixture
):
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))

    async def breaks(raw: bytes) -> bytes:
        return await echo(raw) if raw == b"ready" else bytes(1 // 0)

    bus.serve("echo", breaks)
    await asked(bus, b"ready")
    with pytest.raises(Unreachable):
        await bus.ask("echo", b"break", 0.2)
    assert await asked(bus, b"ready") == b"READY"
    gc.collect()
    assert complaints == []
    assert "bus: expected a reply to a request, got ZeroDivisionError" in caplog.text


async def test_what_cannot_be_carried_out_does_not_make_a_process_deaf(
    nats: Engine, caplog: pytest.LogCaptureFixture
):
    bus = NatsBus(nats.url)
    await bus.open()

    async def breaks() -> None:
        raise OSError

    bus._order(breaks)
    bus.serve("echo", echo)
    assert await asked(bus, b"here") == b"HERE"
    await bus.close()
    assert "bus: expected to send an operation to NATS, got OSError" in caplog.text


@pytest.mark.bus
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
        await until_so(lambda: not bus.is_up)
    await bus.close()


@pytest.mark.parametrize("fault", [asyncio.CancelledError, OSError])
async def test_a_client_that_breaks_off_while_it_closes_does_not_stop_the_server_from_closing(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
):
    async def breaks_off() -> None:
        raise fault

    bus = NatsBus("nats://127.0.0.1:1")
    monkeypatch.setattr(bus._client, "close", breaks_off)
    await bus.open()
    await bus.close()


@pytest.mark.parametrize("url", ["redis://secret@host", "nats://host:port", "nats://", "host:4222"])
def test_a_url_of_no_bus_is_refused(url: str):
    with pytest.raises(
        BadOption, match="bus: expected a URL such as nats://host:4222, got another text"
    ):
        bus_of(url)


def test_a_letter_that_grows_beyond_all_letters_is_refused(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(relay_messages, "UNPACKED", 1000)
    packed = relay_messages.SMALLER + zlib.compress(msgspec.msgpack.encode(["x" * 100_000]))
    assert len(relay_messages.decompress(packed)) == 1000
    with pytest.raises(msgspec.DecodeError):
        relay_messages.decode_request(packed)


@pytest.mark.parametrize("answer", [b"", b"\0\xc1", b"\1nothing packed"])
async def test_who_answers_in_other_words_cannot_be_had(answer: bytes):
    async def ask(*_: Any) -> bytes:
        return answer

    bus, leases = SimpleNamespace(ask=ask), SimpleNamespace(me="here")
    courier = relay_messages.Courier(cast("Any", bus), b"secret", cast("Any", leases))
    with pytest.raises(Unreachable):
        await courier.ask(
            "there", relay_messages.ConnectionsQuery([]), relay_messages.KnownConnections, 1.0
        )
