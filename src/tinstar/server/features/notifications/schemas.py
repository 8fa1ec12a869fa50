"""Messages about the channels of turn reminders."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.guests.export_schemas import (
    TableId,
    Url,
)
from tinstar.server.schema_types import Token


class NotificationChannel(Struct, frozen=True):
    """A channel: a browser, a mail address or a chat room.

    `to` is enough of the address to recognize it. The chat room of a `table` gets the turns of all
    players seated there. A mail address is used once it is `proved`.
    """

    id: str
    kind: Literal["push", "mail", "hook"]
    to: str
    table: str
    proved: bool


class NotificationChannels(Struct, frozen=True):
    """Your channels, and the kinds that the server offers.

    `push_key` is the server's public key for Web Push, empty if it is off.
    """

    push_key: str
    mail: bool
    hooks: bool
    channels: list[NotificationChannel]
    added: str = ""  # id of the channel that this request added


class AddPushChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's Web Push subscription."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class AddMailChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address; its reader is asked for consent first."""

    address: Annotated[str, Meta(max_length=254)]


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook that accepts JSON with `text` or `content`.

    With a table that you host, it covers all players seated there.
    """

    url: Url
    table: TableId = ""


class MailLinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in a mail's link."""

    token: Token
