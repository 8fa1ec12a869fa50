import numpy as np

from tinstar.lab.metrics import all_metrics
from tinstar.lab.reporting.report_model import Finding, Line, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.simulate import GREEDY, Results
from tinstar.lab.studies import PLAYERS, Study
from tinstar.statistics import Z_95, Estimate, doubt, holm, mean_interval

ASKED = ("turn", "choice", "dead", "shared", "endings", "settled", "swing", "luck")  # shares


def others(shop: Workshop) -> Finding | None:
    """Return the report's figures for another kind of player, next to the requested kind."""
    kinds = [k for k in (shop.strong, GREEDY, "random") if {k} != set(shop.plan.seats)]
    other = kinds[0]
    there, _ = shop.counted(other)
    here = shop.results
    lines = _compared(here, there)
    name = shop.plan.kinds_named
    return Finding(
        name="company",
        title="How much depends on who plays",
        sentence=_sentence(lines, name, other),
        unit="of 100, more than with the players of this report",
        lines=tuple(lines),
        basis=shop.basis(min(len(here.rows), len(there.rows)), f"{other} beside {name}"),
        even=0.0,
        note="Decisions in a game are a share of their number with the players of this report."
        " Marked lines are significant after Holm's correction. A large difference may come from"
        " the players, not from the game: trust what stays the same.",
    )


STUDY = Study("company", PLAYERS, others, part=0.1)


def _compared(here: Results, there: Results) -> list[Line]:
    """Return the differences between the games of two kinds of players, the largest first."""
    found = {
        f"{m.name}: {which}" if which else m.text.split(",")[0]: _between(a[which], b[which])
        for m in all_metrics()
        if m.name in ASKED
        for a, b in [(m.of(here), m.of(there))]
        for which in a
        if which in b
    }
    found["decisions in a game"] = _in_parts(here.rows["decisions"], there.rows["decisions"])
    sure = holm([doubt for _, doubt in found.values()])
    lines = [
        line(what, e, 100, sure=s) for (what, (e, _)), s in zip(found.items(), sure, strict=True)
    ]
    return sorted(lines, key=lambda one: -abs(one.value))


def _in_parts(a: np.ndarray, b: np.ndarray) -> tuple[Estimate, float]:
    """Return the difference of two means, relative to the first mean, and its p-value."""
    return _between(a / a.mean(), b / a.mean())


def _between(a: np.ndarray, b: np.ndarray) -> tuple[Estimate, float]:
    """Return the difference of two independent means, with its interval and its p-value."""
    one, two = mean_interval(a), mean_interval(b)
    value = two.value - one.value
    half = float(np.hypot(one.high - one.value, two.high - two.value))
    return Estimate(value, value - half, value + half), doubt(value, half / Z_95)


def _sentence(lines: list[Line], name: str, other: str) -> str:
    sure = [one for one in lines if one.sure]
    if not sure:
        return f"With {other} in place of {name}, nothing differs by more than luck."
    top = sure[0]
    more = "more" if top.value > 0 else "fewer"
    return (
        f"With {other} in place of {name}, {len(sure)} of {len(lines)} figures differ. Most of all"
        f" differs “{top.what}”, {abs(top.value):.0f} in 100 {more}."
    )
