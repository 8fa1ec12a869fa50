"""HTTP routes for games, tables and play.

Texts are in the language that `Accept-Language` prefers. Errors are returned as a `Problem` with a
matching status.
"""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from tinstar.engine.actions import MOST_SEATS
from tinstar.presentation.guided_first_game import lessons
from tinstar.server.errors import NotFound
from tinstar.server.gateway import finished_match_routes, tables_of_guest
from tinstar.server.gateway.dependencies import (
    BODY,
    Game,
    TheCourier,
    TheLanguage,
    TheLiveTable,
    TheRegistry,
    address_of,
    expect_known,
    guest_of,
    is_own_machine,
    server_address,
)
from tinstar.server.http.rate_limits import ConnectionLimits
from tinstar.server.http.routes import (
    FromBody,
    FromPath,
    FromQuery,
    Request,
    Service,
    get,
    post,
    put,
)
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables import (
    absence_decision,
    catalogue,
    moves,
    pause_wishes,
    preset_phrases,
    seating,
    shuffle_words,
    viewer_requests,
)
from tinstar.server.tables import catalogue_schemas as said
from tinstar.server.tables.catalogue_schemas import RulesPage
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import (
    AbsenceDecision,
    ChangeChair,
    Commit,
    Join,
    MutePhrases,
    NewTable,
    PauseWish,
    RecoverSeat,
    Reveal,
)
from tinstar.server.tables.table_schemas import (
    GuideLessons,
    Hint,
    MyTurn,
    MyTurns,
    Table,
    TableLinks,
    TableList,
)
from tinstar.server.tables.websocket_schemas import Frame, FullLog, MoveTaken, SubmitMove, UndoMove

LONGEST_POLL = 30  # seconds

SeatPath = FromPath[Annotated[int, Meta(ge=0, lt=MOST_SEATS, description="a seat, counted from 0")]]
EyesPath = FromPath[
    Annotated[
        int,
        Meta(
            ge=EVERYTHING,
            lt=MOST_SEATS,
            description="a seat; -1 to watch, -2 to watch all cards with a delay",
        ),
    ]
]
Since = FromQuery[
    Annotated[int, Meta(ge=-1, lt=2**31, description="`at` of the last frame that you received")]
]
Wait = FromQuery[Annotated[float, Meta(ge=0, le=LONGEST_POLL, description="seconds at most")]]


# --- the server -----------------------------------------------------------------------------------


@get("/house")
async def show_server_info(registry: TheRegistry, language: TheLanguage) -> said.ServerInfo:
    """Return the games, computer players and optional features of this server."""
    return replace(
        catalogue.server_info(registry.games, language), features=registry.config.features
    )


@get("/games/{game:str}/rules", problems=(404,))
async def show_rules(game: Game, registry: TheRegistry, language: TheLanguage) -> RulesPage:
    """Return the rules of a game, divided into numbered clauses."""
    expect_game(game, registry)
    return catalogue.rules_page(game, language)


def expect_game(game: str, registry: TableRegistry) -> None:
    if game not in registry.games:
        raise NotFound("no-game", games=", ".join(registry.games))


@get("/tables")
async def list_tables(request: Request, registry: TheRegistry, courier: TheCourier) -> TableList:
    """List the tables where you sit or are host, newest first."""
    return TableList(await tables_of_guest.tables_of(registry, courier, guest_of(request)))


@post("/tables", problems=BODY)
async def set_table(request: Request, data: FromBody[NewTable], registry: TheRegistry) -> Table:
    """Create a table. You become its host."""
    live_table = await registry.set_table(data, guest_of(request), address_of(request))
    return live_table.table(guest_of(request))


# --- a table --------------------------------------------------------------------------------------


@get("/tables/{id:str}", problems=(404,))
async def show_table(request: Request, live_table: TheLiveTable) -> Table:
    """Return the table's players, settings and progress."""
    return live_table.table(guest_of(request))


