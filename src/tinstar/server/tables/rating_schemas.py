"""Messages of the API about ratings."""

from msgspec import Struct


class Wins(Struct, frozen=True):
    """How many matches were won, with Wilson's 95 % interval of the share, from 0 to 1."""

    matches: int
    wins: int
    low: float
    high: float


class AnchorPlayer(Struct, frozen=True):
    """A computer player and its fixed rating. People's ratings are measured against this rating."""

    kind: str
    name: str
    points: int


class GameRating(Struct, frozen=True):
    """A rating in one game with one number of seats.

    The weakest computer player has 1500 points. With two seats, a lead of 200 points means that you
    win three matches in four. `points` and its 95 % interval are null until `enough` matches have
    counted. `change` is by how many points the last match changed the rating, or null if there was
    none to see before. If `luck` is true, chance alone could explain your wins.
    """

    game: str
    players: int
    rated: int
    enough: int
    points: int | None
    low: int | None
    high: int | None
    change: int | None
    won: Wins
    luck: bool
    anchors: list[AnchorPlayer]


class RatingChange(Struct, frozen=True):
    """What a finished match did to your rating in its game.

    - `rated`: how many matches count, with this one; 0 if this match does not count.
    - `points`, `low`, `high`: your rating now, as in `GameRating`.
    - `change`: by how many points the match changed it. It is null for the first match with a
      rating.
    """

    rated: int
    enough: int
    points: int | None = None
    low: int | None = None
    high: int | None = None
    change: int | None = None


class SeatShare(Struct, frozen=True):
    game: str
    players: int
    seat: int
    won: Wins


class OpponentResult(Struct, frozen=True):
    """Your results in matches with one opponent.

    Use `key` to filter the history by this opponent.
    """

    name: str
    kind: str
    key: str
    won: Wins


class Strength(Struct, frozen=True):
    """Your ratings and win rates.

    The win rates cover only matches in which you played one seat to the end.
    """

    ranks: list[GameRating]
    seats: list[SeatShare]
    opponents: list[OpponentResult]
