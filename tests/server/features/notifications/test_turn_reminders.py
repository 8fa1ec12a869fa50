"""Turn reminders: recipients, number, and content."""

import asyncio
import json
import re
import sqlite3
from email import message_from_bytes, policy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.conftest import open_server, visitors
from tests.server.features.notifications.reminder_fixtures import A_DAY, GRACE, Told, looker, two
from tests.server.sending.fake_services import Browser, somebody
from tests.server.tables.random_leaving import answer, set_table, settle
from tinstar.engine.kernel import CHANCE
from tinstar.match.journal_lines import Answer, Chair, Undo
from tinstar.server.clock_settings import Clock, CorrespondenceTime, TimeBank
from tinstar.server.errors import Forbidden, TooMuch
from tinstar.server.feature_list import FEATURES
from tinstar.server.features.accounts import erasure
from tinstar.server.features.accounts import service as accounts_service
from tinstar.server.features.notifications import service as notifications_service
from tinstar.server.features.notifications.schemas import AddMailChannel, AddPushChannel, AddWebhook
from tinstar.server.features.notifications.whose_turn import began
from tinstar.server.gateway.local_table import handle_message
from tinstar.server.sending import channel_store as keeping
from tinstar.server.sending import outbound_http, send_queue
from tinstar.server.sending.channel_store import ChannelStore
from tinstar.server.sending.message_text import (
    MailEnvelope,
    TurnNotice,
    chat_webhook_body,
    confirmation_mail,
    mail_message,
    push_body,
)
from tinstar.server.sending.outbound_http import OutboundHttp
from tinstar.server.sending.retry_schedule import WAITS
from tinstar.server.tables import seating
from tinstar.server.tables.clock_arithmetic import WARNING
from tinstar.server.tables.table_store import TableStore
from tinstar.server.tables.websocket_schemas import PageHidden

# --- once, and only to who does not look ---------------------------------------------------------


def test_who_is_asked_and_does_not_look_is_told_once_after_a_while(with_reminders: Any):
    async def happens(told: Told):
        live_table, guest, _ = await two(told)
        assert await told.later(GRACE - 1) == []
        assert await told.later(1) == [f"Your turn at {live_table.game.rules.title}"]
        assert told.there.got[0].path == f"/{guest}"
        assert len(await told.later(A_DAY)) == 1

    with_reminders(happens)


def test_each_turn_is_told_of_and_several_answers_in_a_row_are_one_turn(with_reminders: Any):
    async def happens(told: Told):
        live_table, _guest, seat = await two(told)
        await told.later()
        turns = 1
        for _ in range(12):
            before = seat
            await answer(live_table, seat)
            await settle(live_table)
            seat = live_table.asked[0]
            turns += seat != before
            assert len(await told.later()) == turns
        assert turns > 3

    with_reminders(happens)


ANN, BOB = 0, 1


@pytest.mark.parametrize(
    ("entries", "began_at"),
    [
        ([], 0),
        ([ANN], 1),
        ([ANN, CHANCE], 1),  # chance decides for Bob
        ([ANN, BOB, CHANCE, BOB], 1),  # several moves of one player
        ([ANN, BOB, Undo(1, BOB)], 1),  # an undo
        ([ANN, BOB, Undo(1, BOB), Chair(1, ANN, "person", "Cy")], 1),
        ([ANN, Undo(0, ANN), ANN], 3),
        ([ANN, BOB, ANN], 3),
    ],
)
def test_bob_s_turn_begins_with_the_last_answer_of_somebody_else(entries: Any, began_at: int):
    answers = [Answer(i, x, 0, "") if isinstance(x, int) else x for i, x in enumerate(entries)]
    match: Any = SimpleNamespace(journal=SimpleNamespace(entries=answers))
    assert began(match, [BOB]) == began_at


def test_who_looks_is_told_nothing_and_who_has_looked_for_long_neither(with_reminders: Any):
    async def happens(told: Told):
        live_table, guest, seat = await two(told)
        looks = looker(guest, seat)
        live_table.audience.listeners.add(looks)
        assert await told.later(2 * GRACE) == []
        live_table.audience.listeners.discard(looks)
        assert await told.later(2 * GRACE) == []

    with_reminders(happens)


def test_who_has_only_glanced_at_it_is_told_and_so_is_who_has_it_in_a_hidden_tab(
    with_reminders: Any,
):
    async def happens(told: Told):
        live_table, guest, seat = await two(told)
        looks = looker(guest, seat)
        live_table.audience.listeners.add(looks)
        assert await told.later(GRACE / 2) == []
        await handle_message(live_table, looks, PageHidden(True), 0)
        assert len(await told.later(GRACE)) == 1

    with_reminders(happens)


