"""What matches came to, who sat there, and the ratings that are made from that.

A result is written in the same transaction in which its table comes to be over, which only the
owner of the table can do: so there is one, whenever a process is killed. Results are numbered under
a lock, so whoever has seen one has seen all with lower numbers; under the same lock they are rated,
in that order.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Select,
    and_,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from tinstar.match.journal_lines import Chair, unsealed
from tinstar.match.seat_changes import NOBODY, PERSON
from tinstar.server.storage.database import (
    HOUSE,
    LINES,
    RATINGS,
    RESULTS,
    RESULTS_LOCK,
    SEATS,
    SITTERS,
    TABLES,
    Database,
)
from tinstar.server.tables.table_record import TableRecord

RATED = "rated"  # under which name the house keeps how far it has rated
RATED_AT_ONCE = 100  # results, in one transaction: who has a new one waits for it
MOST_OPPONENTS = 50
CHAIR_LINE = b'{"line":"chair"'


class MatchSeat(NamedTuple):
    """A seat of a match that is over. `counts`: whether who sits there at the end did so from the
    beginning, alone at a screen, and nobody else ever decided for them."""

    seat: int
    guest: str
    name: str
    kind: str
    score: int
    won: bool
    counts: bool


class Result(NamedTuple):
    """A match that is over; `kept` says whether its table still is."""

    number: int
    table: str
    game: str
    players: int
    standard: bool
    ended: int
    kept: bool
    seats: list[MatchSeat]


class Rating(NamedTuple):
    """How strong somebody is taken to be, give or take, after so many matches and wins."""

    mu: float
    sigma: float
    matches: int
    wins: int


class ResultFilter(NamedTuple):
    """Which of one's matches: those before that number, of that game, that many players and that
    opponent (guest, name, kind); the rest is anything."""

    before: int | None = None
    game: str = ""
    players: int = 0
    against: tuple[str, str, str] | None = None


class WinCount(NamedTuple):
    """How often somebody sat so, and won."""

    key: tuple[str, ...]
    matches: int
    wins: int


class RatingProgress(msgspec.Struct):
    """All results up to that number are rated, by that model."""

    model: str = ""
    number: int = 0


Rate = Callable[[Result, Mapping[str, Rating]], Mapping[str, Rating]]


class ResultStore:
    """Of all matches of the house."""

    def __init__(self, database: Database):
        self._database = database

    # --- when a match is over --------------------------------------------------------------------

    def keep_result(self, db: Connection, record: TableRecord) -> None:
        """The result of a table that is over, unless there is one already. Called by the table's
        owner, who has its row locked."""
        if record.phase != "over" or not record.scores:
            return
        if db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == record.id)):
            return
        seats = _seats(record, _stood_in(db, record.id))
        self._database.one_at_a_time(db, RESULTS_LOCK)
        number = 1 + (db.scalar(select(func.max(RESULTS.c.number))) or 0)
        row = {"number": number, "table_id": record.id, "game": record.game}
        row |= {"players": len(record.chairs), "standard": not record.edition}
        db.execute(insert(RESULTS).values(**row, ended=int(time.time())))
        db.execute(insert(SEATS), [{"number": number, **s._asdict()} for s in seats])

    def forget(self, db: Connection, table: str) -> None:
        """The table is forgotten. Who sat there is too, unless it came to a result."""
        if not db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == table)):
            db.execute(delete(SITTERS).where(SITTERS.c.table_id == table))

    # --- of one guest ----------------------------------------------------------------------------

    def names_at(self, table: str, guest: str) -> dict[int, set[str]]:
        """How the guest was ever called on each seat of a match."""
        wanted = select(SITTERS.c.seat, SITTERS.c.name).where(
            SITTERS.c.table_id == table, SITTERS.c.guest == guest
        )
        found: dict[int, set[str]] = {}
        with self._database.reading() as db:
            for seat, name in db.execute(wanted):
                found.setdefault(seat, set()).add(name)
        return found

    def results(self, guest: str, wanted: ResultFilter, most: int) -> list[Result]:
        """Matches of the guest that are over, the newest first."""
        which = select(*RESULTS.c, TABLES.c.id.is_not(None).label("kept"))
        which = which.join(TABLES, TABLES.c.id == RESULTS.c.table_id, isouter=True)
        which = which.where(RESULTS.c.table_id.in_(sat(guest)))
        if wanted.before is not None:
            which = which.where(RESULTS.c.number < wanted.before)
        if wanted.game:
            which = which.where(RESULTS.c.game == wanted.game)
        if wanted.players:
            which = which.where(RESULTS.c.players == wanted.players)
        if wanted.against:
            who, name, kind = wanted.against
            there = and_(SEATS.c.guest == who, SEATS.c.name == name, SEATS.c.kind == kind)
            which = which.where(RESULTS.c.number.in_(select(SEATS.c.number).where(there)))
        with self._database.reading() as db:
            rows = db.execute(which.order_by(RESULTS.c.number.desc()).limit(most)).all()
            return _with_seats(db, rows)

    def results_at(self, tables: Select[tuple[str]], most: int) -> list[Result]:
        """The newest of the matches at these tables that are over, in their order."""
        which = select(*RESULTS.c, (RESULTS.c.number == 0).label("kept"))
        which = which.where(RESULTS.c.table_id.in_(tables))
        with self._database.reading() as db:
            rows = db.execute(which.order_by(RESULTS.c.number.desc()).limit(most)).all()
            return _with_seats(db, rows[::-1])

    def by_seat(self, guest: str) -> list[WinCount]:
        """How often the guest won, by game, players and seat (each a text)."""
        keys = (RESULTS.c.game, RESULTS.c.players, SEATS.c.seat)
        wanted = select(*keys, func.count(), _wins(SEATS.c.won))
        wanted = wanted.join(SEATS, SEATS.c.number == RESULTS.c.number)
        wanted = wanted.where(SEATS.c.guest == guest, SEATS.c.counts).group_by(*keys)
        return self._tallied(wanted.order_by(*keys))

    def by_opponent(self, guest: str) -> list[WinCount]:
        """How often the guest won against whom, the most frequent first: guest, name and kind."""
        mine, theirs = SEATS.alias("mine"), SEATS.alias("theirs")
        keys = (theirs.c.guest, theirs.c.name, theirs.c.kind)
        met = and_(theirs.c.number == mine.c.number, theirs.c.seat != mine.c.seat)
        wanted = select(*keys, func.count(), _wins(mine.c.won)).select_from(mine.join(theirs, met))
        wanted = wanted.where(mine.c.guest == guest, mine.c.counts).group_by(*keys)
        return self._tallied(wanted.order_by(func.count().desc(), *keys).limit(MOST_OPPONENTS))

    def _tallied(self, wanted: Executable) -> list[WinCount]:
        with self._database.reading() as db:
            rows: list[tuple[Any, ...]] = [tuple(row) for row in db.execute(wanted)]
        return [WinCount(tuple(map(str, row[:-2])), row[-2], row[-1]) for row in rows]

    def forget_sitter(self, db: Connection, table: str, guest: str) -> None:
        """Nobody knows any more that the guest sat there."""
        this = and_(SITTERS.c.table_id == table, SITTERS.c.guest == guest)
        db.execute(delete(SITTERS).where(this))

    def hand_over(self, db: Connection, guest: str, nobody: str, name: str) -> None:
        """In all results there is `nobody` in the guest's place, of that name, whom no cookie
        belongs to: who played against the guest keeps result and rating as they are."""
        db.execute(delete(SITTERS).where(SITTERS.c.guest == guest))
        db.execute(update(SEATS).where(SEATS.c.guest == guest).values(guest=nobody, name=name))
        db.execute(update(RATINGS).where(RATINGS.c.guest == guest).values(guest=nobody))

    # --- ratings ---------------------------------------------------------------------------------

    def ratings(self, guest: str) -> dict[tuple[str, int], Rating]:
        """Of a guest, by game and players."""
        with self._database.reading() as db:
            rows = db.execute(select(RATINGS).where(RATINGS.c.guest == guest)).all()
        return {(r.game, r.players): Rating(r.mu, r.sigma, r.matches, r.wins) for r in rows}

    def rate_more(self, model: str, rate: Rate) -> bool:
        """Rate some of the results that are not rated yet, in their order; whether there may be
        more. Where the ratings are another model's they are made anew from the beginning."""
        with self._database.writing() as db:
            self._database.one_at_a_time(db, RESULTS_LOCK)
            raw = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == RATED))
            upto = msgspec.json.decode(raw, type=RatingProgress) if raw else RatingProgress()
            if raw is None:
                db.execute(insert(HOUSE).values(name=RATED, value=msgspec.json.encode(upto)))
            if upto.model != model:
                db.execute(delete(RATINGS))
                upto = RatingProgress(model)
            next_ones = select(*RESULTS.c, (RESULTS.c.number == 0).label("kept"))
            next_ones = next_ones.where(RESULTS.c.number > upto.number).order_by(RESULTS.c.number)
            found = _with_seats(db, db.execute(next_ones.limit(RATED_AT_ONCE)).all())
            for result in found:
                _rate(db, result, rate)
                upto.number = result.number
            kept = update(HOUSE).where(HOUSE.c.name == RATED)
            db.execute(kept.values(value=msgspec.json.encode(upto)))
        return len(found) == RATED_AT_ONCE


