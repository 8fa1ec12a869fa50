"""Tournaments: rounds of duplicate tables. A player's points are the sum of their matchpoints.

All tables of a round have the same deals. If a player does not appear, their time runs out and a
computer player takes over. So every round comes to an end.
"""

import asyncio

from sqlalchemy import Connection

from tinstar.match.fair_chance import new_seed
from tinstar.server.errors import BadOption, Conflict, Forbidden, NotFound
from tinstar.server.features.tournaments import duplicate_service, pairing
from tinstar.server.features.tournaments.schemas import (
    MOST_ROUNDS,
    EnterTournament,
    Entrant,
    MyTournament,
    MyTournaments,
    NewTournament,
    RoundTable,
    Tournament,
    TournamentPhase,
)
from tinstar.server.features.tournaments.store import (
    StoredEntrant,
    StoredRound,
    StoredTournament,
    TournamentStore,
)
from tinstar.server.guests import display_names
from tinstar.server.random_ids import new_id, new_token, same
from tinstar.server.tables import seating
from tinstar.server.tables.duplicate_store import StoredDuplicate
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_store import TableStore

NOBODY = ""  # no guest may add tables to a round
A_BYE = 0.5  # matchpoints of a round
MOST_ENTRANTS = 32
MOST_LISTED = 12  # in the lobby


async def create_tournament(
    registry: TableRegistry, said: NewTournament, guest: str, address: str
) -> str:
    """Create a tournament without entrants, and return its id."""
    asked = duplicate_service.for_friends(said.table)
    if asked.clock is None:
        raise BadOption("tournament-clock")
    await registry.new_record(asked, guest, address, b"")  # raises if such a table is not possible
    new = StoredTournament(new_id(), guest, new_token(), said.kind, said.rounds, asked)
    await asyncio.to_thread(TournamentStore(registry.store.database).add, new)
    return new.id


def enter(store: TableStore, id: str, guest: str, said: EnterTournament) -> None:
    """Enter the guest as a player, before the first round."""
    kept = tournament_by_id(store, id)
    if not same(said.invitation, kept.invitation):
        raise Forbidden("tournament-invitation")
    _before_the_first(kept)
    name = display_names.checked(said.name)
    if kept.number_of(guest) is not None:
        raise Conflict("entered")
    if any(display_names.same(name, one.name) for one in kept.entrants):
        raise BadOption("name-taken", name=name)
    if len(kept.entrants) >= MOST_ENTRANTS:
        raise Conflict("entrants", most=MOST_ENTRANTS)
    kept.entrants.append(StoredEntrant(guest, name))
    TournamentStore(store.database).keep(kept)


def withdraw(store: TableStore, id: str, guest: str) -> None:
    """Withdraw the guest, before the first round."""
    kept = tournament_by_id(store, id)
    _before_the_first(kept)
    number = kept.number_of(guest)
    if number is None:
        raise Forbidden("not-entered")
    del kept.entrants[number]
    TournamentStore(store.database).keep(kept)


async def start_next_round(registry: TableRegistry, id: str, guest: str, address: str) -> None:
    """Start the next round.

    Only the host starts the first round. Any entrant may start a later round.
    """
    kept = await asyncio.to_thread(tournament_by_id, registry.store, id)
    if guest != kept.host and (not kept.played or kept.number_of(guest) is None):
        raise Forbidden("tournament-host")
    await asyncio.to_thread(_expect_ready, registry.store, kept)
    if kept.kind == "everybody":
        seats = len(kept.asked.chairs)
        kept.rounds = min(MOST_ROUNDS, pairing.rounds_of_all(len(kept.entrants), seats))
    dealt = StoredDuplicate(new_id(), NOBODY, new_seed(), kept.asked)
    plan = await asyncio.to_thread(_paired, registry.store, kept)
    records = [await _table(registry, kept, table, dealt, address) for table in plan.tables]
    tables = [record.id for record in records]
    kept.played.append(StoredRound(dealt.id, tables, plan.tables, plan.byes))

    def also(db: Connection) -> None:
        registry.store.duplicates.keep(db, dealt)
        TournamentStore(registry.store.database).write(db, kept)

    await registry.deal(dealt, records, guest, also)
    for table in tables:
        await seating.begin(await registry.live_table(table))


async def _table(
    registry: TableRegistry,
    kept: StoredTournament,
    seated: list[int],
    dealt: StoredDuplicate,
    address: str,
) -> TableRecord:
    """Return a table whose seats are all assigned.

    The table has neither host nor invitation, because any entrant could misuse them.
    """
    there = [kept.entrants[i] for i in seated]
    record = await registry.new_record(kept.asked, there[0].guest, address, dealt.seed, dealt.id)
    record.tournament, record.host, record.invitation = kept.id, "", ""
    record.chairs = [ChairRecord(x.name, "person", "", x.guest, new_token()) for x in there]
    return record


def _paired(store: TableStore, kept: StoredTournament) -> pairing.RoundPairing:
    rounds, seats = _rounds(kept), len(kept.asked.chairs)
    if kept.kind == "everybody":
        return pairing.round_robin(len(kept.entrants), seats, rounds)
    points = _points(store, kept)
    ranking = sorted(range(len(points)), key=lambda i: -points[i])
    return pairing.swiss(ranking, seats, rounds)


