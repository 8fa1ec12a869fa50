import numpy as np

from tinstar.lab.findings import Finding, Line, amount, line
from tinstar.lab.metrics import LUCK
from tinstar.lab.statistics import Z_95, Estimate
from tinstar.lab.studies import Study
from tinstar.lab.workshop import Workshop


def shares(shop: Workshop) -> Finding | None:
    """The variance of a seat's result is the sum of its covariances with what chance, its own
    decisions and the others' decisions gave it: no part is left over."""
    rows = shop.results.rows
    result, chance, own = (rows[p].astype(float) for p in ("returns", "chance", "own"))
    if len(rows) < 2 or not result.any():
        return None
    parts = {"chance": chance, "own decisions": own, "others' decisions": result - chance - own}
    lines = [line(name, share(part, result), 100) for name, part in parts.items()]
    return Finding(
        name="variance",
        title="Where a result comes from",
        sentence=f"Chance makes up {_said(lines[0])} of the differences between results, a seat's"
        f" own decisions {_said(lines[1])}, and the others' {_said(lines[2])}.",
        unit="% of the variance",
        lines=tuple(lines),
        basis=shop.basis(len(rows), ", ".join(dict.fromkeys(shop.plan.seats))),
        digits=0,
        source="D. Billings, M. Kan, A tool for the direct assessment of poker decisions, 2006",
        note="After each answer the game's own hints value the true position, all cards known: what"
        " chance changes, and what decisions change, sums to the result. A poor hint makes chance"
        " or decisions look weightier than they are, and a decision made without knowing a card"
        " counts as a decision. A part below 0 works against the rest.",
    )


def share(part: np.ndarray, result: np.ndarray) -> Estimate:
    """The covariance with the result over the result's variance, games resampled as a whole."""
    part, result = part - part.mean(), result - result.mean()
    above, below = (part * result).sum(axis=1), (result**2).sum(axis=1)
    value = float(above.sum() / below.sum())
    off = (above - value * below) / below.mean()
    half = Z_95 * float(off.std(ddof=1)) / len(off) ** 0.5
    return Estimate(value, value - half, value + half)


def _said(one: Line) -> str:
    return f"{amount(one, 0)} %"


STUDY = Study("variance", LUCK, shares)
