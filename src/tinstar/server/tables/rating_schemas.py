"""Messages about ratings."""

from msgspec import Struct


class Wins(Struct, frozen=True):
    """Wins out of matches, with Wilson's 95 % interval of the share, from 0 to 1."""

    matches: int
    wins: int
    low: float
    high: float


class AnchorPlayer(Struct, frozen=True):
    """A computer player, whose rating is fixed."""

    kind: str
    name: str
    points: int


class GameRating(Struct, frozen=True):
    """A rating in one game and number of seats; the weakest computer player has 1500 points.

    `points` and its 95 % interval are null until `enough` matches have counted. `luck`: chance
    alone could explain the wins. With two seats, 200 points more mean three wins in four.
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
    """Your results in matches with one opponent; `key` filters the history."""

    name: str
    kind: str
    key: str
    won: Wins


class Strength(Struct, frozen=True):
    """Your ratings, and your win rates in matches played on one seat to the end."""

    ranks: list[GameRating]
    seats: list[SeatShare]
    opponents: list[OpponentResult]
