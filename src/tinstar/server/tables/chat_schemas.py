"""What people write to each other at a table, whom they block, and what they report."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS

LONGEST_LINE = 300  # characters
Text = Annotated[str, Meta(max_length=LONGEST_LINE)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class ChatLine(Struct, frozen=True, tag_field="type", tag="written"):
    """A line that somebody who sits there wrote, `when` in seconds. Plain text, whatever it holds.
    Numbers go up. It is in no log and no journal."""

    number: int
    seat: int
    name: str
    text: str
    when: int


class Chat(Struct, frozen=True):
    """The last lines of a table, the oldest first; none of those whom whoever asks has blocked."""

    lines: list[ChatLine]


class NewChatLine(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody on that chair writes this to all who sit there."""

    seat: Seat
    text: Text


class AllowChat(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether those who sit at the table may write to each other."""

    wish: bool


class BlockSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants no more to do with who sits or sat there."""

    seat: Seat
    wish: bool


class BlockedSeats(Struct, frozen=True):
    """The chairs of those whom whoever asks has blocked."""

    seats: list[int]


class BlockedGuest(Struct, frozen=True):
    """Somebody whom one has blocked, under the name one has met them by; `key` names them to one
    alone."""

    key: str
    name: str
    since: int


class BlockedGuests(Struct, frozen=True):
    """All of those, the newest first."""

    blocked: list[BlockedGuest]


Kind = Literal["insult", "flood", "cheating", "name", "other"]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """The owner of the house is to know of who sits or sat there. The last lines of the table go
    with it."""

    seat: Seat
    kind: Kind
    text: Text = ""


class ReportReceipt(Struct, frozen=True):
    """It is kept for the owner of the house, for so many days, with so many lines."""

    days: float
    lines: int
