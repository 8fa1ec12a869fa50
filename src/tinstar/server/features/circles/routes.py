"""HTTP routes for circles of friends."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.features.circles import service, standings
from tinstar.server.features.circles.schemas import (
    Circle,
    CircleInvitation,
    CircleName,
    CircleNight,
    CirclePreview,
    CircleStandings,
    MuteCircle,
    MyCircles,
)
from tinstar.server.features.circles.store import CircleStore
from tinstar.server.gateway.dependencies import (
    A_TRY,
    BODY,
    Day,
    Game,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
)
from tinstar.server.http.routes import (
    FromBody,
    FromPath,
    FromQuery,
    Request,
    delete,
    get,
    post,
    put,
)
from tinstar.server.tables.daily_schemas import DailyResults
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import NewTable
from tinstar.server.tables.table_schemas import Table

Which = FromPath[Annotated[str, Meta(description="a circle's id", max_length=40)]]
MemberPath = FromPath[Annotated[int, Meta(ge=0, lt=2**31, description="the `number` of a member")]]
Looks = FromQuery[Annotated[bool, Meta(description="whether somebody is looking at the page")]]


@get("/circles")
async def list_circles(request: Request, registry: TheRegistry) -> MyCircles:
    """List your circles."""
    return await asyncio.to_thread(service.circles_of, registry, guest_of(request))


@post("/circles", problems=BODY)
async def found_circle(
    request: Request, data: FromBody[CircleName], registry: TheRegistry, tries: Tries
) -> Circle:
    """Found a circle. Other people join it by its link."""
    tries.take(address_of(request), A_TRY)
    guest = guest_of(request)
    id = await asyncio.to_thread(service.found_circle, registry.store, data.name, guest)
    return await _told(registry, id, request)


@get("/circles/{which:str}", problems=(404,))
async def show_circle(
    request: Request, which: Which, registry: TheRegistry, looks: Looks = False
) -> Circle:
    """Return a circle's members, open tables and weekly night, for members only."""
    return await asyncio.to_thread(service.circle_for, registry, which, guest_of(request), looks)


@get("/circles/{which:str}/standings", problems=(404,))
async def show_standings(request: Request, which: Which, registry: TheRegistry) -> CircleStandings:
    """Return the standings from matches at the circle's tables, for members only."""
    return await asyncio.to_thread(standings.standings, registry.store, which, guest_of(request))


@get("/circles/{which:str}/daily/{game:str}", problems=(404,))
async def show_circle_daily(
    request: Request, which: Which, game: Game, registry: TheRegistry, date: Day = ""
) -> DailyResults:
    """List the members' results of a deal of the day, once you have finished it yourself."""
    asked = registry, which, guest_of(request), game, date
    return await asyncio.to_thread(service.daily_results, *asked)


@post("/circles/{which:str}/sign", status=200, problems=(404, *BODY))
async def read_sign(
    which: Which, data: FromBody[CircleInvitation], registry: TheRegistry
) -> CirclePreview:
    """Return what a person with the circle's link sees before joining."""
    return await asyncio.to_thread(service.circle_preview, registry.store, which, data.invitation)


@post("/circles/{which:str}/join", status=200, problems=(404, 409, *BODY))
async def join_circle(
    request: Request,
    which: Which,
    data: FromBody[CircleInvitation],
    registry: TheRegistry,
    tries: Tries,
) -> Circle:
    """Join a circle with its link."""
    tries.take(address_of(request), A_TRY)
    joined = CircleStore(registry.store.database).join
    await asyncio.to_thread(joined, which, data.invitation, guest_of(request))
    return await _told(registry, which, request)


@post("/circles/{which:str}/leave", status=200, problems=(404,))
async def leave_circle(request: Request, which: Which, registry: TheRegistry) -> MyCircles:
    """Leave a circle.

    If you are the founder, the member who joined first after you becomes the founder.
    """
    await asyncio.to_thread(CircleStore(registry.store.database).leave, which, guest_of(request))
    return await asyncio.to_thread(service.circles_of, registry, guest_of(request))


@put("/circles/{which:str}/quiet", problems=(404, *BODY))
async def be_quiet(
    request: Request, which: Which, data: FromBody[MuteCircle], registry: TheRegistry
) -> Circle:
    """Mute or unmute the reminders of the circle's nights, for yourself only."""
    guest = guest_of(request)
    await asyncio.to_thread(CircleStore(registry.store.database).be_quiet, which, guest, data.quiet)
    return await _told(registry, which, request)


@post("/circles/{which:str}/tables", problems=(404, *BODY))
async def set_circle_table(
    request: Request, which: Which, data: FromBody[NewTable], registry: TheRegistry
) -> Table:
    """Create a table that all members may join."""
    guest, address = guest_of(request), address_of(request)
    return (await service.set_table(registry, which, data, guest, address)).table(guest)


# --- only for the founder -------------------------------------------------------------------------


@put("/circles/{which:str}", problems=(404, *BODY))
async def rename_circle(
    request: Request, which: Which, data: FromBody[CircleName], registry: TheRegistry
) -> Circle:
    """Rename the circle. Only the founder may do that."""
    guest = guest_of(request)
    await asyncio.to_thread(service.rename_circle, registry.store, which, guest, data.name)
    return await _told(registry, which, request)


@post("/circles/{which:str}/link", status=200, problems=(404,))
async def renew_circle_link(request: Request, which: Which, registry: TheRegistry) -> Circle:
    """Replace the circle's link by a new one. Only the founder may do that.

    The old link stops working.
    """
    await asyncio.to_thread(
        CircleStore(registry.store.database).renew_link, which, guest_of(request)
    )
    return await _told(registry, which, request)


@put("/circles/{which:str}/night", problems=(404, *BODY))
async def set_night(
    request: Request, which: Which, data: FromBody[CircleNight], registry: TheRegistry
) -> Circle:
    """Set the time of the weekly night. Only the founder may do that."""
    await asyncio.to_thread(service.set_night, registry, which, guest_of(request), data.night)
    return await _told(registry, which, request)


@delete("/circles/{which:str}/members/{number:int}", problems=(404, 409))
async def remove_member(
    request: Request, which: Which, number: MemberPath, registry: TheRegistry
) -> Circle:
    """Remove a member, and replace the circle's link. Only the founder may do that."""
    await asyncio.to_thread(
        CircleStore(registry.store.database).remove, which, guest_of(request), number
    )
    return await _told(registry, which, request)


@delete("/circles/{which:str}", problems=(404,))
async def dissolve_circle(request: Request, which: Which, registry: TheRegistry) -> MyCircles:
    """Dissolve the circle. Only the founder may do that."""
    await asyncio.to_thread(CircleStore(registry.store.database).dissolve, which, guest_of(request))
    return await asyncio.to_thread(service.circles_of, registry, guest_of(request))


async def _told(registry: TableRegistry, id: str, request: Request) -> Circle:
    return await asyncio.to_thread(service.circle_for, registry, id, guest_of(request))


ROUTES = [
    list_circles, found_circle, show_circle, show_standings, show_circle_daily,
    read_sign, join_circle, leave_circle,
    be_quiet, set_circle_table, rename_circle, renew_circle_link, set_night, remove_member,
    dissolve_circle,
]  # fmt: skip
