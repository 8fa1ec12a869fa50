"""Deliver notifications through guests' channels, and report the outcome."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Literal

import httpx

from tinstar.errors import BadOption, TinstarError
from tinstar.server.config import Config
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.metrics import NOTICES
from tinstar.server.random_ids import same
from tinstar.server.sending.channel_store import Channel, ChannelStore, Kind
from tinstar.server.sending.consent_mail_caps import ConsentMailCaps
from tinstar.server.sending.dns_lookup import Resolve, check_installed, look_up
from tinstar.server.sending.mail import Mailer, MailRejected
from tinstar.server.sending.message_text import (
    MailEnvelope,
    Sayable,
    chat_webhook_body,
    confirmation_mail,
    mail_message,
    push_body,
)
from tinstar.server.sending.outbound_http import OutboundHttp
from tinstar.server.sending.send_queue import SendQueue
from tinstar.server.sending.web_push import PushEncryptor
from tinstar.server.tables.table_store import TableStore

log = logging.getLogger(__name__)
# Delivered; channel removed; failed this time; queue full; not wanted any more.
Outcome = Literal["sent", "ended", "failed", "dropped", "quiet"]
GONE = (404, 410)
FAILURES = (httpx.HTTPError, httpx.InvalidURL, TinstarError, OSError, ValueError)
PROVE, STOP = "prove", "stop"
SHORT = 32  # characters of a signature


class Delivery:
    """Sends notifications through all kinds of channels that the configuration turns on."""

    def __init__(
        self, config: Config, store: TableStore, keys: SigningKeys, resolve: Resolve = look_up
    ):
        if config.push or config.hooks:
            check_installed()
        self.outside = OutboundHttp(config.inside, resolve)
        self.address = address_of(config)
        self.push = PushEncryptor(store, config.push) if config.push else None
        self.mail = self._mail(config) if config.mail else None
        self.caps = ConsentMailCaps(config)
        self.hooks = config.hooks
        self._store = store
        self._keys = keys
        kinds: tuple[Kind, ...] = ("push", "mail", "hook")
        self._boxes: dict[Kind, SendQueue] = {kind: SendQueue() for kind in kinds}

    def _mail(self, config: Config) -> Mailer:
        if not self.address:
            raise BadOption(
                "mail: expected the setting `outside` or `hosts` too, as links in emails need it;"
                " got neither"
            )
        return Mailer(config.mail, config.mail_from)

    @property
    def offers(self) -> list[Kind]:
        """Return the kinds of channels that guests may add."""
        on = {"push": self.push, "mail": self.mail, "hook": self.hooks}
        return [kind for kind in self._boxes if on[kind]]

    async def close(self) -> None:
        await asyncio.gather(*(box.close() for box in self._boxes.values()))
        await self.outside.close()

    # --- sending ----------------------------------------------------------------------------------

    async def say(self, to: Channel, notice: Sayable, still: Callable[[], bool]) -> Outcome:
        """Queue a notification for the channel.

        When the notification's turn comes, it is sent only if `still` returns True.
        """
        if to.kind not in self.offers:
            return "quiet"

        try:
            address = await self._address_of(to)
        except FAILURES as e:
            return self._counted(to, await self._failed(to, e))

        async def tell() -> Outcome:
            now = await asyncio.to_thread(ChannelStore(self._store.database).channel, to.id)
            if not still() or now is None:
                return "quiet"
            return await self._said(to, lambda: self._tell(to, notice, address))

        return await self._queued(to, tell)

    async def ask_to_prove(self, to: Channel) -> Outcome:
        """Send the mail that asks an address for consent."""
        key = self._keys.digest("mail", to.id)[:SHORT]
        link = f"{self.address}/me#{PROVE}={self.token(PROVE, to.id)}"
        letter = confirmation_mail(self._letter(to), link, key)
        return await self._queued(to, lambda: self._said(to, lambda: self._mailed(letter)))

    async def _queued(self, to: Channel, job: Callable[[], Awaitable[Outcome]]) -> Outcome:
        host = "" if to.kind == "mail" else httpx.URL(to.target).host
        going_out = self._boxes[to.kind].put(host, job)
        return self._counted(to, await _came_of(going_out) if going_out else "dropped")

    def _counted(self, to: Channel, outcome: Outcome) -> Outcome:
        NOTICES.labels(to.kind, outcome).inc()
        return outcome

    async def _address_of(self, to: Channel) -> str:
        """Look up the host of a channel.

        The lookup happens before the message is queued. So a slow name server delays only the guest
        who chose that host.
        """
        if to.kind == "mail":
            return ""
        return await self.outside.find(self.outside.expect(to.target), to.guest)

    async def _said(self, to: Channel, tell: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Send a message, and record whether the channel works."""
        try:
            outcome = await tell()
        except FAILURES as e:
            return await self._failed(to, e)
        notices = ChannelStore(self._store.database)
        await asyncio.to_thread(notices.worked if outcome == "sent" else notices.remove, to.id)
        return outcome

    async def _failed(self, to: Channel, why: Exception) -> Outcome:
        """Count a failure of the channel.

        Timeouts do not count, because this machine or its network may have caused them.
        """
        if to.kind == "mail":  # a failure of the owner's own mail server
            log.warning(
                "mail: expected the mail server to take an email, got %s", type(why).__name__
            )
        elif not isinstance(why, TimeoutError | httpx.TimeoutException):
            if await asyncio.to_thread(ChannelStore(self._store.database).failed, to.id):
                return "ended"
        return "failed"

    async def _tell(self, to: Channel, notice: Sayable, address: str) -> Outcome:
        if to.kind == "mail":
            return await self._mailed(mail_message(notice, self._letter(to), self.address))
        content, headers = self._packed(to, notice)
        status = await self.outside.post(self.outside.expect(to.target), address, content, headers)
        if status in GONE:
            return "ended"
        if not 200 <= status < 300:
            raise OSError(f"expected an HTTP status from 200 to 299, got {status}")
        return "sent"

    def _packed(self, to: Channel, notice: Sayable) -> tuple[bytes, dict[str, str]]:
        if self.push and to.kind == "push":
            topic = self._keys.digest("topic", notice.path)[:SHORT]
            return self.push.sealed(to, push_body(notice, to.language), topic)
        content = chat_webhook_body(notice, to.language, self.address, bool(to.table))
        return content, {"Content-Type": "application/json"}

    async def _mailed(self, letter: EmailMessage) -> Outcome:
        assert self.mail
        try:
            await self.mail.send(letter)
        except MailRejected:
            return "ended"
        return "sent"

    def _letter(self, to: Channel) -> MailEnvelope:
        assert self.mail
        stop = f"{self.address}/me#{STOP}={self.token(STOP, to.id)}"
        return MailEnvelope(self.mail.sender, to.target, to.language, stop)

    # --- links in mails ---------------------------------------------------------------------------

    def token(self, purpose: str, id: str) -> str:
        """Return the token of the link in a mail, which only the reader of the mail knows."""
        return f"{id}.{self._keys.digest(purpose, id)[:SHORT]}"

    def channel_of(self, purpose: str, token: str) -> str:
        """Return the channel to which a token belongs, or "" if the token is invalid."""
        id, _, _ = token.partition(".")
        return id if same(token, self.token(purpose, id)) else ""


async def _came_of(going_out: asyncio.Task[Outcome]) -> Outcome:
    """Wait for a delivery and return its outcome.

    A delivery that was cancelled or raised an exception counts as failed.
    """
    await asyncio.wait([going_out])  # the delivery continues even if this caller is cancelled
    try:
        return going_out.result()
    except asyncio.CancelledError:
        return "failed"
    except Exception as e:
        log.error(
            "notifications: expected to deliver a message, got %s", type(e).__name__, exc_info=e
        )
        return "failed"


def address_of(config: Config) -> str:
    """Return the server's URL for links, or "" if none is configured."""
    if config.secure and config.hosts:
        return f"https://{config.hosts[0]}"
    return config.outside.rstrip("/")
