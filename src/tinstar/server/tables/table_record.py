"""What the house keeps of a table besides the journal of its match."""

import hmac
from typing import Literal

import msgspec
from msgspec import Struct, field

from tinstar.engine.actions import seat_letter
from tinstar.errors import BadRecord, UnknownGame
from tinstar.games import known
from tinstar.match.journal_lines import LOST, Seat, Share, Why
from tinstar.match.seat_changes import PERSON
from tinstar.server.clock_settings import Clock, StoredClock
from tinstar.server.errors import BadOption
from tinstar.server.guests import display_names as names
from tinstar.server.random_ids import new_token

LONGEST_TOKEN = 32  # characters
COMPANY_NAMES = (
    "Calico Jane", "Doc Harlan", "Lefty", "Old Pete", "Belle", "Slim", "Dusty", "Josie",
    "Whistling Sam", "Red Nell", "Hank", "Prudence", "Cactus Joe", "Maybelle", "Shorty", "Silas",
    "Ramona", "Buck", "Clementine", "Tumbleweed Tom", "Rosita", "Amos", "Dakota", "Winnie",
    "Gus", "Opal",
)  # fmt: skip


class ChairRecord(Struct):
    """A chair: who holds it (a guest's id, if a person), and the secret that `token` is made of."""

    name: str = ""
    holder: Literal["free", "person", "computer"] = "free"
    kind: str = ""
    guest: str = ""
    recovery: str = ""
    commitment: str = ""  # to words for the next shuffle, at the first chair of a guest
    party: str = ""  # the guest who brought this person into the match; empty: always a computer's
    known_to: dict[str, str] = field(default_factory=dict)  # who has held it since the deal, each
    # with the party that this was for
    left_by: str = ""  # the guest who left in mid-match, and may come back,
    left_name: str = ""  # and how they are called
    changes: int = 0  # how often it has changed hands since the deal
    why: Why = ""  # its person is stood in for

    def free(self) -> None:
        """Nobody sits here any more; the name stays until somebody else brings another."""
        self.holder, self.kind, self.guest, self.recovery, self.commitment = "free", "", "", "", ""

    def sit(self, guest: str, party: str) -> None:
        """In mid-match the guest holds it from now on. Each token serves once."""
        self.holder, self.kind, self.guest, self.party = "person", "", guest, party
        self.left_by, self.left_name, self.recovery = "", "", new_token()
        self.known_to[guest], self.why = party, ""
        self.changes += 1

    def leave(self) -> None:
        """In mid-match its person leaves, and may come back as long as nobody else has come."""
        self.left_by, self.left_name = self.guest, self.name
        self.holder, self.guest, self.commitment = "free", "", ""

    def stand_in(self, name: str, kind: str, why: Why = "") -> None:
        """In mid-match a computer player decides for whoever left, or is late or away."""
        if self.holder == "person":
            self.leave()
        self.holder, self.name, self.kind, self.why = "computer", name, kind, why
        self.changes += 1

    def token(self, times: int) -> str:
        """Return what takes the chair back until its person has had their other devices signed out
        more than so many `times`; empty where nothing does."""
        digest = hmac.digest(self.recovery.encode(), b"%d" % times, "sha256")
        return digest.hex()[:LONGEST_TOKEN] if self.recovery else ""

    def stay_free(self) -> None:
        """In mid-match nobody decides for whoever left, until they or somebody else comes."""
        self.holder, self.name, self.kind, self.why = "free", self.left_name, "", ""
        self.changes += 1

    @property
    def is_lost(self) -> bool:
        """Whether its person has lost on time: nobody plays on in their place any more."""
        return self.why == LOST

    def returns(self, guest: str) -> bool:
        """Whether it is that guest who has left it, and may come back."""
        return bool(guest) and self.left_by == guest and not self.is_lost


