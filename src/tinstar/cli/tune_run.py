"""Run `tinstar lab GAME --tune PATTERN --for AIMS` and print the best settings."""

from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import wide_console

if TYPE_CHECKING:
    from tinstar.lab.experiments.tuning import Aim, Front
    from tinstar.lab.simulation.simulate import Plan
    from tinstar.statistics import Estimate

TRIALS = 10_000  # at most; the time limit usually ends it first
Tune = Annotated[
    str | None,
    typer.Option(
        metavar="PATTERN",
        help="instead of a report, look for better values of these numbers, such as bounty.*",
    ),
]
Wanted = Annotated[
    str | None,
    typer.Option("--for", metavar="AIMS", help="aims of --tune, such as seat-share,length=20m"),
]


def look_for(
    plan: "Plan", pattern: str, wanted: str | None, seconds: float, trials: int, workers: int
) -> None:
    from tinstar.errors import BadOption
    from tinstar.lab.experiments.tuning import Effort, tune

    if wanted is None:
        raise BadOption("--for: expected aims for --tune, such as seat-share,length=20m; got none")
    with bar("trying settings") as tell:
        found = tune(plan, pattern, wanted, Effort(seconds, trials), workers, tell)
    show(found)


def show(found: "Front") -> None:
    """Print the Pareto front as a table. The first row is the game as it is."""
    from rich.table import Table

    console, plan = wide_console(), found.plan
    many = len(found.settings)
    console.print(
        f"{many} of {found.trials:,} settings {'is' if many == 1 else 'are'} on the Pareto front: "
        f"no other setting is better in every aim; {found.why_it_ended}.\n"
        f"Each was played again: {found.games:,} games by {plan.kinds_named} at "
        f"{len(plan.seats)} seats, seed {plan.seed + 1}; 95 % intervals.\n",
        highlight=False,
    )
    table = Table("setting", *map(_heading, found.aims), box=None, pad_edge=False)
    table.add_row("as it is", *(_told(aim, found.as_it_is[aim.name]) for aim in found.aims))
    for setting in found.settings:
        said = " ".join(f"{path}={value}" for path, value in setting.numbers.items())
        table.add_row(said, *(_told(aim, setting.found[aim.name]) for aim in found.aims))
    console.print(table, highlight=False)


def _heading(aim: "Aim") -> str:
    if aim.target is None:
        return f"{aim.name}: distance from an even share"
    return f"{aim.name}, wanted {aim.target * aim.metric.scale:.3g}"


def _told(aim: "Aim", found: "Estimate") -> str:
    share, scale = aim.metric.share, aim.metric.scale
    value, low, high = (f"{v * scale:{'+' if aim.target is None else ''}.1f}" for v in found)
    return f"{value}{' %' * share} ({low} to {high})"
