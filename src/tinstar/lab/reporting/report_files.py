"""Write a report to disk: the page, the findings as data, and the games behind them."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from tinstar.engine.actions import seat_letter
from tinstar.errors import BadOption
from tinstar.lab.metrics import all_metrics
from tinstar.lab.reporting.report_model import Report
from tinstar.lab.reporting.report_page import page
from tinstar.lab.reporting.terminal_summary import lead
from tinstar.lab.simulation import summary
from tinstar.lab.simulation.simulate import Results
from tinstar.system.atomic_files import expect_writable, make_folder, write_whole

if TYPE_CHECKING:
    import polars

PAGE, FINDINGS, GAMES = "report.html", "report.json", "games"


def check_target(folder: Path) -> None:
    """Create the folder of a report.

    If the report cannot be drawn, or cannot be written to the folder, raise `BadOption`.

    Call this before the games are played.
    """
    if find_spec("matplotlib") is None:
        raise BadOption(
            "expected the package Matplotlib, which draws the figures; got none;"
            ' install the extra "lab" (docs/install.md)'
        )
    make_folder(folder)
    for name in (PAGE, FINDINGS, f"{GAMES}.parquet", f"{GAMES}.csv"):
        expect_writable(folder / name)


def write(report: Report, results: Results, folder: Path) -> None:
    write_whole(folder / PAGE, page(report, lead(report)).encode())
    write_whole(folder / FINDINGS, msgspec.json.format(msgspec.json.encode(report)))
    rows = frame(results)
    write_whole(folder / f"{GAMES}.parquet", summary.parquet(rows))
    write_whole(folder / f"{GAMES}.csv", rows.write_csv().encode())


def frame(results: Results) -> "polars.DataFrame":
    """Return a row for each game: the row of `simulate`, and the value of each metric."""
    import polars

    first = [seat_letter(seat) for seat in results.rows["first"].tolist()]
    columns = {"first": polars.Series(first)}
    for metric in all_metrics():
        for which, values in metric.of(results).items():
            name = f"{metric.name}: {which}" if which else metric.name
            columns[name] = polars.Series(np.asarray(values, float))
    return summary.frame(results).with_columns(**columns)
