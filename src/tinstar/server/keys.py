"""Who is who without accounts: a random guest id in a cookie that only this house can sign."""

import hashlib
import hmac
import secrets

COOKIE = "tinstar_guest"
SIGNATURE = 32  # characters
A_YEAR = 365 * 24 * 3600  # seconds


def new_id() -> str:
    """The id of a table: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What lets somebody sit down, or sit down again: 128 random bits."""
    return secrets.token_urlsafe(16)


def same(a: str, b: str) -> bool:
    """Whether two tokens are the same, in a time that does not depend on where they differ."""
    return bool(a) and hmac.compare_digest(a.encode(), b.encode())


class Keys:
    """Signs guests' ids with a secret of the house."""

    def __init__(self, secret: bytes):
        self._secret = secret

    def signed(self, guest: str) -> str:
        return f"{guest}.{self._signature(guest)}"

    def guest(self, cookie: str | None) -> str:
        """The guest of a cookie; empty where there is none, or it is not ours."""
        guest, dot, signature = (cookie or "").partition(".")
        return guest if dot and same(signature, self._signature(guest)) else ""

    def owner(self) -> str:
        """The key of the house's owner, whom its database makes: whoever can read that."""
        return hmac.digest(self._secret, b"owner", hashlib.sha256).hex()

    def is_owner(self, key: str) -> bool:
        return same(key, self.owner())

    def digest(self, *parts: str) -> str:
        """What only this house can make of these, in hexadecimal digits."""
        raw = "\0".join(("digest", *parts)).encode(errors="replace")
        return hmac.digest(self._secret, raw, hashlib.sha256).hex()

    def _signature(self, guest: str) -> str:
        digest = hmac.digest(self._secret, guest.encode(errors="replace"), hashlib.sha256)
        return digest.hex()[:SIGNATURE]
