"""Random ids, and how secrets are compared."""

import hmac
import secrets


def new_id() -> str:
    """The id of a table: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What lets somebody sit down, or sit down again: 128 random bits."""
    return secrets.token_urlsafe(16)


def same(a: str, b: str) -> bool:
    """Whether two tokens are the same, in a time that does not depend on where they differ."""
    return bool(a) and hmac.compare_digest(a.encode(), b.encode())
