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