class TableRecord(Struct):
    """A table; `seed` is the secret of fair chance, `edition` the text of a file of numbers."""

    id: str
    game: str
    chairs: list[ChairRecord]
    options: dict[str, bool | int | str]
    memory_aid: bool
    pace: float
    edition: str
    host: str
    invitation: str
    seed: bytes
    phase: Literal["gathering", "revealing", "playing", "over"] = "gathering"
    successor: str = ""
    shares: list[Share | None] = field(default_factory=list)  # of each seat, fixed when it starts
    window: int = 0  # seconds; 0 without hurry
    said_at: int = -1  # where the table stood when several were asked without hurry,
    said: dict[int, int] = field(default_factory=dict)  # and what people have said so far
    address: str = ""  # from where it was set, as much of it as quotas need
    scores: list[int] = field(default_factory=list)  # of each seat, once it is over,
    winners: list[int] = field(default_factory=list)  # and the seats that won
    clock: Clock | None = None  # none: nobody is ever forced
    times: StoredClock | None = None  # how the clock stands, once the match has begun
    asked: list[int] = field(default_factory=list)  # the seats it waited for when it left memory
    delay: int = 0  # by so many decisions watchers see all cards late; 0: what lies open only
    late: list[str] = field(default_factory=list)  # digests of those who have watched so
    quiet: bool = False  # the host wants no phrases and gestures here
    chat: bool = False  # the host lets those who sit here write to each other
    duplicate: str = ""  # which chance it shares with other tables
    circle: str = ""  # of friends, whose table it is
    by_itself: bool = False  # a person who has no choice, as everybody sees, is not asked
    away_after: int = 180  # seconds; then others decide whether they wait for whoever is away
    tournament: str = ""  # which set it: nobody is its host, nor has an invitation
    epoch: int = 1  # of the process that has it; the database knows it best

    def names(self) -> list[str]:
        """How the company is called; a chair where nobody ever sat by its letter."""
        return [c.name or seat_letter(i) for i, c in enumerate(self.chairs)]

    def seats(self) -> list[Seat]:
        """The company as the header of the journal names it."""
        kinds = [c.kind if c.holder == "computer" else PERSON for c in self.chairs]
        screens = {seat: shared[0] for shared in self.one_screen() for seat in shared}
        return [
            Seat(name, kind, screens.get(i))
            for i, (name, kind) in enumerate(zip(self.names(), kinds, strict=True))
        ]

    def one_screen(self) -> list[list[int]]:
        """The seats of each guest who holds several."""
        shared = [self.held_by(g) for g in dict.fromkeys(c.guest for c in self.chairs)]
        return [seats for seats in shared if len(seats) > 1]

    def held_by(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [i for i, c in enumerate(self.chairs) if guest and c.guest == guest]

    def knows(self, guest: str) -> bool:
        """Whether the guest sits there, or has since the deal."""
        chairs = self.chairs
        return bool(guest) and any(guest in (c.guest, c.left_by, *c.known_to) for c in chairs)

    def check_name(self, name: str, seat: int) -> str:
        """The name as it may stand at that chair; `BadOption` where it may not."""
        name = names.checked(name)
        if any(names.same(name, taken) for taken in self.names_taken(seat)):
            raise BadOption("name-taken", name=name)
        return name

    def names_taken(self, but: int = -1) -> list[str]:
        """The names of all chairs but one, and of those who left and may come back."""
        here = [c.name for i, c in enumerate(self.chairs) if i != but]
        return [n for n in (*here, *(c.left_name for c in self.chairs)) if n]

    def spare_name(self, at: int) -> str:
        """A name for a computer player that nobody here has; `at` says where to begin to look."""
        taken, begin = self.names_taken(), at % len(COMPANY_NAMES)
        spare = (*COMPANY_NAMES[begin:], *COMPANY_NAMES[:begin])
        return next(name for name in spare if not any(names.same(name, t) for t in taken))


def decode_record(raw: bytes, any_game: bool = False) -> TableRecord:
    """The table that was kept so; `BadRecord` for bytes that another version or nobody wrote."""
    try:
        found = msgspec.json.decode(raw, type=TableRecord)
        if not any_game:
            known(found.game)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnknownGame) as e:
        raise BadRecord(f"expected the record of a table, got another: {e}"[:200]) from e
    return found
