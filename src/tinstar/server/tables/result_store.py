"""Stored results of matches, their players, and the ratings computed from them.

A result is written in the same transaction that marks its table as over. Only the process that owns
the table can write it, so each finished match has exactly one result. Results are numbered under a
lock: a reader who sees one result sees all with lower numbers. Results are rated in the order of
their numbers, under the same lock.
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
    RATING_CHANGES,
    RATINGS,
    RESULTS,
    RESULTS_LOCK,
    SEATS,
    SITTERS,
    TABLES,
    Database,
)
from tinstar.server.tables.table_record import TableRecord

RATED = "rated"  # the key under which rating progress is stored
RATED_AT_ONCE = 100  # results per transaction: a new result has to wait for it
MOST_OPPONENTS = 50
CHAIR_LINE = b'{"line":"chair"'


class MatchSeat(NamedTuple):
    """A seat of a finished match.

    `counts` is true if one player has held the seat from the beginning to the end, shared their
    screen with nobody, and made all decisions without a hint. No seat of a practice match counts.
    """

    seat: int
    guest: str
    name: str
    kind: str
    score: int
    won: bool
    counts: bool


class Result(NamedTuple):
    """A finished match. `kept` says whether the match's table still exists.

    `standard` is true if the match had the game's own numbers, and was neither a deal of the day
    nor at a table with no holds barred. Only such matches change ratings.
    """

    number: int
    table: str
    game: str
    players: int
    standard: bool
    ended: int
    kept: bool
    seats: list[MatchSeat]


class Rating(NamedTuple):
    """A rating: mean and uncertainty of the strength, and the numbers of rated matches and wins."""

    mu: float
    sigma: float
    matches: int
    wins: int


class ResultFilter(NamedTuple):
    """A filter of results.

    Each field that is set narrows the results. `before` keeps results with a lower number,
    `players` those with that many players. `against` keeps results against one opponent (guest,
    name and kind).
    """

    before: int | None = None
    game: str = ""
    players: int = 0
    against: tuple[str, str, str] | None = None


class WinCount(NamedTuple):
    """How many matches were played and won with a seat, an opponent or another `key`."""

    key: tuple[str, ...]
    matches: int
    wins: int


class RatingProgress(msgspec.Struct):
    """How far results are rated: all up to `number`, by the rating model `model`."""

    model: str = ""
    number: int = 0


Rate = Callable[[Result, Mapping[str, Rating]], Mapping[str, Rating]]


class ResultStore:
    """Store of results and ratings."""

    def __init__(self, database: Database):
        self._database = database

    # --- the end of a match -----------------------------------------------------------------------

    def keep_result(self, db: Connection, record: TableRecord) -> None:
        """Store the result of a finished match, once.

        The caller's process must own the table and have locked its row.
        """
        if record.phase != "over" or not record.scores:
            return
        if db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == record.id)):
            return
        seats = _seats(record, _stood_in(db, record.id))
        self._database.one_at_a_time(db, RESULTS_LOCK)
        number = 1 + (db.scalar(select(func.max(RESULTS.c.number))) or 0)
        row = {"number": number, "table_id": record.id, "game": record.game}
        usual = not (record.edition or record.daily or record.no_holds_barred)
        row |= {"players": len(record.chairs), "standard": usual}
        db.execute(insert(RESULTS).values(**row, ended=int(time.time())))
        db.execute(insert(SEATS), [{"number": number, **s._asdict()} for s in seats])

    def forget(self, db: Connection, table: str) -> None:
        """Forget who sat at a deleted table, unless the table has a result."""
        if not db.scalar(select(RESULTS.c.number).where(RESULTS.c.table_id == table)):
            db.execute(delete(SITTERS).where(SITTERS.c.table_id == table))

    # --- of one guest -----------------------------------------------------------------------------

    def names_at(self, table: str, guest: str) -> dict[int, set[str]]:
        """Return all names that the guest has had on each seat of a match."""
        wanted = select(SITTERS.c.seat, SITTERS.c.name).where(
            SITTERS.c.table_id == table, SITTERS.c.guest == guest
        )
        found: dict[int, set[str]] = {}
        with self._database.reading() as db:
            for seat, name in db.execute(wanted):
                found.setdefault(seat, set()).add(name)
        return found

    def results(self, guest: str, wanted: ResultFilter, most: int) -> list[Result]:
        """Return the guest's finished matches, newest first."""
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
        """Return the newest finished matches at the given tables, oldest first."""
        which = select(*RESULTS.c, (RESULTS.c.number == 0).label("kept"))
        which = which.where(RESULTS.c.table_id.in_(tables))
        with self._database.reading() as db:
            rows = db.execute(which.order_by(RESULTS.c.number.desc()).limit(most)).all()
            return _with_seats(db, rows[::-1])

    def by_seat(self, guest: str) -> list[WinCount]:
        """Return the guest's wins by game, number of players and seat.

        All three parts of each key are strings.
        """
        keys = (RESULTS.c.game, RESULTS.c.players, SEATS.c.seat)
        wanted = select(*keys, func.count(), _wins(SEATS.c.won))
        wanted = wanted.join(SEATS, SEATS.c.number == RESULTS.c.number)
        wanted = wanted.where(SEATS.c.guest == guest, SEATS.c.counts).group_by(*keys)
        return self._tallied(wanted.order_by(*keys))

    def by_opponent(self, guest: str) -> list[WinCount]:
        """Return the guest's wins against each opponent, the most frequent opponent first.

        An opponent is identified by guest, name and kind.
        """
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
        """Forget that the guest sat at the table."""
        this = and_(SITTERS.c.table_id == table, SITTERS.c.guest == guest)
        db.execute(delete(SITTERS).where(this))

    def hand_over(self, db: Connection, guest: str, nobody: str, name: str) -> None:
        """Replace the guest by the id `nobody`, under that name, in all results and ratings.

        No cookie belongs to the id `nobody`. Opponents keep their results and ratings.
        """
        db.execute(delete(SITTERS).where(SITTERS.c.guest == guest))
        db.execute(update(SEATS).where(SEATS.c.guest == guest).values(guest=nobody, name=name))
        db.execute(update(RATINGS).where(RATINGS.c.guest == guest).values(guest=nobody))
        db.execute(delete(RATING_CHANGES).where(RATING_CHANGES.c.guest == guest))

    # --- ratings ----------------------------------------------------------------------------------

    def ratings(self, guest: str) -> dict[tuple[str, int], Rating]:
        """Return a guest's ratings by game and number of players."""
        with self._database.reading() as db:
            rows = db.execute(select(RATINGS).where(RATINGS.c.guest == guest)).all()
        return {(r.game, r.players): Rating(r.mu, r.sigma, r.matches, r.wins) for r in rows}

    def rating_change(self, table: str, guest: str) -> tuple[Rating, Rating] | None:
        """Return a guest's rating before and after the match at a table, or None.

        The match does not count, or is not rated yet, if there is none. `wins` is only known after
        the match.
        """
        wanted = _changes(guest, RATING_CHANGES).where(RESULTS.c.table_id == table)
        with self._database.reading() as db:
            row = db.execute(wanted).first()
        return _before_and_now(row) if row else None

    def last_changes(self, guest: str) -> dict[tuple[str, int], tuple[Rating, Rating]]:
        """Return a guest's rating before and after the last match that counted.

        The keys are games with their numbers of players.
        """
        ladder = (RESULTS.c.game, RESULTS.c.players)
        last = _changes(guest, func.max(RATING_CHANGES.c.number)).group_by(*ladder)
        wanted = _changes(guest, RATING_CHANGES, *ladder)
        wanted = wanted.where(RATING_CHANGES.c.number.in_(last))
        with self._database.reading() as db:
            rows = db.execute(wanted).all()
        return {(row.game, row.players): _before_and_now(row) for row in rows}

    def rate_more(self, model: str, rate: Rate) -> bool:
        """Rate the next results that are not rated yet, in order.

        Returns whether more results may need a rating. If the stored ratings come from another
        model, they are deleted and rating starts over.
        """
        with self._database.writing() as db:
            self._database.one_at_a_time(db, RESULTS_LOCK)
            raw = db.scalar(select(HOUSE.c.value).where(HOUSE.c.name == RATED))
            upto = msgspec.json.decode(raw, type=RatingProgress) if raw else RatingProgress()
            if raw is None:
                db.execute(insert(HOUSE).values(name=RATED, value=msgspec.json.encode(upto)))
            if upto.model != model:
                db.execute(delete(RATINGS))
                db.execute(delete(RATING_CHANGES))
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
    """Return a query for the tables of all matches where the guest sits or sat."""
    return select(SITTERS.c.table_id).where(SITTERS.c.guest == guest).distinct()


