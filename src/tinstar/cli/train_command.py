"""`tinstar train`: train a net by self-play."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tinstar.cli.shared_options import (
    Edition,
    From,
    GameName,
    Seed,
    Settings,
    VariantName,
    app,
    at_least_one,
    duration,
    numbers_and_options,
)

if TYPE_CHECKING:
    from rich.console import Console

    from tinstar.engine.game import Game
    from tinstar.lab.training import Progress

Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE", help="where to write the net; default with --resume: the same file"
    ),
]
Minutes = Annotated[float, typer.Option(metavar="N", parser=duration, help="minutes in total")]
Seats = Annotated[str | None, typer.Option(metavar="2-5", help="numbers of seats; default: all")]
Threads = Annotated[
    int,
    typer.Option(metavar="N", parser=at_least_one, help="number of threads that play and learn"),
]
Resumed = Annotated[
    Path | None,
    typer.Option("--resume", metavar="FILE", help="continue the training of this net"),
]
Begun = Annotated[
    Path | None,
    typer.Option("--begin", metavar="FILE", help="start from this net, also one for other numbers"),
]
Playouts = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        parser=at_least_one,
        help="learn from the moves of searches with N playouts (trial games) each",
    ),
]
Among = Annotated[
    int | None,
    typer.Option(
        metavar="N", parser=at_least_one, help="also play against searches with N playouts each"
    ),
]
Widths = Annotated[
    str | None,
    typer.Option(
        metavar="128,96", help="widths of the two layers; default: 64,64, or those of --begin"
    ),
]


@app.command(
    help="""Train a net by self-play, on the CPU. The net plays as `net:FILE`.

    Writes the net every minute, at the end and on Ctrl-C. It also writes a second file,
    FILE.training. With this file, --resume continues with the same seats and seed.

    With --begin and --playouts, the new net learns to play like a search that uses the old net.
    With --among, in 40 % of the training games, every opponent is a player that searches and values
    positions by the game's heuristics. With --begin and --widths, the new net may be wider than the
    old one.
    """
)
def train(
    game: GameName,
    settings: Settings = None,
    out: Out = None,
    minutes: Minutes = 45.0,
    seats: Seats = None,
    threads: Threads = 1,
    resume: Resumed = None,
    begin: Begun = None,
    playouts: Playouts = None,
    among: Among = None,
    widths: Widths = None,
    manners: Annotated[
        bool, typer.Option("--manners", help="let the net mind the game's etiquette")
    ] = False,
    seed: Seed = 1,
    edition: Edition = None,
    variant: VariantName = None,
    written: From = None,
) -> None:
    from tinstar.lab.training import Course
    from tinstar.lab.training import train as trained

    target = _target(out or resume)
    table = _table(game, settings, edition, variant)
    course = Course(minutes, _seats(seats, table), threads, seed, _widths(widths))
    course = course.among_searches(among or 0)
    course = course.by_search(playouts) if playouts else course
    course = replace(course, considerate=int(manners))
    with _telling() as tell:
        trained(table, course, target, resume, tell, begin)


def _target(out: Path | None) -> Path:
    """Return the file to write the net to.

    Raises an error if no file is given or its folder does not exist.
    """
    from tinstar.errors import BadOption, BadRecord
    from tinstar.system.atomic_files import expect_writable

    if out is None:
        raise BadOption("--out: expected the name of a file for the net, got none")
    if not out.parent.is_dir():
        raise BadRecord(f"--out: expected a folder that exists, got {str(out.parent)!r}")
    expect_writable(out)
    return out


@contextmanager
def _telling() -> "Generator[Callable[[Progress], None]]":
    """Show one line of progress.

    Each table of wins against fixed players appears above this line.
    """
    from rich.console import Console

    console = Console(width=None if Console().is_terminal else 120)
    with console.status("compiling, which takes some minutes the first time") as status:

        def tell(progress: "Progress") -> None:
            status.update(_line(progress))
            if progress.ladder:
                _show(console, progress)

        yield tell


def _table(
    game: str, settings: list[str] | None, edition: Path | None, variant: str | None
) -> "Game":
    from tinstar.games import load, rules

    numbers, options = numbers_and_options(rules(game), settings, edition)
    table = load(game, None, numbers, **options)
    return table.variant(variant) if variant else table


def _seats(text: str | None, game: "Game") -> tuple[int, ...]:
    """Parse `3`, `2-5` or `2,4` into numbers of seats. A variant has only one number."""
    from tinstar.errors import BadOption

    if text is None:
        return (game.players,) if game.variation else ()
    found: list[int] = []
    for part in text.split(","):
        least, _, most = part.partition("-")
        if not least.isdecimal() or not (most or least).isdecimal():
            raise BadOption(f"--seats: expected numbers of seats, such as 2-5 or 2,4; got {text!r}")
        found += range(int(least), int(most or least) + 1)
    return tuple(found)


def _widths(text: str | None) -> tuple[int, ...]:
    from tinstar.errors import BadOption

    parts = text.split(",") if text else []
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadOption(f"--widths: expected two widths of layers, such as 128,96; got {text!r}")
    return tuple(int(part) for part in parts)


def _line(p: "Progress") -> str:
    return (
        f"{p.minutes:.1f} min, {p.decisions:,} decisions, {p.speed:,.0f}/s, value {p.value:.3f}, "
        f"policy {p.policy:.3f}, entropy {p.entropy:.2f}"
    )


def _show(console: "Console", progress: "Progress") -> None:
    console.print(_line(progress), highlight=False)
    for name, rungs in progress.ladder.items():
        shares = (f"{n} seats {e.value:.2f} ({e.low:.2f}-{e.high:.2f})" for n, e in rungs.items())
        console.print(f"  share of wins against {name}: {', '.join(shares)}", highlight=False)
