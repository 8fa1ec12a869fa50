"""The puzzles that each game has in its folder."""

from tinstar.games import known
from tinstar.lab_schemas import puzzles
from tinstar.presentation.scene import scene_of
from tinstar.server.errors import Conflict, NotFound
from tinstar.server.features.practice.judging import Position
from tinstar.server.features.practice.schemas import Judgement, Puzzle, PuzzleInfo, PuzzleList
from tinstar.server.tables.table_record import COMPANY_NAMES


def list_puzzles(name: str) -> PuzzleList:
    """Return all puzzles of a game, also those of another version of its rules."""
    bundle = known(name)
    file = puzzles.puzzles_in(bundle.folder)
    infos = [
        PuzzleInfo(
            p.id,
            p.players,
            p.rating,
            p.version,
            puzzles.is_playable(p, puzzles.game_of(p, bundle)),
        )
        for p in (file.puzzles if file else ())
    ]
    return PuzzleList(name, bundle.title, bundle.version, file.games if file else 0, infos)


def show_puzzle(name: str, id: str, language: str) -> Puzzle:
    puzzle, position = _position(name, id, language)
    scene = scene_of(position.sight)
    return Puzzle(puzzle.id, name, puzzle.players, puzzle.rating, scene)


def try_move(name: str, id: str, action: int, language: str) -> Judgement:
    return _position(name, id, language)[1].judge(action)


def _position(name: str, id: str, language: str) -> tuple[puzzles.Puzzle, Position]:
    """Return a puzzle and its position.

    Raises `NotFound` if the game has no such puzzle, and `Conflict` if the game's rules have
    changed since the puzzle was made.
    """
    bundle = known(name)
    file = puzzles.puzzles_in(bundle.folder)
    found = next((p for p in (file.puzzles if file else ()) if p.id == id), None)
    if found is None:
        raise NotFound("no-puzzle")
    game = puzzles.game_of(found, bundle)
    if not puzzles.is_playable(found, game):
        raise Conflict("puzzle-version", got=found.version, now=bundle.version)
    names = COMPANY_NAMES[: game.players]
    return found, Position(puzzles.view_of(found, game), found.moves, names, language)
