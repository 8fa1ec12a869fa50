"""Ratings of people: Weng and Lin's update for the Plackett-Luce model, using only who won.

The strength of a player has a mean `mu` and an uncertainty `sigma`. Chances of winning are
proportional to exp(mu / c). Only winning counts in these games, so a match is the first stage of
Plackett-Luce: who came first. Computer players have fixed ratings, which were measured (decision
39).
"""

import hashlib
import math
from collections.abc import Mapping
from functools import cache

import msgspec

from tinstar.match.seat_changes import PERSON
from tinstar.players.measured_strength import LEVELS, UNRESTRAINED, measured, steps
from tinstar.server.tables.catalogue import OPPONENTS
from tinstar.server.tables.rating_schemas import AnchorPlayer, GameRating, RatingChange, Wins
from tinstar.server.tables.result_store import Rating, Result, ResultStore
from tinstar.statistics import Z_95, wilson

MEAN = 25.0
BETA = MEAN / 6  # variation of a player's strength from match to match
TAU = MEAN / 300  # drift of a player's strength between two matches
NEW = Rating(MEAN, MEAN / 3, 0, 0)
LEAST_DOUBT = 1e-4  # least part of the variance that remains after one match
ENOUGH = 10  # matches until a rating is shown
ORIGIN = 1500  # points of the weakest computer player
POINTS = 400 / math.log(10) / (BETA * math.sqrt(2))  # per unit of mu: Elo's scale at two seats
MEASURED_AT_MOST = 0.99  # a share of 1 would mean infinite strength

Change = tuple[Rating, Rating]  # before and after a match


def after(ratings: list[Rating], won: list[bool]) -> list[Rating]:
    """Return everyone's rating after a match.

    A rating without uncertainty stays as it is.
    """
    doubts = [r.sigma**2 + TAU**2 if r.sigma else 0.0 for r in ratings]
    c = math.sqrt(sum(d + BETA**2 for d in doubts))
    most = max(r.mu for r in ratings)
    worth = [math.exp((r.mu - most) / c) for r in ratings]
    found: list[Rating] = []
    for rating, doubt, w, wins in zip(ratings, doubts, worth, won, strict=True):
        chance = w / sum(worth)
        mu = rating.mu + doubt / c * (wins / sum(won) - chance)
        sure = doubt / c**2 * math.sqrt(doubt) / c * chance * (1 - chance)
        sigma = math.sqrt(doubt * max(1 - sure, LEAST_DOUBT))
        found.append(Rating(mu, sigma, rating.matches + 1, rating.wins + wins))
    return found


def rate(result: Result, known: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the new ratings of all people for whom the match counts, possibly none."""
    fixed = anchors(result.game, result.players)
    seats = [s for s in result.seats if s.counts and (s.kind == PERSON or s.kind in fixed)]
    people = [s for s in seats if s.kind == PERSON]
    if not result.standard or not people or len(seats) < 2 or not any(s.won for s in seats):
        return {}
    before = [
        known.get(s.guest, NEW) if s.kind == PERSON else Rating(fixed[s.kind], 0.0, 0, 0)
        for s in seats
    ]
    now = after(before, [s.won for s in seats])
    return {s.guest: r for s, r in zip(seats, now, strict=True) if s.kind == PERSON}


@cache
def anchors(game: str, players: int) -> dict[str, float]:
    """Return the fixed ratings of computer players in a game.

    The weakest computer player has the mean rating. Each stronger player is placed above the next
    weaker player. The distance follows from the share of matches that the stronger one won,
    measured with the nearest number of seats. Levels that do not differ from a weaker one have no
    rating. Nor have a level that was not measured, and all levels above. Players with and without
    etiquette are measured apart.
    """
    found = {OPPONENTS[0].kind: MEAN}
    for levels in (LEVELS, UNRESTRAINED):
        size, shares = steps(measured().get(game, []), players, levels)
        below = MEAN
        for kind, share in shares.items():
            found[kind] = below = below + gap(share, size)
    return found


def gap(share: float, seats: int) -> float:
    """Return the difference in strength at which a player wins the given share of matches."""
    share = min(max(share, 1 - MEASURED_AT_MOST), MEASURED_AT_MOST)
    return math.sqrt(seats) * BETA * math.log(share * (seats - 1) / (1 - share))


@cache
def model() -> str:
    """Return an id of the rating model.

    A model that would compute different ratings from the same results has a different id.
    """
    constants = [MEAN, BETA, TAU, LEAST_DOUBT, MEASURED_AT_MOST]
    kinds = [o.kind for o in OPPONENTS]
    raw = msgspec.json.encode([1, constants, kinds, measured()])
    return hashlib.sha256(raw).hexdigest()[:16]


def catch_up(played: ResultStore) -> None:
    """Rate all results that are not rated yet."""
    while played.rate_more(model(), rate):
        pass


def rank(game: str, players: int, rating: Rating, last: Change | None = None) -> GameRating:
    """Convert a rating, and what the last match changed, to a message of the API."""
    low, middle, high = points(rating)
    won = share(rating.wins, rating.matches)
    luck = won.low <= 1 / players <= won.high
    fixed = anchors(game, players)
    told = [
        AnchorPlayer(o.kind, o.name, round(ORIGIN + POINTS * (fixed[o.kind] - MEAN)))
        for o in OPPONENTS
        if o.kind in fixed
    ]
    return GameRating(
        game=game,
        players=players,
        rated=rating.matches,
        enough=ENOUGH,
        points=middle,
        low=low,
        high=high,
        change=moved(last) if last else None,
        won=won,
        luck=luck,
        anchors=told,
    )


def change_by(played: ResultStore, table: str, guest: str) -> RatingChange:
    """Return what the match at a table did to a guest's rating."""
    catch_up(played)
    found = played.rating_change(table, guest)
    if found is None:
        return RatingChange(0, ENOUGH)
    low, middle, high = points(found[1])
    return RatingChange(found[1].matches, ENOUGH, middle, low, high, moved(found))


def moved(change: Change) -> int | None:
    """Return by how many points a rating changed, or None if it was not shown before."""
    (_, old, _), (_, new, _) = map(points, change)
    return None if old is None or new is None else new - old


def points(rating: Rating) -> tuple[int | None, int | None, int | None]:
    """Return the points of a rating: lower end of the 95 % interval, middle, upper end.

    All three are None until enough matches have counted.
    """
    if rating.matches < ENOUGH:
        return None, None, None
    low, middle, high = (
        round(ORIGIN + POINTS * (rating.mu - MEAN + z * rating.sigma)) for z in (-Z_95, 0, Z_95)
    )
    return low, middle, high


def share(wins: int, matches: int) -> Wins:
    _, low, high = wilson(wins, matches)
    return Wins(matches, wins, low, high)
