"""Measure several things in turns, so that other work of the machine affects all of them alike."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from statistics import median
from typing import NamedTuple


class Spread(NamedTuple):
    """A figure over several repeats."""

    middle: float
    least: float
    most: float

    @classmethod
    def of(cls, values: list[float]) -> "Spread":
        return cls(median(values), min(values), max(values))


def interleaved(
    measures: dict[str, Callable[[], float]], repeats: int
) -> Iterator[tuple[str, float]]:
    """Yield (name, figure) of every measure in turn, `repeats` times."""
    for _ in range(repeats):
        for name, measure in measures.items():
            yield name, measure()


@dataclass(frozen=True)
class Row:
    """One line of the comparison: our figure, another library's or None, and the target.

    With another library's figure, the target is the least ratio of ours to it. Otherwise, the
    target is the largest allowed value.
    """

    name: str
    unit: str
    ours: list[float]
    peer: list[float] | None = None
    target: float | None = None

    @property
    def judged(self) -> Spread:
        """The figure to which the target applies: ratios of the same round, or ours alone."""
        if self.peer is None:
            return Spread.of(self.ours)
        return Spread.of([a / b for a, b in zip(self.ours, self.peer, strict=True)])

    @property
    def verdict(self) -> str:
        if self.target is None:
            return ""
        met = self.judged.middle <= self.target
        if self.peer is not None:
            met = self.judged.middle >= self.target
        return "reached" if met else "falls short"


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table, padded to be readable as text."""
    heads = ["measured", "ours", "peer", "ratio (least to most)", "target", ""]
    cells = [heads, *[_cells(row) for row in rows]]
    widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
    lines = [" | ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)) for line in cells]
    lines.insert(1, " | ".join("-" * max(w, 3) for w in widths))
    return "".join(f"| {line} |\n" for line in lines)


def _cells(row: Row) -> list[str]:
    judged = row.judged
    if row.peer is None:
        spread = f" ({_figure(judged.least)} to {_figure(judged.most)})"
        ours, peer, ratio = f"{_figure(judged.middle)}{spread} {row.unit}", "", ""
        target = "" if row.target is None else f"at most {row.target:g} {row.unit}"
    else:
        ours = f"{_figure(Spread.of(row.ours).middle)} {row.unit}"
        peer = f"{_figure(Spread.of(row.peer).middle)} {row.unit}"
        ratio = f"{judged.middle:.2f} ({judged.least:.2f} to {judged.most:.2f})"
        target = "" if row.target is None else f"at least {row.target:g}"
    return [row.name, ours, peer, ratio, target, row.verdict]


def _figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
