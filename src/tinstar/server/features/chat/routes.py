"""HTTP routes for chat, blocks and reports."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.errors import TooMuch
from tinstar.server.features.chat import blocking, reports, service
from tinstar.server.gateway.dependencies import (
    BODY,
    TheLiveTable,
    TheRegistry,
    address_of,
    guest_of,
)
from tinstar.server.http.rate_limits import TokenBuckets
from tinstar.server.http.routes import FromBody, FromPath, Request, Service, delete, get, post
from tinstar.server.tables import seating
from tinstar.server.tables.chat_schemas import (
    AllowChat,
    BlockedGuests,
    BlockedSeats,
    BlockSeat,
    Chat,
    ChatLine,
    NewChatLine,
    Report,
    ReportReceipt,
)
from tinstar.server.tables.table_schemas import Table

Key = FromPath[Annotated[str, Meta(max_length=24, description="as they are listed")]]


@post("/tables/{id:str}/chatting", status=200, problems=(404, *BODY))
async def allow_chat(
    request: Request, data: FromBody[AllowChat], live_table: TheLiveTable
) -> Table:
    """Turn the chat of the table on or off. Only the host may do that."""
    guest = guest_of(request)
    await seating.change_record(live_table, lambda r: service.allow_chat(r, guest, data.wish))
    return live_table.table(guest)


@get("/tables/{id:str}/chat", problems=(404,))
async def show_chat(request: Request, live_table: TheLiveTable) -> Chat:
    """Return the last chat lines, for seated players only."""
    return Chat(await service.chat_lines(live_table, guest_of(request)))


@post("/tables/{id:str}/chat", problems=(404, 409, *BODY))
async def write(
    request: Request,
    data: FromBody[NewChatLine],
    live_table: TheLiveTable,
    lines: Service[TokenBuckets],
) -> ChatLine:
    """Send a chat line to all seated players."""
    try:
        lines.take(guest_of(request))
    except TooMuch as e:
        raise TooMuch("lines", most=service.LINES_AT_ONCE) from e
    return await service.write_line(live_table, guest_of(request), data)


@get("/tables/{id:str}/blocked", problems=(404,))
async def show_blocked_seats(
    request: Request, registry: TheRegistry, live_table: TheLiveTable
) -> BlockedSeats:
    """Return the seats of the players whom you have blocked."""
    return await asyncio.to_thread(
        blocking.blocked_seats, registry.store, live_table.record, guest_of(request)
    )


@post("/tables/{id:str}/blocked", status=200, problems=(404, 409, *BODY))
async def block(
    request: Request, data: FromBody[BlockSeat], registry: TheRegistry, live_table: TheLiveTable
) -> BlockedSeats:
    """Block or unblock the player who sits or sat on a seat, without telling that player."""
    wish = live_table.record, guest_of(request), data.seat, data.wish
    return await asyncio.to_thread(blocking.block, registry.store, *wish)


@post("/tables/{id:str}/reports", status=200, problems=(404, 409, *BODY))
async def report(
    request: Request,
    data: FromBody[Report],
    registry: TheRegistry,
    live_table: TheLiveTable,
    reported: Service[TokenBuckets],
) -> ReportReceipt:
    """Report the player who sits or sat on a seat to the server's owner.

    The report includes the table's last chat lines.
    """
    try:
        reported.take(address_of(request))
    except TooMuch as e:
        raise TooMuch("reports-here", most=reports.REPORTS_AT_ONCE) from e
    return await reports.make_report(
        live_table, registry.config.keep_reports, guest_of(request), data
    )


@get("/me/blocked")
async def show_blocked(request: Request, registry: TheRegistry) -> BlockedGuests:
    """List the players whom you have blocked."""
    return await asyncio.to_thread(
        blocking.blocked_guests, registry.store, registry.keys, guest_of(request)
    )


@delete("/me/blocked/{key:str}", problems=(404,))
async def unblock(request: Request, key: Key, registry: TheRegistry) -> BlockedGuests:
    """Unblock a player."""
    wish = registry.store, registry.keys, guest_of(request), key
    return await asyncio.to_thread(blocking.unblock, *wish)


ROUTES = [
    allow_chat, show_chat, write, show_blocked_seats, block, report, show_blocked, unblock,
]  # fmt: skip
