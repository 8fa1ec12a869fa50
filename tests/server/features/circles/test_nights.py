"""The weekly night of a circle: its time and its reminders."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.server.features.notifications.reminder_fixtures import GRACE, Told, looker, open_telling
from tests.server.sending.fake_services import somebody
from tests.server.tables.random_leaving import MONDAY, Sun
from tinstar.engine.i18n import ENGLISH
from tinstar.server import clock_settings
from tinstar.server.features.circles import night_times
from tinstar.server.features.circles import service as circles_service
from tinstar.server.features.circles.night_reminders import TOO_LATE, NightReminders
from tinstar.server.features.circles.schemas import Night
from tinstar.server.features.circles.store import CircleStore
from tinstar.server.features.notifications import service as notifications_service
from tinstar.server.features.notifications.schemas import AddWebhook
from tinstar.server.sending.message_text import MailEnvelope, NightNotice, mail_message, push_body
from tinstar.server.tables.setup_schemas import NewChair, NewTable

FRIDAY = Night(4, 20, 0, "Europe/Berlin")


def moment(*when: int) -> float:
    return datetime(*when, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()  # type: ignore[misc]


def test_a_night_in_a_zone_that_is_gone_is_by_utc(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clock_settings, "_zones", set[str])
    begins = datetime(2026, 10, 30, 20, tzinfo=UTC).timestamp()
    assert night_times.next_after(FRIDAY, begins - 1) == begins


def test_the_night_is_at_the_same_hour_of_its_clocks_in_summer_and_winter():
    before, begins = moment(2026, 10, 23, 21), moment(2026, 10, 30, 20)
    assert night_times.next_after(FRIDAY, before) == begins
    assert (
        begins - night_times.last_before(FRIDAY, before) == 7 * 24 * 3600 + 3600
    )  # clocks go back
    assert night_times.next_after(FRIDAY, begins) == moment(2026, 11, 6, 20)
    assert night_times.begun(FRIDAY, begins - 1) == 0
    assert night_times.begun(FRIDAY, begins) == begins
    assert night_times.begun(FRIDAY, begins + night_times.LASTS) == 0
    monday = datetime.fromtimestamp(night_times.next_after(Night(0, 0), MONDAY), UTC)
    assert (monday.weekday(), monday.hour, monday.day) == (0, 0, 12)


IN_AN_HOUR = Night(0, 9)  # Monday; the clock of the tests starts at eight
AN_HOUR, A_WEEK = 3600.0, 7 * 24 * 3600.0


@pytest.fixture
def with_reminders(tmp_path: Path) -> Callable[[Any], None]:
    """Run a part with a circle of Ann, Bob and Cat that meets in an hour; Cat has no channel."""

    def happen(part: Any) -> None:
        async def all_of_it() -> None:
            async with somebody() as there, open_telling(tmp_path, Sun(), there) as told:
                store = told.registry.store
                id = circles_service.found_circle(store, "Friday folk", "ann")
                for guest in ("bob", "cat"):
                    CircleStore(store.database).join(
                        id, CircleStore(store.database).of(id, "ann").invitation, guest
                    )
                for guest in ("ann", "bob", "stranger"):
                    await told.hooks(guest)
                circles_service.set_night(told.registry, id, "ann", IN_AN_HOUR)
                await part(told, id)

        asyncio.run(all_of_it())

    return happen


async def later(told: Told, seconds: float, *others: NightReminders) -> list[str]:
    """Advance the clock; return who has got a reminder so far."""
    told.sun.now += seconds
    for looks in (told.nights, *others):
        await looks.look()
    for looks in (told.nights, *others):
        await looks.settled()
    return sorted(got.path[1:] for got in told.there.got)


def test_when_the_night_begins_all_who_have_asked_to_be_told_are_told_once(with_reminders: Any):
    async def happens(told: Told, id: str):
        assert await later(told, AN_HOUR - 1) == []
        assert await later(told, 1) == []
        assert await later(told, GRACE) == ["ann", "bob"]
        for _ in range(5):
            assert len(await later(told, AN_HOUR)) == 2
        assert len(await later(told, A_WEEK - 5 * AN_HOUR)) == 4
        assert told.there.got[0].said["text"] == "A circle of friends meets now"

    with_reminders(happens)


def test_of_several_processes_one_tells(with_reminders: Any):
    async def happens(told: Told, id: str):
        others = [NightReminders(told.registry, told.telling.sending) for _ in range(2)]
        told.sun.now += AN_HOUR + GRACE
        await asyncio.gather(*(x.look() for x in (told.nights, *others)))
        assert await later(told, 0, *others) == ["ann", "bob"]

    with_reminders(happens)


def test_who_looks_at_the_circle_or_at_one_of_its_tables_is_not_told(with_reminders: Any):
    async def happens(told: Told, id: str):
        new = NewTable("calaboose", [NewChair("me"), NewChair("computer")])
        live_table = await circles_service.set_table(told.registry, id, new, "bob", "here")
        aside = looker("ann", -1, aside=True)
        live_table.audience.listeners |= {looker("bob", 0), aside}
        circles_service.circle_for(told.registry, id, "ann", looks=True)  # too early to count
        assert await later(told, AN_HOUR) == []
        assert await later(told, GRACE) == ["ann"]
        live_table.audience.listeners.clear()
        await later(told, A_WEEK - GRACE)
        circles_service.circle_for(told.registry, id, "ann", looks=True)
        (ann, *_) = CircleStore(told.registry.store.database).of(id, "ann").members
        told.sun.now += 1
        circles_service.circle_for(told.registry, id, "ann", looks=True)  # not written again
        assert CircleStore(told.registry.store.database).of(id, "ann").members[0] == ann
        circles_service.circle_for(told.registry, id, "bob")  # from a hidden tab
        assert await later(told, GRACE) == ["ann", "bob"]

    with_reminders(happens)


def test_who_wants_to_hear_of_no_night_of_this_circle_is_told_of_none_until_they_do(
    with_reminders: Any,
):
    async def happens(told: Told, id: str):
        kept = CircleStore(told.registry.store.database)
        kept.be_quiet(id, "ann", True)
        assert [
            circles_service.circle_for(told.registry, id, who).quiet for who in ("ann", "bob")
        ] == [
            True,
            False,
        ]
        await later(told, AN_HOUR)
        assert await later(told, GRACE) == ["bob"]
        kept.be_quiet(id, "ann", False)
        kept.be_quiet(id, "bob", True)
        kept.leave(id, "bob")
        kept.join(id, kept.of(id, "ann").invitation, "bob")  # rejoining resets the mute
        await later(told, A_WEEK - GRACE)
        assert await later(told, GRACE) == ["ann", "bob", "bob"]

    with_reminders(happens)


def test_a_night_that_is_moved_or_long_past_is_told_of_to_nobody(with_reminders: Any):
    async def happens(told: Told, id: str):
        assert len(await later(told, AN_HOUR + GRACE)) == 2
        circles_service.set_night(told.registry, id, "ann", Night(0, 10))
        assert len(await later(told, AN_HOUR)) == 2  # the same day
        assert len(await later(told, A_WEEK + TOO_LATE)) == 2  # the server was down
        CircleStore(told.registry.store.database).leave(id, "bob")
        circles_service.set_night(told.registry, id, "ann", Night(2, 10))
        assert await later(told, 2 * 24 * AN_HOUR - TOO_LATE) == ["ann", "ann", "bob"]
        circles_service.set_night(told.registry, id, "ann", None)
        assert len(await later(told, A_WEEK)) == 3

    with_reminders(happens)


def test_a_chat_room_of_a_table_hears_nothing_of_a_night_and_a_browser_finds_the_way(
    with_reminders: Any,
):
    async def happens(told: Told, id: str):
        new = NewTable("calaboose", [NewChair("me"), NewChair("friend")])
        live_table = await circles_service.set_table(told.registry, id, new, "cat", "here")
        said = AddWebhook(f"{told.there.url}/cat", live_table.record.id)
        await notifications_service.add_hook(told.registry, told.telling.sending, "cat", said)
        assert await later(told, AN_HOUR + GRACE) == ["ann", "bob"]
        begins = NightNotice(id, "Friday folk", "k")
        assert f'"circle":"{id}"' in push_body(begins, ENGLISH).decode()
        letter = mail_message(
            begins, MailEnvelope("a@b.example", "c@d.example", ENGLISH, "stop"), "https://h.example"
        )
        assert letter["Subject"] == "Tonight: Friday folk"
        assert f"https://h.example/circle/{id}\n" in letter.get_content()

    with_reminders(happens)
