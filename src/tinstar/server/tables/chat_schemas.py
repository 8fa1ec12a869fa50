"""Messages of the API about chat, blocks and reports."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS

LONGEST_LINE = 300  # characters
Text = Annotated[str, Meta(max_length=LONGEST_LINE)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]


class ChatLine(Struct, frozen=True, tag_field="type", tag="written"):
    """A chat line of a seated player, as plain text.

    `when` is the time of writing, in Unix seconds. Later lines have larger numbers. Chat lines
    appear neither in the log nor in the journal.
    """

    number: int
    seat: int
    name: str
    text: str
    when: int


class Chat(Struct, frozen=True):
    """The last chat lines of a table, oldest first.

    Lines of players whom you have blocked are left out.
    """

    lines: list[ChatLine]


class NewChatLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A chat line to all seated players. You write it from your seat `seat`."""

    seat: Seat
    text: Text


class AllowChat(Struct, frozen=True, forbid_unknown_fields=True):
    """Turn the chat of the table on or off."""

    wish: bool


class BlockSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Block or unblock the player who sits or sat on that seat."""

    seat: Seat
    wish: bool


class BlockedSeats(Struct, frozen=True):
    """The seats of players whom you have blocked."""

    seats: list[int]


class BlockedGuest(Struct, frozen=True):
    """A blocked player, under the name that they had when you met.

    `key` identifies the player to you alone.
    """

    key: str
    name: str
    since: int


class BlockedGuests(Struct, frozen=True):
    """The players whom you have blocked, newest first."""

    blocked: list[BlockedGuest]


Kind = Literal["insult", "flood", "cheating", "name", "other"]


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the server's owner about the player who sits or sat on that seat.

    The table's last chat lines are sent with the report.
    """

    seat: Seat
    kind: Kind
    text: Text = ""


class ReportReceipt(Struct, frozen=True):
    """Confirmation of a report.

    The report is kept for `days`, together with `lines` chat lines of the table.
    """

    days: float
    lines: int