def keep_sitters(db: Connection, record: TableRecord) -> None:
    """Record who sits at the table, once the match is about to begin."""
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
    """Return the seats where a computer player ever stood in for a person.

    The function finds these seats in the journal.
    """
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
        counts = counts and not record.start and seat not in record.hinted
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
        _note_change(db, result.number, guest, known.get(guest, rating), rating)


def _changes(guest: str, *columns: Any) -> Select[*tuple[Any, ...]]:
    wanted: Select[*tuple[Any, ...]] = select(*columns).select_from(RATING_CHANGES)
    wanted = wanted.join(RESULTS, RESULTS.c.number == RATING_CHANGES.c.number)
    return wanted.where(RATING_CHANGES.c.guest == guest)


def _before_and_now(row: Row[Any]) -> tuple[Rating, Rating]:
    before = Rating(row.mu_before, row.sigma_before, row.matches - 1, 0)
    return before, Rating(row.mu, row.sigma, row.matches, row.wins)


def _note_change(db: Connection, number: int, guest: str, old: Rating, new: Rating) -> None:
    own = {"number": number, "guest": guest, "mu_before": old.mu, "sigma_before": old.sigma}
    db.execute(insert(RATING_CHANGES).values(**own, **new._asdict()))


def _wins(won: Any) -> Any:
    return func.sum(case((won, 1), else_=0))