def _rounds(kept: StoredTournament) -> list[pairing.RoundPairing]:
    return [pairing.RoundPairing(played.seated, played.byes) for played in kept.played]


# --- public views ---------------------------------------------------------------------------------


def tournament_by_id(store: TableStore, id: str) -> StoredTournament:
    """Return the tournament with that id. Raise `NotFound` if none has it."""
    kept = TournamentStore(store.database).of(id)
    if kept is None:
        raise NotFound("no-tournament")
    return kept


def tournament_for(store: TableStore, id: str, guest: str) -> Tournament:
    """Return the tournament as a guest may see it."""
    kept = tournament_by_id(store, id)
    host, number = kept.host == guest, kept.number_of(guest)
    last, over = (kept.played[-1] if kept.played else None), _last_is_over(store, kept)
    phase = _phase(kept, over)
    called = [one.name for one in kept.entrants]
    return Tournament(
        id=id,
        game=kept.asked.game,
        seats=len(kept.asked.chairs),
        kind=kept.kind,
        phase=phase,
        rounds=kept.rounds,
        round=len(kept.played),
        entrants=_standings(store, kept, number),
        tables=_tables(store, kept, last, number) if last else [],
        byes=[called[i] for i in last.byes] if last else [],
        host=host,
        entered=number is not None,
        ready=phase != "over" and over and len(called) >= _fewest(kept),
        invitation=kept.invitation if host or number is not None else "",
    )


def tournaments_of(store: TableStore, guest: str) -> MyTournaments:
    """Return the guest's tournaments as the lobby lists them."""
    newest = TournamentStore(store.database).newest_of(guest, MOST_LISTED)
    return MyTournaments([_mine(store, kept, guest) for kept in newest])


def _mine(store: TableStore, kept: StoredTournament, guest: str) -> MyTournament:
    number, seats = kept.number_of(guest), len(kept.asked.chairs)
    last = kept.played[-1] if kept.played else None
    tables = _tables(store, kept, last, number) if last and number is not None else []
    open_one = next((t.id for t in tables if t.yours and not t.over), "")
    phase = _phase(kept, _last_is_over(store, kept))
    rounds = kept.rounds, len(kept.played)
    return MyTournament(kept.id, kept.asked.game, seats, phase, *rounds, open_one)


def _phase(kept: StoredTournament, last_is_over: bool) -> TournamentPhase:
    if not kept.played:
        return "gathering"
    return "over" if last_is_over and len(kept.played) >= kept.rounds else "playing"


def _standings(store: TableStore, kept: StoredTournament, yours: int | None) -> list[Entrant]:
    points = _points(store, kept)
    byes = pairing.EarlierRounds(_rounds(kept)).byes
    ranking = sorted(range(len(points)), key=lambda i: (-points[i], kept.entrants[i].name))
    place = {p: 1 + sum(other > p for other in points) for p in points}
    return [
        Entrant(place[points[i]], kept.entrants[i].name, points[i], byes(i), i == yours)
        for i in ranking
    ]


def _points(store: TableStore, kept: StoredTournament) -> list[float]:
    """Return each entrant's matchpoints from finished rounds.

    The sums are rounded to six places, so that equal sums compare as equal.
    """
    points = [0.0] * len(kept.entrants)
    for played in kept.played:
        if store.duplicates.standing(played.duplicate).open:
            for who, share in _shares(store, played).items():
                points[who] += share
    return [round(x, 6) for x in points]


def _shares(store: TableStore, played: StoredRound) -> dict[int, float]:
    """Return each entrant's matchpoints in a round.

    An entrant gets the points of their seat, even if somebody else finished the match there.
    """
    compared = duplicate_service.compare(store.duplicates.results(played.duplicate))
    got = {(row.table, at.seat): row.share for at in compared for row in at.results}
    shares = dict.fromkeys(played.byes, A_BYE)
    for table, seated in zip(played.tables, played.seated, strict=True):
        for seat, who in enumerate(seated):
            shares[who] = got.get((table, seat)) or 0.0
    return shares


def _tables(
    store: TableStore, kept: StoredTournament, last: StoredRound, yours: int | None
) -> list[RoundTable]:
    called = [one.name for one in kept.entrants]
    over = store.duplicates.over(last.duplicate)
    return [
        RoundTable(table, [called[i] for i in seated], table in over, yours in seated)
        for table, seated in zip(last.tables, last.seated, strict=True)
    ]


def _last_is_over(store: TableStore, kept: StoredTournament) -> bool:
    return not kept.played or store.duplicates.standing(kept.played[-1].duplicate).open


def _fewest(kept: StoredTournament) -> int:
    """Return the least number of entrants of a tournament: enough for two tables.

    The result of a single table could not be compared with another.
    """
    return 2 * len(kept.asked.chairs)


def _expect_ready(store: TableStore, kept: StoredTournament) -> None:
    if len(kept.entrants) < _fewest(kept):
        raise Conflict("too-few", least=_fewest(kept))
    if not _last_is_over(store, kept):
        raise Conflict("round-played")
    if kept.played and len(kept.played) >= kept.rounds:
        raise Conflict("tournament-over", rounds=kept.rounds)


def _before_the_first(kept: StoredTournament) -> None:
    if kept.played:
        raise Conflict("tournament-begun")
