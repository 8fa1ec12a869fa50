"""Play matches, and print a digest of all that every seat is told: scenes, events and journal.

CPython and Pyodide must print the same. In Pyodide, `told.mjs` runs this file.
"""

import hashlib
import random

import msgspec

import tinstar
from tinstar.engine.kernel import CHANCE
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene

KINDS = ("easy", "greedy", "random", "greedy@amos", "easy@winnie")
LANGUAGES = ("en", "de")
MOST = 150  # decisions of a match that are compared


def told(name: str, players: int, seed: int) -> str:
    """Return the digest of one match, with a person at the first seat who answers at random."""
    digest, rng = hashlib.sha256(), random.Random(seed)
    others = [KINDS[(seed + seat) % len(KINDS)] for seat in range(1, players)]
    match = tinstar.Match(tinstar.load(name, players=players), [None, *others], seed=seed)
    decisions = 0
    while match.asked >= CHANCE and decisions < MOST:
        if match.waits_for is None:
            step = match.step()
            assert step
        else:
            actions = match.view(match.waits_for).legal_actions()
            step = match.answer(match.waits_for, rng.choice(actions), match.position)
        decisions += 1
        for seat in range(-1, players):
            seen = step.seen_by(seat)
            for language in LANGUAGES:
                happened = events(seen.views, seen.action, language=language)
                digest.update(msgspec.json.encode(happened))
                digest.update(msgspec.json.encode(scene(seen.after, language=language)))
    for line in match.journal.entries:
        digest.update(msgspec.json.encode(line))
    return f"{name} {players} {seed} {decisions} {digest.hexdigest()}"


def main(seeds: int) -> list[str]:
    """Return the digests of matches of each game, at every number of seats."""
    return [
        told(name, players, seed)
        for name in tinstar.available()
        for players in tinstar.load(name).rules.box.seats
        for seed in range(seeds)
    ]
