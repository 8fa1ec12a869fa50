"""HTTP routes for reviews of finished matches."""

from tinstar.server.features.reviews.schemas import ReviewState
from tinstar.server.features.reviews.service import ReviewQueue
from tinstar.server.gateway.dependencies import (
    BODY,
    TheLiveTable,
    TheRegistry,
    address_of,
)
from tinstar.server.gateway.finished_match_routes import open_match
from tinstar.server.http.routes import Request, Service, get, post

TheReviews = Service[ReviewQueue]


@get("/tables/{id:str}/review", problems=(404, 409))
async def show_review(
    live_table: TheLiveTable, registry: TheRegistry, reviews: TheReviews
) -> ReviewState:
    """Return how far the review of a match is, or the finished review."""
    await open_match(live_table, registry)
    return await reviews.state(live_table.record.id)


@post("/tables/{id:str}/review", status=200, problems=(404, 409, *BODY))
async def ask_for_review(
    request: Request, live_table: TheLiveTable, registry: TheRegistry, reviews: TheReviews
) -> ReviewState:
    """Request a review of a finished match.

    A review says what each decision cost, and what luck did.
    """
    await open_match(live_table, registry)
    return await reviews.ask(live_table.record.id, address_of(request))


ROUTES = [show_review, ask_for_review]
