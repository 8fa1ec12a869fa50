import numpy as np

from tinstar.lab.metrics import LUCK
from tinstar.lab.reporting.report_model import Finding, Line, amount, line
from tinstar.lab.reporting.study_context import LOT, MOST_COUNTED, Workshop
from tinstar.lab.simulation.in_game_measurements import BY_HINTS, BY_NET, NOBODY
from tinstar.lab.simulation.simulate import NET
from tinstar.lab.studies import Study
from tinstar.statistics import Z_95, Estimate

SAID = {
    BY_NET: "the game's net estimates each seat's result from what the seat can see",
    BY_HINTS: "the game's own heuristic estimates each seat's result from all cards",
}


def shares(shop: Workshop) -> Finding | None:
    """Return the share of the variance of results that each cause explains.

    The causes of a seat's gains are chance, its own decisions, and the decisions of others. A share
    is the covariance of the seat's result with its gains by that cause. The shares add up to the
    whole variance.
    """
    kind = shop.strong
    by = BY_NET if kind == NET else BY_HINTS
    rows = _played(shop, kind, by)
    if not rows["returns"].any():
        return None
    parts, result = _parts(rows), rows["returns"]
    lines = [line(name, share(part, result), 100) for name, part in parts.items()]
    return Finding(
        name="variance",
        title="What decides a result: chance events, or decisions",
        sentence=f"As {kind} judges it, chance events make up {_said(lines[0])} of the differences"
        f" between results, a seat's own decisions {_said(lines[1])} and the others' decisions"
        f" {_said(lines[2])}. The last {_said(lines[3])} showed only at the end.",
        unit="% of the variance",
        lines=tuple(lines),
        basis=shop.basis(len(rows), kind),
        digits=0,
        source="D. Billings, M. Kan, A tool for the direct assessment of poker decisions, 2006",
        note=f"After each step, {SAID[by]}. The changes by chance and by decisions sum to the"
        " result. Before a chance event, the mean over some of its outcomes counts. The last change"
        " is shown apart: the estimate did not foresee it. A card's value shows only when it is"
        " used, so decisions get more than their due. A part below 0 works against the others.",
    )


def _played(shop: Workshop, kind: str, by: int) -> np.ndarray:
    lots = list[np.ndarray]()
    for _ in shop.clock():
        lots += [rows for rows, _ in shop.lot(kind, len(lots) * LOT, by=by)]
        if len(lots) * LOT >= MOST_COUNTED:
            break
    return np.concatenate(lots)


def _parts(rows: np.ndarray) -> dict[str, np.ndarray]:
    """Split each result by cause.

    The last change of the outlook counts for the end of the game, not for the chance event or the
    seat that caused the end.
    """
    result, chance, own, end = (rows[p].astype(float) for p in ("returns", "chance", "own", "end"))
    ender = rows["ender"][:, None]
    chance -= end * (ender == NOBODY)
    own -= end * (ender == np.arange(result.shape[1]))
    return {
        "chance": chance,
        "own decisions": own,
        "others' decisions": result - chance - own - end,
        "the end, which the estimates did not foresee": end,
    }


def share(part: np.ndarray, result: np.ndarray) -> Estimate:
    """Return the covariance with the result, divided by the variance of the result.

    All seats of a game count as one observation.
    """
    part, result = part - part.mean(), result - result.mean()
    above, below = (part * result).sum(axis=1), (result**2).sum(axis=1)
    value = float(above.sum() / below.sum())
    off = (above - value * below) / below.mean()
    half = Z_95 * float(off.std(ddof=1)) / len(off) ** 0.5
    return Estimate(value, value - half, value + half)


def _said(one: Line) -> str:
    return f"{amount(one, 0)} %"


STUDY = Study("variance", LUCK, shares, part=0.1)
