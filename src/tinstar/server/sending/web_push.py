"""Web Push: a message that only one browser can read, signed by this house.

`webpush` seals it and makes the headers (decision 41); it is sent like any other request.
"""

from base64 import urlsafe_b64decode
from typing import NamedTuple

import msgspec

from tinstar.errors import BadOption
from tinstar.server import errors
from tinstar.server.sending.channel_store import Channel
from tinstar.server.sending.mail import checked_address
from tinstar.server.tables.table_store import TableStore

A_DAY = 24 * 3600  # seconds that a push service waits for a browser
POINT, SECRET = 65, 16  # bytes of a browser's keys


class SubscriptionKeys(NamedTuple):
    """The keys of a browser, as it names them."""

    p256dh: str
    auth: str


class EncryptedPush(NamedTuple):
    content: bytes
    headers: dict[str, str]


class VapidKeys(msgspec.Struct, frozen=True):
    """The house's own, in PEM, and the public one as browsers want it."""

    private: bytes
    public: bytes
    shown: str


class PushEncryptor:
    """Seals for browsers. `contact` is a mail address where push services find the owner."""

    def __init__(self, store: TableStore, contact: str):
        try:
            from webpush import WebPush
            from webpush.vapid import VAPID
        except ImportError as e:
            raise BadOption(
                "push: expected webpush, got none: pip install 'tinstar[notices]'"
            ) from e
        contact = checked_address(contact)
        fresh = msgspec.json.encode(VapidKeys(*VAPID.generate_keys()))
        keys = msgspec.json.decode(store.drawn_once("push", fresh), type=VapidKeys)
        self.public = keys.shown
        self._sealer = WebPush(keys.private, keys.public, contact, ttl=A_DAY)

    def sealed(self, channel: Channel, content: bytes, topic: str) -> EncryptedPush:
        """For that browser alone. Of several of the same topic that wait only the last is shown."""
        from webpush import WebPushSubscription

        keys = msgspec.json.decode(channel.sealing, type=SubscriptionKeys)
        whose = {"endpoint": channel.target, "keys": keys._asdict()}
        message = self._sealer.get(content, WebPushSubscription.model_validate(whose))
        own = {key.title(): str(value) for key, value in message.headers.items()}
        return EncryptedPush(message.encrypted, own | {"Topic": topic, "Urgency": "normal"})

    def expect(self, channel: Channel) -> None:
        """`errors.BadOption` where nothing can be sealed for such a browser."""
        try:
            keys = msgspec.json.decode(channel.sealing, type=SubscriptionKeys)
            if (len(_raw(keys.p256dh)), len(_raw(keys.auth))) != (POINT, SECRET):
                raise ValueError
            self.sealed(channel, b"", "")
        except ValueError as e:
            raise errors.BadOption("browser-keys") from e


def _raw(key: str) -> bytes:
    return urlsafe_b64decode(key + "=" * (-len(key) % 4))
