"""The house over HTTP: everything a page or a program can ask for and do.

What people read comes in the language that `Accept-Language` would like best. Errors are a
`Problem` with a fitting status, in that language too; nothing else is told of what went wrong.
"""

from typing import Annotated

from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from tinstar.engine.actions import MOST_SEATS
from tinstar.presentation.guided_first_game import lessons
from tinstar.server.errors import NotFound
from tinstar.server.gateway import tables_of_guest
from tinstar.server.gateway.dependencies import (
    BODY,
    Asks,
    TheCourier,
    TheLanguage,
    TheLiveTable,
    TheRegistry,
    address_of,
    expect_known,
    guest_of,
    is_own_machine,
    problems,
    server_address,
)
from tinstar.server.http.rate_limits import ConnectionLimits
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables import (
    catalogue,
    closed_page_decision,
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

Game = Annotated[str, PathParameter(description="the name of a game", max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, lt=MOST_SEATS, description="a seat, counted from 0")]
EyesPath = Annotated[
    int,
    PathParameter(
        ge=EVERYTHING, lt=MOST_SEATS, description="a seat; -1 to watch, -2 with all cards late"
    ),
]
Since = Annotated[int, QueryParameter(ge=-1, lt=2**31, description="`at` of the last frame seen")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_POLL, description="seconds at most")]


# --- the house ------------------------------------------------------------------------------------


@get("/house", responses=problems())
async def show_server_info(registry: TheRegistry, language: TheLanguage) -> said.ServerInfo:
    """The games and the computer players of this house."""
    return replace(
        catalogue.server_info(registry.games, language), features=registry.config.features
    )


@get("/games/{game:str}/rules", responses=problems(404))
async def show_rules(game: Game, registry: TheRegistry, language: TheLanguage) -> RulesPage:
    """The rules of a game in numbered clauses."""
    expect_game(game, registry)
    return catalogue.rules_page(game, language)


def expect_game(game: str, registry: TableRegistry) -> None:
    if game not in registry.games:
        raise NotFound("no-game", games=", ".join(registry.games))


@get("/tables", responses=problems())
async def list_tables(request: Asks, registry: TheRegistry, courier: TheCourier) -> TableList:
    """The tables where whoever asks sits or is host, the newest first."""
    return TableList(await tables_of_guest.tables_of(registry, courier, guest_of(request)))


@post("/tables", responses=problems(*BODY))
async def set_table(request: Asks, data: JSONBody[NewTable], registry: TheRegistry) -> Table:
    """Set a table. Whoever does is its host."""
    live_table = await registry.set_table(data, guest_of(request), address_of(request))
    return live_table.table(guest_of(request))


# --- the lab --------------------------------------------------------------------------------------


# --- a table --------------------------------------------------------------------------------------


@get("/tables/{id:str}", responses=problems(404))
async def show_table(request: Asks, live_table: TheLiveTable) -> Table:
    """Who sits there, and how far they are."""
    return live_table.table(guest_of(request))


@get("/tables/{id:str}/guide", responses=problems(404))
async def show_guide(live_table: TheLiveTable, language: TheLanguage) -> GuideLessons:
    """What is said there to whoever plays such a game for the first time."""
    return GuideLessons(lessons(live_table.game, language))


@post("/tables/{id:str}/join", status_code=200, responses=problems(404, 409, *BODY))
async def join(request: Asks, data: JSONBody[Join], live_table: TheLiveTable) -> Table:
    """Sit down on a free chair, with the invitation."""
    await seating.join(live_table, guest_of(request), data)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/leave", status_code=200, responses=problems(404, 409, *BODY))
async def leave(request: Asks, live_table: TheLiveTable) -> Table:
    """Free one's chairs."""
    await seating.leave(live_table, guest_of(request))
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/commit", status_code=200, responses=problems(404, 409, *BODY))
async def commit(request: Asks, data: JSONBody[Commit], live_table: TheLiveTable) -> Table:
    """Commit to words for the shuffle, while the table gathers; the last commitment counts."""
    guest = guest_of(request)
    await seating.change_record(
        live_table, lambda record: shuffle_words.commit(record, guest, data.commitment)
    )
    return live_table.table(guest)


@post("/tables/{id:str}/reveal", status_code=200, responses=problems(404, 409, *BODY))
async def reveal(request: Asks, data: JSONBody[Reveal], live_table: TheLiveTable) -> Table:
    """Show the words that one committed to, while the table is `revealing`."""
    await seating.change_record(live_table, lambda record: shuffle_words.reveal(record, data))
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/start", status_code=200, responses=problems(404, 409, *BODY))
async def start(request: Asks, live_table: TheLiveTable) -> Table:
    """Begin the match, once all words that were committed to are shown. The host only."""
    await seating.start(live_table, guest_of(request))
    return live_table.table(guest_of(request))


@put("/tables/{id:str}/chairs/{seat:int}", responses=problems(404, 409, *BODY))
async def change_chair(
    request: Asks,
    seat: SeatPath,
    data: JSONBody[ChangeChair],
    live_table: TheLiveTable,
) -> Table:
    """Make a chair free, or put a computer player there. The host only."""
    await seating.change_chair(live_table, guest_of(request), seat, data)
    return live_table.table(guest_of(request))


