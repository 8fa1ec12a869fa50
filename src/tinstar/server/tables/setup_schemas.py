"""Messages for setting up a table and sitting down."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game_parameters import LONGEST_EDITION
from tinstar.match.journal_lines import Hex, WindowSeconds, Words
from tinstar.server.clock_settings import Clock
from tinstar.server.schema_types import LONGEST_NAME, Name, SeatNumber, Token, Value


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: you, a friend with a link, or a computer player.

    With "me" on several seats you play them all at one screen.
    """

    who: Literal["me", "friend", "computer"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a new table.

    - `pace`: least seconds that a computer player waits.
    - `edition`: text of an edition file; empty for the game's own.
    - `window`: seconds, 2 to 30, for seats that act at once; the first to act is first. 0: no
      limit, and chance draws the order.
    - `clock`: thinking time of people; null: unlimited.
    - `delay`: spectators see all cards, that many decisions late; 0: only what lies open.
    - `chat`: seated players may chat.
    - `away_after`: without a clock, seconds of absence after which another player decides whether
      to keep waiting.
    - `by_itself`: the table makes a move that is the only legal one, if everyone can see that; the
      log says so.
    """

    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[list[NewChair], Meta(max_length=MOST_SEATS)]
    options: dict[str, Value] = {}
    memory_aid: bool = False
    pace: Annotated[float, Meta(ge=0, le=10)] = 1.0
    window: WindowSeconds = 0
    edition: Annotated[str, Meta(max_length=LONGEST_EDITION)] = ""
    clock: Clock | None = None
    delay: Annotated[int, Meta(ge=0, le=200)] = 0
    chat: bool = False
    away_after: Annotated[int, Meta(ge=30, le=24 * 3600)] = 180
    by_itself: bool = True


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on a free seat; the first one if `seat` is null.

    Before the match, `commitment` may add your part to the shuffle, so that the host cannot deal
    first.
    """

    invitation: Token
    name: Name
    seat: SeatNumber | None = None
    commitment: Hex | None = None


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's commitment to shuffle words: SHA-256 of a nonce, a space and the words."""

    commitment: Hex


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """The preimage of a commitment: 64 hexadecimal digits and the words."""

    nonce: Hex
    words: Words


class RecoverSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's token; empty to return to seats that you left.

    `commitment` is as in `Join`.
    """

    token: Token = ""
    commitment: Hex | None = None


class ChangeChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Free a seat without a person for a friend, or give it to a computer player, as the host.

    During a match only a seat that its person has left.
    """

    who: Literal["friend", "computer"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class AbsenceDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision about an absent player's seat.

    Keep waiting, let a computer player continue until they are back, or free it for others too.
    """

    then: Literal["wait", "computer", "friend"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class PauseWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a pause of the clock, or withdraw that; it pauses while all seated people ask."""

    wish: bool


class MutePhrases(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute phrases and gestures at the table."""

    wish: bool
