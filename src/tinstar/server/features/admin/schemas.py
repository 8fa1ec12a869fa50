from typing import Annotated, Literal

from msgspec import Meta, Struct


class OwnerChallenge(Struct, frozen=True):
    """Proof that this is the owner's server, and the challenge that the owner signs."""

    answer: str  # to the nonce
    challenge: str


class OwnerWish(Struct, frozen=True, forbid_unknown_fields=True):
    """An action that the owner asks for, and the table and seat that it concerns."""

    deed: Literal["tables", "forget", "kick", "rename", "reports", "dismiss"]
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: int = -1
    name: str = ""
    report: Annotated[int, Meta(ge=0, lt=2**31)] = 0  # number of the report


class OwnerReply(Struct, frozen=True):
    """The outcome of the owner's action, as lines of text."""

    lines: list[str]
