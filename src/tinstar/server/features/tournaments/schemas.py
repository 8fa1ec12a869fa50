"""Messages of the API about tournaments. Their rounds are played at duplicate tables."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tinstar.server.schema_types import Name, Token
from tinstar.server.tables.setup_schemas import NewTable

MOST_ROUNDS = 20

Kind = Literal["swiss", "everybody"]
TournamentPhase = Literal["gathering", "playing", "over"]


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A new tournament with tables like `table`, which must have a clock.

    People sit on all seats of a tournament, so only the number of seats in `table` matters. A
    `swiss` tournament has `rounds` rounds, in which players of similar standing meet. In a
    tournament of the kind `everybody`, each player meets all others, which sets the number of
    rounds.
    """

    table: NewTable
    kind: Kind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3


class EnterTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry to a tournament, under a name that no other entrant has."""

    invitation: Token
    name: Name


class Entrant(Struct, frozen=True):
    """A player who has entered a tournament.

    `points` is the sum of the matchpoints of all finished rounds, where a bye counts half a point.
    Entrants with the same points share a `place`.
    """

    place: int
    name: str
    points: float
    byes: int
    yours: bool


class RoundTable(Struct, frozen=True):
    """A table of the current or last round, with `names` in seat order."""

    id: str
    names: list[str]
    over: bool
    yours: bool


class Tournament(Struct, frozen=True):
    """A tournament as anyone may see it.

    `round` is the number of the current round, or 0 before the first round. Only entrants and the
    `host` get the `invitation`. `ready` says whether the next round may start.
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
    """A tournament as the lobby shows it.

    `table` is the table where you still have to play, if there is one.
    """

    id: str
    game: str
    seats: int
    phase: TournamentPhase
    rounds: int
    round: int
    table: str


class MyTournaments(Struct, frozen=True):
    """The newest tournaments that you host or have entered."""

    tournaments: list[MyTournament]
