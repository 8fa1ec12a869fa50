from typing import Annotated, Literal

from msgspec import Meta, Struct


class OwnerChallenge(Struct, frozen=True):
    """How a house shows the owner that it is theirs, and what they are to sign with their wish."""

    answer: str  # to the nonce
    challenge: str


class OwnerWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of the house wants done, at which table and chair."""

    deed: Literal["tables", "forget", "kick", "rename", "reports", "dismiss"]
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: int = -1
    name: str = ""
    report: Annotated[int, Meta(ge=0, lt=2**31)] = 0  # by its number


class OwnerReply(Struct, frozen=True):
    """What came of it, in lines for a person."""

    lines: list[str]
