"""Write a review as text: as tables for a terminal, or as rows for a page."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tinstar.engine.actions import seat_letter
from tinstar.engine.kernel import CHANCE
from tinstar.lab.review.luck_share import SURE
from tinstar.lab_schemas.review_result import Decision, Figure, Review

if TYPE_CHECKING:
    from rich.console import RenderableType

BY = {
    "net": "the game's net",
    "hints": "the game's heuristics",
    "plain": "random playouts to the end",
}
Row = tuple[str, ...]


class Part(NamedTuple):
    """A table of a review."""

    title: str
    columns: Row
    rows: Sequence[Row]
    note: str = ""


def heading(review: Review) -> str:
    return f"{review.title}: {', '.join(_named(review, s) for s in range(len(review.names)))}"


def how(review: Review) -> str:
    """Return a text on the method of the review, and on whether the review is complete."""
    unit = "chance to win" if review.unit == "wins" else "points"
    told = (
        f"Judged by {BY[review.by]}, {review.playouts:,} playouts a search, seed {review.seed}."
        f" Figures are {unit}, ± one standard error."
    )
    return (
        told
        if review.whole
        else f"{told} The review was stopped early, so the rest was not reviewed."
    )


def parts(review: Review) -> list[Part]:
    """Return all tables of a review."""
    by_position = {d.position: d for d in review.decisions}
    costliest = [by_position[p] for b in review.balance for p in b.costliest]
    return [
        Part(
            "Luck and decisions",
            ("seat", "start", "luck", "own", "others", "result", "own decisions cost"),
            [_balance(review, seat) for seat in range(len(review.balance))],
            "Start, luck, own and others' decisions sum to the result, with all cards known. The"
            " cost of a decision counts only what its seat could know.",
        ),
        Part("The costliest decisions", DECISION, [_decision(review, d) for d in costliest]),
        Part("The biggest swings of luck", ("at", "event", "for", "change"), _swings(review)),
        Part("All decisions", DECISION, [_decision(review, d) for d in review.decisions]),
    ]


DECISION = ("at", "seat", "move", "cost", "better", "chance with it")


def _decision(review: Review, d: Decision) -> Row:
    best = "" if d.found else d.best
    chance = amount(review, d.chance)
    return (str(d.position), _named(review, d.seat), d.text, _cost(review, d), best, chance)


def _cost(review: Review, d: Decision) -> str:
    if d.found:
        return "nothing"
    sure = d.cost.value > SURE * d.cost.error
    return figure(review, d.cost) if sure else "about as good"


def _balance(review: Review, seat: int) -> Row:
    b = review.balance[seat]
    gains = (figure(review, part, signed=True) for part in (b.luck, b.own, b.others))
    cost = figure(review, b.cost) if b.cost else "not reviewed"
    return (_named(review, seat), figure(review, b.start), *gains, amount(review, b.result), cost)


def _swings(review: Review) -> list[Row]:
    """Return each seat's largest gains and losses by chance."""
    at = {m.position: i for i, m in enumerate(review.moments)}
    rows: list[Row] = []
    for b in review.balance:
        for position in b.swings:
            i = at[position]
            before, after = review.moments[i - 1], review.moments[i]
            gain = after.chances[b.seat].value - before.chances[b.seat].value
            name = _named(review, b.seat)
            rows.append((str(before.position), after.text, name, amount(review, gain, signed=True)))
    return rows


def _named(review: Review, seat: int) -> str:
    letter = seat_letter(seat)
    name = review.names[seat]
    return letter if name == letter else f"{letter} {name}"


def who(review: Review, actor: int) -> str:
    return "chance" if actor == CHANCE else _named(review, actor)


def figure(review: Review, f: Figure, signed: bool = False) -> str:
    error = f"{f.error:.2f}" if review.unit == "points" else f"{100 * f.error:.1f}"
    return f"{amount(review, f.value, signed)} ± {error}"


def amount(review: Review, value: float, signed: bool = False) -> str:
    """Return a value in per cent, or in points."""
    sign = "+" if signed else ""
    if review.unit == "points":
        return f"{value:{sign}z.2f}"
    return f"{100 * value:{sign}z.1f} %"


def tables(review: Review) -> "list[RenderableType]":
    """Return the whole review as blocks to print."""
    from rich.table import Table

    told: list[RenderableType] = [heading(review), how(review)]
    for part in parts(review):
        if not part.rows:
            continue
        table = Table(box=None, pad_edge=False, title_justify="left", header_style="bold")
        for column in part.columns:
            table.add_column(column, overflow="fold")
        for row in part.rows:
            table.add_row(*row)
        told += ["", part.title, table, *([part.note] if part.note else [])]
    return told
