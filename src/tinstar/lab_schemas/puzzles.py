"""Puzzles of a game: positions where one move is clearly the best, and their file.

`tinstar.lab.puzzles` finds them in games between computer players, and the server offers them. A
puzzle has only what its seat could see, never a hidden card.
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.state_as_text import Cells
from tinstar.engine.view import View
from tinstar.errors import BadRecord
from tinstar.games import shared
from tinstar.lab_schemas.review_result import Figure, MoveChance
from tinstar.system.format_mismatch import other_format

FORMAT = 1
FILE = "puzzles.json"  # in the folder of the game
LEAST_LEAD = 0.15  # of the chance to win
SURE = 4.0  # standard errors


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as its seat saw it, and the chance to win with each move.

    - version, edition: the version of the rules, and the digest of the numbers.
    - view: the fields of the state, blank where the seat could not see them.
    - rating: from 1 (each of the computer players finds the best move) to 5 (none does).
    - moves: every legal move, the best first.
    - lead: by how much the best move is ahead of the second best.
    """

    id: str
    version: int
    edition: str
    players: int
    seat: int
    view: dict[str, Cells]
    rating: int
    moves: list[MoveChance]
    lead: Figure

    @property
    def solution(self) -> int:
        """The best move."""
        return self.moves[0].action


class PuzzleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All puzzles of a game, and how they were found.

    - by, playouts, seed: what judged the moves, by how many playouts each, and the first seed.
    - games: how many games between computer players were searched for puzzles.
    - positions: how many decisions of these games were judged.
    """

    format: int
    game: str
    by: str
    playouts: int
    seed: int
    games: int
    positions: int
    puzzles: list[Puzzle]


@cache
def puzzles_in(folder: Path) -> PuzzleFile | None:
    """Return the puzzles in the folder of a game, or None if it has none.

    Raises `BadRecord` if the file cannot be read.
    """
    file = folder / FILE
    if not file.is_file():
        return None
    raw = file.read_bytes()
    try:
        return msgspec.json.decode(raw, type=PuzzleFile)
    except (msgspec.MsgspecError, UnicodeError) as e:
        found = msgspec.json.decode(raw, type=_Formatted).format if raw else FORMAT
        why = other_format("a file of puzzles", FORMAT, found)
        raise BadRecord(why or f"{FILE}: expected puzzles, got: {e}") from e


class _Formatted(Struct):
    """The `format` number, which files of every format have.

    It is read alone if a file cannot be decoded.
    """

    format: int


def is_playable(puzzle: Puzzle, game: Game) -> bool:
    """Return whether the rules and the numbers are still those for which the puzzle was found."""
    header = game.header()
    return (puzzle.version, puzzle.edition) == (header["version"], header["edition"])


def game_of(puzzle: Puzzle, bundle: Rules) -> Game:
    """Return the game that the puzzle is a position of."""
    return shared(bundle, puzzle.players, bundle.edition, {}, None)


def view_of(puzzle: Puzzle, game: Game) -> View:
    """Return what the seat sees. Raise `BadRecord` if the view does not fit the game."""
    return View(game, puzzle.seat, game.rules.state.from_dict(puzzle.view), 0)
