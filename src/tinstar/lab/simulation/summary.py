"""Sum up a simulation: estimates by kind of player, by seat and for the game, and a row per game.

Shares (wins, shared wins, endings) have Wilson intervals. Means (scores, returns, decisions) have
normal intervals. If w seats share a win, each of them gets 1/w of it. All seats of one kind in a
game count as one observation, because they depend on each other.
"""

from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tinstar.engine.actions import seat_letter
from tinstar.errors import BadOption
from tinstar.lab.simulation.simulate import Results
from tinstar.lab.simulation.variance_reduction import least_saved, surprises, with_less
from tinstar.statistics import Estimate, mean_interval, wilson
from tinstar.system.atomic_files import expect_writable, write_whole

if TYPE_CHECKING:
    import polars
    from rich.console import RenderableType


class Line(NamedTuple):
    """The results of one kind of player, or of one seat."""

    name: str
    wins: Estimate
    score: Estimate
    returns: Estimate


def wins(results: Results) -> np.ndarray:
    """Return each seat's share of the win: float, (games, seats), each row summing to 1."""
    returns = results.rows["returns"]
    won = returns == returns.max(axis=1, keepdims=True)  # if all win, all returns are 0
    return won / won.sum(axis=1, keepdims=True)


def as_chances(results: Results, part: str) -> np.ndarray:
    """Return a recorded change of utility, converted to a change of the win probability."""
    n = len(results.plan.seats)
    by_score = results.game.box.by_score
    return results.rows[part] * (1 if by_score else (n - 1) / n)


def chances(results: Results, part: str) -> dict[str, np.ndarray]:
    """Return the results of `as_chances` as columns of a metric.

    Games that are played for points have no columns.
    """
    return {} if results.game.box.by_score else {"": as_chances(results, part)}


def by_kind(results: Results) -> list[Line]:
    """Return a line for each kind of player, in the plan's order."""
    sat = np.array(results.plan.seats)[results.kinds()]
    return [_line(results, kind, sat == kind) for kind in dict.fromkeys(results.plan.seats)]


def by_seat(results: Results) -> list[Line]:
    """Return a line for each seat, whichever players sat there."""
    n = len(results.plan.seats)
    here = np.eye(n, dtype=bool)
    shape = (len(results.rows), n)
    return [_line(results, seat_letter(i), np.broadcast_to(here[i], shape)) for i in range(n)]


def _line(results: Results, name: str, where: np.ndarray) -> Line:
    def average(values: np.ndarray) -> np.ndarray:
        return values.mean(axis=1, where=where)

    won, surprised = average(wins(results)), surprises(results)
    return Line(
        name,
        mean_interval(with_less(won, surprised))
        if surprised.size
        else _wins_of_a_seat(float(wins(results)[where].sum()), len(where), int(where[0].sum())),
        mean_interval(average(results.rows["scores"])),
        mean_interval(average(results.rows["returns"])),
    )


def _wins_of_a_seat(won: float, games: int, seats: int) -> Estimate:
    """Return the mean share of wins of one seat, where `seats` seats of a kind play each game."""
    return Estimate(*(share / seats for share in wilson(won, games)))


def decisions(results: Results) -> Estimate:
    """Return the mean number of decisions in a game."""
    return mean_interval(results.rows["decisions"])


def shared_wins(results: Results) -> Estimate:
    """Return the share of games won by more than one seat."""
    return wilson(int((wins(results).max(axis=1) < 1).sum()), len(results.rows))


def endings(results: Results) -> dict[str, Estimate]:
    """Return the share of games for each ending, keyed by its text."""
    rules, met = results.game.rules, results.rows["ending"]
    return {
        rules.ending_text(e): wilson(int((met == e).sum()), len(met)) for e in rules.endings if e
    }


# --- as a table ----------------------------------------------------------------------------------


def tables(results: Results) -> "list[RenderableType]":
    """Return the whole summary as blocks to print."""
    from rich.table import Table

    def heading(first: str, *others: str) -> Table:
        table = Table(first, box=None, pad_edge=False, title_justify="left", header_style="bold")
        for other in others:
            table.add_column(other, justify="right", no_wrap=True)
        return table

    blocks = []
    for name, lines in (("player", by_kind(results)), ("seat", by_seat(results))):
        table = heading(name, "wins", "score", "return")
        for line in lines:
            figures = f"{line.score:z.1f}", f"{line.returns:z.2f}"
            table.add_row(line.name, _share(line.wins), *figures)
        blocks += [table, ""]
    table = heading("game", "")
    table.add_row("decisions", f"{decisions(results):z.1f}")
    table.add_row("shared wins", _share(shared_wins(results)))
    for words, share in endings(results).items():
        table.add_row(words, _share(share))
    return [_title(results), *_saved(results), "", *blocks, table]


def _saved(results: Results) -> list[str]:
    """Return a note on how many games variance reduction saved, as a list of lines."""
    surprised, won = surprises(results), wins(results)
    if not surprised.size:
        return []
    least = least_saved(won, surprised)
    return [
        f"variance reduction with {results.plan.playouts:,} playouts of each chance event: wins by "
        f"seat are as precise as from {least.as_good_as:,.0f} games without it"
    ]


def _title(results: Results) -> str:
    plan = results.plan
    left_out = "" if results.complete else f" of {plan.games:,} (interrupted)"
    return (
        f"{len(results.rows):,}{left_out} games of {results.game.rules.title}, "
        f"{len(plan.seats)} players, seed {plan.seed}\n"
        f"95 % intervals in brackets; an even share of the wins is {100 / len(plan.seats):.1f} %"
    )


def _share(e: Estimate) -> str:
    return f"{e:.1%}".replace("%", " %")


# --- as a file -----------------------------------------------------------------------------------


def frame(results: Results) -> "polars.DataFrame":
    """Return a row for each game: number, seed and course, and each seat's player and result."""
    import polars

    plan, rows = results.plan, results.rows
    sat = np.array(plan.seats)[results.kinds()]
    names = {int(e): e.name.lower() for e in results.game.rules.endings}
    columns = {
        "game": results.numbers,
        "seed": np.full(len(rows), plan.seed % 2**64, np.uint64),
        "decisions": rows["decisions"],
        "chances": rows["chances"],
        "ending": [names[e] for e in rows["ending"].tolist()],
    }
    for seat in range(len(plan.seats)):
        letter = seat_letter(seat)
        columns[f"player_{letter}"] = sat[:, seat].tolist()
        columns[f"score_{letter}"] = rows["scores"][:, seat]
        columns[f"return_{letter}"] = rows["returns"][:, seat]
    return polars.DataFrame(columns)


def check_target(path: Path) -> None:
    """Raise `BadOption` if rows cannot be written to this file. Call this before the games."""
    if find_spec("polars") is None:
        raise BadOption(
            "--out: expected the package Polars, which writes the rows; got none;"
            ' install the extra "lab" (docs/install.md)'
        )
    if path.suffix != ".parquet" or path.is_dir():
        raise BadOption(f"--out: expected a file name ending in .parquet, got {path.name!r}")
    if not path.parent.is_dir():
        raise BadOption(f"--out: expected a folder that exists, got {str(path.parent)!r}")
    expect_writable(path)


def write(results: Results, path: Path) -> None:
    """Write `frame(results)` as Parquet."""
    check_target(path)
    write_whole(path, parquet(frame(results)))


def parquet(rows: "polars.DataFrame") -> bytes:
    """Return rows as the bytes of a Parquet file.

    Polars does not write the file itself, because a full disk would then raise an error of Polars.
    """
    file = BytesIO()
    rows.write_parquet(file)
    return file.getvalue()
