"""HTTP routes for your own matches, ratings and card statistics."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.engine.actions import MOST_SEATS
from tinstar.server.features.history import card_statistics
from tinstar.server.features.history.count_queue import MatchCountQueue
from tinstar.server.features.history.count_store import MatchCountStore
from tinstar.server.features.history.schemas import Cards, History
from tinstar.server.features.history.service import HistoryFilter, MatchHistory
from tinstar.server.gateway.dependencies import (
    TheLanguage,
    TheLiveTable,
    TheRegistry,
    guest_of,
)
from tinstar.server.http.routes import FromQuery, Request, Service, get
from tinstar.server.tables import ratings
from tinstar.server.tables.rating_schemas import RatingChange, Strength
from tinstar.server.tables.registry import TableRegistry

TheCounts = Service[MatchCountQueue]

Before = FromQuery[Annotated[int | None, Meta(ge=0, lt=2**31, description="`more` of History")]]


OfGame = FromQuery[Annotated[str, Meta(max_length=40, description="the name of a game")]]


OfSize = FromQuery[Annotated[int, Meta(ge=0, le=MOST_SEATS, description="so many seats; 0: any")]]


Against = FromQuery[Annotated[str, Meta(max_length=24, description="the `key` of an opponent")]]


@get("/me/history", problems=(404,))
async def show_history(
    request: Request,
    registry: TheRegistry,
    before: Before = None,
    game: OfGame = "",
    players: OfSize = 0,
    against: Against = "",
) -> History:
    """Return a page of your matches, newest first."""
    asked = HistoryFilter(before, game, players, against)
    return await asyncio.to_thread(_past(request, registry).history, asked)


@get("/me/standing")
async def show_standing(request: Request, registry: TheRegistry) -> Strength:
    """Return your ratings and win rates."""
    return await asyncio.to_thread(_past(request, registry).standing)


@get("/tables/{id:str}/rating", problems=(404,))
async def show_rating_change(
    request: Request, registry: TheRegistry, live_table: TheLiveTable
) -> RatingChange:
    """Return what this finished match did to your rating.

    Deals of the day and tables with changed numbers do not count.
    """
    asked = registry.store.played, live_table.record.id, guest_of(request)
    return await asyncio.to_thread(ratings.change_by, *asked)


@get("/me/cards")
async def show_cards(
    request: Request, registry: TheRegistry, counts: TheCounts, language: TheLanguage
) -> Cards:
    """Return your card statistics.

    Matches that are not counted yet will be counted from now on.
    """
    guest = guest_of(request)
    waiting = await counts.ask(guest)

    def told() -> Cards:
        found = MatchCountStore(registry.store.database).of(guest)
        return Cards(
            card_statistics.card_statistics(found, list(registry.games), language), waiting
        )

    return await asyncio.to_thread(told)


def _past(request: Request, registry: TableRegistry) -> MatchHistory:
    return MatchHistory(registry.store, registry.keys, guest_of(request))


ROUTES = [show_history, show_standing, show_rating_change, show_cards]