def test_who_answers_within_the_while_is_left_in_peace(with_reminders: Any):
    async def happens(told: Told):
        live_table, guest, seat = await two(told)
        await told.later(GRACE - 1)
        while live_table.asked == [seat]:
            await answer(live_table, seat)
            await settle(live_table)
        await told.later(1)
        assert guest not in [got.path[1:] for got in told.there.got]

    with_reminders(happens)


@pytest.mark.parametrize("deed", ["answers", "comes to look"])
def test_a_notice_that_waits_for_a_slow_chat_is_not_said_to_who_was_quicker(
    with_reminders: Any, deed: str
):
    async def happens(told: Told):
        live_table, guest, seat = await two(told)
        await told.telling.ask_who_wants_it()
        told.telling.look()
        box = told.telling.sending._boxes["hook"]
        held = [asyncio.Event() for _ in range(send_queue.AT_ONCE_TO_ONE)]
        for event in held:
            box.put("127.0.0.1", event.wait)  # type: ignore[arg-type]
        told.sun.now += GRACE
        told.telling.look()
        await asyncio.sleep(0.05)
        if deed == "comes to look":
            live_table.audience.listeners.add(looker(guest, seat))
        while deed == "answers" and live_table.asked == [seat]:
            await answer(live_table, seat)
            await settle(live_table)
        for event in held:
            event.set()
        await told.telling.settled()
        assert told.there.got == []

    with_reminders(happens)


def test_a_table_that_has_left_memory_still_says_whose_turn_it_is(with_reminders: Any):
    async def happens(told: Told):
        live_table, guest, seat = await two(told, CorrespondenceTime(24))
        await told.registry._let_go(live_table.record.id)
        told.registry.store.release(live_table.record, live_table.asked, None)
        (table,) = await told.registry.tables_of(guest)
        assert table.asked == [seat]
        assert table.clocks
        assert table.clocks.runs == [seat]

    with_reminders(happens)


# --- a clock -------------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [CorrespondenceTime(24), TimeBank(2 * 3600, loses=True)])
def test_who_was_told_is_reminded_once_before_a_long_time_is_up(with_reminders: Any, clock: Clock):
    async def happens(told: Told):
        live_table, _, _seat = await two(told, clock)
        assert live_table.timer
        await told.later()
        await told.later(live_table.timer.whole * (1 - WARNING) - 2 * GRACE)
        assert len(told.there.got) == 1
        said = await told.later(GRACE)
        assert said[1:] == [f"Still your turn at {live_table.game.rules.title}"]
        assert len(await told.later(GRACE)) == 2

    with_reminders(happens)


def test_nobody_is_reminded_whose_time_is_short_in_any_case(with_reminders: Any):
    async def happens(told: Told):
        live_table, *_ = await two(told, TimeBank(600, loses=True))
        await told.later()
        assert len(await told.later(600 * (1 - WARNING) - GRACE + 1)) == 1
        assert live_table.record.phase == "playing"

    with_reminders(happens)


# --- restarts ------------------------------------------------------------------------------------


def test_a_restart_tells_nobody_twice_and_forgets_nobody(with_reminders: Any):
    tables: list[str] = []

    async def before(told: Told):
        live_table, *_ = await two(told, CorrespondenceTime(24))
        tables.append(live_table.record.id)
        await told.later()
        live_table, *_ = await two(told, CorrespondenceTime(24))
        await told.later(GRACE / 2)  # no reminder for this one yet
        assert len(told.there.got) == 1

    async def after(told: Told):
        assert len(await told.later()) == 2
        assert len(await told.later(GRACE)) == 2
        live_table = told.registry.live_tables[tables[0]]
        assert live_table.timer
        await told.later(live_table.timer.whole * (1 - WARNING))
        assert sum("Still" in got.said["text"] for got in told.there.got) == 2

    async def later(told: Told):
        assert len(await told.later()) == 4

    with_reminders(before, after, later)


def test_what_could_not_be_sent_is_tried_again_and_in_the_end_let_be(with_reminders: Any):
    async def happens(told: Told):
        await two(told)
        told.there.status = 500
        assert len(await told.later()) == 1
        assert len(await told.later(WAITS[0] - 1)) == 1
        assert len(await told.later(1)) == 2
        told.there.status = 200
        assert len(await told.later(WAITS[1])) == 3
        assert len(await told.later(A_DAY)) == 1 + len(WAITS)

    with_reminders(happens)


def test_only_the_process_that_has_the_table_tells(with_reminders: Any):
    async def happens(told: Told):
        live_table, *_ = await two(told)
        told.registry.store.leases.lose(live_table.record)
        assert await told.later() == []

    with_reminders(happens)


# --- channels that end ---------------------------------------------------------------------------


