"""What is said of tournaments of duplicate tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Name, Token
from tinstar.server.tables.setup_schemas import NewTable

MOST_ENTRANTS, MOST_ROUNDS = 32, 20

Kind = Literal["swiss", "everybody"]
TournamentPhase = Literal["gathering", "playing", "over"]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament at tables like `table`, which need a clock; only the number of its chairs
    counts, as people sit on all of them.

    `swiss` has so many `rounds`, in which those of like standing meet; with `everybody` there are
    as many as it takes until all have met all.
    """

    table: NewTable
    kind: Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3


class EnterTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """Take part, under a name that nobody there has."""

    invitation: Token
    name: Name


class Entrant(Struct, frozen=True):
    """Who takes part. `points` are the matchpoints of all rounds that are over, added up; a bye
    counts half of one. Those who have as many share a `place`."""

    place: int
    name: str
    points: float
    byes: int
    yours: bool


class RoundTable(Struct, frozen=True):
    """A table of the round that is played, or was last; `names` are in the order of the seats."""

    id: str
    names: list[str]
    over: bool
    yours: bool


class Tournament(Struct, frozen=True):
    """A tournament as everybody may know it. `round` counts from 1, and is 0 before the first.

    `invitation` is told to whoever takes part, or has asked for the tournament (`host`). `ready`
    says that the next round may begin.
    """

    id: str
    game: str
    seats: int
    kind: Kind
    phase: TournamentPhase
    rounds: int
    round: int
    entrants: list[Entrant]
    tables: list[RoundTable]
    byes: list[str]
    host: bool
    entered: bool
    ready: bool
    invitation: Token


class MyTournament(Struct, frozen=True):
    """A tournament in the lobby; `table` is the one where one has still to play, if any."""

    id: str
    game: str
    seats: int
    phase: TournamentPhase
    rounds: int
    round: int
    table: str


class MyTournaments(Struct, frozen=True):
    """The newest of those that whoever asks takes part in, or has asked for."""

    tournaments: list[MyTournament]
