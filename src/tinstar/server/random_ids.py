"""Random ids and tokens, and a comparison that takes the same time for all tokens."""

import hmac
import secrets


def new_id() -> str:
    """Return a random table id of 96 bits."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """Return a random token of 128 bits, for guests, seats and invitations."""
    return secrets.token_urlsafe(16)


def same(a: str, b: str) -> bool:
    """Compare two tokens in constant time.

    An empty token equals no token, not even another empty one.
    """
    return bool(a) and hmac.compare_digest(a.encode(), b.encode())
