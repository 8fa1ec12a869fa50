"""The house over HTTP: everything a page or a program can ask for and do.

What people read comes in the language that `Accept-Language` would like best. Errors are a
`Problem` with a fitting status, in that language too; nothing else is told of what went wrong.
"""

from ipaddress import ip_address
from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tinstar.core.lessons import lessons
from tinstar.server.errors import NotFound
from tinstar.server.messages import house as said
from tinstar.server.messages.house import OwnerWish, Problem, RulesPage, Told
from tinstar.server.messages.lab import LabGame, LabState
from tinstar.server.messages.live import Answer, Frame, Log, Taken, Undo
from tinstar.server.messages.setting import (
    ChangeChair,
    Commit,
    Join,
    NewTable,
    Pause,
    Quiet,
    Recover,
    Reveal,
)
from tinstar.server.messages.table import Guide, Hint, Links, Table, Tables
from tinstar.server.people import owner, pausing, phrases, seating, shuffle
from tinstar.server.rooms import answering, catalogue, looking
from tinstar.server.rooms.house import House
from tinstar.server.rooms.room import Room
from tinstar.server.wire import everywhere
from tinstar.server.wire.letters import Mail
from tinstar.server.wire.limits import Connections
from tinstar.table.compared import Question

LONGEST_POLL = 30  # seconds
BODY = (413, 415)  # what can be wrong with what a request brings

Game = Annotated[str, PathParameter(description="the name of a game", max_length=40)]
QuestionPath = Annotated[str, PathParameter(description="of whoever asks", max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, lt=26, description="a seat, counted from 0")]
EyesPath = Annotated[
    int,
    PathParameter(ge=-2, lt=26, description="a seat; -1 to watch, -2 with all cards late"),
]
Since = Annotated[int, QueryParameter(ge=-1, lt=2**31, description="`at` of the last frame seen")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_POLL, description="seconds at most")]
TheHouse = NamedDependency[House]
TheRoom = NamedDependency[Room]
TheMail = NamedDependency[Mail]
TheLanguage = NamedDependency[str]  # of whoever asks


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What can go wrong besides the request itself, for the description."""
    return {
        s: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[s])
        for s in (400, 403, 429, 503, *statuses)
    }


MEANINGS = {
    400: "the request is not as described, or the rules refuse it",
    403: "not for whoever asks",
    404: "no such table, seat or game",
    409: "not as the table stands",
    413: "too large",
    415: "not JSON",
    429: "too many requests or tables",
    503: "could not be kept or found just now; try again",
}


def guest_of(request: Request[Any, Any, Any]) -> str:
    return request.scope["state"]["guest"]


# --- the house ------------------------------------------------------------------------------------


@get("/house", responses=problems())
async def show_house(house: TheHouse, language: TheLanguage) -> said.House:
    """The games and the computer players of this house."""
    return catalogue.house(house.games, language)


@get("/games/{game:str}/rules", responses=problems(404))
async def show_rules(game: Game, house: TheHouse, language: TheLanguage) -> RulesPage:
    """The rules of a game in numbered clauses."""
    _expect_game(game, house)
    return catalogue.rules_page(game, language)


def _expect_game(game: str, house: House) -> None:
    if game not in house.games:
        raise NotFound("no-game", games=", ".join(house.games))


@get("/tables", responses=problems())
async def list_tables(request: Request[Any, Any, Any], house: TheHouse, mail: TheMail) -> Tables:
    """The tables where whoever asks sits or is host, the newest first."""
    return Tables(await everywhere.tables_of(house, mail, guest_of(request)))


@post("/tables", responses=problems(*BODY))
async def set_table(
    request: Request[Any, Any, Any], data: JSONBody[NewTable], house: TheHouse
) -> Table:
    """Set a table. Whoever does is its host."""
    room = await house.set_table(data, guest_of(request), request.scope["state"]["address"])
    return room.table(guest_of(request))


@post("/owner", status_code=200, responses=problems(404, 409, *BODY))
async def serve_owner(
    request: Request[Any, Any, Any], data: JSONBody[OwnerWish], house: TheHouse
) -> Told:
    """What only the owner of the house may do, with the key that its database gives: `tinstar
    house` has it."""
    owner.expect_owner(house, request.headers.get("authorization"))
    return await owner.carry_out(house, data)


# --- the lab --------------------------------------------------------------------------------------


@get("/lab/games/{game:str}", responses=problems(404))
async def show_knobs(game: Game, house: TheHouse, language: TheLanguage) -> LabGame:
    """The numbers of a game that can be turned."""
    _expect_game(game, house)
    return catalogue.knobs(game, house.config.lab, language)


@post("/lab/questions", responses=problems(*BODY))
async def ask_the_lab(
    request: Request[Any, Any, Any],
    data: JSONBody[Question],
    house: TheHouse,
    language: TheLanguage,
) -> LabState:
    """Have games of two settings played, instead of what one asked before."""
    address = request.scope["state"]["address"]
    return await house.questions.ask(data, guest_of(request), address, language)


@get("/lab/questions/{id:str}", responses=problems(404))
async def show_answer(
    request: Request[Any, Any, Any], id: QuestionPath, house: TheHouse
) -> LabState:
    """What the games that were played so far say. Who asks no more lets it go."""
    return house.questions.state(guest_of(request), id)


@delete("/lab/questions/{id:str}", status_code=200, responses=problems(404))
async def leave_the_lab(
    request: Request[Any, Any, Any], id: QuestionPath, house: TheHouse
) -> LabState:
    """Enough of it."""
    return house.questions.leave(guest_of(request), id)


# --- a table --------------------------------------------------------------------------------------


@get("/tables/{id:str}", responses=problems(404))
async def show_table(request: Request[Any, Any, Any], room: TheRoom) -> Table:
    """Who sits there, and how far they are."""
    return room.table(guest_of(request))


@get("/tables/{id:str}/guide", responses=problems(404))
async def show_guide(room: TheRoom, language: TheLanguage) -> Guide:
    """What is said there to whoever plays such a game for the first time."""
    return Guide(lessons(room.game, language))


@post("/tables/{id:str}/join", status_code=200, responses=problems(404, 409, *BODY))
async def join(
    request: Request[Any, Any, Any], data: JSONBody[Join], house: TheHouse, room: TheRoom
) -> Table:
    """Sit down on a free chair, with the invitation."""
    await seating.join(house, room, guest_of(request), data)
    return room.table(guest_of(request))


@post("/tables/{id:str}/leave", status_code=200, responses=problems(404, 409, *BODY))
async def leave(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> Table:
    """Free one's chairs."""
    await seating.leave(house, room, guest_of(request))
    return room.table(guest_of(request))


