import numpy as np

from tinstar.lab.metrics import CHOOSING
from tinstar.lab.reporting.report_model import Finding, Line, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.studies import Study
from tinstar.statistics import ratio_interval

NEVER, ALWAYS = 1.0, 99.0  # per cent
FEWEST = 50  # decisions; families with fewer are left out


def dominating(shop: Workshop) -> Finding | None:
    """Return how often each family of actions is chosen when another family is possible too."""
    kind = shop.strong
    games, tally = shop.counted(kind)
    lines: list[Line] = []
    for f, name in enumerate(shop.game.rules.actions.families):
        offered, taken = tally.offered[:, f], tally.taken[:, f]
        if offered.sum() < FEWEST:
            continue
        met = np.flatnonzero(offered)
        share = line(name.replace("_", " "), ratio_interval(taken[met], offered[met]), 100)
        lines.append(_bounded(share, int(offered.sum())))
    if not lines:
        return None
    lines.sort(key=lambda one: -one.value)
    return Finding(
        name="dominance",
        title="Kinds of action that are never, or always, chosen",
        sentence=_sentence(lines, kind),
        unit="% of the decisions where it is possible",
        lines=tuple(lines),
        basis=shop.basis(len(games.rows), kind),
        note="Counts only decisions at which another kind of action was possible, too. A kind that"
        " a strong player never chooses may be bad, or the player may not understand it.",
    )


def _bounded(one: Line, offered: int) -> Line:
    low, high = max(one.low, 0.0), min(one.high, 100.0)
    return Line(one.what, one.value, low, high, None, f"{offered:,} decisions")


def _sentence(lines: list[Line], kind: str) -> str:
    always = [one.what for one in lines if one.low >= ALWAYS]
    never = [one.what for one in lines if one.high <= NEVER]
    said = [f"{kind} always chooses {', '.join(always)} where it can"] * bool(always)
    said += [f"{kind} never chooses {', '.join(never)}"] * bool(never)
    if said:
        told = "; ".join(said)
        return f"{told[0].upper()}{told[1:]}."
    top, least = lines[0], lines[-1]
    return (
        f"No kind of action is always or never chosen. Where it is possible, {top.what} is chosen"
        f" most, in {top.value:.0f} of 100 decisions; {least.what} least, in {least.value:.1f}."
    )


STUDY = Study("dominance", CHOOSING, dominating, part=0.1)
