"""HTTP routes for finished matches, and for journals that people bring.

While other tables have yet to play the same deals, the routes return an error (decision 43). Until
all tables have played them, you can get only the replay from a seat of your own.
"""

import asyncio
from typing import Annotated

from msgspec import Meta

from tinstar.engine.actions import MOST_SEATS, seat_letter
from tinstar.server.errors import Conflict, NotFound
from tinstar.server.gateway.dependencies import (
    A_JOURNAL,
    BODY,
    TheLanguage,
    TheLiveTable,
    TheRegistry,
    Tries,
    address_of,
    guest_of,
)
from tinstar.server.http.routes import FromBody, FromPath, Request, Response, get, post
from tinstar.server.schema_types import EVERYTHING
from tinstar.server.tables import brought_journal, hidden_deals
from tinstar.server.tables.finished_match_schemas import (
    FairnessVerdict,
    OpenedJournal,
    OpenJournal,
    Replay,
    ScoreCurve,
)
from tinstar.server.tables.live_match import LiveMatch
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.stored_journal import StoredJournal

ReplayPath = FromPath[
    Annotated[
        int,
        Meta(
            ge=EVERYTHING, lt=MOST_SEATS, description="a seat; -1 to watch, -2 for all cards shown"
        ),
    ]
]


@get("/tables/{id:str}/replay/{seat:int}", problems=(404, 409))
async def show_replay(
    request: Request,
    seat: ReplayPath,
    live_table: TheLiveTable,
    registry: TheRegistry,
    language: TheLanguage,
) -> Replay:
    """Return all positions of a finished match.

    While other tables have yet to play the same deals, you get the positions only as seen from a
    seat of your own.
    """
    own = seat in live_table.record.held_by(guest_of(request))
    play = _over(live_table) if own else await open_match(live_table, registry)
    if seat >= live_table.game.players:
        last = seat_letter(live_table.game.players - 1)
        raise NotFound("no-seat", last=last, got=seat)
    return Replay(seat, await live_table.in_thread(lambda: play.replay(seat, language)))


@get("/tables/{id:str}/course", problems=(404, 409))
async def show_course(
    live_table: TheLiveTable, registry: TheRegistry, language: TheLanguage
) -> ScoreCurve:
    """Return the scores of a finished match after each turn, and its turning points."""
    play = await open_match(live_table, registry)
    return await live_table.in_thread(lambda: play.course(language))


@get("/tables/{id:str}/journal", problems=(404, 409), media_type="application/x-ndjson")
async def show_journal(live_table: TheLiveTable, registry: TheRegistry) -> Response[bytes]:
    """Return the journal of a finished match. `tinstar verify` can check it."""
    await open_match(live_table, registry)
    lines = await live_table.in_thread(lambda: registry.store.lines(live_table.record.id))
    name = f"{live_table.record.game}-{live_table.record.id}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(b"".join(lines), headers)


@get("/tables/{id:str}/verdict", problems=(404, 409))
async def show_verdict(
    request: Request, live_table: TheLiveTable, registry: TheRegistry, language: TheLanguage
) -> FairnessVerdict:
    """Check whether the match was played by the rules, and whether chance was fair."""
    play = live_table.begun()
    journal = play.match.journal
    # the verdict reveals the match's progress
    if journal.end or not live_table.record.knows(guest_of(request)):
        await asyncio.to_thread(hidden_deals.expect_open, registry.store, live_table.record)
    kept = StoredJournal(registry.store, live_table.record)
    found = await live_table.in_thread(lambda: play.verdict(kept, language))
    seed = journal.end.seed if journal.end else ""
    return FairnessVerdict(found.finding.value, found.text, journal.header.commitment, seed)


@post("/journals", status=200, problems=(404, *BODY))
async def open_journal(
    request: Request, data: FromBody[OpenJournal], tries: Tries, language: TheLanguage
) -> OpenedJournal:
    """Check a journal from a file, and return its replay. The server does not store the journal."""
    tries.take(address_of(request), A_JOURNAL)
    return await asyncio.to_thread(brought_journal.opened, data.journal, data.seat, language)


def _over(live_table: LiveTable) -> LiveMatch:
    play = live_table.begun()
    if not play.match.end:
        raise Conflict("not-over")
    return play


async def open_match(live_table: LiveTable, registry: TableRegistry) -> LiveMatch:
    """Return the finished match.

    Raises `Conflict` while other tables have yet to play its deals.
    """
    play = _over(live_table)
    await asyncio.to_thread(hidden_deals.expect_open, registry.store, live_table.record)
    return play


ROUTES = [
    show_replay, show_course, show_journal, show_verdict, open_journal,
]  # fmt: skip
