"""Circles of friends. People join by a link, have tables of their own, and may have a weekly night.

A person who is not a member gets the same error whether the circle exists or not.
"""

import asyncio

from tinstar.games import known
from tinstar.match.fair_chance import new_seed
from tinstar.server.clock_settings import expect_zone, is_gone
from tinstar.server.features.circles import night_times
from tinstar.server.features.circles.night_store import NightStore
from tinstar.server.features.circles.schemas import (
    Circle,
    CircleMember,
    CirclePreview,
    CircleTable,
    MyCircle,
    MyCircles,
    Night,
)
from tinstar.server.features.circles.store import CircleStore, StoredCircle
from tinstar.server.guests import display_names
from tinstar.server.tables.daily_results import expect_deal, results_of
from tinstar.server.tables.daily_schemas import DailyResults
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import NewTable
from tinstar.server.tables.table_description import describe_table as table_told
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore


def found_circle(store: TableStore, name: str, guest: str) -> str:
    """Found a circle and return its id."""
    return CircleStore(store.database).found(display_names.checked(name), guest)


def rename_circle(store: TableStore, id: str, guest: str, name: str) -> None:
    CircleStore(store.database).rename(id, guest, display_names.checked(name))


def set_night(registry: TableRegistry, id: str, guest: str, night: Night | None) -> None:
    """Set or remove the weekly night. Only the founder may do that."""
    if night:
        expect_zone(night.zone)
    due = night_times.next_after(night, registry.time_sources.wall()) if night else None
    CircleStore(registry.store.database).meet(id, guest, night, due)


async def set_table(
    registry: TableRegistry, id: str, new: NewTable, guest: str, address: str
) -> LiveTable:
    """Create a table of the circle. Only members may do that.

    The table of a rematch belongs to the circle too.
    """
    await asyncio.to_thread(CircleStore(registry.store.database).of, id, guest)
    record = await registry.new_record(new, guest, address, new_seed())
    record.circle = id
    return await registry.add(record)


# --- views of a circle ----------------------------------------------------------------------------


def circle_preview(store: TableStore, id: str, invitation: str) -> CirclePreview:
    """Return what a person with the circle's link sees."""
    circle = CircleStore(store.database).by_link(id, invitation)
    return CirclePreview(circle.name, len(circle.members))


def circle_for(registry: TableRegistry, id: str, guest: str, looks: bool = False) -> Circle:
    """Return the circle as a member sees it. `looks` says whether the member has it on screen."""
    circle = CircleStore(registry.store.database).of(id, guest)
    now = registry.time_sources.wall()
    kept = CircleStore(registry.store.database).open_tables(id)
    tables = [record for record in kept if record.game in registry.games]
    if looks and circle.due is not None and circle.due <= now:
        _note_that_looks(registry.store, circle, guest, now)
    return Circle(
        id=id,
        name=circle.name,
        members=_members(registry.store, circle, guest, tables),
        tables=[_table(record, guest) for record in tables],
        invitation=circle.invitation,
        night=circle.night,
        zone_gone=circle.night is not None and is_gone(circle.night.zone),
        quiet=any(one.guest == guest and one.quiet for one in circle.members),
        **_when(circle.night, now),
    )


def daily_results(
    registry: TableRegistry, id: str, guest: str, game: str, text: str
) -> DailyResults:
    """Return the results of the circle's members in the deal of a date, as a member sees them."""
    members = {one.guest for one in CircleStore(registry.store.database).of(id, guest).members}
    deal = expect_deal(registry, game, text)
    now = registry.time_sources.wall()
    return results_of(registry.store, game, deal.day, guest, now, members.__contains__)


def _note_that_looks(store: TableStore, circle: StoredCircle, guest: str, now: float) -> None:
    """Record that a member has looked since the night began, and so needs no reminder.

    Each member is recorded once per night.
    """
    if any(one.guest == guest and one.looked < (circle.due or 0) for one in circle.members):
        NightStore(store.database).look(circle.id, [guest], now)


def _members(
    store: TableStore, circle: StoredCircle, guest: str, tables: list[TableRecord]
) -> list[CircleMember]:
    founder = circle.members[0]
    profiles = store.profiles.of_all([one.guest for one in circle.members])
    return [
        CircleMember(
            number=one.number,
            name=profile.name,
            mark=profile.mark,
            founder=one == founder,
            yours=one.guest == guest,
            plays=_plays(tables, one.guest),
        )
        for one, profile in zip(circle.members, profiles, strict=True)
    ]


def _plays(tables: list[TableRecord], member: str) -> list[str]:
    """Return the titles of the games whose matches the member plays now."""
    found = {
        known(record.game).title
        for record in tables
        if record.phase == "playing" and any(chair.guest == member for chair in record.chairs)
    }
    return sorted(found)


def _table(record: TableRecord, guest: str) -> CircleTable:
    sits = record.phase == "gathering" and any(c.holder == "free" for c in record.chairs)
    return CircleTable(table_told(record, guest, [], None), record.invitation if sits else "")


def circles_of(registry: TableRegistry, guest: str) -> MyCircles:
    """Return the guest's circles as the lobby lists them."""
    now, circles = registry.time_sources.wall(), CircleStore(registry.store.database)
    return MyCircles(
        [
            MyCircle(
                id=circle.id,
                name=circle.name,
                members=len(circle.members),
                gathering=circles.gathering(circle.id),
                **_when(circle.night, now),
            )
            for circle in circles.mine(guest)
        ]
    )


def _when(night: Night | None, now: float) -> dict[str, int]:
    if night is None:
        return {"next_night": 0, "begun": 0}
    return {
        "next_night": night_times.next_after(night, now),
        "begun": night_times.begun(night, now),
    }
