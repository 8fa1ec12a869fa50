"""Manage the channels of turn reminders."""

import asyncio

import msgspec

from tinstar.engine.i18n import ENGLISH
from tinstar.server.errors import BadOption, Forbidden, NotFound, TooMuch
from tinstar.server.features.notifications.schemas import (
    AddMailChannel,
    AddPushChannel,
    AddWebhook,
    NotificationChannel,
    NotificationChannels,
)
from tinstar.server.sending import mail
from tinstar.server.sending.channel_store import Channel, ChannelStore
from tinstar.server.sending.delivery import PROVE, STOP, Delivery
from tinstar.server.sending.outbound_http import LOOKED_UP_WITHIN, AddressNotAllowed
from tinstar.server.sending.web_push import SubscriptionKeys
from tinstar.server.tables.registry import TableRegistry

MOST = 12  # channels per guest


def channels_for(
    registry: TableRegistry, sending: Delivery, guest: str, added: str = ""
) -> NotificationChannels:
    """Return the kinds of channels that the server offers, and the guest's own channels."""
    shown = [
        NotificationChannel(x.id, x.kind, _shown(x), x.table, x.proved)
        for x in ChannelStore(registry.store.database).of(guest)
    ]
    key = sending.push.public if sending.push else ""
    return NotificationChannels(key, bool(sending.mail), sending.hooks, shown, added)


def _shown(channel: Channel) -> str:
    """Return as much of the address as is needed to recognize it.

    The whole URL of a webhook is a secret.
    """
    if channel.kind == "mail":
        return channel.target
    return channel.target.split("/")[2].rpartition("@")[2]


async def add_push(
    registry: TableRegistry,
    sending: Delivery,
    guest: str,
    said: AddPushChannel,
    language: str = ENGLISH,
) -> str:
    """Add a Web Push subscription, in the guest's current language.

    Returns the id of the channel.
    """
    if sending.push is None:
        raise Forbidden("no-push")
    sealing = msgspec.json.encode(SubscriptionKeys(said.p256dh, said.auth)).decode()
    new = Channel("", guest, "push", said.endpoint, sealing, language=language)
    await _expect_outside(sending, guest, new.target)
    sending.push.expect(new)
    return await _add(registry, new)


async def add_hook(
    registry: TableRegistry,
    sending: Delivery,
    guest: str,
    said: AddWebhook,
    language: str = ENGLISH,
) -> str:
    """Add a webhook.

    The host of a table may give that table. The webhook then gets reminders for all players seated
    there.
    """
    if not sending.hooks:
        raise Forbidden("no-hooks")
    if said.table:
        record = await asyncio.to_thread(registry.store.table, said.table)
        if record is None:
            raise NotFound("no-table")
        if record.host != guest:
            raise Forbidden("not-host")
    await _expect_outside(sending, guest, said.url)
    new = Channel("", guest, "hook", said.url, table=said.table, language=language)
    return await _add(registry, new)


async def add_mail(
    registry: TableRegistry,
    sending: Delivery,
    guest: str,
    said: AddMailChannel,
    language: str = ENGLISH,
    source: str = "",
) -> str:
    """Add a mail channel, which is used once the reader of a first mail has agreed.

    `source` is the network address from which the guest asks. Raises `TooMuch` if more such mails
    were requested today than the server allows.
    """
    if sending.mail is None:
        raise Forbidden("no-mail")
    new = Channel(
        "", guest, "mail", mail.checked_address(said.address), proved=False, language=language
    )
    sending.caps.take(source, new.target)
    id = await _add(registry, new)
    if await sending.ask_to_prove(new._replace(id=id)) != "sent":
        await asyncio.to_thread(ChannelStore(registry.store.database).remove, id)
        raise BadOption("mail-refused")
    return id


async def _add(registry: TableRegistry, new: Channel) -> str:
    id = await asyncio.to_thread(ChannelStore(registry.store.database).add, new, MOST)
    if id is None:
        raise TooMuch("channels", most=MOST)
    return id


async def _expect_outside(sending: Delivery, guest: str, url: str) -> None:
    """Raise `BadOption` if the server may not send requests to the URL.

    Each later request to the URL is checked again.
    """
    try:
        async with asyncio.timeout(LOOKED_UP_WITHIN):
            await sending.outside.find(sending.outside.expect(url), guest)
    except (AddressNotAllowed, TimeoutError) as e:
        raise BadOption("not-outside") from e


async def remove_channel(registry: TableRegistry, guest: str, id: str) -> None:
    if not await asyncio.to_thread(ChannelStore(registry.store.database).remove, id, guest):
        raise NotFound("no-channel")


async def confirm_mail(registry: TableRegistry, sending: Delivery, token: str) -> str:
    """Confirm a mail channel by its token, which works once.

    Returns another token, which unsubscribes.
    """
    id = sending.channel_of(PROVE, token)
    if not (id and await asyncio.to_thread(ChannelStore(registry.store.database).prove, id)):
        raise Forbidden("letter-spent")
    return sending.token(STOP, id)


async def unsubscribe(registry: TableRegistry, sending: Delivery, token: str) -> None:
    """Remove a mail channel by its token."""
    id = sending.channel_of(STOP, token)
    if not (id and await asyncio.to_thread(ChannelStore(registry.store.database).remove, id)):
        raise Forbidden("letter-spent")
