"""Draw the flow of a game: a line for each phase, and arrows to the phases that may follow.

Arrows to phases further down run on the right, and arrows back up on the left. A phase in which a
seat decides is a thick box, a chance event has round ends, and an automatic step is dashed. Chance
events that come before any phase stand at the top, with their conditions. A dot marks the phase in
which a game begins.
"""

from collections import defaultdict
from collections.abc import Iterator
from enum import IntEnum
from xml.sax.saxutils import escape

from tinstar.engine.flow import Flow
from tinstar.engine.flow_table import Chance, Decision, Entry, Rule, Step

LINE, BOX, WIDTH = 44, 26, 220  # in pixels: height of a line, height and width of a phase
LANE = 9  # pixels between arrows that run side by side
BEND = 3 / 4  # of the way to its control points is as far as a curve reaches
CSS = """text{font:13px system-ui,sans-serif;fill:currentColor}
rect,path{fill:none;stroke:currentColor}path{stroke-width:1.2;opacity:.75}.head,circle{fill:currentColor}
.step{stroke-dasharray:2 4}.decision{stroke-width:2}
@media(prefers-color-scheme:dark){svg{color:#ddd}}"""  # a picture does not inherit a colour


def diagram(flow: Flow, title: str) -> str:
    """Return the diagram as SVG, black or, on a dark page, light grey."""
    entries: dict[Rule | IntEnum, Entry] = {**flow.before, **flow.phases}
    lines = list(entries)
    leads = [(at, x) for at, entry in entries.items() for x in entry.leads_to if x is not at]
    arrows = [(lines.index(at), lines.index(x)) for at, x in leads]
    side = 30 + round(LANE * _lanes(arrows) * BEND)
    width, height = WIDTH + 2 * side, LINE * len(lines) + 20
    parts = [_line(name_of(at), entries[at], n, side) for n, at in enumerate(lines)]
    parts += [f'<circle cx="{side + 14}" cy="{_middle(lines.index(flow.starts_in))}" r="4"/>']
    parts += [_arrow(a, b, side, apart) for (a, b), apart in _spread(arrows)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" viewBox="0 0 {width} {height}"'
        f' role="img" aria-label="{escape(title)}"><style>{CSS}</style>{"".join(parts)}</svg>'
    )


def _lanes(arrows: list[tuple[int, int]]) -> int:
    """Return how many arrows run next to each other at most."""
    return max((abs(a - b) for a, b in arrows), default=0)


def _spread(arrows: list[tuple[int, int]]) -> Iterator[tuple[tuple[int, int], float]]:
    """Yield each arrow with how far its end lies below the middle of its phase, in pixels.

    Arrows that end at the same side of a phase are spread over it, the shortest in the middle.
    """
    ends: defaultdict[tuple[int, bool], list[tuple[int, int]]] = defaultdict(list)
    for a, b in arrows:
        ends[b, b > a].append((a, b))
    for (b, down), found in ends.items():
        found.sort(key=lambda arrow: abs(arrow[0] - b))
        for n, arrow in enumerate(found):
            outwards = -n if down else n
            yield arrow, outwards * (BOX / 2) / len(found)


def _middle(line: int) -> float:
    return 10 + LINE * line + BOX / 2


def name_of(phase: Rule | IntEnum) -> str:
    """Return the name of a phase, or of the condition of a chance event before any phase."""
    if isinstance(phase, IntEnum):
        return phase.name.lower().replace("_", " ")
    return f"if {phase.__name__.replace('_', ' ')}"


def _line(name: str, entry: Entry, n: int, side: int) -> str:
    y = 10 + LINE * n
    kinds = {Decision: "decision", Chance: "chance", Step: "step"}
    kind = next((name for of, name in kinds.items() if isinstance(entry, of)), "over")
    radius = BOX // 2 if kind == "chance" else 3
    return (
        f'<rect class="{kind}" x="{side}" y="{y}" width="{WIDTH}" height="{BOX}" rx="{radius}"/>'
        f'<text x="{side + WIDTH / 2}" y="{y + BOX - 8}" text-anchor="middle">{escape(name)}</text>'
    )


def _arrow(a: int, b: int, side: int, apart: float) -> str:
    """Draw an arrow from phase `a` to phase `b`, around the phases in between.

    It ends `apart` pixels below the middle of `b`.
    """
    down, reach = b > a, 14 + LANE * abs(a - b)
    edge = side + WIDTH if down else side
    far = edge + reach if down else edge - reach
    start, end = _middle(a), _middle(b) + apart
    start, end = (start + 4, end - 1) if down else (start - 4, end + 1)
    tip = 6 if down else -6
    path = f"M{edge} {start}C{far} {start} {far} {end} {edge + tip} {end}"
    head = f"M{edge} {end}l{tip} -3v6z"
    return f'<path d="{path}"/><path class="head" d="{head}"/>'
