"""The record of a table as it is stored. The journal of the table's match is stored apart."""

import hmac
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct, field

from tinstar.engine.actions import seat_letter
from tinstar.errors import BadRecord, UnknownGame
from tinstar.games import known
from tinstar.match.fair_chance import FairChance
from tinstar.match.journal_lines import LOST, Seat, Share, Start, Why
from tinstar.match.seat_changes import PERSON
from tinstar.players.characters import CHARACTERS, spec_of
from tinstar.server.clock_settings import Clock, StoredClock
from tinstar.server.errors import BadOption
from tinstar.server.guests import display_names as names
from tinstar.server.random_ids import new_token

LONGEST_TOKEN = 32  # characters
ANY = -1  # no seat is excepted
COMPANY_NAMES = (
    "Calico Jane", "Doc Harlan", "Lefty", "Old Pete", "Belle", "Slim", "Dusty", "Josie",
    "Whistling Sam", "Red Nell", "Hank", "Prudence", "Cactus Joe", "Maybelle", "Shorty", "Silas",
    "Ramona", "Buck", "Clem", "Tumbleweed Tom", "Rosita", "Amos", "Dakota", "Winnie",
    "Gus", "Opal",
)  # fmt: skip


class Companion(NamedTuple):
    """The name of a computer player at a table, and its character, which may be empty."""

    name: str
    character: str


class ChairRecord(Struct):
    """A seat at the table: its holder, and the secret from which `token` is made.

    If the holder is a person, `guest` is that person's id. If it is a computer player, `kind` is
    its level, without a character.
    """

    name: str = ""
    holder: Literal["free", "person", "computer"] = "free"
    kind: str = ""
    guest: str = ""
    recovery: str = ""
    commitment: str = ""  # to shuffle words, at the guest's first chair
    party: str = ""  # the guest who brought this person into the match; "" if always a computer's
    # each guest who has held the chair since the deal, with their party
    known_to: dict[str, str] = field(default_factory=dict)
    left_by: str = ""  # the guest who left during the match and may return
    left_name: str = ""  # the name of that guest
    character: str = ""  # of a computer player
    changes: int = 0  # how often the chair has changed hands since the deal
    why: Why = ""  # why a computer player stands in

    def free(self) -> None:
        """Free the chair. The chair keeps the player's name until another player sits down."""
        self.holder, self.kind, self.guest, self.recovery, self.commitment = "free", "", "", "", ""
        self.character = ""

    def sit(self, guest: str, party: str) -> None:
        """Seat the guest during a match.

        The chair gets a new secret, so each token works only once.
        """
        self.holder, self.kind, self.guest, self.party = "person", "", guest, party
        self.character = ""
        self.left_by, self.left_name, self.recovery = "", "", new_token()
        self.known_to[guest], self.why = party, ""
        self.changes += 1

    def leave(self) -> None:
        """Free the chair during a match.

        The person who leaves may return until somebody else sits there.
        """
        self.left_by, self.left_name = self.guest, self.name
        self.holder, self.guest, self.commitment = "free", "", ""

    def stand_in(self, companion: Companion, kind: str, why: Why = "") -> None:
        """Let a computer player of a level stand in during a match.

        `why` says whether the chair's person is late, away or has lost on time.
        """
        if self.holder == "person":
            self.leave()
        self.holder, self.kind, self.why = "computer", kind, why
        self.name, self.character = companion
        self.changes += 1

    def token(self, times: int) -> str:
        """Return the token with which a person can return to the chair, or "" if there is none.

        `times` is how often the person has signed out their other devices. After each further
        sign-out, the token no longer works.
        """
        digest = hmac.digest(self.recovery.encode(), b"%d" % times, "sha256")
        return digest.hex()[:LONGEST_TOKEN] if self.recovery else ""

    def stay_free(self) -> None:
        """Leave the chair free during a match, until its person or somebody else comes."""
        self.holder, self.name, self.kind, self.why = "free", self.left_name, "", ""
        self.character = ""
        self.changes += 1

    @property
    def player(self) -> str:
        """The name by which `tinstar.player` makes the computer player of this chair."""
        return spec_of(self.kind, self.character)

    @property
    def pace(self) -> float:
        """How long the computer player of this chair waits, compared with the table's pace."""
        return CHARACTERS[self.character].pace if self.character in CHARACTERS else 1.0

    @property
    def is_lost(self) -> bool:
        """True if the chair's person has lost on time and may not continue."""
        return self.why == LOST

    def returns(self, guest: str) -> bool:
        """Return whether the guest left the chair and may return."""
        return bool(guest) and self.left_by == guest and not self.is_lost


class DailyAttempt(Struct, frozen=True):
    """The deal of the day that a table plays.

    `east` is by how many minutes the player's clock was ahead of UTC when the match began. It tells
    on which date, by that clock, the match ends.
    """

    day: str
    version: int  # of the game's rules
    east: int


