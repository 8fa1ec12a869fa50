"""What is said of how strong somebody is."""

from msgspec import Struct


class Wins(Struct, frozen=True):
    """Won so many of so many, with a 95 % interval (Wilson's), in parts of 1."""

    matches: int
    wins: int
    low: float
    high: float


class AnchorPlayer(Struct, frozen=True):
    """A computer player, whose rating never moves."""

    kind: str
    name: str
    points: int


class GameRating(Struct, frozen=True):
    """How strong one is at a game with so many seats. `points` with its 95 % interval is null
    until `enough` matches have counted; `luck`: the wins are so few or so even that chance alone
    may have brought them. Greenhorn is 1500; at two seats 200 points more are three wins in four.
    """

    game: str
    players: int
    rated: int
    enough: int
    points: int | None
    low: int | None
    high: int | None
    won: Wins
    luck: bool
    anchors: list[AnchorPlayer]


class SeatShare(Struct, frozen=True):
    game: str
    players: int
    seat: int
    won: Wins


class OpponentResult(Struct, frozen=True):
    """How one did in matches with somebody at the table; `key` is for the filter."""

    name: str
    kind: str
    key: str
    won: Wins


class Strength(Struct, frozen=True):
    """One's ratings, and shares of wins in matches played from beginning to end on one chair."""

    ranks: list[GameRating]
    seats: list[SeatShare]
    opponents: list[OpponentResult]
