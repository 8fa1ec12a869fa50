"""What is a guest's own, over HTTP: profile, devices, history, ratings, export and erasure.

All of it is of whoever asks; there is no way to ask for somebody else's.
"""

import asyncio

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody

from tinstar.server.errors import BadOption
from tinstar.server.features.accounts import schemas, service
from tinstar.server.features.accounts.erasure import erase_guest
from tinstar.server.features.feature import TheFeatures
from tinstar.server.gateway.dependencies import (
    A_TRY,
    AN_EXPORT,
    BODY,
    Asks,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
    problems,
    server_address,
)
from tinstar.server.guests.export_schemas import Export, MyProfile
from tinstar.server.random_ids import new_token


@get("/me", responses=problems())
async def show_me(request: Asks, registry: TheRegistry) -> MyProfile:
    """How whoever asks is known."""
    return await asyncio.to_thread(service.my_profile, registry.store, guest_of(request))


@put("/me", responses=problems(*BODY))
async def introduce(
    request: Asks, data: JSONBody[schemas.EditProfile], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Be known by a name and a mark."""
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(service.edit_profile, registry.store, guest_of(request), data)


@post("/me/link", status_code=200, responses=problems())
async def make_link(request: Asks, registry: TheRegistry, tries: Tries) -> schemas.DeviceLink:
    """A link that makes another device the same guest, once; an older one ends."""
    tries.take(address_of(request), A_TRY)
    address = server_address(request, registry.config)
    return await asyncio.to_thread(
        service.new_device_link, registry.store, guest_of(request), address
    )


@delete("/me/link", status_code=200, responses=problems())
async def withdraw_link(request: Asks, registry: TheRegistry) -> MyProfile:
    """The link serves nobody any more."""
    return await asyncio.to_thread(service.withdraw_device_link, registry.store, guest_of(request))


@post("/me/move", status_code=200, responses=problems(409, *BODY))
async def move_here(
    request: Asks, data: JSONBody[schemas.LinkDevice], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """With a link from another device: this one is the same guest from now on. What it was until
    now it is no more."""
    state = request.scope["state"]
    tries.take(state["address"], A_TRY)
    state["guest"] = await asyncio.to_thread(
        service.use_device_link, registry.store, guest_of(request), data.token
    )
    return await asyncio.to_thread(service.my_profile, registry.store, state["guest"])


@post("/me/sign-out", status_code=200, responses=problems())
async def sign_out(request: Asks, registry: TheRegistry, tries: Tries) -> MyProfile:
    """All devices but this one are this guest no more, nor is who has a link to another one."""
    tries.take(address_of(request), A_TRY)
    found = await asyncio.to_thread(service.sign_out, registry.store, guest_of(request))
    request.scope["state"]["renewed"] = True
    return found


@get("/me/export", responses=problems())
async def export(
    request: Asks, registry: TheRegistry, tries: Tries, features: TheFeatures
) -> Response[Export]:
    """All that the house has on whoever asks."""
    tries.take(address_of(request), AN_EXPORT)
    asked = features, registry.store, registry.keys, guest_of(request)
    found = await asyncio.to_thread(service.export, *asked)
    headers = {"content-disposition": 'attachment; filename="tinstar-me.json"'}
    return Response(found, headers=headers)


@post("/me/erase", status_code=200, responses=problems(409, *BODY))
async def erase_me(
    request: Asks, data: JSONBody[schemas.EraseGuest], registry: TheRegistry, tries: Tries
) -> MyProfile:
    """Have all of that forgotten: chairs pass on, names become somebody's. There is no way back."""
    state = request.scope["state"]
    if not data.sure:
        raise BadOption("sure")
    tries.take(state["address"], AN_EXPORT)
    await erase_guest(registry, guest_of(request))
    state["guest"] = new_token()
    return MyProfile("", "", 0, 0, 0.0)


HANDLERS = [
    show_me, introduce, make_link, withdraw_link, move_here, sign_out, export, erase_me,
]  # fmt: skip
