"""HTTP routes for tournaments. Their rounds are played at duplicate tables."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.errors import TooMuch
from tinstar.server.features.tournaments import service
from tinstar.server.features.tournaments.schemas import (
    EnterTournament,
    MyTournaments,
    NewTournament,
    Tournament,
)
from tinstar.server.gateway.dependencies import (
    A_TRY,
    BODY,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
)
from tinstar.server.http.rate_limits import TokenBuckets
from tinstar.server.http.routes import FromBody, FromPath, Request, Service, get, post
from tinstar.server.tables.registry import TableRegistry

ASKED_A_SECOND, ASKED_AT_ONCE = 30 / 86400, 30  # from one address

Which = FromPath[Annotated[str, Meta(description="a tournament's id", max_length=40)]]


@post("/tournaments", problems=BODY)
async def ask_for_tournament(
    request: Request,
    data: FromBody[NewTournament],
    registry: TheRegistry,
    tournaments_asked: Service[TokenBuckets],
) -> Tournament:
    """Create a tournament. Others enter it by its invitation. You become its host."""
    address = address_of(request)
    try:
        tournaments_asked.take(address)
    except TooMuch as e:
        raise TooMuch("tournaments-here", most=ASKED_AT_ONCE) from e
    id = await service.create_tournament(registry, data, guest_of(request), address)
    return await _told(registry, id, request)


@get("/tournaments")
async def list_tournaments(request: Request, registry: TheRegistry) -> MyTournaments:
    """List the newest tournaments that you host or have entered."""
    return await asyncio.to_thread(service.tournaments_of, registry.store, guest_of(request))


@get("/tournaments/{which:str}", problems=(404,))
async def show_tournament(request: Request, which: Which, registry: TheRegistry) -> Tournament:
    """Return entrants, standings and the tables of the current round."""
    return await _told(registry, which, request)


@post("/tournaments/{which:str}/enter", status=200, problems=(404, 409, *BODY))
async def enter_tournament(
    request: Request, which: Which, data: FromBody[EnterTournament], registry: TheRegistry
) -> Tournament:
    """Enter a tournament with its invitation, before the first round."""
    await asyncio.to_thread(service.enter, registry.store, which, guest_of(request), data)
    return await _told(registry, which, request)


@post("/tournaments/{which:str}/withdraw", status=200, problems=(404, 409))
async def withdraw_from_tournament(
    request: Request, which: Which, registry: TheRegistry
) -> Tournament:
    """Withdraw from a tournament before the first round."""
    await asyncio.to_thread(service.withdraw, registry.store, which, guest_of(request))
    return await _told(registry, which, request)


@post("/tournaments/{which:str}/rounds", problems=(404, 409))
async def begin_round(
    request: Request, which: Which, registry: TheRegistry, tries: Tries
) -> Tournament:
    """Start the next round. All tables of the round before must have ended.

    The host starts the first round. Any entrant may start a later round.
    """
    tries.take(address := address_of(request), A_TRY)
    await service.start_next_round(registry, which, guest_of(request), address)
    return await _told(registry, which, request)


async def _told(registry: TableRegistry, id: str, request: Request) -> Tournament:
    return await asyncio.to_thread(service.tournament_for, registry.store, id, guest_of(request))


ROUTES = [
    ask_for_tournament, list_tournaments, show_tournament, enter_tournament,
    withdraw_from_tournament, begin_round,
]  # fmt: skip
