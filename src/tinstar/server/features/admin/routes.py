"""HTTP routes for the server's owner. Requests are signed with the owner's key."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from tinstar.server.features.admin import service
from tinstar.server.features.admin.schemas import OwnerChallenge, OwnerReply, OwnerWish
from tinstar.server.features.feature import TheFeatures
from tinstar.server.gateway.dependencies import (
    BODY,
    Asks,
    TheRegistry,
    problems,
)

Nonce = Annotated[str, QueryParameter(min_length=16, max_length=64, description="chosen at random")]


@get("/owner", responses=problems())
async def challenge_owner(nonce: Nonce, registry: TheRegistry) -> OwnerChallenge:
    """Return a challenge, which the owner signs together with a request.

    The command `tinstar house` signs for the owner.
    """
    key = registry.keys.owner
    return OwnerChallenge(key.answer(nonce), key.challenge())


@post("/owner", status_code=200, responses=problems(404, 409, *BODY))
async def serve_owner(
    request: Asks, data: JSONBody[OwnerWish], registry: TheRegistry, features: TheFeatures
) -> OwnerReply:
    """Carry out a request that is signed with the owner's key.

    The key is derived from the database's secret.
    """
    service.expect_owner(registry, request.headers.get("authorization"), await request.body())
    return await service.carry_out(registry, features, data)


HANDLERS = [challenge_owner, serve_owner]
