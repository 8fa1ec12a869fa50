"""Outbound requests: forbidden targets, and slow targets that delay only their own guest."""

import asyncio
import sqlite3
import threading
from pathlib import Path
from typing import Any

import dns.asyncresolver
import dns.message
import dns.rcode
import dns.rdatatype
import dns.rrset
import httpx
import pytest

from tests.server.sending.fake_services import somebody
from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.sending import send_queue
from tinstar.server.sending.channel_store import Channel, ChannelStore
from tinstar.server.sending.delivery import Delivery
from tinstar.server.sending.dns_lookup import look_up
from tinstar.server.sending.mail import checked_address as mail_address
from tinstar.server.sending.message_text import TurnNotice
from tinstar.server.sending.outbound_http import AddressNotAllowed, OutboundHttp, is_outside
from tinstar.server.sending.send_queue import SendQueue
from tinstar.server.tables.table_store import TableStore


async def test_an_outbox_takes_so_many_of_one_host_so_many_in_all_and_lets_the_rest_be():
    box, hold, done = SendQueue(), asyncio.Event(), list[str]()

    async def slow() -> None:
        await hold.wait()

    async def quick() -> None:
        done.append("quick")

    assert all(box.put("slow", slow) for _ in range(send_queue.MOST_TO_ONE))
    assert not box.put("slow", slow)
    assert box.put("quick", quick)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert done == ["quick"]
    for i in range(send_queue.MOST - send_queue.MOST_TO_ONE):
        assert box.put(f"{i}", slow)
    assert not box.put("another", quick)
    hold.set()
    await box.close()


async def _of_the_world(_host: str) -> list[str]:
    return ["93.184.215.14"]


async def test_whoever_waits_for_what_a_closing_house_does_not_send_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(send_queue, "PATIENCE", 0.05)
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    sending = Delivery(Config(hooks=True), store, SigningKeys(b"secret"), _of_the_world)
    channel = Channel("", "ann", "hook", "https://chat.example/1")
    notice = TurnNotice("t", "", (), False, "")
    for _ in range(send_queue.AT_ONCE_TO_ONE):
        sending._boxes["hook"].put("chat.example", asyncio.Event().wait)
    said = [asyncio.create_task(sending.say(channel, notice, lambda: True)) for _ in range(3)]
    await asyncio.sleep(0)
    await sending.close()
    async with asyncio.timeout(1):
        assert await asyncio.gather(*said) == ["failed"] * len(said)
    store.close()


# --- slow name servers ---------------------------------------------------------------------------


async def test_slow_name_servers_of_eight_guests_keep_no_other_notice_waiting(tmp_path: Path):
    store, asked = TableStore(f"sqlite:///{tmp_path}/house.sqlite"), list[str]()

    async def slow(host: str) -> list[str]:
        asked.append(host)
        return await asyncio.Future()

    async with somebody() as there, asyncio.timeout(4):
        config = Config(hooks=True, inside=(there.url,))
        sending = Delivery(config, store, SigningKeys(b"secret"), slow)
        notice = TurnNotice("t", "", (), False, "")

        def say(guest: str, url: str) -> asyncio.Task[str]:
            id = ChannelStore(store.database).add(Channel("", guest, "hook", url), 99) or ""
            to = Channel(id, guest, "hook", url)
            return asyncio.create_task(sending.say(to, notice, lambda: True))

        slow_ones = [say(f"{g}", f"https://{n}.{g}.example/") for g in range(8) for n in range(3)]
        await asyncio.sleep(0)
        assert await say("ann", f"{there.url}/quick") == "sent"
        assert len(asked) == 8  # one lookup at a time for each guest
        for task in slow_ones:
            task.cancel()
        await asyncio.gather(*slow_ones, return_exceptions=True)
        await sending.close()
    store.close()


@pytest.mark.parametrize(("why", "counts"), [(TimeoutError, 0), (AddressNotAllowed, 1)])
async def test_our_own_time_outs_do_not_count_against_a_channel(
    why: type[Exception], counts: int, tmp_path: Path
):
    async def resolve(_host: str) -> list[str]:
        raise why

    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    sending = Delivery(Config(hooks=True), store, SigningKeys(b"secret"), resolve)
    channel = Channel("", "ann", "hook", "https://chat.example/1")
    channel = channel._replace(id=ChannelStore(store.database).add(channel, 9) or "")
    assert await sending.say(channel, TurnNotice("t", "", (), False, ""), lambda: True) == "failed"
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        assert [*db.execute("SELECT failures FROM channels")] == [(counts,)]
    db.close()
    await sending.close()
    store.close()


