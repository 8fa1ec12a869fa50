"""A report on the disk: the page, the findings as data, and the games it rests on."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import numpy as np

from tinstar.core.actions import seat_letter
from tinstar.core.errors import BadOption
from tinstar.lab.metrics import all_metrics
from tinstar.lab.reporting.page import page
from tinstar.lab.reporting.telling import lead
from tinstar.lab.simulating import summary
from tinstar.lab.simulating.simulate import Results
from tinstar.lab.workshop.findings import Report

if TYPE_CHECKING:
    import polars

PAGE, FINDINGS, GAMES = "report.html", "report.json", "games"


def check_target(folder: Path) -> None:
    """Make the folder; `BadOption` where nothing could be drawn or written: said before the games,
    not after."""
    if find_spec("matplotlib") is None:
        raise BadOption('expected Matplotlib for the figures: pip install "tinstar[lab]"')
    try:
        folder.mkdir(exist_ok=True)
        for name in (PAGE, FINDINGS, f"{GAMES}.parquet", f"{GAMES}.csv"):
            with (folder / name).open("ab"):
                pass
    except OSError as e:
        expected = "a folder that can be written"
        raise BadOption(f"--out: expected {expected}, got {folder.name}: {e.strerror}") from e


def write(report: Report, results: Results, folder: Path) -> None:
    try:
        (folder / PAGE).write_text(page(report, lead(report)), encoding="utf-8")
        (folder / FINDINGS).write_bytes(msgspec.json.format(msgspec.json.encode(report)))
        rows = frame(results)
        rows.write_parquet(folder / f"{GAMES}.parquet")
        rows.write_csv(folder / f"{GAMES}.csv")
    except OSError as e:
        expected = "a folder that can be written"
        raise BadOption(f"--out: expected {expected}, got {folder.name}: {e.strerror}") from e


def frame(results: Results) -> "polars.DataFrame":
    """A row per game as `simulate` has it, and what each metric says of that game."""
    import polars

    first = [seat_letter(seat) for seat in results.rows["first"].tolist()]
    columns = {"first": polars.Series(first)}
    for metric in all_metrics():
        for which, values in metric.of(results).items():
            name = f"{metric.name}: {which}" if which else metric.name
            columns[name] = polars.Series(np.asarray(values, float))
    return summary.frame(results).with_columns(**columns)
