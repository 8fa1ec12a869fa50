"""Fair chance: every card and die follows from a seed that was committed to beforehand.

The recipe, for whoever wants to recompute a match in any language:

1. The table draws a secret seed of 32 bytes. Before the first answer it publishes the commitment:
   SHA-256 of the seed, in lower-case hexadecimal.
2. Once the commitment is known, players may add words of their own, each one printable line.
   From then on neither the table nor a player can steer chance.
3. The answer of chance to position p (the number of answers given before it, those of chance
   included) with the whole-numbered weights w0, w1, ... of total n is found so:

       attempt = 0
       repeat
           message = all words, then p, then attempt, in decimal, joined by line feeds, in UTF-8
           x = HMAC-SHA-256(key=seed, message), its 32 bytes read as one big-endian number
           attempt = attempt + 1
       until x < 2^256 - (2^256 mod n)
       r = x mod n
       the answer is the least i for which r < w0 + ... + wi

   Numbers x that would favour small remainders are thrown away, so there is no modulo bias.
4. After the last answer the seed is published, and everybody can check 1 and 3.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from tinstar.core.errors import BadOption

SEED_BYTES = 32
RANGE = 2**256  # how many values HMAC-SHA-256 can take
LONGEST_WORDS = 200  # characters


def new_seed(told: bytes | int | None = None) -> bytes:
    """A secret seed of 32 bytes; from a whole number, always the same and no longer a secret."""
    if told is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(told, int):
        return hashlib.sha256(str(told).encode()).digest()
    if len(told) != SEED_BYTES:
        raise BadOption(
            f"seed: expected {SEED_BYTES} bytes or a whole number, got {len(told)} bytes"
        )
    return told


def commitment(seed: bytes) -> str:
    """What the table publishes before the first card: 64 hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


class FairChance:
    """Answers for chance, by the recipe above."""

    def __init__(self, seed: bytes, words: Sequence[str] = ()):
        for w in words:
            if not w or len(w) > LONGEST_WORDS or not w.isprintable():
                raise BadOption(
                    f"words: expected one printable line of 1 to {LONGEST_WORDS} characters,"
                    f" got {w[:40]!r}"
                )
        self.seed = seed
        self.words = tuple(words)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def answer(self, position: int, weights: Sequence[int]) -> int:
        """An index into `weights`, which are whole, not negative and not all zero."""
        if min(weights, default=0) < 0 or not any(weights):
            raise BadOption(f"expected weights not negative and not all zero, got {weights}")
        left, outcome = self.below(position, sum(weights)), 0
        while left >= weights[outcome]:
            left -= weights[outcome]
            outcome += 1
        return outcome

    def below(self, position: int, n: int) -> int:
        """A whole number from 0 to n-1, each equally likely; n from 1 to 2^256."""
        attempt = 0
        while (x := self._number(*self.words, str(position), str(attempt))) >= RANGE - RANGE % n:
            attempt += 1
        return x % n

    def seed_for(self, seat: int, position: int) -> int:
        """64 bits for the computer player that sits down there then; they tell nothing of chance.

        The message is a single line, which no message of `below` is.
        """
        return self._number(f"player {seat} from {position}") % 2**64

    def _number(self, *lines: str) -> int:
        digest = hmac.digest(self.seed, "\n".join(lines).encode(), "sha256")
        return int.from_bytes(digest, "big")
