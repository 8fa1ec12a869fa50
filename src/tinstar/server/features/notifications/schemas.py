"""What is said of notices: whose turn it is, and by which ways somebody is told."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.guests.export_schemas import (
    TableId,
    Url,
)
from tinstar.server.schema_types import Token


class NotificationChannel(Struct, frozen=True):
    """A way by which one is told that it is one's turn: in a browser, by mail, in a chat room. `to`
    is as much of where as one needs to know it by. A chat room of a `table` hears of the turns of
    all who sit there. An address by mail counts once it is `proved`."""

    id: str
    kind: Literal["push", "mail", "hook"]
    to: str
    table: str
    proved: bool


class NotificationChannels(Struct, frozen=True):
    """The ways that one has asked for, and those that the house offers: `push_key` is its public
    key for Web Push, empty where it has none."""

    push_key: str
    mail: bool
    hooks: bool
    channels: list[NotificationChannel]
    added: str = ""  # the id of the one that was just asked for


class AddPushChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me in this browser: its subscription to a push service."""

    endpoint: Url
    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=100)]


class AddMailChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me by mail; whoever reads it is asked first."""

    address: Annotated[str, Meta(max_length=254)]


class AddWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell me in a chat room, by an address that takes JSON with `text` or `content`; with a table
    of one's own, all who sit there."""

    url: Url
    table: TableId = ""


class MailLinkToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the link of a letter."""

    token: Token
