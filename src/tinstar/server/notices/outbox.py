"""What is on its way to others: so much at once and no more that waits, so that nobody who keeps
us waiting harms anybody but themselves."""

import asyncio
from collections.abc import Awaitable, Callable

AT_ONCE = 8  # letters of a kind,
AT_ONCE_TO_ONE = 2  # and of those to one host
MOST = 200  # letters that wait, of a kind,
MOST_TO_ONE = 100  # and of those to one host
PATIENCE = 2.0  # seconds that a house that closes waits for them


class Host:
    """What is on its way to one of them."""

    def __init__(self) -> None:
        self.count = 0
        self.slots = asyncio.Semaphore(AT_ONCE_TO_ONE)


class Outbox:
    """Of one kind."""

    def __init__(self) -> None:
        self._hosts: dict[str, Host] = {}
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._jobs: set[asyncio.Task[None]] = set()

    def put(self, host: str, job: Callable[[], Awaitable[None]]) -> bool:
        """Do it in its turn; False where there are too many."""
        to = self._hosts.get(host) or Host()
        if len(self._jobs) >= MOST or to.count >= MOST_TO_ONE:
            return False
        self._hosts[host] = to
        to.count += 1
        task = asyncio.create_task(self._do(host, to, job))
        self._jobs.add(task)
        task.add_done_callback(self._jobs.discard)
        return True

    async def _do(self, host: str, to: Host, job: Callable[[], Awaitable[None]]) -> None:
        try:
            async with to.slots, self._slots:  # who waits for a slow host takes no other's place
                await job()
        finally:
            to.count -= 1
            if not to.count:
                self._hosts.pop(host, None)

    async def close(self) -> None:
        """Wait a little for what is on its way, and let the rest go."""
        if self._jobs:
            await asyncio.wait(self._jobs, timeout=PATIENCE)
        for job in self._jobs:
            job.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
