"""Pairings of a tournament's next round, and the seats at each table.

The pairings depend only on the earlier rounds. Where possible, Swiss pairs players of similar
standing who have not met. A round robin at tables for two uses the circle method. At larger tables,
a round robin searches as Swiss does, but ignores the standing.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

TRIES = 3000  # steps before a search allows more repeated meetings


class RoundPairing(NamedTuple):
    """A round: the players at each table, in seat order, and the players with a bye."""

    tables: list[list[int]]
    byes: list[int]


class EarlierRounds:
    """Counts from the earlier rounds of a tournament.

    The counts say how often each pair has met, and how often each player has had each seat or a
    bye.
    """

    def __init__(self, rounds: Sequence[RoundPairing]):
        self.rounds = len(rounds)
        self._met: dict[tuple[int, int], int] = {}
        self._sat: dict[tuple[int, int], int] = {}
        self._byes: dict[int, int] = {}
        for played in rounds:
            for who in played.byes:
                self._byes[who] = self.byes(who) + 1
            for table in played.tables:
                for pair in combinations(sorted(table), 2):
                    self._met[pair] = self.met(*pair) + 1
                for chair, who in enumerate(table):
                    self._sat[who, chair] = self.sat(who, chair) + 1

    def met(self, a: int, b: int) -> int:
        return self._met.get((min(a, b), max(a, b)), 0)

    def sat(self, who: int, chair: int) -> int:
        return self._sat.get((who, chair), 0)

    def byes(self, who: int) -> int:
        return self._byes.get(who, 0)


def swiss(ranking: Sequence[int], seats: int, rounds: Sequence[RoundPairing]) -> RoundPairing:
    """Return the next Swiss round. The best player comes first in `ranking`."""
    past = EarlierRounds(rounds)
    place = {who: i for i, who in enumerate(ranking)}
    last = sorted(ranking, key=lambda who: (past.byes(who), -place[who]))
    byes = last[: len(ranking) % seats]
    there = [who for who in ranking if who not in byes]
    return RoundPairing([chairs(table, past) for table in together(there, seats, past)], byes)


def round_robin(entrants: int, seats: int, rounds: Sequence[RoundPairing]) -> RoundPairing:
    """Return the next round of a tournament in which everybody is to meet everybody."""
    if seats > 2:
        return swiss(range(entrants), seats, rounds)
    turn = len(rounds)
    n = entrants + entrants % 2  # an odd number gets a dummy: its opponent has a bye
    # circle method: one player stays, the others rotate
    circle = [n - 1, *((i + turn) % (n - 1) for i in range(n - 1))]
    pairs = [[circle[i], circle[n - 1 - i]] for i in range(n // 2)]
    byes = [min(pair) for pair in pairs if max(pair) == entrants]
    turned = [pair[::-1] if (i or turn) % 2 else pair for i, pair in enumerate(pairs)]
    return RoundPairing([pair for pair in turned if max(pair) < entrants], byes)


def rounds_of_all(entrants: int, seats: int) -> int:
    """Return the least number of rounds in which everybody can meet everybody."""
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1))


def together(ranking: Sequence[int], seats: int, past: EarlierRounds) -> list[list[int]]:
    """Group players who are close in the ranking into tables.

    The search allows as few repeated meetings as possible.
    """
    most = sum(past.met(*pair) for pair in combinations(ranking, 2))
    for allowed in (0, *(2**i for i in range(most.bit_length()))):
        search = PairingSearch(seats, past)
        if (found := search.tables(list(ranking), allowed)) is not None:
            return found
    return [list(ranking[i : i + seats]) for i in range(0, len(ranking), seats)]


class PairingSearch:
    """Backtracking search for tables.

    The best player without a table gets opponents as close in the ranking as possible.
    """

    def __init__(self, seats: int, past: EarlierRounds):
        self._seats = seats
        self._past = past
        self._left = TRIES

    def tables(self, ranking: list[int], allowed: int) -> list[list[int]] | None:
        """Return the players of each table, with at most `allowed` repeated meetings.

        Returns None if the search found none.
        """
        if not ranking:
            return []
        for table, again in self._first(ranking, allowed):
            rest = [who for who in ranking if who not in table]
            found = self.tables(rest, allowed - again)
            if found is not None:
                return [table, *found]
        return None

    def _first(self, ranking: list[int], allowed: int) -> Iterator[tuple[list[int], int]]:
        first, *others = ranking
        for company in combinations(others, self._seats - 1):
            self._left -= 1
            if self._left < 0:
                return
            table = [first, *company]
            again = sum(self._past.met(*pair) for pair in combinations(table, 2))
            if again <= allowed:
                yield table, again


def chairs(people: Sequence[int], past: EarlierRounds) -> list[int]:
    """Assign each player of a table to a seat that they have rarely had.

    The assignment minimizes the sum of the squared counts, by dynamic programming over the sets of
    taken seats.
    """
    best: Mapping[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
    for who in people:
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for taken, (cost, order) in best.items():
            for chair in range(len(people)):
                now = taken | 1 << chair
                more = cost + 2 * past.sat(who, chair) + 1
                if now != taken and (now not in found or more < found[now][0]):
                    found[now] = more, (*order, chair)
        best = found
    ((_, order),) = best.values()
    seated = dict(zip(order, people, strict=True))
    return [seated[chair] for chair in range(len(people))]
