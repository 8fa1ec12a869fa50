"""HTTP routes for deals of the day."""

import asyncio

from tinstar.server.features.daily import service
from tinstar.server.features.daily.comparison_queue import DailyComparisons
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
from tinstar.server.http.routes import FromBody, Request, Service, get, post
from tinstar.server.tables.daily_results import expect_day, expect_deal, results_of
from tinstar.server.tables.daily_schemas import DailyDeal, DailyDeals, DailyResults, StartDaily
from tinstar.server.tables.table_schemas import Table

TheComparisons = Service[DailyComparisons]


@get("/daily")
async def list_daily(
    request: Request, registry: TheRegistry, comparisons: TheComparisons, date: Day = ""
) -> DailyDeals:
    """List the deals of all games on a date, with your results and streaks."""
    day = expect_day(registry, date)
    return await service.deals_on(registry, comparisons, day, guest_of(request))


@get("/daily/{game:str}", problems=(404,))
async def show_daily(
    request: Request, game: Game, registry: TheRegistry, comparisons: TheComparisons, date: Day = ""
) -> DailyDeal:
    """Return your attempt at the deal of a date, your result and your streak."""
    deal = expect_deal(registry, game, date)
    return await service.deal_for(registry, comparisons, deal, guest_of(request))


@post("/daily/{game:str}", status=200, problems=(404, *BODY))
async def begin_daily(
    request: Request,
    game: Game,
    data: FromBody[StartDaily],
    registry: TheRegistry,
    comparisons: TheComparisons,
    tries: Tries,
) -> Table:
    """Begin the deal of a date, or return to it. Only the first attempt counts.

    The table has neither watchers nor an invitation, and no hints or undo.
    """
    tries.take(address_of(request), A_TRY)
    deal, guest = expect_deal(registry, game, data.date), guest_of(request)
    table = await service.begin(registry, deal, data, guest, address_of(request))
    comparisons.ask(deal)  # so that it is ready when the match is over
    return table.table(guest)


@get("/daily/{game:str}/results", problems=(404,))
async def list_daily_results(
    request: Request, game: Game, registry: TheRegistry, date: Day = ""
) -> DailyResults:
    """List the results of all guests of this server, once you have finished the deal yourself."""
    deal = expect_deal(registry, game, date)
    asked = registry.store, game, deal.day, guest_of(request), registry.time_sources.wall()
    return await asyncio.to_thread(results_of, *asked)


ROUTES = [list_daily, show_daily, begin_daily, list_daily_results]
