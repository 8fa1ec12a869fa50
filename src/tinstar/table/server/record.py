"""What the house keeps of a table besides the journal of its match."""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct, field

from tinstar.core.actions import seat_letter
from tinstar.core.errors import BadOption
from tinstar.games import rules
from tinstar.table.fair import commitment
from tinstar.table.server import names
from tinstar.table.server.messages import Chair, Table

COMPANY_NAMES = (
    "Calico Jane", "Doc Harlan", "Lefty", "Old Pete", "Belle", "Slim", "Dusty", "Josie",
    "Whistling Sam", "Red Nell", "Hank", "Prudence", "Cactus Joe", "Maybelle", "Shorty", "Silas",
    "Ramona", "Buck", "Clementine", "Tumbleweed Tom", "Rosita", "Amos", "Dakota", "Winnie",
    "Gus", "Opal",
)  # fmt: skip


class ChairRecord(Struct):
    """A chair: who holds it (a guest's id, if a person), and the token that takes it back."""

    name: str = ""
    holder: Literal["free", "person", "computer"] = "free"
    kind: str = ""
    guest: str = ""
    recovery: str = ""
    words: str = ""

    def free(self) -> None:
        """Nobody sits here any more; the name stays until somebody else brings another."""
        self.holder, self.kind, self.guest, self.recovery, self.words = "free", "", "", "", ""


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
    phase: Literal["gathering", "playing", "over"] = "gathering"
    successor: str = ""
    words: list[str] = field(default_factory=list)  # those that went into the shuffle
    window: float = 0.0  # seconds; 0 without hurry
    said_at: int = -1  # where the table stood when several were asked without hurry,
    said: dict[int, int] = field(default_factory=dict)  # and what people have said so far

    def names(self) -> list[str]:
        """How the company is called; a chair where nobody ever sat by its letter."""
        return [c.name or seat_letter(i) for i, c in enumerate(self.chairs)]

    def held_by(self, guest: str) -> list[int]:
        """The seats of a guest."""
        return [i for i, c in enumerate(self.chairs) if guest and c.guest == guest]

    def check_name(self, name: str, seat: int) -> str:
        """The name as it may stand at that chair; `BadOption` where it may not."""
        name = names.checked(name)
        if any(names.same(name, c.name) for i, c in enumerate(self.chairs) if i != seat):
            raise BadOption(f"name: expected one of your own, got {name!r}, which is taken")
        return name

    def spare_name(self, at: int) -> str:
        """A name for a computer player that nobody here has; `at` says where to begin to look."""
        taken = {c.name.casefold() for c in self.chairs}
        names = [COMPANY_NAMES[(at + i) % len(COMPANY_NAMES)] for i in range(len(COMPANY_NAMES))]
        return next(n for n in names if n.casefold() not in taken)


def told(record: TableRecord, guest: str, looking: Collection[str] = ()) -> Table:
    """The table as `guest` is told of it, while the guests `looking` have it before their eyes."""
    seated = {c.guest for c in record.chairs if c.guest}
    return Table(
        id=record.id,
        game=record.game,
        title=rules(record.game).title,
        phase=record.phase,
        chairs=[_chair(record, i, guest, looking) for i in range(len(record.chairs))],
        options=record.options,
        memory_aid=record.memory_aid,
        pace=record.pace,
        host=bool(guest) and record.host == guest,
        watchers=sum(g not in seated for g in looking),
        commitment=commitment(record.seed),
        words=record.words or [c.words for c in record.chairs if c.words],
        successor=record.successor,
        window=record.window,
    )


def _chair(record: TableRecord, seat: int, guest: str, looking: Collection[str]) -> Chair:
    chair = record.chairs[seat]
    return Chair(
        seat=seat,
        letter=seat_letter(seat),
        name=chair.name,
        holder=chair.holder,
        kind=chair.kind,
        online=chair.holder == "computer" or (bool(chair.guest) and chair.guest in looking),
        yours=bool(guest) and chair.guest == guest,
    )