@get("/tables/{id:str}/guide", problems=(404,))
async def show_guide(live_table: TheLiveTable, language: TheLanguage) -> GuideLessons:
    """Return the lessons for a player who is new to the game."""
    return GuideLessons(lessons(live_table.game, language))


@post("/tables/{id:str}/join", status=200, problems=(404, 409, *BODY))
async def join(request: Request, data: FromBody[Join], live_table: TheLiveTable) -> Table:
    """Sit down on a free seat. The request must contain the invitation."""
    await seating.join(live_table, guest_of(request), data)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/leave", status=200, problems=(404, 409, *BODY))
async def leave(request: Request, live_table: TheLiveTable) -> Table:
    """Leave your seats."""
    await seating.leave(live_table, guest_of(request))
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/commit", status=200, problems=(404, 409, *BODY))
async def commit(request: Request, data: FromBody[Commit], live_table: TheLiveTable) -> Table:
    """Commit to shuffle words before the match. Only your last commitment counts."""
    guest = guest_of(request)
    await seating.change_record(
        live_table, lambda record: shuffle_words.commit(record, guest, data.commitment)
    )
    return live_table.table(guest)


@post("/tables/{id:str}/reveal", status=200, problems=(404, 409, *BODY))
async def reveal(request: Request, data: FromBody[Reveal], live_table: TheLiveTable) -> Table:
    """Reveal the shuffle words of a commitment, while the table is `revealing`."""
    await seating.change_record(live_table, lambda record: shuffle_words.reveal(record, data))
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/start", status=200, problems=(404, 409, *BODY))
async def start(request: Request, live_table: TheLiveTable) -> Table:
    """Start the match, once all shuffle words are revealed. Only the host may do that."""
    await seating.start(live_table, guest_of(request))
    return live_table.table(guest_of(request))


@put("/tables/{id:str}/chairs/{seat:int}", problems=(404, 409, *BODY))
async def change_chair(
    request: Request,
    seat: SeatPath,
    data: FromBody[ChangeChair],
    live_table: TheLiveTable,
) -> Table:
    """Free a seat or give it to a computer player. Only the host may do that."""
    await seating.change_chair(live_table, guest_of(request), seat, data)
    return live_table.table(guest_of(request))


@post(
    "/tables/{id:str}/chairs/{seat:int}/missing",
    status=200,
    problems=(404, 409, *BODY),
)
async def decide_on_missing(
    request: Request, seat: SeatPath, data: FromBody[AbsenceDecision], live_table: TheLiveTable
) -> Table:
    """Decide what to do about a seat whose player is away (`missing` in `Table`)."""
    await absence_decision.decide(live_table, guest_of(request), seat, data)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/again", problems=(404, 409, *BODY))
async def again(request: Request, registry: TheRegistry, live_table: TheLiveTable) -> Table:
    """Create the table of a rematch. Everyone is invited to the rematch, one seat further on."""
    return await seating.rematch(registry, live_table, guest_of(request), address_of(request))


@post("/tables/{id:str}/pause", status=200, problems=(404, 409, *BODY))
async def pause(request: Request, data: FromBody[PauseWish], live_table: TheLiveTable) -> Table:
    """Ask for a pause of the clock, or withdraw this request.

    The clock is paused while all seated people ask for it.
    """
    await pause_wishes.pause(live_table, guest_of(request), data.wish)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/quiet", status=200, problems=(404, *BODY))
async def hush(request: Request, data: FromBody[MutePhrases], live_table: TheLiveTable) -> Table:
    """Mute or unmute phrases and gestures at the table. Only the host may do that."""
    guest = guest_of(request)
    await seating.change_record(
        live_table, lambda r: preset_phrases.mute_phrases(r, guest, data.wish)
    )
    return live_table.table(guest)


