"""Standings of a circle, from matches at its tables alone.

A match counts if two or more members, present or past, each played one seat from the deal to the
end. The ratings are computed by the server's usual formula from these matches alone, so they reveal
nothing about other matches.
"""

from itertools import groupby

from tinstar.server.features.circles.schemas import CircleRow, CircleStandings, GameStanding
from tinstar.server.features.circles.store import CircleStore, circle_tables
from tinstar.server.tables import ratings
from tinstar.server.tables.result_store import Rating, Result
from tinstar.server.tables.table_store import TableStore

MOST_COUNTED = 1000  # newest matches


def standings(store: TableStore, id: str, guest: str) -> CircleStandings:
    """Return the standings of all members, as a member sees them."""
    circle, ever = CircleStore(store.database).of(id, guest), CircleStore(store.database).ever(id)
    results = store.played.results_at(circle_tables(id), MOST_COUNTED)
    counted = [result for result in results if len(_played(result, ever)) > 1]
    counted.sort(key=lambda result: result.game)
    numbers = {one.guest: one.number for one in circle.members}
    profiles = store.profiles.of_all([*numbers])
    names = {who: profile.name for who, profile in zip(numbers, profiles, strict=True)}
    games: list[GameStanding] = []
    for game, found in groupby(counted, key=lambda result: result.game):
        tallies = _tallied([*found])
        rows = [
            _row(numbers[who], names[who], who == guest, *tally)
            for who, tally in tallies.items()
            if who in numbers
        ]
        games.append(GameStanding(game, sorted(rows, key=_place)))
    return CircleStandings([game for game in games if game.rows])


def _played(result: Result, guests: set[str]) -> set[str]:
    """Return which of the given guests played the whole match."""
    return {seat.guest for seat in result.seats if seat.counts and seat.guest in guests}


def _tallied(results: list[Result]) -> dict[str, tuple[int, int, Rating]]:
    """Return the number of matches, the number of wins and the rating of each guest."""
    rated: dict[str, Rating] = {}
    tally: dict[str, tuple[int, int]] = {}
    for result in results:
        rated |= ratings.rate(result, rated)
        for seat in result.seats:
            if seat.counts and seat.guest:
                matches, wins = tally.get(seat.guest, (0, 0))
                tally[seat.guest] = matches + 1, wins + seat.won
    return {guest: (*count, rated.get(guest, ratings.NEW)) for guest, count in tally.items()}


def _row(number: int, name: str, yours: bool, matches: int, wins: int, rating: Rating) -> CircleRow:
    low, points, high = ratings.points(rating)
    return CircleRow(number, name, yours, ratings.share(wins, matches), points, low, high)


def _place(row: CircleRow) -> tuple[int, int, str]:
    return -row.won.wins, row.won.matches, row.name
