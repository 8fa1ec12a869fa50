"""HTTP routes of your own account: profile, devices, export and erasure.

All routes act on the guest who sends the request. No request can name another guest.
"""

import asyncio

from tinstar.server.errors import BadOption
from tinstar.server.features.accounts import schemas, service
from tinstar.server.features.accounts.erasure import erase_guest
from tinstar.server.features.feature import TheFeatures
from tinstar.server.gateway.dependencies import (
    A_TRY,
    AN_EXPORT,
    BODY,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
    server_address,
)
from tinstar.server.guests.export_schemas import Export, MyProfile
from tinstar.server.http.routes import FromBody, Request, Response, delete, get, post, put
from tinstar.server.random_ids import new_token


@get("/me")
async def show_me(request: Request, registry: TheRegistry) -> MyProfile:
    """Return your profile."""
    return await asyncio.to_thread(service.my_profile, registry.store, guest_of(request))


@put("/me", problems=BODY)
async def introduce(
    request: Request, data: FromBody[schemas.EditProfile], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Change your name and your mark (the icon beside it)."""
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(service.edit_profile, registry.store, guest_of(request), data)


@post("/me/link", status=200)
async def make_link(request: Request, registry: TheRegistry, tries: Tries) -> schemas.DeviceLink:
    """Create a link that signs in another device. The link works once.

    Your earlier link no longer works.
    """
    tries.take(address_of(request), A_TRY)
    address = server_address(request, registry.config)
    return await asyncio.to_thread(
        service.new_device_link, registry.store, guest_of(request), address
    )


@delete("/me/link")
async def withdraw_link(request: Request, registry: TheRegistry) -> MyProfile:
    """Make your device link stop working."""
    return await asyncio.to_thread(service.withdraw_device_link, registry.store, guest_of(request))


@post("/me/move", status=200, problems=(409, *BODY))
async def move_here(
    request: Request, data: FromBody[schemas.LinkDevice], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Use a link that another device has created. Both devices are then the same guest.

    This device no longer acts as the guest that it was before.
    """
    state = request.scope["state"]
    tries.take(state["address"], A_TRY)
    state["guest"] = await asyncio.to_thread(
        service.use_device_link, registry.store, guest_of(request), data.token
    )
    return await asyncio.to_thread(service.my_profile, registry.store, state["guest"])


@post("/me/sign-out", status=200)
async def sign_out(request: Request, registry: TheRegistry, tries: Tries) -> MyProfile:
    """Sign out all other devices. Your device link stops working too."""
    tries.take(address_of(request), A_TRY)
    found = await asyncio.to_thread(service.sign_out, registry.store, guest_of(request))
    request.scope["state"]["renewed"] = True
    return found


@get("/me/export")
async def export(
    request: Request, registry: TheRegistry, tries: Tries, features: TheFeatures
) -> Response[Export]:
    """Export everything that the server stores about you."""
    tries.take(address_of(request), AN_EXPORT)
    asked = features, registry.store, registry.keys, guest_of(request)
    found = await asyncio.to_thread(service.export, *asked)
    headers = {"content-disposition": 'attachment; filename="tinstar-me.json"'}
    return Response(found, headers)


@post("/me/erase", status=200, problems=(409, *BODY))
async def erase_me(
    request: Request, data: FromBody[schemas.EraseGuest], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Erase you: your seats are freed, and your names are replaced. This cannot be undone."""
    state = request.scope["state"]
    if not data.sure:
        raise BadOption("sure")
    tries.take(state["address"], AN_EXPORT)
    await erase_guest(registry, guest_of(request))
    state["guest"] = new_token()
    return MyProfile("", "", 0, 0, 0.0)


ROUTES = [
    show_me, introduce, make_link, withdraw_link, move_here, sign_out, export, erase_me,
]  # fmt: skip
