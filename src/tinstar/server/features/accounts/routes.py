"""What is a guest's own, over HTTP: profile, devices, history, ratings, export and erasure.

All of it is of whoever asks; there is no way to ask for somebody else's.
"""

import asyncio
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from tinstar.engine.actions import MOST_SEATS
from tinstar.server.errors import BadOption
from tinstar.server.features.accounts import schemas, service
from tinstar.server.features.accounts.erasure import erase
from tinstar.server.features.history import card_statistics
from tinstar.server.features.history.schemas import Cards
from tinstar.server.features.history.service import Asked, Past
from tinstar.server.gateway.dependencies import (
    A_TRY,
    AN_EXPORT,
    BODY,
    Asks,
    TheHouse,
    TheLanguage,
    Tries,
    address_of,
    guest_of,
    house_address,
    problems,
)
from tinstar.server.guests.signed_cookies import new_token
from tinstar.server.tables.registry import House

Before = Annotated[int | None, QueryParameter(ge=0, lt=2**31, description="`more` of History")]
OfGame = Annotated[str, QueryParameter(max_length=40, description="the name of a game")]
OfSize = Annotated[int, QueryParameter(ge=0, le=MOST_SEATS, description="so many seats; 0: any")]
Against = Annotated[str, QueryParameter(max_length=24, description="the `key` of an opponent")]


@get("/me", responses=problems())
async def show_me(request: Asks, house: TheHouse) -> schemas.Person:
    """How whoever asks is known."""
    return await asyncio.to_thread(service.person, house.store, guest_of(request))


@put("/me", responses=problems(*BODY))
async def introduce(
    request: Asks, data: JSONBody[schemas.Introduce], house: TheHouse, tries: Tries
) -> schemas.Person:
    """Be known by a name and a mark."""
    tries.take(address_of(request), A_TRY)
    return await asyncio.to_thread(service.introduce, house.store, guest_of(request), data)


@post("/me/link", status_code=200, responses=problems())
async def make_link(request: Asks, house: TheHouse, tries: Tries) -> schemas.DeviceLink:
    """A link that makes another device the same guest, once; an older one ends."""
    tries.take(address_of(request), A_TRY)
    address = house_address(request, house.config)
    return await asyncio.to_thread(service.link, house.store, guest_of(request), address)


@delete("/me/link", status_code=200, responses=problems())
async def withdraw_link(request: Asks, house: TheHouse) -> schemas.Person:
    """The link serves nobody any more."""
    return await asyncio.to_thread(service.withdraw, house.store, guest_of(request))


@post("/me/move", status_code=200, responses=problems(409, *BODY))
async def move_here(
    request: Asks, data: JSONBody[schemas.MoveHere], house: TheHouse, tries: Tries
) -> schemas.Person:
    """With a link from another device: this one is the same guest from now on. What it was until
    now it is no more."""
    state = request.scope["state"]
    tries.take(state["address"], A_TRY)
    state["guest"] = await service.move(house, guest_of(request), data.token)
    return await asyncio.to_thread(service.person, house.store, state["guest"])


@post("/me/sign-out", status_code=200, responses=problems())
async def sign_out(request: Asks, house: TheHouse, tries: Tries) -> schemas.Person:
    """All devices but this one are this guest no more, nor is who has a link to another one."""
    tries.take(address_of(request), A_TRY)
    found = await asyncio.to_thread(service.sign_out, house.store, guest_of(request))
    request.scope["state"]["renewed"] = True
    return found


@get("/me/history", responses=problems(404))
async def show_history(
    request: Asks,
    house: TheHouse,
    before: Before = None,
    game: OfGame = "",
    players: OfSize = 0,
    against: Against = "",
) -> schemas.History:
    """One's matches, some at a time."""
    asked = Asked(before, game, players, against)
    return await asyncio.to_thread(_past(request, house).history, asked)


@get("/me/standing", responses=problems())
async def show_standing(request: Asks, house: TheHouse) -> schemas.Strength:
    """One's ratings and shares of wins."""
    return await asyncio.to_thread(_past(request, house).standing)


@get("/me/cards", responses=problems())
async def show_cards(request: Asks, house: TheHouse, language: TheLanguage) -> Cards:
    """What one did and had, and how these matches went. What is still to be counted is, now."""
    guest = guest_of(request)
    waiting = await house.counts.ask(guest)

    def told() -> Cards:
        found = house.store.counted.of(guest)
        return Cards(card_statistics.told(found, list(house.games), language), waiting)

    return await asyncio.to_thread(told)


@get("/me/export", responses=problems())
async def export(request: Asks, house: TheHouse, tries: Tries) -> Response[schemas.Export]:
    """All that the house has on whoever asks."""
    tries.take(address_of(request), AN_EXPORT)
    found = await asyncio.to_thread(service.export, _past(request, house), house.store)
    headers = {"content-disposition": 'attachment; filename="tinstar-me.json"'}
    return Response(found, headers=headers)


@post("/me/erase", status_code=200, responses=problems(409, *BODY))
async def erase_me(
    request: Asks, data: JSONBody[schemas.Erase], house: TheHouse, tries: Tries
) -> schemas.Person:
    """Have all of that forgotten: chairs pass on, names become somebody's. There is no way back."""
    state = request.scope["state"]
    if not data.sure:
        raise BadOption("sure")
    tries.take(state["address"], AN_EXPORT)
    await erase(house, guest_of(request))
    state["guest"] = new_token()
    return schemas.Person("", "", 0, 0, 0.0)


def _past(request: Asks, house: House) -> Past:
    return Past(house.store, house.keys, guest_of(request))


HANDLERS = [
    show_me, introduce, make_link, withdraw_link, move_here, sign_out, show_history, show_standing,
    show_cards, export, erase_me,
]  # fmt: skip
