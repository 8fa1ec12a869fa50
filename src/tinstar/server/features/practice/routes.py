"""HTTP routes of practice. Practice never changes ratings."""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.server.features.practice import exercises, puzzle_service
from tinstar.server.features.practice.exercise_list import list_exercises
from tinstar.server.features.practice.play_on import play_on
from tinstar.server.features.practice.schemas import (
    Exercise,
    Exercises,
    Judgement,
    PlayOn,
    Puzzle,
    PuzzleList,
    TryMove,
)
from tinstar.server.gateway.dependencies import (
    BODY,
    Game,
    TheLanguage,
    TheLiveTable,
    TheRegistry,
    address_of,
    guest_of,
)
from tinstar.server.gateway.finished_match_routes import open_match
from tinstar.server.gateway.table_routes import expect_game
from tinstar.server.http.routes import FromBody, FromPath, Request, get, post
from tinstar.server.tables.table_schemas import Table

PuzzleId = FromPath[Annotated[str, Meta(description="the id of a puzzle", max_length=40)]]
PositionPath = FromPath[
    Annotated[int, Meta(ge=0, lt=2**31, description="the number of decisions before the exercise")]
]


@post("/tables/{id:str}/practice", problems=(404, 409, *BODY))
async def practise(
    request: Request, data: FromBody[PlayOn], live_table: TheLiveTable, registry: TheRegistry
) -> Table:
    """Play on from a position of a finished match, at a new table.

    Practice matches do not change ratings. While other tables have yet to play the same deals, you
    cannot play on.
    """
    await open_match(live_table, registry)
    guest, address = guest_of(request), address_of(request)
    found = await play_on(registry, live_table, data, guest, address)
    return found.table(guest)


@get("/games/{game:str}/puzzles", problems=(404,))
async def show_puzzles(game: Game, registry: TheRegistry) -> PuzzleList:
    """List the puzzles of a game. A puzzle of another version of the rules cannot be played."""
    expect_game(game, registry)
    return await asyncio.to_thread(puzzle_service.list_puzzles, game)


@get("/games/{game:str}/puzzles/{puzzle:str}", problems=(404, 409))
async def show_puzzle(
    game: Game, puzzle: PuzzleId, registry: TheRegistry, language: TheLanguage
) -> Puzzle:
    """Return a puzzle, as the seat to act sees the table."""
    expect_game(game, registry)
    return await asyncio.to_thread(puzzle_service.show_puzzle, game, puzzle, language)


@post(
    "/games/{game:str}/puzzles/{puzzle:str}/tries",
    status=200,
    problems=(404, 409, *BODY),
)
async def try_puzzle(
    game: Game,
    puzzle: PuzzleId,
    data: FromBody[TryMove],
    registry: TheRegistry,
    language: TheLanguage,
) -> Judgement:
    """Try a move. Return whether it is the best, and the chance to win with each move."""
    expect_game(game, registry)
    return await asyncio.to_thread(puzzle_service.try_move, game, puzzle, data.action, language)


@get("/me/exercises")
async def show_exercises(
    request: Request, registry: TheRegistry, language: TheLanguage
) -> Exercises:
    """List the costliest moves from reviews of your matches that you should repeat now."""
    return await asyncio.to_thread(list_exercises, registry.store, guest_of(request), language)


@get("/tables/{id:str}/exercises/{position:int}", problems=(404, 409))
async def show_exercise(
    request: Request,
    position: PositionPath,
    live_table: TheLiveTable,
    registry: TheRegistry,
    language: TheLanguage,
) -> Exercise:
    """Return the position of one of your exercises, as you saw it."""
    await open_match(live_table, registry)
    asked = registry.store, live_table, position, guest_of(request), language
    return await live_table.in_thread(lambda: exercises.show_exercise(*asked))


@post(
    "/tables/{id:str}/exercises/{position:int}",
    status=200,
    problems=(404, 409, *BODY),
)
async def try_exercise(
    request: Request,
    position: PositionPath,
    data: FromBody[TryMove],
    live_table: TheLiveTable,
    registry: TheRegistry,
    language: TheLanguage,
) -> Judgement:
    """Try a move. Within 2 points of the best chance to win, the exercise is solved."""
    await open_match(live_table, registry)
    asked = registry.store, live_table, (position, data.action), guest_of(request), language
    return await live_table.in_thread(lambda: exercises.try_exercise(*asked))


ROUTES = [
    practise, show_puzzles, show_puzzle, try_puzzle, show_exercises, show_exercise, try_exercise,
]  # fmt: skip
