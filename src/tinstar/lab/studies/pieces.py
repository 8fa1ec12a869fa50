import numpy as np

from tinstar.lab.findings import Finding, Line, line
from tinstar.lab.statistics import holm, shift
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.summary import wins
from tinstar.lab.tallying import ever_had, has, watches
from tinstar.lab.workshop import Workshop

FEWEST = 0.002  # of seats that have it, or have it not: else nothing can be said


def holdings(shop: Workshop) -> Finding | None:
    """Wins of seats that have something at the start, at any time or at the end, and of others."""
    kind = shop.quick
    games, tally = shop.counted(kind)
    columns: dict[str, np.ndarray] = {}
    for watch in watches(shop.game):
        place = f"{watch.field.name.replace('_', ' ')}: {watch.what}"
        columns[f"{place}, at first"] = has(watch, tally.dealt)
        columns[f"{place}, ever"] = ever_had(watch, tally.met)
        columns[f"{place}, at the end"] = has(watch, tally.ended)
    lines = compared(columns, wins(games))
    if not lines:
        return None
    return Finding(
        name="pieces",
        title="What it is worth to have something",
        sentence=what_wins(lines, "has", "nothing that a seat has"),
        unit="more wins in 100",
        lines=tuple(lines),
        basis=shop.basis(len(games.rows), kind),
        even=0.0,
        source="Holm's correction for so many questions (S. Holm, 1979); marked lines stand it",
        note="By how many games in 100 seats with it win more than seats without. What is dealt"
        " first is dealt by lot, so it is a cause. What is had ever, or at the end, may be there"
        " because the seat was doing well.",
    )


def compared(columns: dict[str, np.ndarray], won: np.ndarray) -> list[Line]:
    """A line for each column, bool of shape (games, seats), greatest difference first."""
    told = {k: c for k, c in columns.items() if FEWEST <= c.mean() <= 1 - FEWEST}
    found = {k: shift(c.astype(float), won) for k, c in told.items()}
    sure = holm([doubt for _, doubt in found.values()])
    lines = [
        line(what, e, 100, sure=believed, note=f"{told[what].mean():.1%} of seats")
        for (what, (e, _)), believed in zip(found.items(), sure, strict=True)
    ]
    return sorted(lines, key=lambda one: (not one.sure, -abs(one.value)))


def what_wins(lines: list[Line], verb: str, nothing: str) -> str:
    """The best and the worst of what is beyond luck."""
    sure = sorted((one for one in lines if one.sure), key=lambda one: -one.value)
    if not sure:
        return f"Of {len(lines)} questions none is beyond luck: {nothing} makes it win more."
    best, worst = sure[0], sure[-1]
    said = [
        f"who {verb} “{one.what}” wins {abs(one.value):.0f} more games in 100"
        for one in (best,)
        if one.value > 0
    ]
    said += [
        f"who {verb} “{one.what}” {abs(one.value):.0f} fewer" for one in (worst,) if one.value < 0
    ]
    beyond = f"{len(sure)} of {len(lines)} are beyond luck"
    return f"{'; '.join(said)[0].upper()}{'; '.join(said)[1:]}. {beyond}."


STUDY = Study("pieces", PIECES, holdings)
