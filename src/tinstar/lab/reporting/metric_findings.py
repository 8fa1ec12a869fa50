"""Turn each metric of a report's games into a finding."""

import math
from statistics import NormalDist

from tinstar.lab.metrics import Metric
from tinstar.lab.reporting.report_model import Basis, Finding, Line, amount, line
from tinstar.lab.simulation.simulate import Results
from tinstar.statistics import Z_95

ESTIMATES = (
    "The game's own estimates see all cards and are only a rule of thumb. Even the smallest lead"
    " counts as a lead, and the estimates become certain only late."
)


def answer(metric: Metric, games: Results) -> Finding | None:
    """Return the finding of a metric, or None if the games do not answer its question."""
    columns = metric.of(games)
    lines = [line(w, metric.estimate(v), metric.scale) for w, v in columns.items()]
    if not lines or not all(math.isfinite(one.high - one.low) for one in lines):
        return None
    return Finding(
        name=metric.name,
        title=metric.text[0].upper() + metric.text[1:],
        sentence=_sentence(metric, lines),
        unit="of 100" if metric.share else metric.unit,
        lines=tuple(lines),
        basis=Basis(len(games.rows), games.plan.kinds_named, games.plan.seed),
        even=100 / len(lines) if metric.even else None,
        source=metric.source,
        note=ESTIMATES if "own estimates" in metric.text else "",
    )


def _beyond(one: Line, even: float, lines: int) -> bool:
    """Return whether a line is significant at 95 %, after a correction for all lines.

    The correction is Bonferroni's (C. E. Bonferroni, 1936).
    """
    wider = NormalDist().inv_cdf(1 - 0.025 / lines) / Z_95
    low, high = (one.value + wider * (end - one.value) for end in (one.low, one.high))
    return not low <= even <= high


def _sentence(metric: Metric, lines: list[Line]) -> str:
    told = metric.says or metric.phrase
    if len(lines) == 1:
        said = told.format(which=lines[0].what, amount=amount(lines[0]))
    else:
        ranked = sorted(lines, key=lambda one: -one.value)
        even = sum(one.value for one in lines) / len(lines)
        apart = any(_beyond(one, even, len(lines)) for one in lines)
        ends = [ranked[0], ranked[-1]]
        if not metric.even:
            ends = [one for one in ranked[:2] if one.value] or ranked[:1]
        elif not apart:
            ends, told = ends[:1], f"No seat is favoured by more than luck: at most {told}"
        said = "; ".join(told.format(which=one.what, amount=amount(one)) for one in ends)
    return f"{said[0].upper()}{said[1:]}."
