"""Commands that measure games and speed: `simulate` and `bench`."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.progress_bar import bar
from tinstar.cli.shared_options import (
    Edition,
    From,
    GameName,
    LessLuck,
    On,
    Players,
    Settings,
    VariantName,
    Workers,
    app,
    at_least_one,
    duration,
    kinds_of,
    numbers_and_options,
    whole_number,
    wide_console,
)
from tinstar.system.cpu_count import cores

if TYPE_CHECKING:
    from tinstar.engine.game_bundle import Rules
    from tinstar.lab.simulation.simulate import Plan, Results

Kinds = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="KIND,KIND...",
        help="kind of player at each seat, or one for all: random, greedy, net, search:400, ...",
    ),
]
Count = Annotated[
    int, typer.Option("--games", metavar="N", parser=at_least_one, help="number of games")
]
SameSeed = Annotated[
    int,
    typer.Option(metavar="N", parser=whole_number, help="seed; the same seed gives the same games"),
]
Table = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE.parquet",
        help="also write one row for each game to this file (docs/lab.md; needs the extra lab)",
    ),
]


@app.command(
    help="""Let computer players play many games, and print who wins.

    The command prints 95 % intervals. Players change seats from game to game.
    """
)
def simulate(
    game: GameName,
    settings: Settings = None,
    players: Players = None,
    seats: Kinds = "random",
    count: Count = 1000,
    seed: SameSeed = 1,
    workers: Workers = None,
    edition: Edition = None,
    variant: VariantName = None,
    less_luck: LessLuck = 0,
    on: On = "",
    out: Table = None,
    written: From = None,
) -> None:
    from tinstar.games import rules as bundle_of
    from tinstar.lab.simulation import summary
    from tinstar.lab.simulation.simulate import Plan

    if out:
        summary.check_target(out)
    bundle = bundle_of(game)
    kinds = kinds_of(seats, players, _fewest(bundle, variant))
    own, options = numbers_and_options(bundle, settings, edition)
    plan = Plan(game, kinds, count, seed, own, options, variant, less_luck)
    _note_who_has_no_net(plan)
    _tell(_simulated(plan, cores() if workers is None else workers, on), out)


def _fewest(bundle: "Rules", variant: str | None) -> int:
    from tinstar.engine.game import find_variant

    return find_variant(bundle, variant).players if variant else bundle.box.seats[0]


def _note_who_has_no_net(plan: "Plan") -> None:
    from tinstar.players import without_nets

    for note in without_nets(plan.seats, plan.load()):
        print(note, file=sys.stderr)


def _tell(results: "Results", out: Path | None) -> None:
    from tinstar.lab.simulation import summary

    if len(results.rows):
        console = wide_console()
        for block in summary.tables(results):
            console.print(block, highlight=False)
        if out:
            summary.write(results, out)
    if not results.complete:
        raise KeyboardInterrupt


def _simulated(plan: "Plan", workers: int, on: str) -> "Results":
    from rich.progress import MofNCompleteColumn

    from tinstar.lab.simulation.simulate import simulate

    with bar("games", plan.games, MofNCompleteColumn()) as tell:
        return simulate(plan, workers, tell, on)


@app.command(
    help="Measure the speed of each game here: random decisions per second.",
)
def bench(
    seconds: Annotated[
        float,
        typer.Option(metavar="S", parser=duration, help="seconds for each measurement"),
    ] = 1.0,
    written: From = None,
) -> None:
    from tinstar.games import bundles, load
    from tinstar.lab.benchmarks import random_play

    for bundle in bundles():
        for players in bundle.box.seats:
            figure = random_play(load(bundle, players), seconds)
            print(f"{bundle.name}, {players} players: {figure:,.0f} decisions/s on one thread")
    print("To compare with OpenSpiel, run `make bench` in a clone of the repository.")
