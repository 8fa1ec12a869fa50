"""Signed cookies: a random guest id, signed with the server's secret. Guests have no passwords."""

import hashlib
import hmac
import time

from tinstar.server.random_ids import same

COOKIE = "tinstar_guest_"  # followed by digits that identify the server
DIGITS = 8  # hexadecimal digits in the cookie's name
SIGNATURE = 32  # characters
COOKIE_SECONDS = 365 * 24 * 3600  # how long a browser keeps the cookie
FRESH = 30  # seconds for the owner to answer a challenge


class OwnerKey:
    """Lets a server and its owner authenticate each other by a key.

    The key is derived from the database's secret. Neither side ever sends the key, because another
    program may be listening at the server's port.
    """

    def __init__(self, secret: bytes):
        self._key = hmac.digest(secret, b"owner", hashlib.sha256)

    def answer(self, nonce: str) -> str:
        """Return the response by which this server proves that it is the owner's."""
        return self._mac("house", nonce.encode())

    def challenge(self) -> str:
        """Return a challenge, which the owner signs together with a request."""
        now = str(int(time.time()))
        return f"{now}-{self._mac('challenge', now.encode())}"

    def signed(self, challenge: str, wish: bytes) -> str:
        """Return the challenge with the owner's signature of both the challenge and the request."""
        return f"{challenge}-{self._mac('owner', challenge.encode(), wish)}"

    def accepts(self, said: str, wish: bytes) -> bool:
        """Return whether the owner has signed the request in time."""
        challenge = said.rpartition("-")[0]
        made = challenge.partition("-")[0]
        if not same(said, self.signed(challenge, wish)):
            return False
        known = same(challenge, f"{made}-{self._mac('challenge', made.encode())}")
        return known and int(made) >= time.time() - FRESH

    def _mac(self, purpose: str, *parts: bytes) -> str:
        return hmac.digest(self._key, b"\0".join((purpose.encode(), *parts)), hashlib.sha256).hex()


class SigningKeys:
    """Signs guest ids with the server's secret."""

    def __init__(self, secret: bytes):
        self._secret = secret
        self.owner = OwnerKey(secret)
        # Browsers send cookies to all ports of a host, so each server there needs its own name.
        self.cookie = COOKIE + self.digest("cookie")[:DIGITS]

    def signed(self, guest: str, times: int = 0) -> str:
        """Return the cookie of a guest who has signed out other devices `times` times."""
        said = f"{guest}~{times}" if times else guest
        return f"{said}.{self._signature(said)}"

    def guest(self, cookie: str | None) -> tuple[str, int]:
        """Return the guest of a cookie, and how often they had signed out other devices.

        Returns ("", 0) if the cookie is not valid.
        """
        said, dot, signature = (cookie or "").partition(".")
        if not dot or not same(signature, self._signature(said)):
            return "", 0
        guest, _, times = said.partition("~")
        return guest, int(times or 0)

    def digest(self, *parts: str) -> str:
        """Return a hexadecimal digest that only this server can compute."""
        raw = "\0".join(("digest", *parts)).encode(errors="replace")
        return hmac.digest(self._secret, raw, hashlib.sha256).hex()

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._secret, guest.encode(errors="replace"), hashlib.sha256)
        return digest.hex()[:SIGNATURE]
