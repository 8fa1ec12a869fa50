"""Write a review as one HTML file that loads nothing from the network."""

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from tinstar.errors import BadOption
from tinstar.lab.review.review_text import Part, amount, heading, how, parts, who
from tinstar.lab_schemas.review_result import Review, Standing
from tinstar.system.atomic_files import expect_writable, write_whole

WIDTH, HEIGHT, SIDE = 900, 260, 44  # of the curve, and its margin for labels
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 5", "1 5", "12 6", "4 2 1 2")  # not colour alone
STYLE = """
:root { color-scheme: light dark }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.45 Georgia, serif;
  background: light-dark(#f7edd6, #1d140d); color: light-dark(#2a190c, #f1e4c9) }
table { width: 100%; border-collapse: collapse; font-size: .92rem }
th, td { padding: .3rem .6rem .3rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid light-dark(#d8c49a, #4a3626) }
svg { width: 100%; height: auto; overflow: visible }
svg text { font: 13px Georgia, serif; fill: currentColor }
svg path { fill: none; stroke-width: 2 }
.s0 { stroke: light-dark(#00707a, #4fd6d2) } .s1 { stroke: light-dark(#a32a17, #ff9377) }
.s2 { stroke: light-dark(#7a3d9c, #d9a8f5) } .s3 { stroke: light-dark(#8a5a00, #ffc53d) }
.s4 { stroke: light-dark(#3f6212, #b6d97a) } .s5 { stroke: currentColor }
.s6 { stroke: light-dark(#9d174d, #f5a3c7) } .s7 { stroke: light-dark(#1e40af, #9db8ff) }
.grid { stroke: currentColor; stroke-width: 1; opacity: .25 }
"""


def check_target(path: Path) -> None:
    """Raise `BadOption` if no page can be written to this file. Call this before the review."""
    if path.suffix != ".html" or path.is_dir():
        raise BadOption(f"--html: expected a file name ending in .html, got {path.name!r}")
    if not path.parent.is_dir():
        raise BadOption(f"--html: expected a folder that exists, got {str(path.parent)!r}")
    expect_writable(path)


def write(text: str, path: Path) -> None:
    """Write a page to a file. A failure raises `TinstarError`."""
    check_target(path)
    write_whole(path, text.encode())


def page(review: Review) -> str:
    title = escape(heading(review))
    sections = [_curve(review), *map(_section, parts(review))]
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n"
        f"<h1>{title}</h1>\n<p>{escape(how(review))}</p>\n{''.join(sections)}</body></html>\n"
    )


def _section(part: Part) -> str:
    if not part.rows:
        return ""
    note = f"<p>{escape(part.note)}</p>\n" if part.note else ""
    head, rows = _row(part.columns, "th"), (_row(row, "td") for row in part.rows)
    table = f"<table><thead>{head}</thead><tbody>\n{''.join(rows)}</tbody></table>\n"
    return f"<h2>{escape(part.title)}</h2>\n{note}{table}"


def _row(cells: Iterable[str], tag: str) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>\n"


def _curve(review: Review) -> str:
    """Return the chart of each seat's win probability. Each point has a description."""
    moments, seats = review.moments, range(len(review.names))
    if len(moments) < 2:
        return ""
    low, high = _range(review)
    lines = [_line(moments, seat, low, high) for seat in seats]
    ends = [_name(review, seat, row) for row, seat in enumerate(_from_the_top(moments[-1]))]
    dots = "".join(_dot(review, i) for i in range(1, len(moments)))
    label = f"The expected result of each seat, step by step; at the end {_result(review)}."
    grid = "".join(
        f'<path class="grid" d="M{SIDE} {y:.0f}H{WIDTH}"/><text x="0" y="{y + 4:.0f}">'
        f"{escape(amount(review, v))}</text>"
        for v, y in ((v, _y(v, low, high)) for v in (low, (low + high) / 2, high))
    )
    size = f"0 0 {WIDTH + 160} {HEIGHT}"
    drawn = "".join(lines) + "".join(ends) + dots
    return f'<svg viewBox="{size}" role="img" aria-label="{escape(label)}">{grid}{drawn}</svg>\n'


def _range(review: Review) -> tuple[float, float]:
    if review.unit == "wins":
        return 0.0, 1.0
    values = [f.value for m in review.moments for f in m.chances]
    return min(values), max(values) + 1e-9


def _line(moments: Sequence[Standing], seat: int, low: float, high: float) -> str:
    points = (
        f"{_x(i, moments):.1f} {_y(m.chances[seat].value, low, high):.1f}"
        for i, m in enumerate(moments)
    )
    dash = DASHES[seat % len(DASHES)]
    return f'<path class="s{seat % 8}" stroke-dasharray="{dash}" d="M{"L".join(points)}"/>'


def _name(review: Review, seat: int, row: int) -> str:
    """Return the legend entry of a seat. The winner is at the top."""
    y, x = 16 + 24 * row, WIDTH + 8
    dash = DASHES[seat % len(DASHES)]
    sample = f'<path class="s{seat % 8}" stroke-dasharray="{dash}" d="M{x} {y}h30"/>'
    return f'{sample}<text x="{x + 36}" y="{y + 4}">{escape(review.names[seat][:14])}</text>'


def _from_the_top(moment: Standing) -> list[int]:
    return sorted(range(len(moment.chances)), key=lambda seat: -moment.chances[seat].value)


def _dot(review: Review, i: int) -> str:
    """Return an invisible strip over a step, with a tooltip that describes it."""
    moment, x = review.moments[i], _x(i - 1, review.moments)
    wide = _x(i, review.moments) - x
    chances = (amount(review, f.value) for f in moment.chances)
    said = f"{review.moments[i - 1].position}: {who(review, moment.actor)}, {moment.text}"
    said += "".join(f"\n{name} {c}" for name, c in zip(review.names, chances, strict=True))
    title = f"<title>{escape(said)}</title>"
    return (
        f'<rect x="{x:.1f}" y="0" width="{wide:.1f}" height="{HEIGHT}" opacity="0">{title}</rect>'
    )


def _result(review: Review) -> str:
    last = review.moments[-1]
    names = zip(review.names, last.chances, strict=True)
    return ", ".join(f"{name} {amount(review, f.value)}" for name, f in names)


def _x(i: int, moments: Sequence[Standing]) -> float:
    return SIDE + (WIDTH - SIDE) * i / (len(moments) - 1)


def _y(value: float, low: float, high: float) -> float:
    return HEIGHT - 8 - (HEIGHT - 16) * (value - low) / (high - low)