@post("/tables/{id:str}/commit", status_code=200, responses=problems(404, 409, *BODY))
async def commit(
    request: Request[Any, Any, Any], data: JSONBody[Commit], house: TheHouse, room: TheRoom
) -> Table:
    """Commit to words for the shuffle, while the table gathers; the last commitment counts."""
    guest = guest_of(request)
    await seating.change_company(
        house, room, lambda record: shuffle.commit(record, guest, data.commitment)
    )
    return room.table(guest)


@post("/tables/{id:str}/reveal", status_code=200, responses=problems(404, 409, *BODY))
async def reveal(
    request: Request[Any, Any, Any], data: JSONBody[Reveal], house: TheHouse, room: TheRoom
) -> Table:
    """Show the words that one committed to, while the table is `revealing`."""
    await seating.change_company(house, room, lambda record: shuffle.reveal(record, data))
    return room.table(guest_of(request))


@post("/tables/{id:str}/start", status_code=200, responses=problems(404, 409, *BODY))
async def start(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> Table:
    """Begin the match, once all words that were committed to are shown. The host only."""
    await seating.start(house, room, guest_of(request))
    return room.table(guest_of(request))


@put("/tables/{id:str}/chairs/{seat:int}", responses=problems(404, 409, *BODY))
async def change_chair(
    request: Request[Any, Any, Any],
    seat: SeatPath,
    data: JSONBody[ChangeChair],
    house: TheHouse,
    room: TheRoom,
) -> Table:
    """Make a chair free, or put a computer player there. The host only."""
    await seating.change_chair(house, room, guest_of(request), seat, data)
    return room.table(guest_of(request))


@post("/tables/{id:str}/again", responses=problems(404, 409, *BODY))
async def again(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> Table:
    """Another game: a table where the whole company is asked to sit, one chair further on."""
    address = request.scope["state"]["address"]
    found = await seating.again(house, room, guest_of(request), address)
    return found.table(guest_of(request))


@post("/tables/{id:str}/pause", status_code=200, responses=problems(404, 409, *BODY))
async def pause(request: Request[Any, Any, Any], data: JSONBody[Pause], room: TheRoom) -> Table:
    """Want the clock to stand, or to go on. It stands while all want it who sit there."""
    await pausing.pause(room, guest_of(request), data.wish)
    return room.table(guest_of(request))


@post("/tables/{id:str}/quiet", status_code=200, responses=problems(404, *BODY))
async def hush(
    request: Request[Any, Any, Any], data: JSONBody[Quiet], house: TheHouse, room: TheRoom
) -> Table:
    """Want it quiet: no phrases and no gestures of anybody. The host only."""
    guest = guest_of(request)
    await seating.change_company(house, room, lambda r: phrases.hush(r, guest, data.wish))
    return room.table(guest)


@get("/tables/{id:str}/links", responses=problems(404))
async def show_links(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> Links:
    """The invitation, and the tokens of one's own chairs."""
    here = request.client is not None and ip_address(request.client.host).is_loopback
    return seating.links(room, guest_of(request), house.config.outside if here else None)


@post("/tables/{id:str}/recover", status_code=200, responses=problems(404, *BODY))
async def recover(
    request: Request[Any, Any, Any], data: JSONBody[Recover], house: TheHouse, room: TheRoom
) -> Table:
    """Take one's chair back: in another browser with its token, or after having left it; or sit
    down where one is asked to another game."""
    await seating.recover(house, room, guest_of(request), data)
    return room.table(guest_of(request))


# --- playing --------------------------------------------------------------------------------------


@get("/tables/{id:str}/seats/{seat:int}/frame", responses=problems(404, 409))
async def show_frame(
    request: Request[Any, Any, Any],
    seat: EyesPath,
    room: TheRoom,
    connections: NamedDependency[Connections],
    language: TheLanguage,
    since: Since = -1,
    wait: Wait = 0.0,
) -> Frame:
    """What the seat sees, as soon as the table has gone on from `since`."""
    looking.may_look(room, guest_of(request), seat)
    state = request.scope["state"]
    with connections.one_more(state["place"], state["address"], seat >= 0):
        return await looking.frame(room, guest_of(request), seat, since, wait, language)


@get("/tables/{id:str}/seats/{seat:int}/log", responses=problems(404, 409))
async def show_log(
    request: Request[Any, Any, Any], seat: EyesPath, room: TheRoom, language: TheLanguage
) -> Log:
    """The log so far, as the seat saw it."""
    return Log(seat, await looking.log_of(room, guest_of(request), seat, language))


@post("/tables/{id:str}/answers", status_code=200, responses=problems(404, 409, *BODY))
async def answer(
    request: Request[Any, Any, Any],
    data: JSONBody[Answer],
    room: TheRoom,
    language: TheLanguage,
) -> Taken:
    """Answer for a seat of one's own."""
    guest, answer = guest_of(request), (data.seat, data.at, data.action)
    return Taken(await answering.answer(room, guest, *answer, language=language))


@post("/tables/{id:str}/undo", status_code=200, responses=problems(404, 409, *BODY))
async def undo(request: Request[Any, Any, Any], data: JSONBody[Undo], room: TheRoom) -> Taken:
    """Take one's last answer back."""
    return Taken(await answering.undo(room, guest_of(request), data.seat, data.at))


@post(
    "/tables/{id:str}/seats/{seat:int}/hint", status_code=200, responses=problems(404, 409, *BODY)
)
async def hint(
    request: Request[Any, Any, Any],
    seat: SeatPath,
    house: TheHouse,
    room: TheRoom,
    language: TheLanguage,
) -> Hint:
    """What the search would do."""
    return await room.hint(guest_of(request), seat, house.config.hint_seconds, language)


HANDLERS = [
    show_house, serve_owner, show_rules, show_knobs, ask_the_lab, show_answer, leave_the_lab,
    list_tables, set_table, show_table, show_guide, join, leave, commit, reveal, start,
    change_chair, again, pause, hush, show_links, recover, show_frame, show_log, answer, undo, hint,
]  # fmt: skip