@post(
    "/tables/{id:str}/chairs/{seat:int}/missing",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def decide_on_missing(
    request: Asks, seat: SeatPath, data: JSONBody[AbsenceDecision], live_table: TheLiveTable
) -> Table:
    """Decide what becomes of a chair that is `missing`."""
    await closed_page_decision.decide(live_table, guest_of(request), seat, data)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/again", responses=problems(404, 409, *BODY))
async def again(request: Asks, registry: TheRegistry, live_table: TheLiveTable) -> Table:
    """Another game: a table where the whole company is asked to sit, one chair further on."""
    return await seating.rematch(registry, live_table, guest_of(request), address_of(request))


@post("/tables/{id:str}/pause", status_code=200, responses=problems(404, 409, *BODY))
async def pause(request: Asks, data: JSONBody[PauseWish], live_table: TheLiveTable) -> Table:
    """Want the clock to stand, or to go on. It stands while all want it who sit there."""
    await pause_wishes.pause(live_table, guest_of(request), data.wish)
    return live_table.table(guest_of(request))


@post("/tables/{id:str}/quiet", status_code=200, responses=problems(404, *BODY))
async def hush(request: Asks, data: JSONBody[MutePhrases], live_table: TheLiveTable) -> Table:
    """Want it quiet: no phrases and no gestures of anybody. The host only."""
    guest = guest_of(request)
    await seating.change_record(
        live_table, lambda r: preset_phrases.mute_phrases(r, guest, data.wish)
    )
    return live_table.table(guest)


@get("/tables/{id:str}/links", responses=problems(404))
async def show_links(request: Asks, registry: TheRegistry, live_table: TheLiveTable) -> TableLinks:
    """The invitation, and the tokens of one's own chairs."""
    outside = registry.config.outside if is_own_machine(request) else None
    address = server_address(request, registry.config)
    return seating.links(live_table, guest_of(request), address, outside)


@post("/tables/{id:str}/recover", status_code=200, responses=problems(404, *BODY))
async def recover(request: Asks, data: JSONBody[RecoverSeat], live_table: TheLiveTable) -> Table:
    """Take one's chair back: in another browser with its token, or after having left it; or sit
    down where one is asked to another game."""
    await seating.recover(live_table, guest_of(request), data)
    return live_table.table(guest_of(request))


# --- playing --------------------------------------------------------------------------------------


@get("/tables/{id:str}/seats/{seat:int}/frame", responses=problems(404, 409))
async def show_frame(
    request: Asks,
    seat: EyesPath,
    live_table: TheLiveTable,
    connections: NamedDependency[ConnectionLimits],
    language: TheLanguage,
    since: Since = -1,
    wait: Wait = 0.0,
) -> Frame:
    """What the seat sees, as soon as the table has gone on from `since`."""
    state = request.scope["state"]
    expect_known(state, live_table.record, seat)
    viewer_requests.may_look(live_table, guest_of(request), seat)
    with connections.one_more(state["place"], state["address"], seat >= 0):
        return await viewer_requests.frame(
            live_table, guest_of(request), seat, since, wait, language
        )


@get("/tables/{id:str}/seats/{seat:int}/log", responses=problems(404, 409))
async def show_log(
    request: Asks, seat: EyesPath, live_table: TheLiveTable, language: TheLanguage
) -> FullLog:
    """The log so far, as the seat saw it."""
    expect_known(request.scope["state"], live_table.record, seat)
    return FullLog(
        seat, await viewer_requests.log_of(live_table, guest_of(request), seat, language)
    )


@post("/tables/{id:str}/answers", status_code=200, responses=problems(404, 409, *BODY))
async def answer(
    request: Asks,
    data: JSONBody[SubmitMove],
    live_table: TheLiveTable,
    language: TheLanguage,
) -> MoveTaken:
    """Answer for a seat of one's own."""
    guest, answer = guest_of(request), (data.seat, data.at, data.action)
    return MoveTaken(await moves.answer(live_table, guest, *answer, language=language))


@post("/tables/{id:str}/undo", status_code=200, responses=problems(404, 409, *BODY))
async def undo(request: Asks, data: JSONBody[UndoMove], live_table: TheLiveTable) -> MoveTaken:
    """Take one's last answer back."""
    return MoveTaken(await moves.undo(live_table, guest_of(request), data.seat, data.at))


@post(
    "/tables/{id:str}/seats/{seat:int}/hint", status_code=200, responses=problems(404, 409, *BODY)
)
async def hint(
    request: Asks,
    seat: SeatPath,
    registry: TheRegistry,
    live_table: TheLiveTable,
    language: TheLanguage,
) -> Hint:
    """What the search would do."""
    return await live_table.hint(guest_of(request), seat, registry.config.hint_seconds, language)


@get("/me/turns", responses=problems())
async def show_turns(request: Asks, registry: TheRegistry, courier: TheCourier) -> MyTurns:
    """The tables that wait for whoever asks."""
    tables = await tables_of_guest.tables_of(registry, courier, guest_of(request))
    playing = [t for t in tables if t.phase == "playing" and any(c.yours for c in t.chairs)]
    waiting = [t for t in playing if any(t.chairs[seat].yours for seat in t.asked)]
    return MyTurns([MyTurn(t.id, t.title) for t in waiting], len(playing))


HANDLERS = [
    show_server_info, show_rules,
    list_tables, set_table, show_table, show_guide, join, leave, commit, reveal, start,
    change_chair, decide_on_missing, again, pause, hush, show_links, recover, show_frame,
    show_log, answer, undo, hint, show_turns,
]  # fmt: skip
