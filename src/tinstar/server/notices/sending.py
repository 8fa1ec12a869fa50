"""Sends what is to be said by the channels of guests, and says what came of it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Literal

import httpx

from tinstar.core.errors import BadOption, TinstarError
from tinstar.server.config import Config
from tinstar.server.figures import NOTICES
from tinstar.server.keeping.notices import Channel, Kind
from tinstar.server.keeping.store import Store
from tinstar.server.keys import Keys, same
from tinstar.server.notices.caps import DailyCaps
from tinstar.server.notices.mail import Mailer, Refused
from tinstar.server.notices.outbox import Outbox
from tinstar.server.notices.outside import Outside, Resolve, looked_up
from tinstar.server.notices.push import Push
from tinstar.server.notices.wording import (
    Letter,
    Sayable,
    by_mail,
    for_browser,
    for_room,
    to_prove,
)

log = logging.getLogger(__name__)
# It has come; the channel is no more; not this time; too many waited; nobody is asked any more.
Outcome = Literal["sent", "ended", "failed", "dropped", "quiet"]
GONE = (404, 410)
PROVE, STOP = "prove", "stop"
SHORT = 32  # characters of a signature


class Sending:
    """All the ways that the owner of the house has switched on."""

    def __init__(self, config: Config, store: Store, keys: Keys, resolve: Resolve = looked_up):
        self.outside = Outside(config.inside, resolve)
        self.address = address_of(config)
        self.push = Push(store, config.push) if config.push else None
        self.mail = self._mail(config) if config.mail else None
        self.caps = DailyCaps(config)
        self.hooks = config.hooks
        self._store = store
        self._keys = keys
        kinds: tuple[Kind, ...] = ("push", "mail", "hook")
        self._boxes: dict[Kind, Outbox] = {kind: Outbox() for kind in kinds}

    def _mail(self, config: Config) -> Mailer:
        if not self.address:
            raise BadOption("mail: expected outside or hosts as well, for the links in it")
        return Mailer(config.mail, config.mail_from)

    @property
    def offers(self) -> list[Kind]:
        """The kinds that guests may ask for."""
        on = {"push": self.push, "mail": self.mail, "hook": self.hooks}
        return [kind for kind in self._boxes if on[kind]]

    async def close(self) -> None:
        await asyncio.gather(*(box.close() for box in self._boxes.values()))
        await self.outside.close()

    # --- saying it -------------------------------------------------------------------------------

    async def say(self, to: Channel, notice: Sayable, still: Callable[[], bool]) -> Outcome:
        """Say it by that channel when its turn comes, if it is `still` so then."""
        if to.kind not in self.offers:
            return "quiet"

        async def tell() -> Outcome:
            now = await asyncio.to_thread(self._store.notices.channel, to.id)
            if not still() or now is None:
                return "quiet"
            return await self._said(to, lambda: self._tell(to, notice))

        return await self._queued(to, tell)

    async def ask_to_prove(self, to: Channel) -> Outcome:
        """Write to an address whether it wants to be written to."""
        key = self._keys.digest("mail", to.id)[:SHORT]
        link = f"{self.address}/me#{PROVE}={self.token(PROVE, to.id)}"
        letter = to_prove(self._letter(to), link, key)
        return await self._queued(to, lambda: self._said(to, lambda: self._mailed(letter)))

    async def _queued(self, to: Channel, job: Callable[[], Awaitable[Outcome]]) -> Outcome:
        host = "" if to.kind == "mail" else httpx.URL(to.target).host
        going_out = self._boxes[to.kind].put(host, job)
        outcome = await _came_of(going_out) if going_out else "dropped"
        NOTICES.labels(to.kind, outcome).inc()
        return outcome

    async def _said(self, to: Channel, tell: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """What came of it, and the channel remembers that."""
        try:
            outcome = await tell()
        except (httpx.HTTPError, httpx.InvalidURL, TinstarError, OSError, ValueError) as e:
            if to.kind == "mail":  # of rooms and browsers the figures say enough
                log.warning("mail: expected it to be taken, got %s", type(e).__name__)
            outcome = "failed"
        notices = self._store.notices
        if outcome == "sent":
            await asyncio.to_thread(notices.worked, to.id)
        elif outcome == "ended":
            await asyncio.to_thread(notices.remove, to.id)
        elif to.kind != "mail":  # where it is the owner's own server that does not work
            if await asyncio.to_thread(notices.failed, to.id):
                outcome = "ended"
        return outcome

    async def _tell(self, to: Channel, notice: Sayable) -> Outcome:
        if to.kind == "mail":
            return await self._mailed(by_mail(notice, self._letter(to), self.address))
        content, headers = self._packed(to, notice)
        status = await self.outside.post(to.target, content, headers)
        if status in GONE:
            return "ended"
        return "sent" if 200 <= status < 300 else "failed"

    def _packed(self, to: Channel, notice: Sayable) -> tuple[bytes, dict[str, str]]:
        if self.push and to.kind == "push":
            topic = self._keys.digest("topic", notice.path)[:SHORT]
            return self.push.sealed(to, for_browser(notice, to.language), topic)
        content = for_room(notice, to.language, self.address, bool(to.table))
        return content, {"Content-Type": "application/json"}

    async def _mailed(self, letter: EmailMessage) -> Outcome:
        assert self.mail
        try:
            await self.mail.send(letter)
        except Refused:
            return "ended"
        return "sent"

    def _letter(self, to: Channel) -> Letter:
        assert self.mail
        stop = f"{self.address}/me#{STOP}={self.token(STOP, to.id)}"
        return Letter(self.mail.sender, to.target, to.language, stop)

    # --- links in letters ------------------------------------------------------------------------

    def token(self, purpose: str, id: str) -> str:
        """What only who reads a letter can know."""
        return f"{id}.{self._keys.digest(purpose, id)[:SHORT]}"

    def channel_of(self, purpose: str, token: str) -> str:
        """The id of the channel that it is about; empty for what is not ours."""
        id, _, _ = token.partition(".")
        return id if same(token, self.token(purpose, id)) else ""


async def _came_of(going_out: asyncio.Task[Outcome]) -> Outcome:
    """It has failed, too, where a house that closes let it go, or what came of it was not kept."""
    await asyncio.wait([going_out])  # it goes out also when nobody waits for it any more
    try:
        return going_out.result()
    except asyncio.CancelledError:
        return "failed"
    except Exception as e:
        log.error("a notice: got %s", type(e).__name__, exc_info=e)
        return "failed"


def address_of(config: Config) -> str:
    """Under which address links lead to the house; empty where nobody has said it."""
    if config.secure and config.hosts:
        return f"https://{config.hosts[0]}"
    return config.outside.rstrip("/")
