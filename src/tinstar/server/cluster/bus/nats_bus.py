"""A message bus over NATS. After a lost connection, it restores all subscriptions."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.errors import Error

from tinstar.server.background_tasks import BackgroundTasks
from tinstar.server.cluster.bus.bus_protocol import Answer, Hear
from tinstar.server.errors import Unreachable

log = logging.getLogger(__name__)
MOST_UNSENT = 10_000  # more are dropped; receivers notice the gap in the numbers
LAST_WORDS = 1  # seconds at shutdown to send the rest
Order = Callable[[], Awaitable[object]]


class NatsBus:
    """An implementation of `Bus` over NATS."""

    def __init__(self, url: str):
        self._url = url
        self._client = Client()
        self._orders = asyncio.Queue[Order](MOST_UNSENT)
        self._heard: dict[str, Subscription] = {}
        self._work: asyncio.Task[None] | None = None
        self._answering = BackgroundTasks()
        self._is_away = False

    @property
    def is_up(self) -> bool:
        return self._client.is_connected

    async def open(self) -> None:
        self._work = asyncio.create_task(self._carry_out())

    async def close(self) -> None:
        if self._work and self.is_up:
            with contextlib.suppress(TimeoutError, Error):
                await asyncio.wait_for(self._orders.join(), LAST_WORDS)
                await self._client.flush(LAST_WORDS)
        if self._work:
            self._work.cancel()
        await self._answering.close()
        # The client cancels its own tasks if the server has just gone away: not an error.
        await asyncio.gather(self._client.close(), return_exceptions=True)

    async def _carry_out(self) -> None:
        """Connect, then carry out the operations in the queue, in order."""
        await self._client.connect(
            self._url,
            error_cb=self._away,
            reconnected_cb=self._back,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,  # pyright: ignore[reportArgumentType] - it only sleeps so long
            connect_timeout=2,
            ping_interval=2,
            max_outstanding_pings=2,
        )
        while True:
            order = await self._orders.get()
            try:
                await order()
            except Exception as e:  # later operations must still be carried out
                log.warning("bus: expected to send an operation to NATS, got %s", type(e).__name__)
            finally:
                self._orders.task_done()

    def _order(self, order: Order) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._orders.put_nowait(order)

    def publish(self, subject: str, raw: bytes) -> None:
        if self.is_up:  # a late message would be outdated by then
            self._order(partial(self._client.publish, subject, raw))

    def hear(self, subject: str, hear: Hear) -> None:
        async def heard(message: Msg) -> None:
            hear(message.data)

        self._order(partial(self._subscribe, subject, heard))

    async def _subscribe(self, subject: str, heard: Callable[[Msg], Awaitable[None]]) -> None:
        self._heard[subject] = await self._client.subscribe(subject, cb=heard)

    def quiet(self, subject: str) -> None:
        self._order(partial(self._unsubscribe, subject))

    async def _unsubscribe(self, subject: str) -> None:
        if subscription := self._heard.pop(subject, None):
            await subscription.unsubscribe()

    def serve(self, subject: str, answer: Answer) -> None:
        async def asked(message: Msg) -> None:
            self._answering.begin(self._answer(message, answer))

        self._order(partial(self._subscribe, subject, asked))

    async def _answer(self, message: Msg, answer: Answer) -> None:
        try:
            await message.respond(await answer(message.data))
        except Exception as e:  # the caller will time out
            log.warning("bus: expected a reply to a request, got %s", type(e).__name__)

    async def ask(self, subject: str, raw: bytes, within: float) -> bytes:
        if not self.is_up:
            raise Unreachable
        try:
            return (await self._client.request(subject, raw, timeout=within)).data
        except (Error, OSError) as e:
            raise Unreachable from e

    async def _away(self, e: Exception) -> None:
        """Log once that the connection was lost. The client tries to reconnect twice a second."""
        if not (self._is_away or self.is_up):
            self._is_away = True
            log.error("bus: expected a connection to NATS, got %s; trying again", type(e).__name__)

    async def _back(self) -> None:
        self._is_away = False
        log.warning("bus: connected to NATS again")
