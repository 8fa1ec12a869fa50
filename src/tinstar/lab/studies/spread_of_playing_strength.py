import numpy as np

from tinstar.lab.metrics import LUCK
from tinstar.lab.reporting.report_model import Finding, amount, line
from tinstar.lab.reporting.study_context import Rung, Workshop
from tinstar.lab.studies import Study
from tinstar.statistics import Z_95, Estimate

# Standard deviations of ratings and the matching share of chess, from the table in the authors'
# working paper of 2018. The journal's figures of 2020 are larger.
WIDTHS, CHESS = (0.0, 6.0, 28.1, 123.4), (0.0, 25.0, 50.0, 100.0)
DRAWN = 2000


def width(shop: Workshop) -> Finding:
    """Return how far apart the strengths of the computer players are in this game."""
    rungs = shop.ladder()
    spread = deviation(rungs, np.random.default_rng(shop.plan.seed))
    chess = line("", as_chess(spread))
    lines = (line("standard deviation of the ratings", spread),)
    names = [rungs[0].kinds[0], *(rung.kinds[1] for rung in rungs)]
    return Finding(
        name="spread",
        title="How far apart players are",
        sentence=f"The ratings of {', '.join(names)} have a standard deviation of"
        f" {amount(lines[0], 0)} points, as wide as {amount(chess, 0)} % chess.",
        unit="points of rating",
        lines=lines,
        basis=shop.basis(sum(rung.games for rung in rungs), ", ".join(names)),
        digits=0,
        source="P. Duersch, M. Lambrecht, J. Oechssler, Measuring skill and chance in games,"
        " European Economic Review 127, 2020",
        note="In x % chess, chess decides x % of the games and a coin the rest; poker is at about"
        " 25 %. The study rated people; we rate programs that we chose. So compare this figure"
        " between our games only. Values above 100 % are shown as 100 %.",
    )


def deviation(rungs: list[Rung], rng: np.random.Generator) -> Estimate:
    """Return the standard deviation of the ratings.

    The rating of a kind of player is the sum of all advantages up to that kind.
    """
    steps = np.array([rung.rating.value for rung in rungs])
    errors = np.array([(r.rating.high - r.rating.low) / 2 / Z_95 for r in rungs])
    drawn = steps + errors * rng.standard_normal((DRAWN, len(rungs)))
    low, high = np.percentile(_of(drawn), (2.5, 97.5))
    value = float(_of(steps[None])[0])
    return Estimate(value, min(float(low), value), max(float(high), value))


def _of(steps: np.ndarray) -> np.ndarray:
    return np.cumsum(np.pad(steps, ((0, 0), (1, 0))), axis=1).std(axis=1, ddof=1)


def as_chess(spread: Estimate) -> Estimate:
    return Estimate(*(float(np.interp(s, WIDTHS, CHESS)) for s in spread))


STUDY = Study("spread", LUCK, width)
