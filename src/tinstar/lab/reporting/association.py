"""Association: how much more often seats win if they had some thing or took some action."""

from collections.abc import Callable

import numpy as np

from tinstar.lab.reporting.report_model import Finding, Line, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.action_counts import Tally, Watch, watches
from tinstar.lab.simulation.summary import wins
from tinstar.statistics import holm, shift

FEWEST = 0.002  # the least share of seats with the thing, and of seats without it
CORRECTED = "S. Holm, 1979, for so many questions at once; marked lines are still significant"


def having(
    shop: Workshop, when: Callable[[Watch, Tally], np.ndarray], name: str, said: tuple[str, str]
) -> Finding | None:
    """Return the finding that compares the wins of seats with and without each countable thing.

    `said` has a note for the finding, and a phrase for its title that says when the seats have the
    thing.
    """
    kind = shop.quick
    games, tally = shop.counted(kind)
    columns = {
        f"{watch.field.name.replace('_', ' ')}: {watch.what}": when(watch, tally)
        for watch in watches(shop.game)
    }
    lines = compared(columns, wins(games))
    if not lines:
        return None
    return Finding(
        name=name,
        title=f"The value of having something {said[0]}",
        sentence=what_wins(lines, f"has it {said[0]}"),
        unit="more wins in 100",
        lines=tuple(lines),
        basis=shop.basis(len(games.rows), kind),
        even=0.0,
        source=CORRECTED,
        note=f"How many more games in 100 seats with it win than seats without. {said[1]}",
    )


def compared(columns: dict[str, np.ndarray], won: np.ndarray) -> list[Line]:
    """Return the lines of columns that are neither rarely nor almost always true.

    Each column is bool, shape (games, seats): which seats had the thing. Significant lines come
    first, then those with the largest differences in wins.
    """
    told = {k: c for k, c in columns.items() if FEWEST <= c.mean() <= 1 - FEWEST}
    found = {k: shift(c.astype(float), won) for k, c in told.items()}
    sure = holm([doubt for _, doubt in found.values()])
    lines = [
        line(what, e, 100, sure=believed, note=f"{told[what].mean():.1%} of seats")
        for (what, (e, _)), believed in zip(found.items(), sure, strict=True)
    ]
    return sorted(lines, key=lambda one: (not one.sure, -abs(one.value)))


def what_wins(lines: list[Line], does: str) -> str:
    """Return a sentence that names the significant things that help and hurt most."""
    sure = sorted((one for one in lines if one.sure), key=lambda one: -one.value)
    if not sure:
        return f"For a seat that {does}, none of {len(lines)} differences is more than luck."
    best, worst = sure[0], sure[-1]
    said = [f"{best.value:.0f} more games in 100 for “{best.what}”"] * (best.value > 0)
    said += [f"{-worst.value:.0f} fewer for “{worst.what}”"] * (worst.value < 0)
    beyond = f"{len(sure)} of {len(lines)} differences are more than luck"
    return f"A seat that {does} wins {', '.join(said)}; {beyond}."
