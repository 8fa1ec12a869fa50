"""Draw charts of findings as SVG, with Matplotlib.

Text in a chart stays text in the SVG. The colours follow the theme of the page.
"""

import re
from io import StringIO
from itertools import pairwise
from typing import Any

from tinstar.lab.reporting.report_model import Finding, Line, Spread

MOST_LINES = 18  # lines in a figure; the table has all lines
WIDTH, ROW, SIZE = 5.2, 0.27, 12  # inches, and points of text
LONGEST = 30  # characters of a name
INK, SURE, FAINT = "#010101", "#020202", "#030303"  # placeholders for the page's colours
COLOURS = {INK: "currentColor", SURE: "var(--accent)", FAINT: "var(--grid)"}
STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": "serif",
    "font.size": SIZE,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "text.color": INK,
}


def drawn(finding: Finding) -> str:
    """Return the figure of a finding as SVG, or "" if the finding is a single number."""
    if spread := finding.spread:
        return _figure(finding, 2.1, lambda axes: _histogram(axes, finding, spread))
    if len(finding.lines) < 2:
        return ""
    lines = finding.lines[:MOST_LINES]
    height = 0.75 + ROW * len(lines)
    return _figure(finding, height, lambda axes: _intervals(axes, finding, lines))


def _figure(finding: Finding, height: float, draw: Any) -> str:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE | {"svg.hashsalt": finding.name}):
        figure: Any = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.subplots()
        draw(axes)
        axes.spines[["top", "right", "left"]].set_visible(False)
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return _for_a_page(out.getvalue(), finding)


def _for_a_page(svg: str, finding: Finding) -> str:
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>\s*", "", svg, flags=re.DOTALL)
    for stand_in, colour in COLOURS.items():
        svg = svg.replace(stand_in, colour)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"\b(id=\"|url\(#|href=\"#)", lambda m: f"{m[1]}{finding.name}-", svg)
    return svg.replace("<svg", '<svg aria-hidden="true" focusable="false"', 1)


def _intervals(axes: Any, finding: Finding, lines: tuple[Line, ...]) -> None:
    if finding.even is not None:
        axes.axvline(finding.even, color=INK, linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
    for at, one in enumerate(lines):
        marked = one.sure is not False
        colour = SURE if marked else INK
        axes.plot((one.low, one.high), (at, at), color=colour, linewidth=2 if marked else 1)
        face = colour if marked else "none"
        axes.plot(one.value, at, "o", color=colour, markerfacecolor=face, markersize=5)
    axes.set_yticks(range(len(lines)), [_cut(one.what) for one in lines])
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(lines) - 0.4, -0.6)
    axes.grid(axis="x", color=FAINT, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.locator_params(axis="x", nbins=5)
    axes.set_xlabel(finding.unit)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _histogram(axes: Any, finding: Finding, spread: Spread) -> None:
    edges = spread.edges
    widths = [b - a for a, b in pairwise(edges)]
    axes.bar(edges[:-1], spread.counts, widths, align="edge", color=SURE, edgecolor="none")
    axes.set_yticks([])
    axes.set_xlabel(finding.unit)
