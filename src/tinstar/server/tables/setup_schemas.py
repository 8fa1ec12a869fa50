"""Messages of the API by which guests set up a table and sit down."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.edition import LONGEST_EDITION
from tinstar.match.journal_lines import Hex, WindowSeconds, Words
from tinstar.server.clock_settings import Clock
from tinstar.server.schema_types import (
    LONGEST_NAME,
    CharacterId,
    Name,
    SeatNumber,
    Token,
    Value,
)


class NewChair(Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat: you, a friend with a link, or a computer player.

    If several seats are set to "me", you play them all at one screen. A computer player has the
    level `kind` and the character `character`. If the character is empty, the table draws one.
    """

    who: Literal["me", "friend", "computer"]
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    kind: Annotated[str, Meta(max_length=40)] = ""
    character: CharacterId = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The setup of a new table.

    - `pace`: the least number of seconds that a computer player waits before it moves.
    - `edition`: the text of an edition file, or empty for the game's own edition.
    - `window`: the seconds, 2 to 30, in which seats that act at once must decide. Decisions count
      in the order in which the seats made them. A `window` of 0 means no limit; then chance draws
      the order.
    - `clock`: the thinking time of people, or null for unlimited time.
    - `delay`: spectators see all cards, but that many decisions late. If `delay` is 0, spectators
      see only open cards.
    - `chat`: whether seated players may chat.
    - `away_after`: at a table without a clock, a player may be away for that many seconds. After
      that, another player decides whether to keep waiting.
    - `by_itself`: whether the table makes a move that is the only legal one, if everyone can see
      that. The log announces each such move.
    - `no_holds_barred`: whether computer players ignore the game's etiquette.
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
    no_holds_barred: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down on a free seat. If `seat` is null, you get the first free seat.

    Before the match, `commitment` may add your part to the shuffle. With your part, the server
    alone cannot decide the deal.
    """

    invitation: Token
    name: Name
    seat: SeatNumber | None = None
    commitment: Hex | None = None


class Commit(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's commitment to shuffle words: the SHA-256 of a nonce, a space and the words."""

    commitment: Hex


class Reveal(Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a commitment: the nonce as 64 hexadecimal digits, and the words."""

    nonce: Hex
    words: Words


class RecoverSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a seat, or "" if you return to seats that you have left.

    `commitment` is as in `Join`.
    """

    token: Token = ""
    commitment: Hex | None = None


class ChangeChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Free a seat for a friend, or give it to a computer player. Only the host may do that.

    Before the match this can be any seat without a person. During the match it can only be a seat
    whose person has left. `kind` and `character` are as in `NewChair`.
    """

    who: Literal["friend", "computer"]
    kind: Annotated[str, Meta(max_length=40)] = ""
    character: CharacterId = ""


class AbsenceDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """The decision about an absent player's seat.

    You can keep waiting, let a computer player continue until the absent player is back, or free
    the seat. Then either the absent player or somebody else may sit there.
    """

    then: Literal["wait", "computer", "friend"]
    kind: Annotated[str, Meta(max_length=40)] = ""


class PauseWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for a pause of the clock, or withdraw this request.

    The clock is paused while all seated people ask for it.
    """

    wish: bool


class MutePhrases(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or unmute phrases and gestures at the table."""

    wish: bool
