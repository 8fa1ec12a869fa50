import numpy as np

from tinstar.games import load
from tinstar.lab.metrics import LASTING
from tinstar.lab.reporting.report_model import Finding, Spread, amount, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.compiled_games import AT_ONCE, QUICK, play_quickly
from tinstar.lab.simulation.simulate import GREEDY
from tinstar.lab.studies import Study
from tinstar.statistics import Estimate

SHOWN = (5, 50, 95)  # percentiles
BINS, RESAMPLED = 24, 200


def lasting(shop: Workshop) -> Finding:
    """Return the length of games in decisions and estimated minutes."""
    length = shop.results.rows["decisions"].astype(float)
    rng, n = np.random.default_rng(shop.plan.seed), len(length)
    drawn = [np.percentile(length[rng.integers(0, n, n)], SHOWN) for _ in range(RESAMPLED)]
    low, high = np.percentile(drawn, (2.5, 97.5), axis=0)
    found = np.percentile(length, SHOWN)
    minute = shop.game.rules.words.minutes / _usual(shop)
    decisions = [Estimate(*map(float, e)) for e in zip(found, low, high, strict=True)]
    names = ("5 % are shorter than", "the median", "5 % are longer than")
    lines = [line(name, e, minute) for name, e in zip(names, decisions, strict=True)]
    digits = 0 if lines[0].value >= 2 else 1
    counts, edges = np.histogram(length * minute, BINS)
    short, middle, long = (round(e.value) for e in decisions)
    return Finding(
        name="minutes",
        title="Length in minutes, estimated",
        sentence=f"Half of all games take less than {amount(lines[1], digits)} minutes; nine of ten"
        f" last from {lines[0].value:.{digits}f} to {lines[2].value:.{digits}f}, or {short} to"
        f" {long} decisions with a median of {middle}."
        if short < long
        else f"Games take about {lines[1].value:.0f} minutes, always {middle} decisions.",
        unit="minutes",
        lines=tuple(lines),
        basis=shop.basis(n, shop.plan.kinds_named),
        note="Assumes that an average game of greedy players, at four seats or as near as the game"
        f" allows, takes the {shop.game.rules.words.minutes} minutes that the game states. Nobody"
        " timed people.",
        spread=Spread(tuple(map(float, edges)), tuple(map(int, counts))),
    )


def _usual(shop: Workshop) -> float:
    """Return the mean number of decisions in the unchanged game with four seats, or nearly four."""
    seats = shop.game.rules.box.seats
    game = load(shop.game.rules.name, min(max(4, seats[0]), seats[-1])).compile()
    sitting = np.full((AT_ONCE, game.players), QUICK[GREEDY], np.uint8)
    rows = play_quickly(game, sitting, np.arange(AT_ONCE), shop.plan.seed, shop.workers)
    return float(np.concatenate(list(rows))["decisions"].mean())


STUDY = Study("minutes", LASTING, lasting)