def sat(guest: str) -> Select[tuple[str]]:
    """The tables of all matches where the guest sits or sat."""
    return select(SITTERS.c.table_id).where(SITTERS.c.guest == guest).distinct()


def keep_sitters(db: Connection, record: TableRecord) -> None:
    """Whoever sits there once the match is about to begin has sat there."""
    if record.phase == "gathering":
        return
    rows = db.execute(select(SITTERS).where(SITTERS.c.table_id == record.id)).all()
    known = {(r.seat, r.guest, r.name) for r in rows}
    here = {(i, c.guest, c.name) for i, c in enumerate(record.chairs) if c.guest}
    new = [
        {"table_id": record.id, "seat": seat, "guest": guest, "name": name}
        for seat, guest, name in sorted(here - known)
    ]
    if new:
        db.execute(insert(SITTERS), new)


def _stood_in(db: Connection, table: str) -> set[int]:
    """The seats for which a computer player ever sat in, by the journal."""
    raws = db.scalars(select(LINES.c.raw).where(LINES.c.table_id == table))
    lines = (unsealed(raw) for raw in raws if raw.startswith(CHAIR_LINE))
    return {x.seat for x in lines if isinstance(x, Chair) and x.kind not in (PERSON, NOBODY)}


def _seats(record: TableRecord, stood_in: set[int]) -> list[MatchSeat]:
    shared = {seat for seats in record.one_screen() for seat in seats}
    found: list[MatchSeat] = []
    for seat, chair in enumerate(record.chairs):
        person = chair.holder == "person"
        same = not person or set(chair.known_to.values()) == {chair.party}
        counts = same and seat not in stood_in | shared and chair.holder != "free"
        found.append(
            MatchSeat(
                seat,
                chair.guest,
                chair.name,
                PERSON if person else chair.kind,
                record.scores[seat],
                seat in record.winners,
                counts and (person or not chair.party),
            )
        )
    return found


