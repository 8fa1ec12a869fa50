"""The house over HTTP: everything a page or a program can ask for and do.

Errors are a `Problem` with a fitting status; nothing else is told of what went wrong.
"""

from ipaddress import ip_address
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from tinstar.core.actions import seat_letter
from tinstar.core.lessons import lessons
from tinstar.games import available
from tinstar.server import messages as m
from tinstar.server.errors import Conflict, NotFound
from tinstar.server.keeping.store import StoredLines
from tinstar.server.people import owner, seating, shuffle
from tinstar.server.rooms import catalogue
from tinstar.server.rooms.house import House
from tinstar.server.rooms.room import Room
from tinstar.server.wire.limits import Connections
from tinstar.table.verdict import verify

LONGEST_POLL = 30  # seconds
BODY = (413, 415)  # what can be wrong with what a request brings

Game = Annotated[str, PathParameter(description="the name of a game", max_length=40)]
SeatPath = Annotated[int, PathParameter(ge=0, lt=26, description="a seat, counted from 0")]
EyesPath = Annotated[int, PathParameter(ge=-1, lt=26, description="a seat; -1 to watch")]
ReplayPath = Annotated[
    int, PathParameter(ge=-2, lt=26, description="a seat; -1 to watch, -2 for all cards shown")
]
Since = Annotated[int, QueryParameter(ge=-1, lt=2**31, description="`at` of the last frame seen")]
Wait = Annotated[float, QueryParameter(ge=0, le=LONGEST_POLL, description="seconds at most")]
TheHouse = NamedDependency[House]
TheRoom = NamedDependency[Room]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What can go wrong besides the request itself, for the description."""
    return {
        s: ResponseSpec(m.Problem, generate_examples=False, description=MEANINGS[s])
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
async def show_house() -> m.House:
    """The games and the computer players of this house."""
    return catalogue.house()


@get("/games/{game:str}/rules", responses=problems(404))
async def show_rules(game: Game) -> m.RulesPage:
    """The rules of a game in numbered clauses."""
    if game not in available():
        raise NotFound(f"expected a game among: {', '.join(available())}")
    return catalogue.rules_page(game)


@get("/tables", responses=problems())
async def list_tables(request: Request[Any, Any, Any], house: TheHouse) -> m.Tables:
    """The tables where whoever asks sits or is host, the newest first."""
    return m.Tables(await house.tables_of(guest_of(request)))


@post("/tables", responses=problems(*BODY))
async def set_table(
    request: Request[Any, Any, Any], data: JSONBody[m.NewTable], house: TheHouse
) -> m.Table:
    """Set a table. Whoever does is its host."""
    room = await house.set_table(data, guest_of(request), request.scope["state"]["address"])
    return room.table(guest_of(request))


@post("/owner", status_code=200, responses=problems(404, 409, *BODY))
async def serve_owner(
    request: Request[Any, Any, Any], data: JSONBody[m.OwnerWish], house: TheHouse
) -> m.Told:
    """What only the owner of the house may do, with the key that its database gives: `tinstar
    house` has it."""
    owner.expect_owner(house, request.headers.get("authorization"))
    return await owner.carry_out(house, data)


# --- a table --------------------------------------------------------------------------------------


@get("/tables/{id:str}", responses=problems(404))
async def show_table(request: Request[Any, Any, Any], room: TheRoom) -> m.Table:
    """Who sits there, and how far they are."""
    return room.table(guest_of(request))


@get("/tables/{id:str}/guide", responses=problems(404))
async def show_guide(room: TheRoom) -> m.Guide:
    """What is said there to whoever plays such a game for the first time."""
    return m.Guide(lessons(room.game))


@post("/tables/{id:str}/join", status_code=200, responses=problems(404, 409, *BODY))
async def join(
    request: Request[Any, Any, Any], data: JSONBody[m.Join], house: TheHouse, room: TheRoom
) -> m.Table:
    """Sit down on a free chair, with the invitation."""
    await seating.join(house, room, guest_of(request), data)
    return room.table(guest_of(request))


@post("/tables/{id:str}/leave", status_code=200, responses=problems(404, 409, *BODY))
async def leave(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> m.Table:
    """Free one's chairs."""
    await seating.leave(house, room, guest_of(request))
    return room.table(guest_of(request))


