"""Play matches, and print a digest of all that every seat is told: scenes, events and journal.

CPython and Pyodide must print the same. In Pyodide, `told.mjs` runs this file.
"""

import hashlib
import random
from collections.abc import AsyncIterator
from datetime import date, timedelta
from typing import NamedTuple

import msgspec

import tinstar
from tinstar.engine.kernel import CHANCE
from tinstar.games import rules
from tinstar.match.daily_comparison import kinds_of
from tinstar.match.daily_deal import YOU, daily_game, deal_of
from tinstar.match.match import Match
from tinstar.match.transition import Happening
from tinstar.players.thinking import Thinker, decided
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene

KINDS = (
    "easy", "greedy", "random", "net/manners", "greedy@amos", "easy@winnie", "net/manners@opal",
)  # fmt: skip
LANGUAGES = ("en", "de")
DAILY = 4  # one match in so many is the deal of a day
FIRST_DAY = date(2026, 11, 28)


class Told(NamedTuple):
    """A match, in how many decisions it was compared, and the digest of all that was told."""

    game: str
    players: int
    seed: int
    day: str
    decisions: int
    digest: str


def match_of(name: str, seed: int) -> Match:
    """Return a match with a person at the first seat: a deal of the day, or one by its seed.

    The matches that are no deals of a day take the numbers of seats in turn.
    """
    if seed % DAILY == DAILY - 1:
        game = daily_game(rules(name))
        deal = deal_of(game, FIRST_DAY + timedelta(seed))
        kinds = kinds_of(deal)
        return Match(game, [None, *kinds[YOU + 1 :]], seed=deal)
    possible, others_before = rules(name).box.seats, seed - seed // DAILY
    players = possible[others_before % len(possible)]
    others = [KINDS[(seed + seat) % len(KINDS)] for seat in range(1, players)]
    return Match(tinstar.load(name, players=players), [None, *others], seed=seed)


async def told(name: str, seed: int, most: int, thinker: Thinker) -> Told:
    """Play a match, whose person answers at random, and digest it. Stop after `most` decisions."""
    digest, rng, match = hashlib.sha256(), random.Random(seed), match_of(name, seed)
    while match.asked >= CHANCE and match.position < most:
        for happening in await _next(match, rng, thinker):
            for seat in range(-1, match.game.players):
                for language in LANGUAGES:
                    digest.update(_told_of(happening, seat, language))
    for line in (match.journal.header, *match.journal.entries, match.end):
        digest.update(msgspec.json.encode(line))
    header = match.journal.header
    players, day = header.players, header.daily or "-"
    return Told(name, players, seed, day, match.position, digest.hexdigest())


async def _next(match: Match, rng: random.Random, thinker: Thinker) -> list[Happening]:
    """Let chance, a computer player or the person decide."""
    seat = match.asked
    if seat == CHANCE:
        return match.let_chance_answer()
    decides = match.decider(seat)
    if decides is None:
        action = rng.choice(match.view(seat).legal_actions())
    else:
        action = await decided(decides, match.view(seat), thinker)
    return match.enter(seat, action, match.position)


def _told_of(happening: Happening, seat: int, language: str) -> bytes:
    seen = happening.seen_by(seat)
    happened = events(seen.views, seen.action, language=language)
    return msgspec.json.encode([happened, scene(seen.after, language=language)])


async def main(games: list[str], matches: int, most: int, thinker: Thinker) -> AsyncIterator[Told]:
    """Yield the digests of so many matches of each game."""
    for name in games:
        for seed in range(matches):
            yield await told(name, seed, most, thinker)