class TableRecord(Struct):
    """A table as it is stored.

    `seed` is the secret seed from which cards and dice are computed. `edition` is the text of an
    edition file.
    """

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
    shares: list[Share | None] = field(default_factory=list)  # by seat, fixed when the match starts
    window: int = 0  # seconds; 0: no time limit
    said_at: int = -1  # table position of the open window without a time limit
    said: dict[int, int] = field(default_factory=dict)  # decisions of people in it so far
    address: str = ""  # prefix of the network address that created it, for quotas
    scores: list[int] = field(default_factory=list)  # by seat, after the match
    winners: list[int] = field(default_factory=list)  # winning seats
    clock: Clock | None = None  # None: no thinking time applies
    times: StoredClock | None = None  # state of the clock, once the match has begun
    asked: list[int] = field(default_factory=list)  # seats to act when the table was unloaded
    delay: int = 0  # spectators see all cards that many decisions late; 0: only what lies open
    late: list[str] = field(default_factory=list)  # digests of delayed spectators
    quiet: bool = False  # the host has muted phrases and gestures
    chat: bool = False  # the host has turned the chat on
    duplicate: str = ""  # the duplicate with the same deals
    circle: str = ""  # the circle of friends
    by_itself: bool = False  # forced moves that everyone can foresee are made automatically
    no_holds_barred: bool = False  # computer players ignore the game's etiquette
    away_after: int = 180  # seconds; then others decide whether to wait for an absent player
    tournament: str = ""  # the tournament; then there is no host and no invitation
    start: Start | None = None  # of a practice match
    hinted: list[int] = field(default_factory=list)  # seats that asked for a hint
    daily: DailyAttempt | None = None  # its deal of the day; then there is no host or invitation
    epoch: int = 1  # as this process knows it; the database has the latest

    @property
    def has_no_links(self) -> bool:
        """True if nobody can come to the table by an invitation or a token."""
        return bool(self.tournament) or self.daily is not None

    def names(self) -> list[str]:
        """Return the players' names. A chair where nobody has ever sat is named by its letter."""
        return [c.name or seat_letter(i) for i, c in enumerate(self.chairs)]

    def seats(self) -> list[Seat]:
        """Return the seats in the form that the journal's header needs."""
        kinds = [c.player if c.holder == "computer" else PERSON for c in self.chairs]
        screens = {seat: shared[0] for shared in self.one_screen() for seat in shared}
        return [
            Seat(name, kind, screens.get(i))
            for i, (name, kind) in enumerate(zip(self.names(), kinds, strict=True))
        ]

    def one_screen(self) -> list[list[int]]:
        """Return the seats of each guest who plays several at one screen."""
        shared = [self.held_by(g) for g in dict.fromkeys(c.guest for c in self.chairs)]
        return [seats for seats in shared if len(seats) > 1]

    def held_by(self, guest: str) -> list[int]:
        """Return the seats of a guest."""
        return [i for i, c in enumerate(self.chairs) if guest and c.guest == guest]

    def people(self) -> set[str]:
        """Return the guests who sit here."""
        return {c.guest for c in self.chairs if c.holder == "person"}

    def knows(self, guest: str) -> bool:
        """Return whether the guest sits there, or has sat there since the deal."""
        chairs = self.chairs
        return bool(guest) and any(guest in (c.guest, c.left_by, *c.known_to) for c in chairs)

    def check_name(self, name: str, seat: int) -> str:
        """Return the normalized name, if the player at a chair may use it.

        Raises `BadOption` if the player may not use the name.
        """
        name = names.checked(name)
        if any(names.same(name, taken) for taken in self.names_taken(seat)):
            raise BadOption("name-taken", name=name)
        return name

    def names_taken(self, but: int = ANY) -> list[str]:
        """Return the names at all chairs except `but`, and the names of people who may return."""
        here = [c.name for i, c in enumerate(self.chairs) if i != but]
        return [n for n in (*here, *(c.left_name for c in self.chairs)) if n]

    def companion(self) -> Companion:
        """Return a companion who is not at the table yet, as the table's seed draws them.

        If all characters are here, the companion has none.
        """
        drawn = FairChance(self.seed).order(CHARACTERS)
        free = (x for x in drawn if not self._is_taken(CHARACTERS[x].name))
        character = next(free, "")
        name = CHARACTERS[character].name if character else self.spare_name()
        return Companion(name, character)

    def spare_name(self) -> str:
        """Return a name for a player that nobody at the table has."""
        return next(name for name in COMPANY_NAMES if not self._is_taken(name))

    def _is_taken(self, name: str) -> bool:
        return any(names.same(name, taken) for taken in self.names_taken())


def decode_record(raw: bytes, any_game: bool = False) -> TableRecord:
    """Decode a stored record.

    Raises `BadRecord` if the record is invalid or was written by another version.
    """
    try:
        found = msgspec.json.decode(raw, type=TableRecord)
        if not any_game:
            known(found.game)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, UnknownGame) as e:
        raise BadRecord(
            f"expected the stored record of a table, got one that cannot be read: {e}"[:200]
        ) from e
    return found
