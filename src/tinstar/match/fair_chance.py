"""Fair chance: compute each card and die from the server's seed and the players' phrases.

First the server commits to a secret seed. Then each player commits to a phrase (`words` in the
code). Next, the players reveal their phrases. The server reveals the seed only after the last
action. docs/fair.md explains how to recompute a match, and what this procedure does and does not
guarantee.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from tinstar.engine.argument_checks import whole
from tinstar.errors import BadOption
from tinstar.match.journal_lines import LONGEST_WORDS, Share

SEED_BYTES = 32
A_ROUND = 2**16  # larger than the number of draws in any round
RANGE = 2**256  # number of values of HMAC-SHA-256


def new_seed(told: bytes | int | None = None) -> bytes:
    """Return a secret seed of 32 bytes.

    If you pass an integer, the same integer always gives the same seed. Such a seed is not secret.
    """
    if told is None:
        return secrets.token_bytes(SEED_BYTES)
    if not isinstance(told, bytes):
        return hashlib.sha256(str(whole("seed", told)).encode()).digest()
    if len(told) != SEED_BYTES:
        raise BadOption(
            f"seed: expected {SEED_BYTES} bytes or a whole number, got {len(told)} bytes"
        )
    return told


def commitment(seed: bytes) -> str:
    """Return the commitment to a seed: 64 hexadecimal digits.

    The server publishes the commitment before any player chooses a phrase.
    """
    return hashlib.sha256(seed).hexdigest()


def share_of(words: str, nonce: str | None = None) -> Share:
    """Return a phrase with its nonce and commitment.

    Without `nonce`, draw a random nonce.
    """
    if not 0 < len(words) <= LONGEST_WORDS or not words.isprintable():
        raise BadOption(
            f"words: expected a phrase, one printable line of 1 to {LONGEST_WORDS} characters;"
            f" got {words[:40]!r}"
        )
    nonce = nonce or secrets.token_hex(SEED_BYTES)
    return Share(hashlib.sha256(_shown(nonce, words)).hexdigest(), nonce, words)


def check_share(share: Share) -> None:
    """Raise `BadOption` unless the revealed nonce and phrase match the commitment."""
    if share.nonce is None and share.words is None:
        return
    if share.nonce is None or share.words is None:
        raise BadOption("nonce, words: expected both or neither, got only one of them")
    made = share_of(share.words, share.nonce).commitment
    if made != share.commitment:
        expected = f"nonce, words: expected both to give the commitment {share.commitment}"
        raise BadOption(f"{expected}, got the commitment {made}")


def next_draw(last: int, new_round: bool) -> int:
    """Return the number of the next draw in a duplicate (several tables with the same deals).

    `last` is the number of the previous draw, or -1 before the first draw. The numbers of each
    round begin at a fixed number. So all tables use the same numbers in a round, even if they
    needed different numbers of draws in earlier rounds.
    """
    return (last // A_ROUND + 1) * A_ROUND if new_round else last + 1


def _shown(nonce: str, words: str) -> bytes:
    return f"{nonce} {words}".encode()


class FairChance:
    """A source of chance outcomes, which are computed as docs/fair.md describes."""

    def __init__(self, seed: bytes, shares: Sequence[Share | None] = ()):
        self.seed = seed
        shown = [_shown(s.nonce, s.words) for s in shares if s and s.nonce and s.words]
        self._shown = b"".join(line + b"\n" for line in shown)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def answer(self, position: int, weights: Sequence[int]) -> int:
        """Draw an index into `weights`, each with a probability in proportion to its weight.

        The weights are integers, not negative and not all zero. `position` is the number of
        decisions before this draw or, in a duplicate, the number of the draw.
        """
        if min(weights, default=0) < 0 or not any(weights):
            raise BadOption(
                f"weights: expected no weight below 0 and at least one above 0, got {weights}"
            )
        left, outcome = self.below(position, sum(weights)), 0
        while left >= weights[outcome]:
            left -= weights[outcome]
            outcome += 1
        return outcome

    def below(self, position: int, n: int) -> int:
        """Return an integer from 0 to n-1, all equally likely. n is from 1 to 2^256."""
        attempt = 0
        while (x := self._drawn(position, attempt)) >= RANGE - RANGE % n:
            attempt += 1
        return x % n

    def seed_for(self, seat: int, position: int, match: int = 0) -> int:
        """Return a 64-bit seed for the computer player that takes this seat.

        `match` is the number of a match that others of the same deal are compared with.

        The seed reveals nothing about the draws. The seed is the HMAC of a message with one line.
        `below` uses only messages with several lines.
        """
        which = f" in match {match}" if match else ""
        return self._number(f"player {seat} from {position}{which}".encode()) % 2**64

    def order(self, names: Iterable[str]) -> list[str]:
        """Return names in an order that follows from the seed and reveals nothing about draws.

        A name that is left out does not change the order of the others.
        """
        return sorted(names, key=lambda name: self._number(f"companion {name}".encode()))

    def _drawn(self, position: int, attempt: int) -> int:
        return self._number(self._shown + f"{position}\n{attempt}".encode())

    def _number(self, message: bytes) -> int:
        return int.from_bytes(hmac.digest(self.seed, message, "sha256"), "big")
