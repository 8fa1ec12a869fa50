"""Commands for designers: `edition`, `compare` and `lab`."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.compare_run import How, ask_all, limits_of, wanted_of
from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import (
    Edition,
    From,
    GameName,
    LessLuck,
    On,
    Players,
    Seed,
    Settings,
    Workers,
    app,
    at_least_one,
    company,
    duration,
    kinds_of,
    minutes,
    numbers_and_options,
    wide_console,
)
from tinstar.cli.tune_run import TRIALS, Tune, Wanted, look_for
from tinstar.system.cpu_count import cores

if TYPE_CHECKING:
    from tinstar.lab.reporting.report_model import Report
    from tinstar.lab.simulation.simulate import Plan, Results

Begins = Annotated[
    str | None,
    typer.Option(
        "--explain",
        metavar="PATH",
        help="show only the numbers whose path begins with PATH",
    ),
]
File = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="write the numbers to a file; edit it, and use it with --edition",
    ),
]


@app.command(
    help="Show the numbers and options of a game, and their sources.",
)
def edition(
    game: GameName,
    settings: Settings = None,
    begins: Begins = None,
    file: Edition = None,
    out: File = None,
    written: From = None,
) -> None:
    from tinstar.errors import BadOption
    from tinstar.games import rules as bundle_of
    from tinstar.lab.experiments.edition_toml import as_toml, tables
    from tinstar.system.atomic_files import write_new

    bundle = bundle_of(game)
    found, options = numbers_and_options(bundle, settings, file)
    if options:
        raise BadOption(
            "settings: expected numbers only, as an edition file has no options; got the option"
            f" {min(options)}"
        )
    if out:
        write_new(out, as_toml(found).encode())
        return
    console = wide_console()
    for table in tables(bundle.box, found, begins):
        console.print(table, highlight=False)


Compared = Annotated[
    list[str],
    typer.Argument(metavar="SETTING...", help='such as "rounds=12 bounty.gunslinger.1=15"'),
]
Kinds = Annotated[
    str,
    typer.Option(
        "--seats", metavar="KIND,KIND...", help="a kind of player for each seat, or one for all"
    ),
]
ForEach = Annotated[
    float, typer.Option(metavar="S", parser=duration, help="seconds for each comparison")
]
Within = Annotated[
    list[str] | None,
    typer.Option(
        metavar="METRIC=X",
        help="stop when METRIC is known to plus or minus X, such as length=5; repeatable",
    ),
]
Retrain = Annotated[
    float | None,
    typer.Option(
        metavar="TIME",
        parser=minutes,
        help="first train a net on each changed game for this time, such as 5m",
    ),
]


@app.command(
    help="""Compare settings of a game: its numbers, options or players.

    If you name one setting, it is compared with the unchanged game. If you name several, the first
    is compared with each of the others. All games get the same cards and dice.

    A setting may change numbers and options, and contain `players=4`, `seats=net`, `variant=mini`
    or `edition=FILE`. A range such as 10..20:2 makes one setting for each value.
    """
)
def compare(
    game: GameName,
    settings: Compared,
    players: Players = None,
    seats: Kinds = "greedy",
    seconds: ForEach = 20.0,
    within: Within = None,
    seed: Seed = 1,
    workers: Workers = None,
    file: Edition = None,
    less_luck: LessLuck = 0,
    on: On = "",
    retrain: Retrain = None,
    written: From = None,
) -> None:
    plan = _plan(game, players, seats, seed, file)
    wanted = wanted_of(replace(plan, playouts=less_luck), settings)
    threads = cores() if workers is None else workers
    ask_all(wanted, How(seconds, limits_of(within or []), threads, on, retrain))


def _plan(game: str, players: int | None, seats: str, seed: int, file: Path | None) -> "Plan":
    """Return the plan for the unchanged game, with the players and seed of the options."""
    from tinstar.games import read_edition
    from tinstar.games import rules as bundle_of
    from tinstar.lab.simulation.simulate import Plan

    bundle = bundle_of(game)
    kinds = kinds_of(seats, players, company(bundle))
    return Plan(game, kinds, 1, seed, read_edition(bundle, file))


Games = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=at_least_one,
        help="number of games; default: as many as fit in the time",
    ),
]
ForAll = Annotated[
    float, typer.Option(metavar="S", parser=duration, help="seconds for the whole report")
]
Folder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", help="where to write the report; default: GAME-report"),
]


@app.command(
    help="""Report on a game: who wins, its length, choice and luck.

    Writes a folder with a web page, the figures as data, and a table with one row for each game
    played. If you press Ctrl-C, the report covers the games played so far.
    """
)
def lab(
    game: GameName,
    settings: Settings = None,
    players: Players = None,
    seats: Kinds = "net",
    games: Games = None,
    seconds: ForAll = 120.0,
    seed: Seed = 1,
    workers: Workers = None,
    file: Edition = None,
    out: Folder = None,
    tune: Tune = None,
    wanted: Wanted = None,
    written: From = None,
) -> None:
    plan = _plan(game, players, seats, seed, file)
    said = " ".join(settings or [])
    plan = _one_setting(plan, said)
    plan.load()  # report a bad setting now
    threads = cores() if workers is None else workers
    if tune:
        look_for(plan, tune, wanted, seconds, TRIALS, threads)
        return
    _report(plan, said, seconds, games, threads, out or Path(f"{game}-report"))


def _one_setting(plan: "Plan", text: str) -> "Plan":
    from tinstar.errors import BadOption
    from tinstar.lab.experiments import settings_of

    found = settings_of(plan, text)
    if len(found) > 1:
        raise BadOption(
            f"expected one value for each setting, got a range of {len(found)} values; only"
            " `tinstar compare` takes ranges"
        )
    return found.popitem()[1]


def _report(
    plan: "Plan", said: str, seconds: float, games: int | None, workers: int, folder: Path
) -> None:
    from tinstar.lab.reporting import report_files

    report_files.check_target(folder)
    found, results = _looked_into(plan, seconds, games, workers, said)
    _tell(found, folder)
    report_files.write(found, results, folder)
    if found.interrupted:
        raise KeyboardInterrupt


def _looked_into(
    plan: "Plan", seconds: float, games: int | None, workers: int, said: str
) -> "tuple[Report, Results]":
    from tinstar.lab.make_report import look_into

    with bar("report") as tell:
        return look_into(plan, seconds, games, workers, lambda _, part: tell(part), said)


def _tell(found: "Report", folder: Path) -> None:
    from tinstar.lab.reporting.report_files import PAGE
    from tinstar.lab.reporting.report_page import heading, how
    from tinstar.lab.reporting.terminal_summary import lead

    console = wide_console()
    console.print(found.title, style="bold", highlight=False)
    console.print(f"{heading(found)} {how(found)}\n", highlight=False)
    for sentence in lead(found):
        console.print(f"- {sentence}", highlight=False, markup=False)
    console.print(
        f"\nThe whole report, with figures: {folder / PAGE}", highlight=False, markup=False
    )
