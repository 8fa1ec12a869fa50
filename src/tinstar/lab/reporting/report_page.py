"""Write a report as one HTML file that loads nothing from the network."""

from html import escape

from tinstar.lab.reporting.charts import drawn
from tinstar.lab.reporting.report_model import Chapter, Finding, Line, Report

STYLE = """
:root { color-scheme: light dark; --ground: light-dark(#f7edd6, #1d140d);
  --ink: light-dark(#2a190c, #f1e4c9); --accent: light-dark(#00636c, #4fd6d2);
  --grid: light-dark(#d8c49a, #4a3626); --quiet: light-dark(#6b4a26, #c9b08a) }
* { box-sizing: border-box }
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem;
  font: 17px/1.5 Georgia, "Times New Roman", serif; background: var(--ground); color: var(--ink) }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .4rem }
h2 { font-size: 1.4rem; margin: 3.2rem 0 0; padding-top: .8rem;
  border-top: 3px double var(--grid) }
h3 { font-size: 1.05rem; margin: 2.2rem 0 .3rem }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent) }
nav ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem }
.lead li { margin: .35rem 0 } p { margin: .3rem 0 }
.note { color: var(--quiet); font-size: .84rem } figure { margin: .8rem 0 0 }
svg { width: 100%; max-width: 33rem; height: auto; display: block }
svg text { font-family: Georgia, "Times New Roman", serif !important }
details { margin: .5rem 0 } summary { cursor: pointer; font-size: .9rem; color: var(--quiet) }
.table { overflow-x: auto } table { border-collapse: collapse; font-size: .88rem; width: 100% }
th, td { padding: .25rem .8rem .25rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--grid) } td.n, th.n { text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums } tbody th { font-weight: normal }
@media print { details { display: block } }
"""


def page(report: Report, lead: list[str]) -> str:
    """Return the page as HTML. `lead` has the sentences for the top of the page."""
    title = escape(f"{report.title}: the report")
    links = "".join(f'<li><a href="#{_id(c)}">{escape(c.title)}</a></li>' for c in report.chapters)
    told = "".join(f"<li>{escape(sentence)}</li>\n" for sentence in lead)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style></head><body>\n"
        f"<header><h1>{title}</h1>\n<p>{escape(heading(report))}</p>\n"
        f"<p class=note>{escape(how(report))}</p>\n"
        f'<nav aria-label="Chapters"><ul>{links}</ul></nav></header>\n'
        f'<main>\n<ul class="lead">\n{told}</ul>\n'
        f"{''.join(map(_chapter, report.chapters))}</main></body></html>\n"
    )


def heading(report: Report) -> str:
    basis, setting = report.basis, "" if report.setting == "as it is" else f", {report.setting}"
    return (
        f"{basis.games:,} games by {basis.players} at {report.seats} seats{setting}, seed"
        f" {basis.seed}, in {report.seconds:.0f} seconds."
    )


def how(report: Report) -> str:
    ended = " The report was interrupted, so parts are missing." * report.interrupted
    warned = "".join(f" {w[0].upper()}{w[1:]}." for w in report.warnings)
    return (
        "Every figure has its 95 % interval. A game depends on who plays it: here computers play,"
        f" not people.{warned}{ended}"
    )


def _id(chapter: Chapter) -> str:
    return chapter.title.lower().replace(" ", "-")


def _chapter(chapter: Chapter) -> str:
    found = "".join(map(_finding, chapter.findings))
    title, id = escape(chapter.title), _id(chapter)
    head = f'<section aria-labelledby="{id}"><h2 id="{id}">{title}</h2>\n'
    return f"{head}{found}</section>\n"


def _finding(f: Finding) -> str:
    figure, table = drawn(f), _table(f)
    shown = f"<figure>{figure}</figure>\n" if figure else ""
    folded = f"<details><summary>The figures as a table</summary>{table}</details>\n"
    if not figure:
        folded = ""
    return (
        f'<article><h3 id="{f.name}">{escape(f.title)}</h3>\n<p>{escape(f.sentence)}</p>\n'
        f"{shown}{folded}<p class=note>{escape(rests_on(f))}</p></article>\n"
    )


def _alone(f: Finding, one: Line) -> str:
    value, low, high = (f"{x:z,.{f.digits}f}" for x in (one.value, one.low, one.high))
    return f"{value} {f.unit} ({low} to {high})"


def rests_on(f: Finding) -> str:
    """Return the note under a finding: its games, players, source, and remarks."""
    basis = f"{f.basis.games:,} games by {f.basis.players}, seed {f.basis.seed}."
    if len(f.lines) == 1:
        basis = f"{_alone(f, f.lines[0])}. {basis}"
    source = f" After: {f.source}." if f.source else ""
    return f"{basis} {f.note}{source}".replace("  ", " ")


def _table(f: Finding) -> str:
    noted, marked = any(one.note for one in f.lines), any(one.sure for one in f.lines)
    head = f'<th scope="col"></th><th scope="col" class=n>{escape(f.unit)}</th>'
    head += '<th scope="col" class=n>95 % interval</th>'
    head += '<th scope="col">more than luck</th>' * marked + '<th scope="col"></th>' * noted
    rows = "".join(_row(f, one, marked, noted) for one in f.lines)
    title = escape(f.title)
    return (
        f'<div class="table" tabindex="0" role="group" aria-label="{title}"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>"
    )


def _row(f: Finding, one: Line, marked: bool, noted: bool) -> str:
    value, low, high = (f"{x:z,.{f.digits}f}" for x in (one.value, one.low, one.high))
    cells = f'<th scope="row">{escape(one.what or f.name)}</th><td class=n>{value}</td>'
    cells += f"<td class=n>{low} to {high}</td>"
    cells += f"<td>{'yes' if one.sure else 'no'}</td>" * marked
    cells += f"<td>{escape(one.note)}</td>" * noted
    return f"<tr>{cells}</tr>\n"