def _with_seats(db: Connection, rows: Sequence[Row[Any]]) -> list[Result]:
    numbers = [row.number for row in rows]
    wanted = select(SEATS).where(SEATS.c.number.in_(numbers)).order_by(SEATS.c.seat)
    seats: dict[int, list[MatchSeat]] = {}
    for row in db.execute(wanted):
        seats.setdefault(row.number, []).append(MatchSeat(*row[1:]))
    return [
        Result(
            r.number, r.table_id, r.game, r.players, r.standard, r.ended, r.kept, seats[r.number]
        )
        for r in rows
    ]


def _rate(db: Connection, result: Result, rate: Rate) -> None:
    ladder = and_(RATINGS.c.game == result.game, RATINGS.c.players == result.players)
    guests = [s.guest for s in result.seats if s.guest]
    rows = db.execute(select(RATINGS).where(ladder, RATINGS.c.guest.in_(guests))).all()
    known = {r.guest: Rating(r.mu, r.sigma, r.matches, r.wins) for r in rows}
    for guest, rating in rate(result, known).items():
        if guest in known:
            this = update(RATINGS).where(ladder, RATINGS.c.guest == guest)
            db.execute(this.values(**rating._asdict()))
        else:
            new = {"game": result.game, "players": result.players, "guest": guest}
            db.execute(insert(RATINGS).values(**new, **rating._asdict()))


def _wins(won: Any) -> Any:
    return func.sum(case((won, 1), else_=0))
