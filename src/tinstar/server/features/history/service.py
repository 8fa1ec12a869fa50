"""The match history of one guest."""

import time
from typing import NamedTuple

from tinstar.match.seat_changes import PERSON
from tinstar.server.errors import NotFound
from tinstar.server.features.history.schemas import History
from tinstar.server.guests.export_schemas import PlayedMatch, PlayedSeat
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables import ratings
from tinstar.server.tables.rating_schemas import OpponentResult, SeatShare, Strength
from tinstar.server.tables.result_store import MatchSeat, Result, ResultFilter, WinCount
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

PAGE = 12  # matches per page
ABANDONED = 7 * 24 * 3600  # seconds without activity


class HistoryFilter(NamedTuple):
    """Filters of the history. `against` is the key of an opponent."""

    before: int | None = None
    game: str = ""
    players: int = 0
    against: str = ""


class MatchHistory:
    """The matches and ratings of one guest. Nobody else can see them."""

    def __init__(self, store: TableStore, keys: SigningKeys, guest: str):
        self._store = store
        self._keys = keys
        self.guest = guest

    def history(self, asked: HistoryFilter) -> History:
        """Return a page of matches, newest first."""
        against = self._opponent(asked.against) if asked.against else None
        wanted = ResultFilter(asked.before, asked.game, asked.players, against)
        found = self._store.played.results(self.guest, wanted, PAGE + 1)
        matches = [self._over(result) for result in found[:PAGE]]
        if asked.before is None and not asked.against:
            matches = [*self.unfinished(asked.game, asked.players), *matches]
        return History(matches, found[PAGE - 1].number if len(found) > PAGE else 0)

    def all_results(self) -> list[PlayedMatch]:
        """Return all finished matches."""
        found: list[PlayedMatch] = []
        before: int | None = None
        while some := self._store.played.results(self.guest, ResultFilter(before), 500):
            found += [self._over(result) for result in some]
            before = some[-1].number
        return found

    def unfinished(self, game: str = "", players: int = 0) -> list[PlayedMatch]:
        """Return the guest's unfinished matches.

        Each match has its players' names, but no score.
        """
        return [
            self._going_on(touched, record)
            for touched, record in self._store.tables.unfinished_of(self.guest)
            if game in ("", record.game) and players in (0, len(record.chairs))
        ]

    def standing(self) -> Strength:
        """Return the guest's ratings and win rates, with all results so far."""
        played = self._store.played
        ratings.catch_up(played)
        last = played.last_changes(self.guest)
        ranks = [
            ratings.rank(*at, rating, last.get(at))
            for at, rating in played.ratings(self.guest).items()
        ]
        seats = [
            SeatShare(game, int(players), int(seat), ratings.share(wins, matches))
            for (game, players, seat), matches, wins in played.by_seat(self.guest)
        ]
        opponents = [self._met(tally) for tally in played.by_opponent(self.guest)]
        return Strength(sorted(ranks, key=lambda r: -r.rated), seats, opponents)

    def _met(self, tally: WinCount) -> OpponentResult:
        guest, name, kind = tally.key
        won = ratings.share(tally.wins, tally.matches)
        return OpponentResult(name, kind, self._key(guest, name, kind), won)

    def _over(self, result: Result) -> PlayedMatch:
        seats = [self._seat(seat) for seat in result.seats]
        own = [s for s in result.seats if s.guest == self.guest]
        return PlayedMatch(
            result.table,
            result.game,
            "over" if own else "left",
            result.ended,
            seats,
            result.kept,
            self.guest in ratings.rate(result, {}),
            result.number,
        )

    def _seat(self, seat: MatchSeat) -> PlayedSeat:
        yours = seat.guest == self.guest
        key = "" if yours else self._key(seat.guest, seat.name, seat.kind)
        return PlayedSeat(seat.seat, seat.name, seat.kind, seat.score, seat.won, yours, key)

    def _going_on(self, touched: int, record: TableRecord) -> PlayedMatch:
        seats = [
            PlayedSeat(
                i,
                chair.name,
                chair.kind if chair.holder == "computer" else PERSON,
                yours=chair.guest == self.guest,
            )
            for i, chair in enumerate(record.chairs)
        ]
        state = "abandoned" if touched < time.time() - ABANDONED else "running"
        return PlayedMatch(record.id, record.game, state, touched, seats, True, False)

    def _key(self, guest: str, name: str, kind: str) -> str:
        """Return a key that identifies an opponent to this guest alone.

        An opponent who has used two names gets two keys, so nobody learns that both names belong to
        one person.
        """
        return self._keys.digest("opponent", self.guest, guest, name, kind)[:16]

    def _opponent(self, key: str) -> tuple[str, str, str]:
        for tally in self._store.played.by_opponent(self.guest):
            guest, name, kind = tally.key
            if self._key(guest, name, kind) == key:
                return guest, name, kind
        raise NotFound("no-opponent")
