"""Web Push: messages that are encrypted for one browser and signed by the server.

`webpush` encrypts the messages and builds the headers (decision 41). `outbound_http` sends the
requests.
"""

from base64 import urlsafe_b64decode
from typing import NamedTuple

import msgspec

from tinstar.errors import BadOption
from tinstar.server import errors
from tinstar.server.sending.channel_store import Channel
from tinstar.server.sending.mail import checked_address
from tinstar.server.tables.table_store import TableStore

A_DAY = 24 * 3600  # seconds that a push service keeps a message
POINT, SECRET = 65, 16  # bytes of a browser's keys


class SubscriptionKeys(NamedTuple):
    """The keys that a browser gives with its subscription."""

    p256dh: str
    auth: str


class EncryptedPush(NamedTuple):
    content: bytes
    headers: dict[str, str]


class VapidKeys(msgspec.Struct, frozen=True):
    """The server's VAPID keys in PEM, and the public key in the form that browsers expect."""

    private: bytes
    public: bytes
    shown: str


class PushEncryptor:
    """Encrypts messages for browsers.

    `contact` is the owner's mail address, which is sent to push services.
    """

    def __init__(self, store: TableStore, contact: str):
        try:
            from webpush import WebPush
            from webpush.vapid import VAPID
        except ImportError as e:
            raise BadOption(
                "push: expected the package webpush, got none;"
                ' install the extra "notices" (docs/install.md)'
            ) from e
        contact = checked_address(contact)
        fresh = msgspec.json.encode(VapidKeys(*VAPID.generate_keys()))
        keys = msgspec.json.decode(store.drawn_once("push", fresh), type=VapidKeys)
        self.public = keys.shown
        self._sealer = WebPush(keys.private, keys.public, contact, ttl=A_DAY)

    def sealed(self, channel: Channel, content: bytes, topic: str) -> EncryptedPush:
        """Encrypt a message for one browser.

        If several messages with the same topic are unread, the browser shows only the last one.
        """
        from webpush import WebPushSubscription

        keys = msgspec.json.decode(channel.sealing, type=SubscriptionKeys)
        whose = {"endpoint": channel.target, "keys": keys._asdict()}
        message = self._sealer.get(content, WebPushSubscription.model_validate(whose))
        own = {key.title(): str(value) for key, value in message.headers.items()}
        return EncryptedPush(message.encrypted, own | {"Topic": topic, "Urgency": "normal"})

    def expect(self, channel: Channel) -> None:
        """Raise `errors.BadOption` if the subscription's keys are invalid."""
        try:
            keys = msgspec.json.decode(channel.sealing, type=SubscriptionKeys)
            if (len(_raw(keys.p256dh)), len(_raw(keys.auth))) != (POINT, SECRET):
                raise ValueError
            self.sealed(channel, b"", "")
        except ValueError as e:
            raise errors.BadOption("browser-keys") from e


def _raw(key: str) -> bytes:
    return urlsafe_b64decode(key + "=" * (-len(key) % 4))
