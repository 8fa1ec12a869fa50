"""HTTP routes to create, list and remove passkeys, and to sign in with one."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.features.accounts import schemas
from tinstar.server.features.accounts.passkeys import PasskeyService, relying_party
from tinstar.server.features.accounts.service import my_profile
from tinstar.server.gateway.dependencies import (
    A_TRY,
    BODY,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
)
from tinstar.server.guests.export_schemas import BASE64URL, LONGEST_ID, MyProfile
from tinstar.server.http.routes import FromBody, FromPath, Request, delete, get, post
from tinstar.server.tables.registry import TableRegistry

Id = FromPath[
    Annotated[
        str,
        Meta(
            description="the `id` of a passkey",
            max_length=LONGEST_ID,
            pattern=BASE64URL,
        ),
    ]
]


def _desk(request: Request, registry: TableRegistry) -> PasskeyService:
    _, port = request.scope.get("server") or ("", 0)
    here = relying_party(registry.config, request.headers.get("host", ""), port or 0)
    return PasskeyService(registry.store, registry.keys, here, guest_of(request))


@get("/me/passkeys")
async def show_passkeys(request: Request, registry: TheRegistry) -> schemas.Passkeys:
    """List your passkeys.

    Also return whether passkeys are possible at the address that you use for this server.
    """
    return await asyncio.to_thread(_desk(request, registry).listed)


@post("/me/passkeys/begin", status=200)
async def begin_passkey(
    request: Request, registry: TheRegistry, tries: Tries
) -> schemas.PasskeyCreationOptions:
    """Start creating a passkey: return the options for the browser.

    A challenge that you asked for earlier is no longer valid.
    """
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(_desk(request, registry).begin)


@post("/me/passkeys", status=200, problems=(409, *BODY))
async def add_passkey(
    request: Request,
    data: FromBody[schemas.PasskeyAttestation],
    registry: TheRegistry,
    tries: Tries,
) -> schemas.Passkeys:
    """Finish creating a passkey: verify what the browser has made, and store it."""
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(_desk(request, registry).add, data)


@delete("/me/passkeys/{id:str}", problems=(404,))
async def remove_passkey(request: Request, id: Id, registry: TheRegistry) -> schemas.Passkeys:
    """Remove one of your passkeys."""
    return await asyncio.to_thread(_desk(request, registry).remove, id)


@post("/me/passkeys/ask", status=200)
async def ask_for_passkey(
    request: Request, registry: TheRegistry, tries: Tries
) -> schemas.PasskeyRequestOptions:
    """Start signing in: return the challenge that a passkey signs."""
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(_desk(request, registry).ask)


@post("/me/passkeys/sign-in", status=200, problems=(409, *BODY))
async def sign_in(
    request: Request, data: FromBody[schemas.PasskeyAssertion], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Sign in with a passkey.

    From then on, this device acts as the guest to whom the passkey belongs.
    """
    state, desk = request.scope["state"], _desk(request, registry)
    tries.take(state["address"], A_TRY)
    state["guest"] = await asyncio.to_thread(desk.sign_in, data)
    return await asyncio.to_thread(my_profile, registry.store, state["guest"])


ROUTES = [
    show_passkeys, begin_passkey, add_passkey, remove_passkey, ask_for_passkey, sign_in,
]  # fmt: skip
