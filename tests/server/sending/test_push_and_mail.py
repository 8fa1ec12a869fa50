"""Notifications by Web Push and mail: requirements and encryption."""

import asyncio
import sys
from contextlib import nullcontext
from email import message_from_string, policy
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import open_server, visitors
from tests.server.features.notifications.reminder_fixtures import A_DAY, GRACE, Told, open_telling
from tests.server.sending.fake_services import Browser, post_office, somebody
from tests.server.tables.random_leaving import Sun, set_table, settle
from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.errors import Forbidden, TooMuch
from tinstar.server.features.notifications import service
from tinstar.server.features.notifications.schemas import AddMailChannel, AddPushChannel
from tinstar.server.sending.channel_store import ChannelStore
from tinstar.server.sending.consent_mail_caps import ConsentMailCaps
from tinstar.server.sending.delivery import PROVE, STOP, Delivery
from tinstar.server.tables.registry import TableRegistry

# --- Web Push ------------------------------------------------------------------------------------


def test_a_browser_alone_can_read_what_a_push_service_is_handed(with_reminders: Any):
    browser = Browser()
    keys: set[str] = set()

    async def happens(told: Told):
        sending = told.telling.sending
        assert sending.push
        keys.add(sending.push.public)
        live_table = await set_table(told.registry, None, "bob")
        await settle(live_table)
        for guest in ("ann", "bob"):
            said = AddPushChannel(**browser.subscription(f"{told.there.url}/{guest}"))
            await service.add_push(told.registry, sending, guest, said)
        for step in (0, GRACE):
            told.sun.now += step
            await told.telling.ask_who_wants_it()
            told.telling.look()
            await told.telling.settled()
        (got,) = told.there.got
        assert browser.opens(got.body) == {
            "title": f"Your turn at {live_table.game.rules.title}",
            "body": "The table is waiting for you.",
            "table": live_table.record.id,
        }
        assert got.headers["content-encoding"] == "aes128gcm"
        assert got.headers["authorization"].startswith("vapid t=")
        assert got.headers["authorization"].endswith(f"k={sending.push.public}")
        assert live_table.record.id not in str(got)
        told.there.got.clear()
        await told.registry.forget(live_table.record.id)

    with_reminders(happens, happens, push="jane@example.org")
    assert len(keys) == 1  # its own key, created once


