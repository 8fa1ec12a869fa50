"""Who is who without accounts: a random guest id in a cookie that only this house can sign."""

import hashlib
import hmac
import time

from tinstar.server.random_ids import same

COOKIE = "tinstar_guest_"  # and what tells the house from others
DIGITS = 8  # hexadecimal, that do
SIGNATURE = 32  # characters
A_YEAR = 365 * 24 * 3600  # seconds
FRESH = 30  # seconds in which a challenge to the owner can be answered


class OwnerKey:
    """Proves that one can read a house's database, as its owner and the house itself can. The key
    is never sent: another program may listen at the house's port."""

    def __init__(self, secret: bytes):
        self._key = hmac.digest(secret, b"owner", hashlib.sha256)

    def answer(self, nonce: str) -> str:
        """Return what only the house can answer to a nonce of the owner's."""
        return self._mac("house", nonce.encode())

    def challenge(self) -> str:
        """Return what the owner is to sign together with a wish."""
        now = str(int(time.time()))
        return f"{now}-{self._mac('challenge', now.encode())}"

    def signed(self, challenge: str, wish: bytes) -> str:
        """Return the challenge with the owner's signature of it and of the wish."""
        return f"{challenge}-{self._mac('owner', challenge.encode(), wish)}"

    def accepts(self, said: str, wish: bytes) -> bool:
        """Whether the owner has signed that wish, in time."""
        challenge = said.rpartition("-")[0]
        made = challenge.partition("-")[0]
        if not same(said, self.signed(challenge, wish)):
            return False
        known = same(challenge, f"{made}-{self._mac('challenge', made.encode())}")
        return known and int(made) >= time.time() - FRESH

    def _mac(self, purpose: str, *parts: bytes) -> str:
        return hmac.digest(self._key, b"\0".join((purpose.encode(), *parts)), hashlib.sha256).hex()


class SigningKeys:
    """Signs guests' ids with a secret of the house."""

    def __init__(self, secret: bytes):
        self._secret = secret
        self.owner = OwnerKey(secret)
        # A browser sends a cookie to all ports of a host: another house there has another name.
        self.cookie = COOKIE + self.digest("cookie")[:DIGITS]

    def signed(self, guest: str, times: int = 0) -> str:
        """The cookie of a guest who has had other devices signed out so often."""
        said = f"{guest}~{times}" if times else guest
        return f"{said}.{self._signature(said)}"

    def guest(self, cookie: str | None) -> tuple[str, int]:
        """The guest of a cookie, and how often they had others signed out when it was given; none
        where there is no cookie, or it is not ours."""
        said, dot, signature = (cookie or "").partition(".")
        if not dot or not same(signature, self._signature(said)):
            return "", 0
        guest, _, times = said.partition("~")
        return guest, int(times or 0)

    def digest(self, *parts: str) -> str:
        """What only this house can make of these, in hexadecimal digits."""
        raw = "\0".join(("digest", *parts)).encode(errors="replace")
        return hmac.digest(self._secret, raw, hashlib.sha256).hex()

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._secret, guest.encode(errors="replace"), hashlib.sha256)
        return digest.hex()[:SIGNATURE]
