"""Messages of practice."""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.engine.actions import MOST_SEATS
from tinstar.lab_schemas.review_result import Figure
from tinstar.presentation.scene import Scene


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Start a practice match from a position of a finished match.

    You get the seat from which you looked at the position, and computer players get the others.
    Everything that the seat could not see is dealt anew. `position` is `at` of a frame of the
    replay.
    """

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    position: Annotated[int, Meta(ge=0, lt=2**31)]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list.

    - rating: from 1 (easy) to 5 (hard).
    - version: the version of the rules for which the puzzle was found.
    - playable: whether this version, and the game's numbers, are those of the server.
    """

    id: str
    players: int
    rating: int
    version: int
    playable: bool


class PuzzleList(Struct, frozen=True):
    """The puzzles of a game, and in how many games between computer players they were found."""

    game: str
    title: str
    version: int  # of the rules, now
    games: int
    puzzles: list[PuzzleInfo]


class Puzzle(Struct, frozen=True):
    """A puzzle, as the seat to act sees the table."""

    id: str
    game: str
    players: int
    rating: int
    scene: Scene


class TryMove(Struct, frozen=True, forbid_unknown_fields=True):
    """The move that you consider the best."""

    action: Annotated[int, Meta(ge=0, lt=2**31)]


class JudgedMove(Struct, frozen=True):
    """A move, and the chance to win with it."""

    action: int
    text: str
    chance: Figure


class Judgement(Struct, frozen=True):
    """The answer to your try.

    - `solved`: whether your move solves the position.
    - `moves`: all moves with their chances to win, best first.
    - `due`: when you get the position again, in Unix seconds, or 0 for a puzzle.
    """

    solved: bool
    action: int
    moves: list[JudgedMove]
    due: int = 0


class ExerciseInfo(Struct, frozen=True):
    """One of your costly moves of the past, to be repeated at the time `due`, in Unix seconds.

    - ended: when its match ended, in Unix seconds.
    - others: the names of the other players.
    - round: the round with its number in words, or "" if the game counts none.
    - decisions: how many decisions the match has, or 0 if its rules have changed since.
    - prompt: what you were asked at that moment, or "" if the rules have changed.
    - cost: how much of the chance to win the move cost, from 0 to 1.
    """

    table: str
    position: int
    game: str
    title: str
    due: int
    ended: int
    others: list[str]
    round: str
    decisions: int
    prompt: str
    cost: float


class Exercises(Struct, frozen=True):
    """The costliest of your exercises that are due now.

    - waiting: how many are due now in all.
    - later: how many follow later.
    - next_due: when the first of these is due, in Unix seconds, or 0.
    """

    due: list[ExerciseInfo]
    waiting: int
    later: int
    next_due: int


class Exercise(Struct, frozen=True):
    """A position from one of your reviews, as you saw it."""

    table: str
    position: int
    game: str
    scene: Scene