@pytest.mark.parametrize("status", [404, 410])
def test_a_channel_that_is_gone_ends(with_reminders: Any, status: int):
    async def happens(told: Told):
        _, guest, _ = await two(told)
        told.there.status = status
        await told.later()
        assert ChannelStore(told.registry.store.database).of(guest) == []

    with_reminders(happens)


def test_a_channel_that_fails_for_a_day_ends_and_one_that_works_again_does_not(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    notices = ChannelStore(store.database)
    new = keeping.Channel("", "ann", "hook", "https://chat.example/1")
    id = notices.add(new, 9)
    assert id
    for _ in range(10):
        assert not notices.failed(id)
    yesterday = "UPDATE channels SET failing = failing - 86401"
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        db.execute(yesterday)
    notices.worked(id)
    for _ in range(keeping.MOST_FAILURES):
        assert not notices.failed(id)
    db.execute(yesterday)
    db.commit()
    db.close()
    assert notices.failed(id)
    assert notices.of("ann") == []
    store.close()


def test_a_chat_that_hangs_keeps_nobody_else_waiting(with_reminders: Any, monkeypatch: Any):
    monkeypatch.setattr(outbound_http, "WITHIN", 30)

    async def happens(told: Told):
        await two(told)
        told.there.hangs = True
        async with somebody() as other, asyncio.timeout(20):
            sending = told.telling.sending
            sending.outside = OutboundHttp((told.there.url, other.url))
            said = AddWebhook(f"{other.url}/quick")
            for guest in ("ann", "bob"):
                await notifications_service.add_hook(told.registry, sending, guest, said)
            await told.telling.ask_who_wants_it()
            told.telling.look()
            told.sun.now += GRACE
            told.telling.look()
            while not other.got:
                await asyncio.sleep(0.01)
            assert told.there.hangs
            told.there.hangs = False
            await told.telling.settled()

    with_reminders(happens)


# --- who may ask for what, and what is kept ------------------------------------------------------


def test_nothing_is_offered_that_the_owner_has_not_switched_on(with_reminders: Any):
    async def happens(told: Told):
        sending, registry = told.telling.sending, told.registry
        assert sending.offers == []
        push = AddPushChannel(**Browser().subscription("https://push.example/1"))
        hook, mail = AddWebhook("https://chat.example/1"), AddMailChannel("a@example.org")
        for add, said in (
            (notifications_service.add_push, push),
            (notifications_service.add_hook, hook),
            (notifications_service.add_mail, mail),
        ):
            with pytest.raises(Forbidden):
                await add(registry, sending, "ann", said)  # type: ignore[arg-type]

    with_reminders(happens, hooks=False)


def test_without_notifications_the_page_still_asks_whose_turn_it_is(tmp_path: Path):
    with (
        open_server(tmp_path / "h.sqlite", notifications=False) as server_address,
        visitors() as come,
    ):
        ann = come(server_address)
        assert "notifications" in ann.get("/me/notices", 404)["detail"]
        assert ann.get("/me/turns") == {"turns": [], "playing": 0}


def test_a_chat_room_of_a_table_is_its_host_s_to_name_and_hears_whose_turn_it_is(
    with_reminders: Any,
):
    async def happens(told: Told):
        live_table = await set_table(told.registry, None, "bob")
        await settle(live_table)
        with pytest.raises(Forbidden):
            await told.hooks("bob", table=live_table.record.id)
        await told.hooks("ann", table=live_table.record.id)
        name = live_table.record.chairs[live_table.asked[0]].name
        assert await told.later() == [f"{name}: your turn at {live_table.game.rules.title}"]

    with_reminders(happens)


def test_who_asked_for_it_in_german_is_told_in_german_also_after_a_restart(with_reminders: Any):
    async def before(told: Told):
        live_table = await set_table(told.registry, CorrespondenceTime(24), "bob")
        await settle(live_table)
        guest = live_table.record.chairs[live_table.asked[0]].guest
        await told.hooks("ann", "chat", live_table.record.id, "de")
        await told.hooks(guest, "alone", language="de")
        await told.hooks(guest, "english")

    async def after(told: Told):
        await told.later()
        (live_table,) = told.registry.live_tables.values()
        assert live_table.timer
        await told.later(live_table.timer.whole * (1 - WARNING))
        name, title = (
            live_table.record.chairs[live_table.asked[0]].name,
            live_table.game.rules.title,
        )
        assert {got.said["text"] for got in told.there.got} == {
            f"{name}: dran bei {title}",
            f"Du bist dran bei {title}",
            f"Your turn at {title}",
            f"{name}: immer noch dran bei {title}",
            f"Du bist immer noch dran bei {title}",
            f"Still your turn at {title}",
        }

    with_reminders(before, after)


def test_a_browser_and_a_reader_of_mail_are_spoken_to_in_their_language():
    notice = TurnNotice("t", "Caboo", ("Ann", "Bob"), False, "k")
    title = json.loads(push_body(notice, "de"))["title"]
    assert title == "Du bist dran bei Caboo" != json.loads(push_body(notice, "en"))["title"]
    letter = MailEnvelope("house@example.org", "ann@example.org", "de", "https://a.example/stop")
    told, asks = (
        mail_message(notice, letter, "https://a.example"),
        confirmation_mail(letter, "https://b", "k"),
    )
    assert told["Subject"] == title
    assert asks["Subject"] == "Dürfen wir dir schreiben, wenn du dran bist?"
    assert "Keine solchen E-Mails mehr: https://a.example/stop\n" in told.get_content()
    assert "\nJa, schreibt mir:\nhttps://b\n" in asks.get_content()
    assert message_from_bytes(asks.as_bytes(), policy=policy.default)["Subject"] == asks["Subject"]


@pytest.mark.parametrize(
    "name", ["evil.example", "https://evil.example/x", "a@b.example", "a\u3002b"]
)
def test_a_guest_s_name_is_no_link_in_a_chat_room(name: str):
    said = json.loads(
        chat_webhook_body(TurnNotice("t", "Caboo", (name,), False, "k"), "en", "https://us", True)
    )
    text = said["text"].removesuffix("https://us/t/t")
    assert not re.search(r"[.:/@\u3002]\w|//", text.replace(": your turn", " your turn"))


def test_a_name_with_initials_stays_readable_in_a_chat_room():
    notice = TurnNotice("t", "Caboo", ("J. R. Ewing",), False, "k")
    assert (
        json.loads(chat_webhook_body(notice, "en", "", True))["text"]
        == "J. R. Ewing: your turn at Caboo"
    )


def test_nobody_has_more_ways_to_be_told_than_they_need(with_reminders: Any):
    async def happens(told: Told):
        for i in range(notifications_service.MOST):
            await told.hooks("ann", f"{i}")
        with pytest.raises(TooMuch):
            await told.hooks("ann", "more")
        await told.hooks("ann", "0")  # an existing channel

    with_reminders(happens)


def test_who_has_too_many_ways_to_be_told_takes_none_from_another(tmp_path: Path):
    store = TableStore(f"sqlite:///{tmp_path}/house.sqlite")
    browser = keeping.Channel("", "bob", "push", "https://push.example/1")
    assert ChannelStore(store.database).add(browser, 1)
    assert ChannelStore(store.database).add(
        browser._replace(guest="ann", target="https://push.example/2"), 1
    )
    assert ChannelStore(store.database).add(browser._replace(guest="ann"), 1) is None
    assert len(ChannelStore(store.database).of("bob")) == 1
    store.close()


def test_a_guest_takes_along_all_of_it_and_nothing_is_left_of_who_is_forgotten(
    with_reminders: Any, tmp_path: Path
):
    async def happens(told: Told):
        live_table, guest, _ = await two(told)
        await told.later()
        kept = accounts_service.export(FEATURES, told.registry.store, told.registry.keys, guest)
        assert [x.target for x in kept.channels] == [f"{told.there.url}/{guest}"]
        assert [x.table for x in kept.notices] == [live_table.record.id]
        await erasure.erase_guest(told.registry, guest)
        with sqlite3.connect(tmp_path / "house.sqlite") as db:
            found = [
                *db.execute("SELECT guest FROM channels"),
                *db.execute("SELECT * FROM noticed"),
            ]
        db.close()
        assert len(found) == 1
        assert guest not in str(found)

    with_reminders(happens)


# --- what it says --------------------------------------------------------------------------------


def test_what_goes_out_depends_on_nothing_but_whose_turn_it_is_where(with_reminders: Any):
    """Two tables with other cards, moves and opponents send the same, except for the address."""

    async def happens(told: Told):
        said: list[str] = []
        for i, other in enumerate(("bob", "cy")):
            live_table = await set_table(told.registry, None, other, memory_aid=bool(i))
            await settle(live_table)
            for _ in range(7 * i):
                await answer(live_table, live_table.asked[0], i)
                await settle(live_table)
            guest = live_table.record.chairs[live_table.asked[0]].guest
            await told.hooks(guest, "same")
            told.there.got.clear()
            await told.later()
            (got,) = told.there.got
            said.append(f"{got.path} {got.body!r} {sorted(got.headers.items())}")
            await seating.leave(live_table, "ann")
            await seating.leave(live_table, other)
            for channel in ChannelStore(told.registry.store.database).of(guest):
                ChannelStore(told.registry.store.database).remove(channel.id)
        assert said[0] == said[1]
        assert json.loads(told.there.got[0].body)["allowed_mentions"] == {"parse": []}

    with_reminders(happens)
