"""HTTP routes for the server's owner. Requests are signed with the owner's key."""

from typing import Annotated

from msgspec import Meta

from tinstar.server.features.admin import service
from tinstar.server.features.admin.schemas import OwnerChallenge, OwnerReply, OwnerWish
from tinstar.server.features.feature import TheFeatures
from tinstar.server.gateway.dependencies import (
    BODY,
    TheRegistry,
)
from tinstar.server.http.routes import FromBody, FromQuery, Request, get, post

Nonce = FromQuery[
    Annotated[str, Meta(min_length=16, max_length=64, description="chosen at random")]
]


@get("/owner")
async def challenge_owner(nonce: Nonce, registry: TheRegistry) -> OwnerChallenge:
    """Return a challenge, which the owner signs together with a request.

    The command `tinstar house` signs for the owner.
    """
    key = registry.keys.owner
    return OwnerChallenge(key.answer(nonce), key.challenge())


@post("/owner", status=200, problems=(404, 409, *BODY))
async def serve_owner(
    request: Request, data: FromBody[OwnerWish], registry: TheRegistry, features: TheFeatures
) -> OwnerReply:
    """Carry out a request that is signed with the owner's key.

    The key is derived from the database's secret.
    """
    service.expect_owner(registry, request.headers.get("authorization"), await request.body())
    return await service.carry_out(registry, features, data)


ROUTES = [challenge_owner, serve_owner]