@get("/tables/{id:str}/links", problems=(404,))
async def show_links(
    request: Request, registry: TheRegistry, live_table: TheLiveTable
) -> TableLinks:
    """Return the links of the table: the invitation, and the tokens of your seats."""
    outside = registry.config.outside if is_own_machine(request) else None
    address = server_address(request, registry.config)
    return seating.links(live_table, guest_of(request), address, outside)


@post("/tables/{id:str}/recover", status=200, problems=(404, *BODY))
async def recover(request: Request, data: FromBody[RecoverSeat], live_table: TheLiveTable) -> Table:
    """Return to your seat.

    You can do so in another browser with the seat's token, after you have left, or in a rematch.
    """
    await seating.recover(live_table, guest_of(request), data)
    return live_table.table(guest_of(request))


# --- play -----------------------------------------------------------------------------------------


@get("/tables/{id:str}/seats/{seat:int}/frame", problems=(404, 409))
async def show_frame(
    request: Request,
    seat: EyesPath,
    live_table: TheLiveTable,
    connections: Service[ConnectionLimits],
    language: TheLanguage,
    since: Since = -1,
    wait: Wait = 0.0,
) -> Frame:
    """Return the seat's view once the table is past position `since`.

    After `wait` seconds the view is returned in any case.
    """
    state = request.scope["state"]
    expect_known(state, live_table.record, seat)
    viewer_requests.may_look(live_table, guest_of(request), seat)
    with connections.one_more(state["place"], state["address"], seat >= 0):
        return await viewer_requests.frame(
            live_table, guest_of(request), seat, since, wait, language
        )


@get("/tables/{id:str}/seats/{seat:int}/log", problems=(404, 409))
async def show_log(
    request: Request, seat: EyesPath, live_table: TheLiveTable, language: TheLanguage
) -> FullLog:
    """Return the log so far, as the seat saw it."""
    expect_known(request.scope["state"], live_table.record, seat)
    return FullLog(
        seat, await viewer_requests.log_of(live_table, guest_of(request), seat, language)
    )


@post("/tables/{id:str}/answers", status=200, problems=(404, 409, *BODY))
async def answer(
    request: Request,
    data: FromBody[SubmitMove],
    live_table: TheLiveTable,
    language: TheLanguage,
) -> MoveTaken:
    """Make a move for one of your seats."""
    guest, answer = guest_of(request), (data.seat, data.at, data.action)
    return MoveTaken(await moves.answer(live_table, guest, *answer, language=language))


@post("/tables/{id:str}/undo", status=200, problems=(404, 409, *BODY))
async def undo(request: Request, data: FromBody[UndoMove], live_table: TheLiveTable) -> MoveTaken:
    """Undo your last move."""
    return MoveTaken(await moves.undo(live_table, guest_of(request), data.seat, data.at))


@post("/tables/{id:str}/seats/{seat:int}/hint", status=200, problems=(404, 409, *BODY))
async def hint(
    request: Request,
    seat: SeatPath,
    registry: TheRegistry,
    live_table: TheLiveTable,
    language: TheLanguage,
) -> Hint:
    """Return a hint: the moves that a search recommends."""
    return await live_table.hint(guest_of(request), seat, registry.config.hint_seconds, language)


@get("/me/turns")
async def show_turns(request: Request, registry: TheRegistry, courier: TheCourier) -> MyTurns:
    """List the tables where it is your turn."""
    tables = await tables_of_guest.tables_of(registry, courier, guest_of(request))
    playing = [t for t in tables if t.phase == "playing" and any(c.yours for c in t.chairs)]
    waiting = [t for t in playing if any(t.chairs[seat].yours for seat in t.asked)]
    return MyTurns([MyTurn(t.id, t.title) for t in waiting], len(playing))


ROUTES = [
    show_server_info, show_rules,
    list_tables, set_table, show_table, show_guide, join, leave, commit, reveal, start,
    change_chair, decide_on_missing, again, pause, hush, show_links, recover, show_frame,
    show_log, answer, undo, hint, show_turns, *finished_match_routes.ROUTES,
]  # fmt: skip
