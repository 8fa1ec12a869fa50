"""Messages of the API about the channels through which you get turn reminders."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.guests.export_schemas import (
    TableId,
    Url,
)
from tinstar.server.schema_types import Token


class NotificationChannel(Struct, frozen=True):
    """A way to reach you: a browser, a mail address or a chat room.

    `to` is as much of the address as you need to recognize it. If `table` is set, the chat room
    gets reminders for all players seated at that table. A mail address is used only after its
    reader has agreed (`proved`).
    """

    id: str
    kind: Literal["push", "mail", "hook"]
    to: str
    table: str
    proved: bool


class NotificationChannels(Struct, frozen=True):
    """Your channels, and the kinds of channels that the server offers.

    `push_key` is the server's public key for Web Push. `push_key` is empty if the server does not
    offer Web Push.
    """

    push_key: str
    mail: bool
    hooks: bool
    channels: list[NotificationChannel]
    added: str = ""  # id of the channel that this request added


class AddPushChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription to Web Push."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class AddMailChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """A mail address. The server uses the address only after its reader has agreed."""

    address: Annotated[str, Meta(max_length=254)]


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook that accepts JSON with the field `text` or `content`.

    If the request names a table that you host, the chat room gets reminders for all its players.
    """

    url: Url
    table: TableId = ""


class MailLinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """The token in a mail's link."""

    token: Token