class NameServer(asyncio.DatagramProtocol):
    """A DNS server that knows `chat.example`, denies `none.example`, and ignores other queries."""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def datagram_received(self, data: bytes, addr: Any) -> None:
        response = dns.message.make_response(dns.message.from_wire(data))
        (question,) = response.question
        if str(question.name) == "none.example.":
            response.set_rcode(dns.rcode.NXDOMAIN)
        elif str(question.name) != "chat.example.":
            return
        elif question.rdtype == dns.rdatatype.A:
            found = dns.rrset.from_text(question.name, 60, "IN", "A", "93.184.215.14")
            response.answer.append(found)
        self.transport.sendto(response.to_wire(), addr)


async def test_names_are_looked_up_by_a_resolver_that_can_be_cancelled(
    monkeypatch: pytest.MonkeyPatch,
):
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(NameServer, ("127.0.0.1", 0))
    resolver = dns.asyncresolver.Resolver(configure=False)
    resolver.nameservers = ["127.0.0.1"]
    resolver.port = transport.get_extra_info("sockname")[1]
    monkeypatch.setattr(dns.asyncresolver, "Resolver", lambda: resolver)
    assert await look_up("chat.example") == ["93.184.215.14"]
    assert await look_up("none.example") == []
    before = threading.active_count()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await look_up("slow.example")
    assert threading.active_count() == before
    resolver.lifetime = 0.05
    with pytest.raises(TimeoutError):
        await look_up("slow.example")
    transport.close()


# --- inside addresses ----------------------------------------------------------------------------

INSIDE = (
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "100.64.0.1",
    "169.254.169.254", "224.0.0.1", "255.255.255.255", "240.0.0.1", "192.0.2.1", "::", "::1",
    "::ffff:127.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::", "fe80::1", "fe80::1%eth0", "fec0::1",
    "fc00::1", "fd00:ec2::254", "ff02::1", "100::1", "2001:db8::1", "nonsense",
)  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
async def test_no_request_goes_to_an_address_inside_however_it_is_called(address: str):
    assert not is_outside(address)
    asked: list[str] = []

    async def resolve(host: str) -> list[str]:
        asked.append(host)
        return ["93.184.215.14", address]  # one of the two is internal

    way = OutboundHttp((), resolve)
    with pytest.raises(AddressNotAllowed):
        await way.find(way.expect("https://harmless.example/"), "ann")
    assert asked == ["harmless.example"]
    await way.close()


@pytest.mark.parametrize("address", ["93.184.215.14", "8.8.8.8", "2606:4700::1111"])
def test_the_world_is_outside(address: str):
    assert is_outside(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://chat.example/", "https://chat.example:8443/", "https://u:p@chat.example/",
        "ftp://chat.example/", "https:///nowhere", "chat.example", "https://chat.example/\r\nX: y",
        "https://chat.example:port/", "https://[::1/", "javascript:alert(1)", "https://a b/",
        "https://" + "x" * 2000 + "/", "",
    ],
)  # fmt: skip
def test_what_is_no_plain_https_address_is_refused(url: str):
    with pytest.raises(BadOption):
        OutboundHttp(()).expect(url)


async def test_literal_addresses_and_names_without_a_dot_do_not_lead_inside():
    """Many resolvers read 2130706433 as 127.0.0.1."""
    way = OutboundHttp(())
    for url in (
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://[::1]/",
        "https://localhost/",
    ):
        with pytest.raises(AddressNotAllowed):
            await way.find(way.expect(url), "ann")
    await way.close()


async def test_the_connection_goes_to_the_address_that_was_looked_at_under_its_name():
    async with somebody() as there:
        port = there.url.rpartition(":")[2]
        way = OutboundHttp(())
        url = httpx.URL(f"http://chat.home:{port}/a?b=c")
        assert await way.post(url, "127.0.0.1", b"{}", {"X-Of": "ours"}) == 201
        assert there.got[0].headers["host"] == f"chat.home:{port}"
        assert there.got[0].path == "/a?b=c"
        await way.close()


async def test_a_name_of_the_owner_s_own_network_is_looked_up_as_this_machine_does():
    way = OutboundHttp(["http://localhost:8065"], _of_the_world)
    assert await way.find(way.expect("http://localhost:8065/a"), "ann") in ("127.0.0.1", "::1")
    await way.close()


async def test_no_redirect_is_followed():
    async with somebody() as there:
        there.status = 307
        way = OutboundHttp([there.url])
        assert await way.post(httpx.URL(there.url), "127.0.0.1", b"{}", {}) == 307
        assert len(there.got) == 1
        await way.close()


@pytest.mark.parametrize(
    "wrong",
    ["ann", "ann@localhost", "a@b.example, c@d.example", "a@b.example\nBcc: c@d.example",
     "Ann <a@b.example>", "a@b..example", "@b.example", "a" * 65 + "@b.example", "ann@exämple.org"],
)  # fmt: skip
def test_what_is_not_one_address_is_refused(wrong: str):
    with pytest.raises(BadOption):
        mail_address(wrong)