@post("/tables/{id:str}/commit", status_code=200, responses=problems(404, 409, *BODY))
async def commit(
    request: Request[Any, Any, Any], data: JSONBody[m.Commit], house: TheHouse, room: TheRoom
) -> m.Table:
    """Commit to words for the shuffle, while the table gathers; the last commitment counts."""
    guest = guest_of(request)
    await seating.change_company(
        house, room, lambda record: shuffle.commit(record, guest, data.commitment)
    )
    return room.table(guest)


@post("/tables/{id:str}/reveal", status_code=200, responses=problems(404, 409, *BODY))
async def reveal(
    request: Request[Any, Any, Any], data: JSONBody[m.Reveal], house: TheHouse, room: TheRoom
) -> m.Table:
    """Show the words that one committed to, while the table is `revealing`."""
    await seating.change_company(house, room, lambda record: shuffle.reveal(record, data))
    return room.table(guest_of(request))


@post("/tables/{id:str}/start", status_code=200, responses=problems(404, 409, *BODY))
async def start(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> m.Table:
    """Begin the match, once all words that were committed to are shown. The host only."""
    await seating.start(house, room, guest_of(request))
    return room.table(guest_of(request))


@put("/tables/{id:str}/chairs/{seat:int}", responses=problems(404, 409, *BODY))
async def change_chair(
    request: Request[Any, Any, Any],
    seat: SeatPath,
    data: JSONBody[m.ChangeChair],
    house: TheHouse,
    room: TheRoom,
) -> m.Table:
    """Make a chair free, or put a computer player there. The host only."""
    await seating.change_chair(house, room, guest_of(request), seat, data)
    return room.table(guest_of(request))


@post("/tables/{id:str}/again", responses=problems(404, 409, *BODY))
async def again(
    request: Request[Any, Any, Any], data: JSONBody[m.Again], house: TheHouse, room: TheRoom
) -> m.Table:
    """Another table for the same company."""
    address = request.scope["state"]["address"]
    found = await seating.again(house, room, guest_of(request), address, data)
    return found.table(guest_of(request))


@get("/tables/{id:str}/links", responses=problems(404))
async def show_links(request: Request[Any, Any, Any], house: TheHouse, room: TheRoom) -> m.Links:
    """The invitation, and the tokens of one's own chairs."""
    here = request.client is not None and ip_address(request.client.host).is_loopback
    return seating.links(room, guest_of(request), house.config.outside if here else None)


@post("/tables/{id:str}/recover", status_code=200, responses=problems(404, *BODY))
async def recover(
    request: Request[Any, Any, Any], data: JSONBody[m.Recover], house: TheHouse, room: TheRoom
) -> m.Table:
    """Take one's chair back: in another browser with its token, or after having left it."""
    await seating.recover(house, room, guest_of(request), data.token)
    return room.table(guest_of(request))


# --- playing --------------------------------------------------------------------------------------


@get("/tables/{id:str}/seats/{seat:int}/frame", responses=problems(404, 409))
async def show_frame(
    request: Request[Any, Any, Any],
    seat: EyesPath,
    room: TheRoom,
    connections: NamedDependency[Connections],
    since: Since = -1,
    wait: Wait = 0.0,
) -> m.Frame:
    """What the seat sees, as soon as the table has gone on from `since`."""
    room.may_look(guest_of(request), seat)
    state = request.scope["state"]
    with connections.one_more(state["place"], state["address"], seat != m.WATCHER):
        return await room.frame(guest_of(request), seat, since, wait)


@get("/tables/{id:str}/seats/{seat:int}/log", responses=problems(404, 409))
async def show_log(request: Request[Any, Any, Any], seat: EyesPath, room: TheRoom) -> m.Log:
    """The log so far, as the seat saw it."""
    room.may_look(guest_of(request), seat)
    play = room.begun()
    return m.Log(seat, await room.in_thread(lambda: list(play.log(seat))))


@post("/tables/{id:str}/answers", status_code=200, responses=problems(404, 409, *BODY))
async def answer(
    request: Request[Any, Any, Any], data: JSONBody[m.Answer], room: TheRoom
) -> m.Taken:
    """Answer for a seat of one's own."""
    return m.Taken(await room.answer(guest_of(request), data.seat, data.at, data.action))


@post("/tables/{id:str}/undo", status_code=200, responses=problems(404, 409, *BODY))
async def undo(request: Request[Any, Any, Any], data: JSONBody[m.Undo], room: TheRoom) -> m.Taken:
    """Take one's last answer back."""
    return m.Taken(await room.undo(guest_of(request), data.seat, data.at))


@post(
    "/tables/{id:str}/seats/{seat:int}/hint", status_code=200, responses=problems(404, 409, *BODY)
)
async def hint(
    request: Request[Any, Any, Any], seat: SeatPath, house: TheHouse, room: TheRoom
) -> m.Hint:
    """What the search would do."""
    return await room.hint(guest_of(request), seat, house.config.hint_seconds)


# --- when it is over ------------------------------------------------------------------------------


@get("/tables/{id:str}/replay/{seat:int}", responses=problems(404, 409))
async def show_replay(seat: ReplayPath, room: TheRoom) -> m.Replay:
    """Every position of a match that is over."""
    play = _over(room)
    if seat >= room.game.players:
        last = seat_letter(room.game.players - 1)
        raise NotFound(f"expected a seat from A to {last}, got {seat}")
    return m.Replay(seat, await room.in_thread(lambda: play.replay(seat)))


@get("/tables/{id:str}/course", responses=problems(404, 409))
async def show_course(room: TheRoom) -> m.Course:
    """How the scores went in a match that is over, and where it turned."""
    play = _over(room)
    return await room.in_thread(play.course)


@get("/tables/{id:str}/review", responses=problems(404, 409))
async def show_review(room: TheRoom, house: TheHouse) -> m.ReviewState:
    """How far the review of a match that is over is, and what it says once it is done."""
    _over(room)
    return await house.reviews.state(room.record.id)


@post("/tables/{id:str}/review", status_code=200, responses=problems(404, 409, *BODY))
async def ask_for_review(
    request: Request[Any, Any, Any], room: TheRoom, house: TheHouse
) -> m.ReviewState:
    """Have a match that is over reviewed, once: what decisions cost, and what luck did."""
    _over(room)
    return await house.reviews.ask(room.record.id, request.scope["state"]["address"])


@get("/tables/{id:str}/journal", responses=problems(404, 409), media_type="application/x-ndjson")
async def show_journal(room: TheRoom, house: TheHouse) -> Response[bytes]:
    """The journal of a match that is over: `tinstar verify` reads it."""
    _over(room)
    lines = await room.in_thread(lambda: house.store.lines(room.record.id))
    name = f"{room.record.game}-{room.record.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(b"".join(lines), media_type="application/x-ndjson", headers=headers)


@get("/tables/{id:str}/verdict", responses=problems(404, 409))
async def show_verdict(room: TheRoom, house: TheHouse) -> m.Verdict:
    """Was it played by the rules, and was chance fair?"""
    play = room.begun()
    journal = play.match.journal
    sink = StoredLines(house.store, room.record)
    found = await room.in_thread(lambda: verify(sink))
    seed = journal.end.seed if journal.end else ""
    return m.Verdict(found.finding.value, found.text, journal.header.commitment, seed)


def _over(room: Room):
    play = room.begun()
    if not play.match.end:
        raise Conflict("expected a match that is over, got one that goes on")
    return play


HANDLERS = [
    show_house, serve_owner, show_rules, list_tables, set_table, show_table, show_guide, join,
    leave, commit, reveal, start, change_chair, again, show_links, recover, show_frame, show_log,
    answer, undo, hint, show_replay, show_course, show_review, ask_for_review, show_journal,
    show_verdict,
]  # fmt: skip
