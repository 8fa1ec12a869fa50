"""HTTP routes for the channels of your turn reminders: Web Push, mail and webhooks."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.features.notifications import service
from tinstar.server.features.notifications.schemas import (
    AddMailChannel,
    AddPushChannel,
    AddWebhook,
    MailLinkToken,
    NotificationChannels,
)
from tinstar.server.gateway.dependencies import (
    A_TRY,
    BODY,
    TheLanguage,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
)
from tinstar.server.http.routes import FromBody, FromPath, Request, Service, delete, get, post
from tinstar.server.sending.delivery import Delivery
from tinstar.server.tables.registry import TableRegistry

ChannelPath = FromPath[Annotated[str, Meta(description="a way to be told", max_length=40)]]
TheSending = Service[Delivery]


@get("/me/notices")
async def show_notices(
    request: Request, registry: TheRegistry, sending: TheSending
) -> NotificationChannels:
    """List your channels, and the kinds of channels that this server offers."""
    return await _told(request, registry, sending)


@post("/me/notices/push", status=200, problems=BODY)
async def tell_here(
    request: Request,
    data: FromBody[AddPushChannel],
    registry: TheRegistry,
    sending: TheSending,
    tries: Tries,
    language: TheLanguage,
) -> NotificationChannels:
    """Add this browser as a Web Push channel."""
    tries.take(address_of(request), A_TRY)
    added = await service.add_push(registry, sending, guest_of(request), data, language)
    return await _told(request, registry, sending, added)


@post("/me/notices/mail", status=200, problems=BODY)
async def tell_by_mail(
    request: Request,
    data: FromBody[AddMailChannel],
    registry: TheRegistry,
    sending: TheSending,
    tries: Tries,
    language: TheLanguage,
) -> NotificationChannels:
    """Add a mail address as a channel. A first mail asks its reader for consent."""
    tries.take(address_of(request), A_TRY)
    source = address_of(request)
    added = await service.add_mail(registry, sending, guest_of(request), data, language, source)
    return await _told(request, registry, sending, added)


@post("/me/notices/hook", status=200, problems=(404, *BODY))
async def tell_there(
    request: Request,
    data: FromBody[AddWebhook],
    registry: TheRegistry,
    sending: TheSending,
    tries: Tries,
    language: TheLanguage,
) -> NotificationChannels:
    """Add a webhook to a chat room, for yourself or for all players of a table."""
    tries.take(address_of(request), A_TRY)
    added = await service.add_hook(registry, sending, guest_of(request), data, language)
    return await _told(request, registry, sending, added)


@delete("/me/notices/{channel:str}", problems=(404,))
async def tell_no_more(
    request: Request, channel: ChannelPath, registry: TheRegistry, sending: TheSending
) -> NotificationChannels:
    """Remove a channel."""
    await service.remove_channel(registry, guest_of(request), channel)
    return await _told(request, registry, sending)


@post("/notices/prove", status=200, problems=BODY)
async def prove(
    request: Request,
    data: FromBody[MailLinkToken],
    registry: TheRegistry,
    sending: TheSending,
    tries: Tries,
) -> MailLinkToken:
    """Confirm a mail channel with the token of the first mail.

    Returns another token, which unsubscribes.
    """
    tries.take(address_of(request), A_TRY)
    return MailLinkToken(await service.confirm_mail(registry, sending, data.token))


@post("/notices/stop", status=200, problems=BODY)
async def stop(
    request: Request,
    data: FromBody[MailLinkToken],
    registry: TheRegistry,
    sending: TheSending,
    tries: Tries,
) -> MailLinkToken:
    """Unsubscribe from mail with the token in a mail."""
    tries.take(address_of(request), A_TRY)
    await service.unsubscribe(registry, sending, data.token)
    return MailLinkToken("")


async def _told(
    request: Request, registry: TableRegistry, sending: Delivery, added: str = ""
) -> NotificationChannels:
    return await asyncio.to_thread(
        service.channels_for, registry, sending, guest_of(request), added
    )


ROUTES = [
    show_notices, tell_here, tell_by_mail, tell_there, tell_no_more, prove, stop,
]  # fmt: skip
