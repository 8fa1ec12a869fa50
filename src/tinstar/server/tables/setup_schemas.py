"""What is said while a table is set and people sit down."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.game_parameters import LONGEST_EDITION
from tinstar.match.journal_lines import Hex, WindowSeconds, Words
from tinstar.server.clock_settings import Clock
from tinstar.server.schema_types import LONGEST_NAME, Name, SeatNumber, Token, Value


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit there: oneself, a friend who gets a link, or a computer player.

    One who says "me" for several chairs plays them all at one screen.
    """

    who: Literal["me", "friend", "computer"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set. `pace` is how long a computer player waits at least, in seconds;
    `edition` is the text of an edition file, if not the house's own.

    `window` is how long seats that are asked at once have to speak, from 2 to 30 seconds: who is
    heard first was first. 0 is without hurry: all are waited for, and chance says who was first.

    `clock` says how much time people have to answer; without one they have all the time there is.

    Watchers see what lies open; with a `delay` also all cards, so many decisions late. With `chat`
    those who sit there may write to each other.

    Without a clock, when somebody who is asked has been away for `away_after` seconds, one of the
    others is asked whether they go on waiting.

    With `by_itself` a decision with one legal answer is made by the table, and the log says so;
    only where everybody sees that there is one.
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
    """Sit down on a free chair; the first one, if no seat is named. While the table gathers that
    may be with one's part in the shuffle, so that the host cannot deal in between."""

    invitation: Token
    name: Name
    seat: SeatNumber | None = None
    commitment: Hex | None = None


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's part in the shuffle, not shown yet: SHA-256 of a nonce, a space and words."""

    commitment: Hex


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """What a commitment at this table was made of: 64 hexadecimal digits, and words."""

    nonce: Hex
    words: Words


class RecoverSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a chair; none for those that one has left oneself. With `commitment` as to
    sit down."""

    token: Token = ""
    commitment: Hex | None = None


class ChangeChair(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's word on a chair where no person sits: free for a friend, or a computer player.

    In mid-match only on a chair that a person has left.
    """

    who: Literal["friend", "computer"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class AbsenceDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a chair whose person is away: wait once more, let a computer player play on
    until they are back, or leave it free for somebody else too."""

    then: Literal["wait", "computer", "friend"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class PauseWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether one wants the clock to stand; it does while all want it who sit there."""

    wish: bool


class MutePhrases(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether nobody may say phrases or make gestures at the table."""

    wish: bool
