"""Daily caps on mails that ask for consent, because any guest can enter any mail address.

The caps (`confirmations_a_day...`) are settings of `server/config`.
"""

import time
from collections import Counter, deque
from collections.abc import Callable

from tinstar.server.config import Config
from tinstar.server.errors import TooMuch

A_DAY = 24 * 3600


def mailbox(address: str) -> str:
    """Return a key for the mailbox to which most providers would deliver.

    Upper case, dots before the `@` and a suffix after `+` do not make another mailbox.
    """
    local, _, domain = address.casefold().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


class ConsentMailCaps:
    """Counts the mails that this process has sent within the last 24 hours."""

    def __init__(self, config: Config, now: Callable[[], float] = time.monotonic):
        self._caps = {
            "address": config.confirmations_a_day_per_address,
            "mailbox": config.confirmations_a_day_per_mailbox,
            "domain": config.confirmations_a_day_per_domain,
            "house": config.confirmations_a_day,
        }
        self._now = now
        self._sent = deque[tuple[float, list[tuple[str, str]]]]()
        self._counts = Counter[tuple[str, str]]()

    def take(self, source: str, address: str) -> None:
        """Count a mail to `address`, which a guest at the network address `source` requests.

        If a cap is reached, raises `TooMuch` and does not count the mail.
        """
        self._forget_old()
        domain = address.casefold().rpartition("@")[2]
        keys = list(zip(self._caps, (source, mailbox(address), domain, ""), strict=True))
        for key in keys:
            most = self._caps[key[0]]
            if self._counts[key] >= most:
                raise TooMuch("confirmations", cap=key[0], most=most)
        self._sent.append((self._now(), keys))
        self._counts.update(keys)

    def _forget_old(self) -> None:
        while self._sent and self._sent[0][0] <= self._now() - A_DAY:
            self._counts -= Counter(self._sent.popleft()[1])
