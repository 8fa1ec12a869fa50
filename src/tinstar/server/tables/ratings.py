"""How strong people are: the model of Weng and Lin for Plackett and Luce's law, on who won.

Somebody is a mean `mu` and a doubt `sigma`, and wins with chances in proportion to exp(mu / c). In
these games only winning counts, and nobody is last, so a match says no more than who won: the first
stage of the law. The computer players stand where they were measured, and never move (decision 39).
"""

import hashlib
import math
from collections.abc import Mapping
from functools import cache

import msgspec

from tinstar.match.seat_changes import PERSON
from tinstar.players.measured_strength import measured, steps
from tinstar.server.tables.catalogue import OPPONENTS
from tinstar.server.tables.rating_schemas import AnchorPlayer, GameRating, Wins
from tinstar.server.tables.result_store import Rating, Result, ResultStore
from tinstar.statistics import Z_95, wilson

MEAN = 25.0
BETA = MEAN / 6  # how much one plays better or worse from match to match
TAU = MEAN / 300  # how much one may change between two matches
NEW = Rating(MEAN, MEAN / 3, 0, 0)
LEAST_DOUBT = 1e-4  # of a variance, that is left by one match
ENOUGH = 10  # matches, before anything is said
ORIGIN = 1500  # points of the gentlest computer player
POINTS = 400 / math.log(10) / (BETA * math.sqrt(2))  # of one of mu: Elo's at two seats
MEASURED_AT_MOST = 0.99  # a share of all wins would be infinitely strong


def after(ratings: list[Rating], won: list[bool]) -> list[Rating]:
    """Everybody's rating after a match. One without doubt does not move."""
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
    """The new ratings of those for whom the match counts; empty where it says nothing."""
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
    """Where the computer players stand in a game: the gentlest at the mean, each other so far above
    the one below as the share of wins says that it took in the nearest number of seats. One that
    was not measured stands nowhere, and neither do those above it."""
    size, shares = steps(measured().get(game, []), players)
    found, below = {OPPONENTS[0].kind: MEAN}, MEAN
    for kind, share in shares.items():
        found[kind] = below = below + gap(share, size)
    return found


def gap(share: float, seats: int) -> float:
    """How far one is above the others who takes that share of the wins among them."""
    share = min(max(share, 1 - MEASURED_AT_MOST), MEASURED_AT_MOST)
    return math.sqrt(seats) * BETA * math.log(share * (seats - 1) / (1 - share))


@cache
def model() -> str:
    """Changes whenever the same results come to other ratings."""
    constants = [MEAN, BETA, TAU, LEAST_DOUBT, MEASURED_AT_MOST]
    kinds = [o.kind for o in OPPONENTS]
    raw = msgspec.json.encode([1, constants, kinds, measured()])
    return hashlib.sha256(raw).hexdigest()[:16]


def catch_up(played: ResultStore) -> None:
    """Have all results rated that there are."""
    while played.rate_more(model(), rate):
        pass


def rank(game: str, players: int, rating: Rating) -> GameRating:
    """A rating as it is told."""
    low, middle, high = points(rating)
    won = share(rating.wins, rating.matches)
    luck = won.low <= 1 / players <= won.high
    fixed = anchors(game, players)
    told = [
        AnchorPlayer(o.kind, o.name, round(ORIGIN + POINTS * (fixed[o.kind] - MEAN)))
        for o in OPPONENTS
        if o.kind in fixed
    ]
    return GameRating(game, players, rating.matches, ENOUGH, middle, low, high, won, luck, told)


def points(rating: Rating) -> tuple[int | None, int | None, int | None]:
    """A rating in points, between those that bound its 95 % interval; none before enough matches
    have counted."""
    if rating.matches < ENOUGH:
        return None, None, None
    low, middle, high = (
        round(ORIGIN + POINTS * (rating.mu - MEAN + z * rating.sigma)) for z in (-Z_95, 0, Z_95)
    )
    return low, middle, high


def share(wins: int, matches: int) -> Wins:
    _, low, high = wilson(wins, matches)
    return Wins(matches, wins, low, high)