@pytest.mark.parametrize(
    "wrong",
    [{"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "!!"}, {"p256dh": "B" + 86 * "A"}],
)
def test_a_browser_s_keys_that_are_none_are_refused(with_reminders: Any, wrong: dict[str, str]):
    async def happens(told: Told):
        said = Browser().subscription(told.there.url) | wrong
        with pytest.raises(BadOption, match="browser sent keys"):
            await service.add_push(
                told.registry, told.telling.sending, "ann", AddPushChannel(**said)
            )

    with_reminders(happens, push="jane@example.org")


def test_a_browser_is_told_of_the_turns_of_one_guest_at_a_time(with_reminders: Any):
    async def happens(told: Told):
        said = AddPushChannel(**Browser().subscription(told.there.url))
        for guest in ("ann", "bob"):
            await service.add_push(told.registry, told.telling.sending, guest, said)
        assert ChannelStore(told.registry.store.database).of("ann") == []
        assert len(ChannelStore(told.registry.store.database).of("bob")) == 1

    with_reminders(happens, push="jane@example.org")


# --- mail ----------------------------------------------------------------------------------------


def test_mail_comes_once_its_reader_has_said_yes_and_no_more_once_they_say_stop(tmp_path: Path):
    async def happens() -> None:
        async with somebody() as there, post_office() as office:
            own = {"mail": office.url, "mail_from": "house@example.org"}
            own |= {"outside": "https://play.example.org"}
            async with open_telling(tmp_path, Sun(), there, **own) as told:
                await _by_mail(told, office)

    asyncio.run(happens())


async def _by_mail(told: Told, office: Any) -> None:
    sending, registry = told.telling.sending, told.registry
    live_table = await set_table(registry, None, "bob")
    await settle(live_table)
    for guest in ("ann", "bob"):
        await service.add_mail(registry, sending, guest, AddMailChannel(f"{guest}@example.org"))
    await told.later()
    assert len(office.letters) == 2  # requests for consent
    assert ChannelStore(registry.store.database).for_turn("ann", live_table.record.id) == []
    for letter in list(office.letters):
        token = _link(letter, PROVE)
        await service.confirm_mail(registry, sending, token)
        with pytest.raises(Forbidden):
            await service.confirm_mail(registry, sending, token)
    await told.later()
    letter = message_from_string(office.letters[2], policy=policy.default)
    assert letter["Subject"] == f"Your turn at {live_table.game.rules.title}"
    guest = live_table.record.chairs[live_table.asked[0]].guest
    assert letter["To"] == f"{guest}@example.org"
    assert f"https://play.example.org/t/{live_table.record.id}" in office.letters[2]
    link = f"https://play.example.org/me#stop={_link(office.letters[2], STOP)}"
    assert f"\r\nList-Unsubscribe: <{link}>\r\n" in office.letters[2]
    await service.unsubscribe(registry, sending, _link(office.letters[2], STOP))
    assert ChannelStore(registry.store.database).of(guest) == []


def _link(letter: str, purpose: str) -> str:
    text = letter.replace("=\r\n", "").replace("=3D", "=")
    return text.partition(f"/me#{purpose}=")[2].split()[0].rstrip(">")


@pytest.mark.parametrize("token", ["", "x", "a.b", "..", "é." + "0" * 32])
def test_a_link_that_is_not_ours_proves_and_stops_nothing(with_reminders: Any, token: str):
    async def happens(told: Told):
        for use in (service.confirm_mail, service.unsubscribe):
            with pytest.raises(Forbidden):
                await use(told.registry, told.telling.sending, token)

    with_reminders(happens)


@pytest.mark.parametrize("url", ["http://x", "smtp://", "smtp://h:port", "smtp://h/path", "smtp"])
def test_a_mail_server_that_is_none_is_refused_and_not_repeated(url: str, tmp_path: Path):
    own: dict[str, Any] = {"database": f"sqlite:///{tmp_path}/house.sqlite", "compile": False}
    own |= {"mail": url, "mail_from": "a@example.org", "outside": "https://a.example"}
    registry = TableRegistry(Config(**own))
    with pytest.raises(BadOption, match="mail: expected a URL"):
        Delivery(registry.config, registry.store, registry.keys)
    registry.store.close()


@pytest.mark.parametrize(
    ("library", "key", "value"),
    [
        ("webpush", "push", "a@example.org"),
        ("aiosmtplib", "mail", "smtp://h"),
        ("dns.asyncresolver", "hooks", True),
    ],
)
def test_a_house_without_what_that_needs_says_what_to_install(
    library: str, key: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setitem(sys.modules, library, None)
    own: dict[str, Any] = {"database": f"sqlite:///{tmp_path}/house.sqlite", "compile": False}
    own |= {"mail_from": "a@example.org", "outside": "https://a.example", key: value}
    registry = TableRegistry(Config(**own))
    with pytest.raises(BadOption, match='the extra "notices"'):
        Delivery(registry.config, registry.store, registry.keys)
    registry.store.close()


def _asks(at: str, *addresses: str) -> list[int]:
    """Let new guests of a server ask for mail to these addresses; return the statuses."""
    with visitors() as come:
        asked = (come(at).http.post("/me/notices/mail", json={"address": a}) for a in addresses)
        return [response.status_code for response in asked]


@pytest.mark.parametrize(
    ("cap", "addresses"),
    [
        ("confirmations_a_day_per_mailbox", ["ann@a.example", "An.N+2@a.example", "+3@a.example"]),
        ("confirmations_a_day_per_domain", ["ann@a.example", "bob@A.example", "cy@b.example"]),
        ("confirmations_a_day_per_address", ["ann@a.example", "bob@b.example"]),
        ("confirmations_a_day", ["ann@a.example", "bob@b.example"]),
    ],
)
async def test_over_each_daily_cap_a_guest_is_refused_and_no_mail_goes_out(
    cap: str, addresses: list[str], tmp_path: Path
):
    async with post_office() as office:
        own = {"mail": office.url, "mail_from": "house@example.org", cap: 1}
        own |= {"outside": "https://play.example.org"}
        with open_server(tmp_path / "house.sqlite", **own) as server_address:
            statuses = await asyncio.to_thread(_asks, server_address, *addresses)
        assert statuses[:2] == [200, 429]
        assert len(office.letters) == statuses.count(200)


def test_a_daily_cap_counts_the_last_day_alone():
    sun = Sun()
    caps = ConsentMailCaps(Config(confirmations_a_day_per_mailbox=2), lambda: sun.now)
    for now in (0.0, A_DAY / 2):
        sun.now = now
        caps.take("192.0.2.1", "ann@a.example")
    for now, allowed in ((A_DAY - 1, False), (A_DAY, True), (A_DAY + 1, False)):
        sun.now = now
        with nullcontext() if allowed else pytest.raises(TooMuch):
            caps.take("192.0.2.1", "ann@a.example")


def test_a_refused_request_counts_against_no_other_cap():
    caps = ConsentMailCaps(Config(confirmations_a_day_per_address=1, confirmations_a_day=2))
    caps.take("192.0.2.1", "ann@a.example")
    with pytest.raises(TooMuch):
        caps.take("192.0.2.1", "bob@a.example")
    caps.take("192.0.2.2", "bob@a.example")
